/** Transfers in numbers, and as stations show them. */
import type { ScannedTransfer, ShownTransfer } from '@rohi/contract/cargo/transfers.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findChecklists,
  sumChecklists,
  withoutItems,
  type ChecklistSum,
} from '../../containers/checklists.service.ts';
import type { TransferRow } from '../../containers/transfers.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';

/** What the hub puts into a transfer, or what the point takes out of it. */
type TransferWork = 'FILLING' | 'ACCEPTING';

/**
 * So long a transfer that is over stays on the lists of its hub and its point: what turns up late is scanned against
 * it.
 */
export const shownAfterMs = 2 * 86_400_000;

/** Transfers in numbers of one work, in the order given; a transfer without a begun acceptance is missing. */
async function numbersOf(
  db: Db | Tx,
  transfers: readonly TransferRow[],
  work: TransferWork,
): Promise<ScannedTransfer[]> {
  const ids = transfers.map(({ id }) => id);
  const finding = findChecklists(db, ids, 'FILLING');
  const [filling, own] = await Promise.all([
    finding,
    work === 'FILLING' ? finding : findChecklists(db, ids, work),
  ]);
  const sums = await sumChecklists(
    db,
    [...filling, ...own].map(({ id }) => id),
  );
  const sumOf = (lists: typeof own, transferId: string) =>
    sums.get(lists.find(({ ownerId }) => ownerId === transferId)?.id ?? '');
  return transfers.map(({ id, code, state }) => ({
    code,
    state,
    ...(sumOf(own, id) ?? toCome(sumOf(filling, id))),
  }));
}

function toCome(sent: ChecklistSum | undefined): ChecklistSum {
  const parcels = (sent?.scanned ?? 0) + (sent?.implied ?? 0);
  return { ...withoutItems, expected: parcels, missing: parcels, unsettled: parcels };
}

/** One transfer in numbers. */
export async function numbersOfOne(
  db: Db | Tx,
  transfer: TransferRow,
  work: TransferWork,
): Promise<ScannedTransfer> {
  const [numbers] = await numbersOf(db, [transfer], work);
  if (numbers === undefined) throw new RangeError('a transfer has its numbers');
  return numbers;
}

/** Transfers as stations show them, in the order given. */
export async function describeTransfers(
  context: Context,
  transfers: readonly TransferRow[],
  work: TransferWork,
  locale: Locale,
): Promise<ShownTransfer[]> {
  const [numbers, units] = await Promise.all([numbersOf(context.db, transfers, work), readUnits(context)]);
  const unitOf = (id: number) => units.find((unit) => unit.id === id);
  return transfers.flatMap((transfer, index) => {
    const sum = numbers[index];
    if (sum === undefined) return [];
    const { pointId, hubId, day, no, driver, vehicle, departedBy } = transfer;
    const point = unitOf(pointId);
    return [
      {
        ...sum,
        pointId,
        day,
        no,
        driver,
        vehicle,
        departedBy,
        point: point?.names[locale] ?? '',
        city: point?.city.names[locale] ?? '',
        hub: unitOf(hubId)?.names[locale] ?? '',
        openedAt: transfer.openedAt.toISOString(),
        departedAt: transfer.departedAt?.toISOString() ?? null,
        arrivedAt: transfer.arrivedAt?.toISOString() ?? null,
        finishedAt: transfer.finishedAt?.toISOString() ?? null,
      },
    ];
  });
}
