/**
 * Owns the letters to owners about their parcels. Promises one letter for each main status that a parcel comes to, in
 * their order, and one for all parcels of a customer that leave with one trip; what is scanned parcel by parcel waits
 * for others (`arrival-letters.service.ts`); each once however often the event is received, and none of what was taken
 * back before.
 */
import type { Locale } from '@rohi/contract/locales';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { HistoryAdded } from '@rohi/contract/tracking/parcels-moved';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { readersOf, type LetterReader } from '../accounts/customers/letter-readers.service.ts';
import {
  type ArrivedSums,
  queueQuietLetters,
  withdrawLetters,
  type Letter,
} from '../notifications/notifications.service.ts';
import { readHotline } from '../reference-data/settings.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { findArrivedParcels, type ArrivedParcel } from '../tracking/moves/moved-parcels.service.ts';
import { noteArrivals } from './arrival-news.service.ts';
import {
  endedByDecision,
  findNotifiedEvents,
  insertParcelLetters,
  lettersAboutNothing,
} from './parcel-letter.store.ts';
import { readPointNames } from './point-names.service.ts';
import {
  isNews,
  isTurnedAway,
  mostNamedInLetter,
  newsByFact,
  newsForMs,
  notifiedStatuses,
  waitsForOthers,
  type OneFact,
} from './parcel-news.ts';

/** Queues a letter for each of the parcels that has come to a main status of which its owner has not been notified. */
export async function writeParcelLetters(context: Context, added: readonly HistoryAdded[]): Promise<void> {
  const now = context.clock.now();
  const reached = added.filter(({ status }) => status !== undefined && notifiedStatuses.has(status));
  const arrived = await findArrivedParcels(context.db, reached, new Date(now.getTime() - newsForMs));
  if (arrived.length === 0) return;
  await inTransaction(context.db, async (tx) => {
    const notified = await findNotifiedEvents(
      tx,
      arrived.map(({ parcelId }) => parcelId),
    );
    const decided = await endedByDecision(
      tx,
      arrived.map(({ parcelId }) => parcelId),
    );
    const news = arrived.filter((parcel) => {
      // Its owner has the letter of the decision, which says more.
      if (parcel.status === ParcelStatus.Cancelled && decided.has(parcel.parcelId)) return false;
      const notices = notified.get(parcel.parcelId) ?? [];
      const isNew = isNews(parcel, notices, now);
      // The list may name a parcel several times.
      if (isNew) notified.set(parcel.parcelId, [...notices, parcel.event.seq]);
      return isNew;
    });
    const waiting = news.flatMap((parcel) => {
      const { parcelId, customerCode, status, event } = parcel;
      if (!waitsForOthers(parcel)) return [];
      // Each point has its letter; of the hub there is one.
      const pickupPointId = status === ParcelStatus.AwaitingCustomer ? parcel.pickupPointId : null;
      return [{ parcelId, seq: event.seq, customerCode, status, pickupPointId }];
    });
    await noteArrivals(tx, waiting, now);
    const noted = new Set(waiting.map(({ parcelId, seq }) => `${parcelId}/${seq}`));
    const rest = news.filter(({ parcelId, event }) => !noted.has(`${parcelId}/${event.seq}`));
    await queueLetters(context, tx, rest, now);
  });
}

async function queueLetters(context: Context, tx: Tx, news: readonly ArrivedParcel[], now: Date) {
  const readers = await readersOf(
    tx,
    news.map(({ customerCode }) => customerCode),
  );
  const addressed = newsByFact(news).flatMap((parcels) => {
    const reader = readers.get(parcels[0].customerCode);
    return reader === undefined ? [] : [{ parcels, reader }];
  });
  if (addressed.length === 0) return;
  const facts = await readFacts(context, new Set(addressed.map(({ reader }) => reader.locale)));
  const letterIds = await queueQuietLetters(
    tx,
    now,
    addressed.map(({ parcels, reader }) =>
      parcels.length === 1 ? letterAbout(parcels[0], reader, facts) : departureLetter(parcels, reader),
    ),
  );
  await insertParcelLetters(
    tx,
    addressed.flatMap(({ parcels }, index) => {
      const letterId = letterIds[index];
      if (letterId === undefined) return [];
      return parcels.map(({ parcelId, event: { seq } }) => ({ letterId, parcelId, seq }));
    }),
  );
}

type NewsOfOneFact = OneFact<ArrivedParcel>;

/** Many parcels of one customer that leave with one trip are one fact. */
function departureLetter([first, ...others]: NewsOfOneFact, reader: LetterReader): Letter {
  const parcels = [first, ...others]
    .slice(0, mostNamedInLetter)
    .map(({ trackingCode, orderCode }) => ({ trackingCode, orderCode }));
  return {
    to: reader.email,
    locale: reader.locale,
    letter: 'parcelsDeparted',
    params: { parcels, count: others.length + 1, movedAt: first.event.at.toISOString() },
  };
}

/** Letters about departures that were taken back since: unread ones are not sent any more. */
export async function withdrawParcelLetters(context: Context, added: readonly HistoryAdded[]): Promise<void> {
  const back = added.filter(({ status }) => status === ParcelStatus.AwaitingDeparture);
  const since = new Date(context.clock.now().getTime() - newsForMs);
  const returned = await findArrivedParcels(context.db, back, since);
  const corrected = returned.flatMap(({ parcelId, corrected: events }) =>
    events.map(({ seq }) => ({ parcelId, seq })),
  );
  if (corrected.length === 0) return;
  await inTransaction(context.db, async (tx) =>
    withdrawLetters(tx, await lettersAboutNothing(tx, corrected)),
  );
}

export type Facts = {
  hotline: string;
  points: Map<Locale, Map<number, string>>;
  words: Awaited<ReturnType<typeof readWords>>;
};

/** What letters in these languages name beside the parcel: pickup points with their addresses. */
export async function readFacts(context: Context, locales: ReadonlySet<Locale>): Promise<Facts> {
  const points = await readPointNames(context, locales);
  return { hotline: await readHotline(context), points, words: await readWords(context) };
}

/** The letter about one parcel that has come to another status. */
export function letterAbout(
  parcel: ArrivedParcel,
  reader: LetterReader,
  { hotline, points, words }: Facts,
  sums?: ArrivedSums,
): Letter {
  const { trackingCode, orderCode, customerCode, pickupPointId, status, freeUntil, event } = parcel;
  const to = { to: reader.email, locale: reader.locale };
  if (isTurnedAway(parcel))
    return { ...to, letter: 'lineTurnedAway', params: { trackingCode, orderCode, hotline } };
  const pickupPoint = pickupPointId === null ? null : (points.get(reader.locale)?.get(pickupPointId) ?? null);
  const isReady = status === ParcelStatus.AwaitingCustomer && pickupPointId !== null;
  const collector = isReady ? { customerCode, pickupPointId } : null;
  const headline = words[reader.locale].headlines[status];
  const movedAt = event.at.toISOString();
  const params = { trackingCode, orderCode, status, headline, movedAt, pickupPoint, freeUntil, collector };
  return { ...to, letter: 'parcelMoved', params: sums === undefined ? params : { ...params, sums } };
}
