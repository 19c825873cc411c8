/** What a pickup point is shown of the transfers that come to it, and what its stations store of one. */
import type { DataOf } from '@rohi/contract/endpoint';
import {
  shownOfAcceptance,
  type acceptanceSnapshot,
  type listComingTransfers as listCall,
  type MissingOfTransfer,
  type readAcceptance as readCall,
} from '@rohi/contract/linehaul/transfer-arrivals.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import {
  findTransferLists,
  listBagsOf,
  listItems,
  type ChecklistRow,
  type ListedItem,
} from '../../containers/checklists.service.ts';
import { listTransfers, type TransferRow } from '../../containers/transfers.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { findComing } from './accept-transfer.service.ts';
import { findTransfersOf } from './transfer-of-parcel.store.ts';
import { describeTransfers } from './transfer-sums.service.ts';

/** So long an accepted transfer stays on the list: what turns up late is scanned against it. */
const shownAfterMs = 2 * 86_400_000;

/** The transfers to a point: those that are accepted now, those on their way, those that were accepted last. */
export async function listComing(
  context: Context,
  pointId: number,
  locale: Locale,
): Promise<DataOf<typeof listCall>> {
  const since = new Date(context.clock.now().getTime() - shownAfterMs);
  const [rows, units] = await Promise.all([
    listTransfers(context.db, { pointId }, since),
    readUnits(context),
  ]);
  const order = ['ARRIVED', 'DEPARTED', 'FINISHED'];
  const sorted = rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return {
    list: await describeTransfers(context, sorted, 'ACCEPTING', locale),
    points: units.flatMap(({ id, type, names }) =>
      type === 'PICKUP_POINT' ? [{ id, name: names[locale] }] : [],
    ),
  };
}

/** An acceptance that has begun here. Throws `list.notFound`. */
async function findAcceptance(
  context: Context,
  unitId: number,
  code: string,
): Promise<{ transfer: TransferRow; list: ChecklistRow }> {
  const transfer = await findComing(context.db, { unitId }, code);
  const [list] = await findTransferLists(context.db, [transfer.id], 'ACCEPTING');
  if (list === undefined) throw new AppError('list.notFound');
  return { transfer, list };
}

/** A transfer against what was expected. Throws `list.notFound` where nobody has begun to accept it. */
export async function readAcceptance(
  context: Context,
  unitId: number,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof readCall>> {
  const { transfer: row, list } = await findAcceptance(context, unitId, code);
  const { db } = context;
  const [[transfer], missing, surplus, damaged] = await Promise.all([
    describeTransfers(context, [row], 'ACCEPTING', locale),
    listItems(db, list.id, 'MISSING'),
    listItems(db, list.id, 'SURPLUS'),
    listItems(db, list.id, 'DAMAGED'),
  ]);
  if (transfer === undefined) throw new RangeError('a transfer that was found is described');
  const shown = surplus.slice(0, shownOfAcceptance);
  const others = await findTransfersOf(
    db,
    shown.flatMap(({ parcelId }) => parcelId ?? []),
  );
  return {
    transfer,
    missing: { parcels: missing.length, list: describeMissing(missing).slice(0, shownOfAcceptance) },
    surplus: { parcels: surplus.length, list: shown.map((item) => describeSurplus(item, others, code)) },
    damaged: {
      parcels: damaged.length,
      list: damaged
        .slice(0, shownOfAcceptance)
        .map(({ code: parcel, customerCode, by }) => ({ code: parcel, customerCode, by })),
    },
  };
}

/** What went in a whole bag and is missing as a whole stands as one; what somebody has settled stands apart. */
function describeMissing(items: readonly ListedItem[]): MissingOfTransfer[] {
  const groups = Map.groupBy(items, ({ settled, bagCode, code }) => `${settled ?? ''} ${bagCode ?? code}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { bagCode, code, customerCode, settled, settledBy } = first;
    const isBag = bagCode !== null;
    const weights = group.flatMap(({ weightG }) => weightG ?? []);
    return [
      {
        ...{ code: bagCode ?? code, isBag, parcels: group.length, settled, settledBy },
        customerCode: isBag ? null : customerCode,
        weightG: weights.length === 0 ? null : weights.reduce((sum, each) => sum + each, 0),
      },
    ];
  });
}

function describeSurplus(item: ListedItem, others: ReadonlyMap<string, string>, own: string) {
  const { code, customerCode, parcelId, pointId, state, settled, settledBy } = item;
  const transfer = others.get(parcelId ?? '') ?? null;
  return {
    ...{ code, customerCode, pointId, settled, settledBy },
    isKnown: parcelId !== null,
    transfer: transfer === own ? null : transfer,
    isTakenIn: state === 'SCANNED',
  };
}

/** What a station stores of a transfer that it accepts. Throws `list.notFound`. */
export async function readAcceptanceSnapshot(
  context: Context,
  unitId: number,
  code: string,
): Promise<DataOf<typeof acceptanceSnapshot>> {
  const { list } = await findAcceptance(context, unitId, code);
  const [items, bags] = await Promise.all([
    listItems(context.db, list.id, 'ALL'),
    listBagsOf(context.db, list.id),
  ]);
  return {
    parcels: items.map(({ code: parcel, customerCode, bagCode, state }) => ({
      ...{ code: parcel, customerCode, bagCode },
      isHere: state === 'SCANNED',
    })),
    bags,
    takenAt: context.clock.now().toISOString(),
  };
}
