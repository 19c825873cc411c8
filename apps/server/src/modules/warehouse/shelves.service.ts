/**
 * Owns where parcels lie at a hub or a pickup point. Promises that only what lies there is put into a cell, and that
 * nothing but its cell is written.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { whyStays } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { effectiveEvents, lockScannable, type ScannableParcel } from '../tracking/tracking.service.ts';
import { readCell } from './cell-code.ts';
import { findCell, isOrderedBack, placeParcel, placeParcels } from './cell.store.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from './scan-outcome.service.ts';

export type Shelving = { trackingCode: string; cell: string; at: 'HUB' | 'POINT' };

/** A parcel that lies in this unit is put into a cell of it; asked for again, nothing is written. */
export async function shelve(
  context: Context,
  tx: Tx,
  { principal, unitId }: StationAct,
  { trackingCode, cell: typed, at }: Shelving,
): Promise<ScanOutcome> {
  const answer = (verdict: ScanOutcome['verdict'], say: ScanSay) =>
    outcomeFor(tx, trackingCode, verdict, say);
  const cell = readCell(typed);
  if (cell === undefined) return answer('BLOCKED', 'NO_SUCH_CELL');
  const parcel = await lockScannable(context, tx, trackingCode);
  if (parcel === undefined || parcel.givesCodeBack) return answer('UNKNOWN', 'NOBODY_KNOWS_IT');
  // One that the office sends back waits in a cell for who carries it.
  const why = whyStays(parcel.state, (await isOrderedBack(tx, parcel.id)) ? 'BACK' : 'ONWARD');
  if (why !== undefined) return answer('BLOCKED', why);
  if (!liesAt(parcel, at, unitId)) return answer('BLOCKED', 'NOT_LYING_HERE');
  if ((await findCell(tx, parcel.id, unitId)) === cell) return answer('DUPLICATE', 'ALREADY_THERE');
  await placeParcel(tx, { parcelId: parcel.id, unitId, cell, at: context.clock.now(), by: principal.name });
  return answer('OK', 'PUT_AWAY');
}

/** The normal form of a cell as it was scanned or typed; undefined for what is none. */
export const readFoundCell = readCell;

/** Parcels, which the transaction has locked and which lie in this unit, were found in a cell of it. */
export function placeFound(
  tx: Tx,
  { principal, unitId }: StationAct,
  { parcelIds, cell, at }: { parcelIds: readonly string[]; cell: string; at: Date },
): Promise<void> {
  return placeParcels(tx, { parcelIds, unitId, cell, at, by: principal.name });
}

/** A parcel, which the transaction has locked, lies again where it lay, since then. */
export function placeBack(
  tx: Tx,
  { principal, unitId }: StationAct,
  { parcelId, cell, since, by }: { parcelId: string; cell: string | null; since: Date; by: string | null },
): Promise<void> {
  return placeParcels(tx, { parcelIds: [parcelId], unitId, cell, at: since, by: by ?? principal.name });
}

/**
 * At its own pickup point, or at the hub where it was scanned; an arrival without a known place is taken for one here.
 */
function liesAt({ state, facts, history }: ScannableParcel, at: Shelving['at'], unitId: number): boolean {
  if (at === 'POINT') return state.status === ParcelStatus.AwaitingCustomer && facts.pickupPointId === unitId;
  const arrival = effectiveEvents(history).findLast(({ type }) => type === 'HUB_INBOUND');
  return state.status === ParcelStatus.AwaitingHubOut && (arrival?.placeId ?? unitId) === unitId;
}
