/**
 * Owns what is shown of counts. Promises that who is bound to a unit is shown the counts of no other, and that lists
 * name what presses first.
 */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { inventoryDifferences, noCell } from '@rohi/contract/stations/inventory-words';
import {
  mostPastInventories,
  shownOfInventory,
  type CountedCell,
  type CountedThing,
} from '@rohi/contract/stations/inventories.contract';
import type * as calls from '@rohi/contract/stations/inventories.contract';
import { rackOf } from '@rohi/contract/stations/racks';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { readLastEvents } from '../../tracking/tracking.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { isUnsettled, numbersOf } from './inventory-outcome.ts';
import { findInventory, listInventoryRows, type InventoryRow } from './inventory.store.ts';
import {
  describeInventories,
  describeInventory,
  judgeInventory,
  type Judged,
  type JudgedItem,
} from './judge-inventory.service.ts';
import { readLyingHere, type Placement } from './lying-here.service.ts';
import { listReported } from './reported.store.ts';

/** The counts of the unit of a device, or of all units that the caller may see. Throws `stations.deviceNotFound`. */
export async function listInventories(
  context: Context,
  principal: UserPrincipal,
  { deviceId, businessLine: line }: QueryOf<typeof calls.listInventories>,
  locale: Locale,
): Promise<DataOf<typeof calls.listInventories>> {
  const unitId =
    deviceId === undefined
      ? stationUnitOf(principal)
      : (await findOwnDevice(context, principal, deviceId)).unitId;
  const rows = await listInventoryRows(context.db, unitId, mostPastInventories);
  const list = await describeInventories(context, rows, locale);
  const racks = deviceId === undefined || unitId === undefined ? [] : await racksOf(context, unitId);
  const reported = await listReported(context.db, { unitId, line });
  const units = await readUnits(context);
  const view = reported.slice(0, shownOfInventory).map(({ unitId: at, reportedAt, ...thing }) => ({
    ...thing,
    unit: units.find(({ id }) => id === at)?.names[locale] ?? '',
    reportedAt: reportedAt.toISOString(),
  }));
  return { list, racks, reported: { total: reported.length, list: view } };
}

async function racksOf(context: Context, unitId: number) {
  const racks = new Map<string, { cells: Set<string>; parcels: number }>();
  for (const { cell } of (await readLyingHere(context, context.db, unitId)).values()) {
    if (cell === null) continue;
    const rack = racks.get(rackOf(cell)) ?? { cells: new Set(), parcels: 0 };
    rack.cells.add(cell);
    rack.parcels += 1;
    racks.set(rackOf(cell), rack);
  }
  return [...racks]
    .map(([rack, { cells, parcels }]) => ({ rack, cells: cells.size, parcels }))
    .toSorted((a, b) => inOrder(a.rack, b.rack));
}

const { compare: inOrder } = new Intl.Collator('en', { numeric: true });

async function findOwn(context: Context, principal: UserPrincipal, id: string): Promise<InventoryRow> {
  const bound = stationUnitOf(principal);
  const row = await findInventory(context.db, id);
  if (row === undefined || (bound !== undefined && bound !== row.unitId)) throw new AppError('list.notFound');
  return row;
}

