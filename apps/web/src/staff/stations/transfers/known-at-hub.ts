import type { StayFlag } from '@rohi/contract/tracking/stays-put';
import type { ReplyTo } from '../../../shared/api/calls.ts';

/** What a station that fills a transfer knows of the parcels at its hub. */
export type KnownAtHub = {
  parcels: ReadonlyMap<
    string,
    Omit<ReplyTo<'GET /stations/transfers/{code}/snapshot'>['parcels'][number], 'code' | 'bagCode'>
  >;
};

/**
 * What the station knows of a parcel by itself: it may come along, is in a transfer, is held, goes elsewhere, or is not
 * here.
 */
export type KnownAs = 'MEANT' | 'TAKEN' | 'HELD' | StayFlag | 'OTHER_POINT' | 'NO_POINT' | 'NOT_AT_HUB';

export function knownAtHub(
  { parcels }: KnownAtHub,
  code: string,
  pointId: number,
  scannedHere: ReadonlySet<string>,
): KnownAs {
  const parcel = parcels.get(code);
  if (parcel === undefined) return 'NOT_AT_HUB';
  if (parcel.stays) return parcel.stays;
  if (parcel.pointId === null) return 'NO_POINT';
  if (parcel.pointId !== pointId) return 'OTHER_POINT';
  if (parcel.isHeld) return 'HELD';
  return parcel.transfer !== null || scannedHere.has(code) ? 'TAKEN' : 'MEANT';
}
