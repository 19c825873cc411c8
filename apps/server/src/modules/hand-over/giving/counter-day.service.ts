/** The day of a pickup point, as its counter begins with it. */
import { dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { counterDay } from '@rohi/contract/hand-over/finding.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { readTakenCells } from '../../pickup-points/fullness.service.ts';
import { countWaitingParcels } from '../../tracking/staff/staff-parcels.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import { countDay, latestHandOvers } from './hand-over.store.ts';

const hourMs = 3_600_000;
const mostLatest = 10;

/** Throws `handOver.noPoint`. */
export async function readCounterDay(
  context: Context,
  { principal }: Pick<CounterClerk, 'principal'>,
  locale: Locale,
): Promise<DataOf<typeof counterDay>> {
  const { id: unitId, names } = await requirePoint(context, principal);
  const now = context.clock.now();
  const today = dushanbeDay(now);
  const began = { dayBegan: startOfDushanbeDay(today), hourBegan: new Date(now.getTime() - hourMs) };
  const [numbers, latest, cells, late] = await Promise.all([
    countDay(context.db, { unitId, today, ...began }),
    latestHandOvers(context.db, unitId, mostLatest),
    readTakenCells(context),
    countWaitingParcels(context, principal, { line: undefined, unitId, waits: ['withoutCellAtPoint'] }),
  ]);
  const own = cells.get(unitId);
  return {
    ...numbers,
    withoutCell: late[0]?.count ?? 0,
    cells: own === undefined ? null : { taken: own.taken, all: own.cells },
    pickupPoint: { id: unitId, name: names[locale] },
    latest: latest.map(({ at, takenBackAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      takenBackAt: takenBackAt?.toISOString() ?? null,
    })),
  };
}