/** A count as its page shows it. Throws `list.notFound`. */
export async function readInventory(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<DataOf<typeof calls.readInventory>> {
  const row = await findOwn(context, principal, id);
  const judged = await judgeInventory(context, context.db, row);
  const differences = judged.items
    .filter(({ outcome }) => inventoryDifferences.has(outcome))
    .toSorted((a, b) => Number(isUnsettled(b)) - Number(isUnsettled(a)));
  const moved = judged.items.filter(({ outcome }) => outcome === 'CAME' || outcome === 'GONE');
  const describe = await describerOf(context, [...differences, ...moved].slice(0, shownOfInventory), locale);
  return {
    inventory: await describeInventory(context, row, numbersOf(judged.items), locale),
    cells: cellsOf(judged),
    differences: differences.slice(0, shownOfInventory).map(describe),
    moved: [...moved.map(describe), ...uncounted(row, judged)].slice(0, shownOfInventory),
  };
}

/** What was put into a cell while the count went on, and has not been counted: no difference. */
function uncounted(row: InventoryRow, { items, lying }: Judged): CountedThing[] {
  if (row.rack !== null || row.cell !== null) return [];
  const listed = new Set(items.map(({ parcelId }) => parcelId));
  return [...lying.values()].flatMap((placement) =>
    listed.has(placement.parcelId) ? [] : [cameAlone(placement)],
  );
}

function cameAlone({ code, cell, since, placedBy }: Placement): CountedThing {
  const last = since === null ? null : { at: since.toISOString(), by: placedBy ?? '', isPlaced: true };
  return {
    code,
    customerCode: null,
    outcome: 'CAME',
    listedCell: cell,
    foundCell: null,
    foundBy: null,
    say: null,
    point: null,
    transfer: null,
    last,
    settled: null,
    settledBy: null,
  };
}

/** The cells of a count in their order; what lies in none comes last. */
function cellsOf({ items, done }: Judged): CountedCell[] {
  const cells = new Map<string, CountedCell & { toCome: number }>();
  const at = (cell: string | null) => {
    const totals = cells.get(cell ?? noCell) ?? {
      cell,
      expected: 0,
      found: 0,
      differing: 0,
      moved: 0,
      toCome: 0,
      isDone: false,
    };
    cells.set(cell ?? noCell, totals);
    return totals;
  };
  for (const { outcome, isExpected, listedCell, foundAt, foundCell } of items) {
    const cell = at(isExpected ? listedCell : foundCell);
    if (isExpected) cell.expected += 1;
    if (outcome === 'FOUND' && isExpected) cell.found += 1;
    if (inventoryDifferences.has(outcome)) cell.differing += 1;
    if (outcome === 'CAME' || outcome === 'GONE') cell.moved += 1;
    if (outcome === 'TO_COME') cell.toCome += 1;
    // What was found elsewhere is a difference of both cells.
    if (outcome === 'ELSEWHERE' && foundAt !== null && isExpected) at(foundCell).differing += 1;
  }
  return [...cells.values()]
    .map(({ toCome, ...cell }) => ({ ...cell, isDone: toCome === 0 || done.has(cell.cell ?? noCell) }))
    .toSorted((a, b) => (a.cell === null ? 1 : b.cell === null ? -1 : inOrder(a.cell, b.cell)));
}

/** Describes things, with what happened to each last before it was counted. */
async function describerOf(
  context: Context,
  items: readonly JudgedItem[],
  locale: Locale,
): Promise<(item: JudgedItem) => CountedThing> {
  const codes = items.flatMap(({ parcelId, code }) => (parcelId === null ? [] : [code]));
  const [events, units] = await Promise.all([readLastEvents(context.db, codes, 1), readUnits(context)]);
  return (item) => {
    const { code, customerCode, outcome, listedCell, foundCell, foundBy, say, settled, settledBy } = item;
    const point = units.find(({ id }) => id === item.otherPointId);
    const [event] = events.get(code) ?? [];
    const placed =
      item.placedAt === null ? null : { at: item.placedAt, by: item.placedBy ?? '', isPlaced: true };
    const moved = event === undefined ? null : { at: event.at, by: event.by, isPlaced: false };
    const last = placed !== null && (moved === null || placed.at >= moved.at) ? placed : moved;
    return {
      code,
      customerCode,
      outcome,
      listedCell,
      foundCell,
      foundBy,
      say,
      settled,
      settledBy,
      point: point?.names[locale] ?? null,
      transfer: item.transferCode,
      last: last && { ...last, at: last.at.toISOString() },
    };
  };
}

/** What a station stores of a count. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function readInventorySnapshot(
  context: Context,
  principal: UserPrincipal,
  id: string,
  deviceId: string,
): Promise<DataOf<typeof calls.inventorySnapshot>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  const row = await findOwn(context, principal, id);
  if (row.unitId !== unitId) throw new AppError('list.notFound');
  const { items, done, lying } = await judgeInventory(context, context.db, row);
  const parcels = items.flatMap(({ code, parcelId, outcome, foundAt, foundCell, say }) => {
    const now = lying.get(parcelId ?? '');
    if (say !== null || outcome === 'GONE') return [];
    return [{ code, cell: foundCell ?? now?.cell ?? null, isFound: foundAt !== null || outcome === 'FOUND' }];
  });
  return { parcels, done: [...done], takenAt: context.clock.now().toISOString() };
}
