/**
 * Owns what a count has come to. Promises that one that goes on is held against what lies there now, and that one that
 * is over stays as it ended.
 */
import { noCell, type InventoryOutcome } from '@rohi/contract/stations/inventory-words';
import type { InventoryNumbers, ShownInventory } from '@rohi/contract/stations/inventories.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { listCounted, sumOutcomes, type CountedItem } from './inventory-item.store.ts';
import { numbersOf, outcomeOf } from './inventory-outcome.ts';
import { listDoneCells, type InventoryRow } from './inventory.store.ts';
import { readLyingHere, type Placement } from './lying-here.service.ts';

export type JudgedItem = Omit<CountedItem, 'outcome'> & { outcome: InventoryOutcome };
export type Judged = {
  items: JudgedItem[];
  /** Cells of which somebody has said that all in them was counted. */
  done: ReadonlySet<string>;
  /** What lies in the unit now, by the ids of parcels; nothing of a count that is over. */
  lying: ReadonlyMap<string, Placement>;
};

/** A count with what each of its things has come to. */
export async function judgeInventory(context: Context, db: Db | Tx, row: InventoryRow): Promise<Judged> {
  const [items, cells] = [await listCounted(db, row.id), await listDoneCells(db, row.id)];
  const done = new Set(cells);
  const lying = row.closedAt === null ? await readLyingHere(context, db, row.unitId) : new Map();
  const judged = items.map((item) => ({
    ...item,
    outcome:
      item.outcome ?? outcomeOf(item, lying.get(item.parcelId ?? ''), done.has(item.listedCell ?? noCell)),
  }));
  return { items: judged, done, lying };
}

/** Counts as their lists show them, in the order given. */
export async function describeInventories(
  context: Context,
  rows: readonly InventoryRow[],
  locale: Locale,
): Promise<ShownInventory[]> {
  const over = await numbersOfOver(
    context,
    rows.filter(({ closedAt }) => closedAt !== null),
  );
  const list: ShownInventory[] = [];
  for (const row of rows) {
    const numbers = over.get(row.id) ?? numbersOf((await judgeInventory(context, context.db, row)).items);
    list.push(await describeInventory(context, row, numbers, locale));
  }
  return list;
}

async function numbersOfOver(
  { db }: Pick<Context, 'db'>,
  rows: readonly InventoryRow[],
): Promise<Map<string, InventoryNumbers>> {
  const sums = await sumOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  const numbers = new Map<string, InventoryNumbers>();
  for (const { id } of rows) {
    const own = sums.filter(({ inventoryId }) => inventoryId === id);
    const of = (isCounted: (sum: (typeof own)[number]) => boolean) =>
      own.filter(isCounted).reduce((sum, { things }) => sum + things, 0);
    numbers.set(id, {
      expected: of(({ isExpected }) => isExpected),
      found: of(({ outcome, isExpected }) => isExpected && (outcome === 'FOUND' || outcome === 'ELSEWHERE')),
      elsewhere: of(({ outcome }) => outcome === 'ELSEWHERE'),
      missing: of(({ outcome }) => outcome === 'MISSING'),
      surplus: of(({ outcome }) => outcome === 'SURPLUS'),
      moved: of(({ outcome }) => outcome === 'CAME' || outcome === 'GONE'),
      toCome: 0,
      unsettled: 0,
      cellsLeft: 0,
    });
  }
  return numbers;
}

/** A count as its page shows it. */
export async function describeInventory(
  context: Context,
  row: InventoryRow,
  numbers: InventoryNumbers,
  locale: Locale,
): Promise<ShownInventory> {
  const { id, unitId, rack, cell, openedAt, openedBy, closedAt, closedBy } = row;
  const unit = (await readUnits(context)).find((each) => each.id === unitId);
  return {
    ...numbers,
    id,
    unitId,
    rack,
    cell,
    openedBy,
    closedBy,
    unit: unit?.names[locale] ?? '',
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
