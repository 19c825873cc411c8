/**
 * Owns the letters about what is scanned parcel by parcel: taken in at the hub, come to a pickup point, collected.
 * Promises one letter a customer and status (at a point: and point) for all of it within twenty minutes, however many
 * parcels, trips or transfers that is, and none about what was taken back or went on meanwhile.
 */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { readersOf, type LetterReader } from '../accounts/customers/letter-readers.service.ts';
import {
  type ArrivedSums,
  queueQuietLetters,
  type Collector,
  type Letter,
} from '../notifications/notifications.service.ts';
import { findArrivedParcels, type ArrivedParcel } from '../tracking/moves/moved-parcels.service.ts';
import { readArrivedSums } from './arrived-sums.service.ts';
import { takeArrivals, type WaitingReader } from './arrival-news.service.ts';
import { findNotifiedEvents, insertParcelLetters } from './parcel-letter.store.ts';
import { letterAbout, readFacts, type Facts } from './parcel-letters.service.ts';
import { isNews, mostNamedInLetter, newsForMs } from './parcel-news.ts';

/** Queues the letter about what waits for a reader, once the first of it has waited. Idempotent. */
export async function writeArrivalLetter(context: Context, waiting: WaitingReader): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const taken = await takeArrivals(tx, waiting, now);
    const news = await standingNews(tx, waiting.status, taken, now);
    const [first, ...others] = news;
    if (first === undefined) return;
    const reader = (await readersOf(tx, [waiting.customerCode])).get(waiting.customerCode);
    if (reader === undefined) return;
    const facts = await readFacts(context, new Set([reader.locale]));
    const isAtHub = waiting.status === ParcelStatus.AwaitingHubOut;
    const ids = news.map(({ parcelId }) => parcelId);
    const sums = isAtHub ? await readArrivedSums(context, ids) : undefined;
    const letter =
      others.length === 0
        ? letterAbout(first, reader, facts, sums)
        : letterAboutAll(news, waiting, reader, { ...facts, sums });
    const [letterId] = await queueQuietLetters(tx, now, [letter]);
    if (letterId === undefined) return;
    const about = news.map(({ parcelId, event: { seq } }) => ({ letterId, parcelId, seq }));
    await insertParcelLetters(tx, about);
  });
}

/** The letter about several parcels. */
function letterAboutAll(
  news: readonly ArrivedParcel[],
  waiting: WaitingReader,
  reader: LetterReader,
  { sums, ...facts }: Facts & { sums: ArrivedSums | undefined },
): Letter {
  const { customerCode, status, pickupPointId } = waiting;
  if (pickupPointId !== null) return readyLetter(news, { customerCode, pickupPointId }, reader, facts);
  const letter = status === ParcelStatus.Received ? 'parcelsCollected' : 'parcelsAtHub';
  const parcels = news
    .slice(0, mostNamedInLetter)
    .map(({ trackingCode, orderCode }) => ({ trackingCode, orderCode }));
  const movedAt = (news.at(-1) ?? news[0])?.event.at.toISOString() ?? '';
  return {
    to: reader.email,
    locale: reader.locale,
    letter,
    params: { parcels, count: news.length, movedAt, ...(sums && { sums }) },
  };
}

/** What of the arrivals still stands, and is newer than what its owner was notified of. */
async function standingNews(
  tx: Tx,
  status: ParcelStatus,
  taken: readonly { parcelId: string; seq: number }[],
  now: Date,
): Promise<ArrivedParcel[]> {
  const added = taken.map(({ parcelId, seq }) => ({
    parcelId,
    from: seq,
    to: seq,
    status,
  }));
  const arrived = await findArrivedParcels(tx, added, new Date(now.getTime() - newsForMs));
  const ids = arrived.map(({ parcelId }) => parcelId);
  const notified = await findNotifiedEvents(tx, ids);
  return arrived
    .filter((parcel) => isNews(parcel, notified.get(parcel.parcelId) ?? [], now))
    .toSorted((a, b) => a.event.at.getTime() - b.event.at.getTime());
}

function readyLetter(
  news: readonly ArrivedParcel[],
  collector: Collector,
  { email: to, locale }: LetterReader,
  { points }: Facts,
): Letter {
  const days = news.flatMap(({ freeUntil }) => freeUntil ?? []);
  return {
    to,
    locale,
    letter: 'parcelsReady',
    params: {
      count: news.length,
      trackingCodes: news.slice(0, mostNamedInLetter).map(({ trackingCode }) => trackingCode),
      freeUntil: days.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null,
      pickupPoint: points.get(locale)?.get(collector.pickupPointId) ?? null,
      collector,
    },
  };
}
