/**
 * Owns what stations that fill bags are sent of what lies in their warehouse. Promises that no change is missed, in
 * whatever order transactions end: what a station may not have seen yet is sent again.
 */
import { bagKinds } from '@rohi/contract/containers/bag-kinds';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { bagSnapshot, KnownBag } from '@rohi/contract/stations/bag-snapshot.contract';
import { snapshotCursorDays } from '@rohi/contract/stations/snapshot.contract';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import { bagsWritten, contentsMoved } from '../../containers/written-bags.service.ts';
import {
  goodsRerouted,
  readGoodsChannels,
  type GoodsChannels,
} from '../../pricing/catalogue/goods-channels.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../../tracking/moves/written-parcels.service.ts';
import { sendingAfter, writeCursor } from '../../../platform/snapshot-cursor.ts';
import { readProgress } from '../../../platform/snapshot-progress.ts';
import {
  changedBags,
  knownBags,
  noteBags,
  noteLying,
  pageOfLying,
  stillLying,
  type KnownBagRow,
  type LyingRow,
} from './lying-parcel.store.ts';

/** Parcels that lie in a warehouse, or did, where they lie there, and by which channel they go. */
export const lyingParcels: Projection = {
  follows: [
    follow(parcelsWritten, concerned),
    follow(contentsMoved, ({ parcelId }) => [parcelId]),
    follow(goodsRerouted, ({ parcelId }) => [parcelId]),
  ],
  write: async (tx, parcelIds) => sendAhead(noteLying(tx, parcelIds)),
};

function concerned({ parcelId, before, after, again }: WrittenParcel): string[] {
  const isConcerned = (before !== undefined && lies(before)) || lies(after) || again === true;
  return isConcerned ? [parcelId] : [];
}

function lies({ state }: ParcelContent): boolean {
  return state.status === ParcelStatus.AwaitingDeparture && state.receivedAt !== null;
}

/** Bags of which something has changed. */
export const changedBagsOfUnits: Projection = {
  follows: [follow(bagsWritten, ({ code, unitId }) => [`${unitId}:${code}`])],
  write: (tx, keys) =>
    noteBags(
      tx,
      keys.map((key) => {
        const [unitId = '', code = ''] = key.split(':');
        return { code, unitId: Number(unitId) };
      }),
    ),
};

const dayMs = 86_400_000;
/** So many parcels in one answer: some 125 bytes each, a fifth of that compressed. */
const mostAtOnce = 20_000;

type Snapshot = DataOf<typeof bagSnapshot>;

/**
 * What the bag stations of a unit are sent: the whole, or what has changed since their cursor. A cursor that is too
 * old, or of another database, gets the whole.
 */
export async function readBagSnapshot(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
  unitId: number,
  {
    since: cursor,
    locale,
    limit = mostAtOnce,
  }: { since: string | undefined; locale: Locale; limit?: number },
): Promise<Snapshot> {
  const { db, clock } = context;
  const now = clock.now().getTime();
  const sending = sendingAfter(cursor, await readProgress(db), now);
  const since = sending.since ?? undefined;
  const { afterId } = sending;
  const rows = await pageOfLying(db, { unitId, since, afterId, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const isFirst = afterId === '0';
  const channels = await readGoodsChannels(context);
  const found = isFirst ? await findBags(db, unitId, { since, now }) : [];
  return {
    isWhole: since === undefined && isFirst,
    bags: await describe(db, found, { channels, locale }),
    parcels: page.filter(({ isHere }) => isHere).map((row) => describeParcel(row, channels)),
    gone: [
      ...found.flatMap(({ level, code }) => (level === null ? [code] : [])),
      ...(await goneCodes(db, unitId, page)),
    ],
    channels: channels.today.map(({ id, names }) => ({ id, name: names[locale] })),
    cursor: writeCursor({ ...sending, afterId: hasMore ? (page.at(-1)?.parcelId ?? '0') : '0' }),
    hasMore,
  };
}

function findBags(db: Db, unitId: number, { since, now }: { since: string | undefined; now: number }) {
  if (since !== undefined) return changedBags(db, unitId, since);
  return knownBags(db, unitId, new Date(now - snapshotCursorDays * dayMs));
}

async function describe(
  db: Db,
  bags: readonly KnownBagRow[],
  { channels, locale }: { channels: GoodsChannels; locale: Locale },
): Promise<KnownBag[]> {
  const places = new Map((await listPlaces(db)).map((place) => [place.id, place]));
  return bags.flatMap(({ level, destinationId, channelId: openedFor, ...bag }) => {
    const kind = level === null ? undefined : bagKinds[level - 1];
    if (kind === undefined) return [];
    const place = destinationId === null ? undefined : places.get(destinationId);
    const destination = place && {
      id: place.id,
      isHub: place.kind === 'HUB',
      name: place.names[locale] ?? place.code,
    };
    const channelId = (openedFor === null ? undefined : channels.todayOf(openedFor)) ?? null;
    return [{ ...bag, kind, destination: destination ?? null, channelId }];
  });
}

/** A code with a next parcel that lies there in its place is not gone. */
async function goneCodes(db: Db, unitId: number, page: readonly LyingRow[]): Promise<string[]> {
  const left = page.flatMap(({ isHere, code }) => (isHere ? [] : [code]));
  const still = await stillLying(db, unitId, left);
  return left.filter((code) => !still.has(code));
}

function describeParcel(
  {
    parcelId: _id,
    isHere: _is,
    businessLine,
    countryCode,
    productId,
    movedTo,
    problems,
    ...parcel
  }: LyingRow,
  channels: GoodsChannels,
): Snapshot['parcels'][number] {
  const channelId = channels.leavesBy({ businessLine, countryCode, productId, movedTo });
  return { ...parcel, channelId: channelId ?? null, stays: staysFor(problems) ?? null };
}
