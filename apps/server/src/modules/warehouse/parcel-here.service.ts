/** What stands against a code in a China warehouse, for a station that has not received it yet. */
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../context.ts';
import { effectiveEvents, findParcelsOfCodes } from '../tracking/tracking.service.ts';
import { whyNotHere } from './parcel-in-warehouse.ts';

/**
 * The word by which the warehouse of this unit would refuse to receive the code; undefined when its parcel may lie
 * there, or there is none.
 */
export async function whyNotInUnit({ db }: Pick<Context, 'db'>, code: string, unitId: number) {
  const [parcel] = await findParcelsOfCodes(db, [normalizeTrackingCode(code)]);
  if (parcel === undefined) return undefined;
  const receipt = effectiveEvents(parcel.history).find(({ type }) => type === 'CN_RECEIVED');
  return whyNotHere(parcel.state, receipt, unitId);
}
