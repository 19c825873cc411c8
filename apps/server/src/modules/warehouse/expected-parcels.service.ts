/**
 * Owns what China warehouses expect, and what their stations are sent of it. Promises that no change is missed, in
 * whatever order transactions end: what a station may not have seen yet is sent again.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { snapshotCursorDays, type stationSnapshot } from '@rohi/contract/stations/snapshot.contract';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { follow, type Projection } from '../../platform/projections.ts';
import { listPlaces } from '../places/places.service.ts';
import { leavesOwnerToHub } from '../pickup-points/owner-at-hub.service.ts';
import { ordersWritten } from '../orders/numbers/order-numbers.service.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import {
  cellsOfCustomers,
  deleteEndedRows,
  noteExpected,
  noteOrdersOfExpected,
  pageOfExpected,
  stillExpected,
  type ExpectedRow,
} from './expected-parcel.store.ts';
import { deleteEndedLying } from './bags/lying-parcel.store.ts';
import { sendingAfter, writeCursor } from '../../platform/snapshot-cursor.ts';
import { readProgress } from '../../platform/snapshot-progress.ts';

const ofParcel = 'parcel:';
const ofOrder = 'order:';

/** Parcels that are expected, or were; orders, for the goods that are shown. */
export const expectedParcels: Projection = {
  follows: [follow(parcelsWritten, concerned), follow(ordersWritten, ({ code }) => [`${ofOrder}${code}`])],
  async write(tx, keys) {
    const [parcels, orders] = [namedBy(ofParcel, keys), namedBy(ofOrder, keys)];
    if (parcels.length > 0) await noteExpected(tx, parcels);
    if (orders.length > 0) await noteOrdersOfExpected(tx, orders);
  },
};

function namedBy(prefix: string, keys: readonly string[]): string[] {
  return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

function concerned({ parcelId, before, after, again }: WrittenParcel): string[] {
  const isConcerned =
    (before !== undefined && mayBeExpected(before)) || mayBeExpected(after) || again === true;
  return isConcerned ? [`${ofParcel}${parcelId}`] : [];
}

function mayBeExpected({ state }: ParcelContent): boolean {
  const isBefore = stepIndexOf(state.status) <= stepIndexOf(ParcelStatus.AwaitingDeparture);
  return isBefore && state.receivedAt === null;
}

/** So many parcels in one answer: some 250 bytes each, a fifth of that compressed. */
const mostAtOnce = 20_000;

type Snapshot = DataOf<typeof stationSnapshot>;

/**
 * What the station of a unit is sent: the whole, or what has changed since its cursor. A cursor that is too old, or of
 * another database, gets the whole.
 */
export async function readSnapshot(
  context: Context,
  unitId: number,
  {
    since: cursor,
    locale,
    limit = mostAtOnce,
  }: { since: string | undefined; locale: Locale; limit?: number },
): Promise<Snapshot> {
  const { db, clock } = context;
  const sending = sendingAfter(cursor, await readProgress(db), clock.now().getTime());
  const since = sending.since ?? undefined;
  const rows = await pageOfExpected(db, { since, afterId: sending.afterId, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const isFirst = sending.afterId === '0';
  return {
    isWhole: since === undefined && isFirst,
    parcels: page.filter(({ isExpected }) => isExpected).map(describe),
    gone: await goneCodes(db, page),
    cells: isFirst ? await cellsOfCustomers(db, unitId, since) : [],
    points: isFirst ? await pickupPoints(db, locale) : [],
    isOwnerAtHub: await leavesOwnerToHub(context, unitId),
    cursor: writeCursor({ ...sending, afterId: hasMore ? (page.at(-1)?.parcelId ?? '0') : '0' }),
    hasMore,
  };
}

async function pickupPoints(db: Context['db'], locale: Locale): Promise<Snapshot['points']> {
  const points = (await listPlaces(db)).filter(({ kind }) => kind === 'PICKUP_POINT');
  return points.map(({ id, names, code }) => ({ id, name: names[locale] ?? code }));
}

/** A code with a next parcel that is expected in its place is not gone. */
async function goneCodes(db: Context['db'], page: readonly ExpectedRow[]): Promise<string[]> {
  const ended = page.flatMap(({ isExpected, code }) => (isExpected ? [] : [code]));
  const still = await stillExpected(db, ended);
  return ended.filter((code) => !still.has(code));
}

function describe({ parcelId: _id, isExpected: _is, ...parcel }: ExpectedRow): Snapshot['parcels'][number] {
  return parcel;
}

/** Forgets rows that no cursor needs any more: they are stored for longer than a cursor counts. Idempotent. */
export async function forgetEndedRows({ db }: Pick<Context, 'db'>): Promise<void> {
  await deleteEndedRows(db, snapshotCursorDays + 1);
  await deleteEndedLying(db, snapshotCursorDays + 1);
}
