/**
 * Owns that a scan of a count is taken back. Promises that everything is as it was before it, the cell of a parcel that
 * it has put right and what was said of it too, and that nothing is taken back which a later scan or somebody's word
 * has changed, or of a count that is over.
 */
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, placeBag } from '../../containers/bags.service.ts';
import { lockParcelIds } from '../../tracking/tracking.service.ts';
import { shownBag } from '../../warehouse/bags/bag-outcome.service.ts';
import {
  ScanRefusedError,
  outcomeFor,
  type ScanOutcome,
  type StationAct,
} from '../../warehouse/scan-outcome.service.ts';
import { placeBack } from '../../warehouse/shelves.service.ts';
import { openCount } from './count-by-scan.service.ts';
import type { CountBefore, ItemBefore } from './count-before.service.ts';
import { deleteCounted, lockCounted, writeFoundBefore } from './inventory-item.store.ts';
import { deleteDoneCell } from './inventory.store.ts';
import { findPlacements } from './placement.store.ts';

export type UndoneCount = {
  outcome: ScanOutcome;
  parcelId: string | null;
  bagCode: string | null;
  cell: string | null;
};

/** Takes back what a scan of a count has written. Throws `ScanRefusedError` for what stands against it. */
export async function takeCountBack(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: StationAct,
  _undo: object,
  { code, before }: { code: string; before: CountBefore },
): Promise<UndoneCount> {
  const { inventory: id, done, items = [] } = before;
  // Parcels before the count, in the order of all who count them.
  await lockParcelIds(
    tx,
    items.flatMap(({ parcelId }) => parcelId ?? []),
  );
  const inventory = await openCount(tx, act, id);
  if (typeof inventory === 'string') throw new ScanRefusedError('BLOCKED', inventory);
  if (done !== undefined && !(await deleteDoneCell(tx, id, done))) throw changedSince();
  const now = clock.now();
  for (const item of items) await takeItemBack(tx, act, before, { item, now });
  const bag = kindOfOwnCode(code) === 'bag' ? await findBag(tx, code) : undefined;
  if (bag !== undefined && before.bagCell !== undefined) {
    if (bag.cell !== before.cell) throw changedSince();
    await placeBag(tx, bag.id, before.bagCell);
  }
  const [only] = items;
  return {
    outcome: await (bag === undefined
      ? outcomeFor(tx, code, 'OK', 'UNDONE')
      : shownBag(tx, 'OK', 'UNDONE', bag)),
    parcelId: bag === undefined ? (only?.parcelId ?? null) : null,
    bagCode: bag?.code ?? null,
    cell: done ?? before.cell ?? null,
  };
}

async function takeItemBack(
  tx: Tx,
  act: StationAct,
  { inventory, at, cell }: CountBefore,
  { item: { parcelId, code, was, lay }, now }: { item: ItemBefore; now: Date },
): Promise<void> {
  const item = await lockCounted(tx, inventory, { parcelId: parcelId ?? undefined, code });
  if (item === undefined) throw changedSince();
  const isAsFound = item.foundAt?.toISOString() === at && item.foundCell === cell && item.settled === null;
  if (!isAsFound) throw changedSince();
  if (lay !== undefined && parcelId !== null) {
    const [lies] = await findPlacements(tx, act.unitId, [parcelId]);
    if (lies === undefined || lies.cell !== cell) throw changedSince();
    const since = lay.since === null ? now : new Date(lay.since);
    await placeBack(tx, act, { parcelId, cell: lay.cell, since, by: lay.by });
  }
  if (was === null) return deleteCounted(tx, item.id);
  const { said } = was;
  await writeFoundBefore(tx, item.id, {
    ...was,
    at: was.at === null ? null : new Date(was.at),
    said: said ? { ...said, at: new Date(said.at) } : null,
  });
}

function changedSince(): ScanRefusedError {
  return new ScanRefusedError('BLOCKED', 'CHANGED_SINCE');
}
