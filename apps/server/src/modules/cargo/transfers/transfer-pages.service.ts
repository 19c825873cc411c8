/**
 * What a hub is shown of its transfers: what waits for which point, what is left to take, and what a station stores.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type {
  LeftThing,
  listTransfers as listCall,
  readTransfer as readCall,
  ShownTransfer,
  transferSnapshot,
  WaitingPoint,
} from '@rohi/contract/cargo/transfers.contract';
import { shownOnChecklist } from '@rohi/contract/cargo/checklists.contract';
import type { Locale } from '@rohi/contract/locales';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import { listItems, type ListedItem } from '../../containers/checklists.service.ts';
import { listTransfers } from '../../containers/transfers.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { listLyingAtHub, type LyingAtHub } from './lying-at-hub.store.ts';
import { mayGoOn } from './lying-at-hub.service.ts';
import { transferFilling } from '../kinds/transfer-filling.service.ts';
import { describeTransfers, shownAfterMs } from '../kinds/transfer-numbers.service.ts';
import { findBegun, findSeen } from '../open-list.service.ts';
import { thingsOf, weightOf } from '../list-page.service.ts';

/** What waits at a hub for each point, and its transfers. */
export async function listHubTransfers(
  context: Context,
  hubId: number,
  locale: Locale,
): Promise<DataOf<typeof listCall>> {
  const since = new Date(context.clock.now().getTime() - shownAfterMs);
  const [rows, lying, units] = await Promise.all([
    listTransfers(context.db, { hubId }, since),
    listLyingAtHub(context.db, hubId),
    readUnits(context),
  ]);
  const transfers = await describeTransfers(context, rows, 'FILLING', locale);
  const open = new Map(
    rows.flatMap(({ state, pointId, code }) => (state === 'OPEN' ? [[pointId, code]] : [])),
  );
  const points = units.flatMap(({ id, type, names, city, house }) => {
    const waiting = lying.filter(
      (parcel) => parcel.pointId === id && parcel.transfer === null && mayGoOn(parcel),
    );
    const openTransfer = open.get(id) ?? null;
    const isShown = waiting.length > 0 || openTransfer !== null || house?.enabled === true;
    if (type !== 'PICKUP_POINT' || !isShown) return [];
    const named = { pointId: id, point: names[locale], city: city.names[locale] };
    return [{ ...named, ...sumOf(waiting), openTransfer }];
  });
  return { points: points.toSorted(byAge), transfers };
}

function sumOf(waiting: readonly LyingAtHub[]) {
  return {
    parcels: waiting.length,
    weightG: waiting.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0),
    since: waiting[0]?.since.toISOString() ?? null,
  };
}

/** What has waited longest comes first, then where nothing waits. */
function byAge(a: WaitingPoint, b: WaitingPoint): number {
  if (a.since === b.since) return a.point.localeCompare(b.point);
  if (a.since === null) return 1;
  return b.since === null || a.since < b.since ? -1 : 1;
}

/** A transfer of this hub with its list. Throws `list.notFound`. */
async function describeHubTransfer(context: Context, hubId: number, code: string, locale: Locale) {
  const { row, list } = await findBegun(context.db, transferFilling, hubId, code);
  const [transfer] = await describeTransfers(context, [row], 'FILLING', locale);
  if (transfer === undefined) throw new RangeError('a transfer that was found is described');
  return { transfer, list };
}

/** A transfer as its hub fills it. Throws `list.notFound`. */
export async function readHubTransfer(
  context: Context,
  hubId: number,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof readCall>> {
  const { transfer, list } = await describeHubTransfer(context, hubId, code, locale);
  const [left, all] = await Promise.all([
    listItems(context.db, list.id, 'MISSING'),
    listItems(context.db, list.id, 'ALL'),
  ]);
  const weightG = all.reduce((sum, item) => sum + (item.weightG ?? 0), 0);
  return {
    transfer,
    weightG,
    left: { parcels: left.length, list: describeLeft(left).slice(0, shownOnChecklist) },
  };
}

const inNumbers = new Intl.Collator('en', { numeric: true });

/**
 * Bags stand as one; in the order of the cells, what lies in none at the end, and settled things after unsettled ones.
 */
function describeLeft(items: readonly ListedItem[]): LeftThing[] {
  const things = thingsOf(items).map(({ code, isBag, first, items: { length: parcels }, items: own }) => ({
    code,
    isBag,
    parcels,
    customerCode: isBag ? null : first.customerCode,
    cell: isBag ? first.bagCell : first.cell,
    weightG: weightOf({ items: own }),
    settled: first.settled,
    settledBy: first.settledBy,
  }));
  return things.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      inNumbers.compare(a.cell ?? '\u{10FFFF}', b.cell ?? '\u{10FFFF}') ||
      a.code.localeCompare(b.code),
  );
}

function rankOf({ settled }: LeftThing): number {
  return settled === null || settled === 'LOOK_AGAIN' ? 0 : 1;
}

/** What a station stores of a transfer that it fills. Throws `list.notFound`. */
export async function readTransferSnapshot(
  context: Context,
  hubId: number,
  code: string,
): Promise<DataOf<typeof transferSnapshot>> {
  await findSeen(context.db, transferFilling, hubId, code);
  const lying = await listLyingAtHub(context.db, hubId);
  const bags = await outermostBags(
    context.db,
    lying.map(({ id }) => id),
  );
  return {
    parcels: lying.map(({ id, code: parcel, customerCode, pointId, problems, transfer }) => ({
      code: parcel,
      customerCode,
      pointId,
      transfer,
      isHeld: problems.includes('HELD'),
      stays: staysFor(problems) ?? null,
      bagCode: bags.get(id)?.code ?? null,
    })),
    takenAt: context.clock.now().toISOString(),
  };
}

/** What stands on the sheet of a transfer. Throws `list.notFound`. */
export async function readTransferSheet(
  context: Context,
  hubId: number,
  code: string,
  locale: Locale,
): Promise<{ transfer: ShownTransfer; taken: ListedItem[] }> {
  const { transfer, list } = await describeHubTransfer(context, hubId, code, locale);
  return { transfer, taken: await listItems(context.db, list.id, 'TAKEN') };
}
