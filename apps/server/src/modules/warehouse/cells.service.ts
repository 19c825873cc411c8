/**
 * Owns where parcels lie in a warehouse. Promises that a parcel which has left the warehouse lies in no cell of it, and
 * where it lay once that is taken back, in the same transaction.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { follow, type Projection } from '../../platform/projections.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import { bagsOfParcel } from '../containers/bags.service.ts';
import { lockScannable } from '../tracking/tracking.service.ts';
import { readCell } from './cell-code.ts';
import { findCell, followParcels, placeParcel, placeParcels } from './cell.store.ts';
import { whyNotHere } from './parcel-in-warehouse.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from './scan-outcome.service.ts';

/** Cells of parcels that have departed, were cancelled, or had their receipt or departure taken back. */
export const cellsInUse: Projection = {
  follows: [follow(parcelsWritten, leftOrBack)],
  write: followParcels,
};

/** Where a parcel may have a cell: in a China warehouse, at a hub, at its pickup point. */
const withCells: ReadonlySet<ParcelStatus> = new Set([
  ParcelStatus.AwaitingDeparture,
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingCustomer,
]);

function lies({ state }: ParcelContent): boolean {
  return withCells.has(state.status) && state.receivedAt !== null;
}

function leftOrBack({ parcelId, before, after, again }: WrittenParcel): string[] {
  const hasLeft = before !== undefined && lies(before) && !lies(after);
  // Received before, and elsewhere since: a departure was taken back.
  const isBack = before !== undefined && before.state.receivedAt !== null && !lies(before) && lies(after);
  return hasLeft || isBack || again === true ? [parcelId] : [];
}

/**
 * Parcels, which the transaction has locked, lie where their bag lies: in a cell of the station's warehouse, or in
 * none.
 */
export function placeWithin(
  tx: Tx,
  { principal, unitId }: StationAct,
  { parcelIds, cell, at }: { parcelIds: readonly string[]; cell: string | null; at: Date },
): Promise<void> {
  return placeParcels(tx, { parcelIds, unitId, cell, at, by: principal.name });
}

/** Parcels, which the transaction has locked, lie in the cells that a list names; what is no cell is passed over. */
export async function placeAsWritten(
  tx: Tx,
  placed: readonly { parcelId: string; unitId: number; cell: string }[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const cells = Map.groupBy(placed, ({ unitId, cell }) => `${unitId} ${readCell(cell) ?? ''}`);
  for (const [, parcels] of cells) {
    const [{ unitId, cell: text } = { unitId: 0, cell: '' }] = parcels;
    const cell = readCell(text);
    if (cell === undefined) continue;
    await placeParcels(tx, { parcelIds: parcels.map(({ parcelId }) => parcelId), unitId, cell, at, by });
  }
}

export type PutAway = { trackingCode: string; cell: string };

/** A received parcel is put into a cell of the station's warehouse; asked for again, nothing is written. */
export async function putAway(
  context: Context,
  tx: Tx,
  { principal, unitId }: StationAct,
  { trackingCode, cell: typed }: PutAway,
): Promise<ScanOutcome> {
  const answer = (verdict: ScanOutcome['verdict'], say: ScanOutcome['say']) =>
    outcomeFor(tx, trackingCode, verdict, say);
  const cell = readCell(typed);
  if (cell === undefined) return answer('BLOCKED', 'NO_SUCH_CELL');
  const parcel = await lockScannable(context, tx, trackingCode);
  if (parcel === undefined || parcel.givesCodeBack) return answer('UNKNOWN', 'NOT_RECEIVED');
  const refusal = whyNotHere(parcel.state, parcel.receipt, unitId);
  if (refusal === 'OTHER_WAREHOUSE') return { verdict: 'WRONG_PLACE', say: refusal, parcel: null };
  const why = refusal ?? staysFor(parcel.state.problems);
  if (why !== undefined) return answer('BLOCKED', why);
  if (parcel.receipt === undefined) return answer('BLOCKED', 'NOT_RECEIVED');
  if ((await bagsOfParcel(tx, parcel.id)).length > 0) return answer('BLOCKED', 'IN_A_BAG');
  const before = await findCell(tx, parcel.id, unitId);
  if (before === cell) return answer('DUPLICATE', 'ALREADY_THERE');
  await placeParcel(tx, { parcelId: parcel.id, unitId, cell, at: context.clock.now(), by: principal.name });
  return { ...(await answer('OK', 'PUT_AWAY')), before: { cell: before, putInto: cell } };
}
