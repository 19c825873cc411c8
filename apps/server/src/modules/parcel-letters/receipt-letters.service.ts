/**
 * Owns the letters about receipts in China. Promises one letter a customer and day with all that was received, however
 * many parcels there are and however often the event is received, and none about what was taken back or is older than
 * what they have been notified of.
 */
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { HistoryAdded } from '@rohi/contract/tracking/parcels-moved';
import { findStoppingProblem } from '@rohi/contract/tracking/parcel-headline';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { readersOf } from '../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters, type Letter } from '../notifications/notifications.service.ts';
import { findReceipts } from '../tracking/moves/moved-parcels.service.ts';
import {
  arrivalEstimator,
  findSentParcels,
  type DayRange,
  type SentParcelRow,
} from '../tracking/tracking.service.ts';
import {
  findNotifiedEvents,
  findPhotographed,
  insertParcelLetters,
  insertReceiptNews,
  takeReceiptNews,
} from './parcel-letter.store.ts';
import { mostNamedInLetter, newsForMs, receiptNews } from './parcel-news.ts';

/** Notes the receipts among what was added, for the letters of the evening. */
export async function noteReceipts(context: Context, added: readonly HistoryAdded[]): Promise<void> {
  const since = new Date(context.clock.now().getTime() - newsForMs);
  const receipts = await findReceipts(context.db, added, since);
  if (receipts.length > 0) await inTransaction(context.db, (tx) => insertReceiptNews(tx, receipts));
}

/** Queues a letter for each customer with parcels that were received since the last time. Idempotent. */
export async function writeReceiptLetters(context: Context): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const taken = await takeReceiptNews(tx);
    if (taken.length > 0) await queueReceiptLetters(context, tx, taken);
  });
}

type Received = SentParcelRow & { seq: number };

async function queueReceiptLetters(
  context: Context,
  tx: Tx,
  taken: readonly { parcelId: string; seq: number }[],
): Promise<void> {
  const ids = [...new Set(taken.map(({ parcelId }) => parcelId))];
  const parcels = new Map(
    (await findSentParcels(tx, { orderCodes: [], ids }, 'read')).map((one) => [one.id, one]),
  );
  const news = receiptNews(taken, parcels, await findNotifiedEvents(tx, ids), context.clock.now());
  const ofCustomer = Map.groupBy(news, ({ facts }) => facts.customerCode ?? '');
  const readers = await readersOf(tx, [...ofCustomer.keys()]);
  const photographed = await findPhotographed(tx, ids);
  const estimate = await arrivalEstimator(context);
  const letters = [...ofCustomer].flatMap(([customerCode, received]) => {
    const reader = readers.get(customerCode);
    if (reader === undefined) return [];
    const params = paramsOf(received, photographed, estimate);
    const letter: Letter = { to: reader.email, locale: reader.locale, letter: 'parcelsReceived', params };
    return [{ letter, received }];
  });
  if (letters.length === 0) return;
  const letterIds = await queueQuietLetters(
    tx,
    context.clock.now(),
    letters.map(({ letter }) => letter),
  );
  await insertParcelLetters(
    tx,
    letters.flatMap(({ received }, index) => {
      const letterId = letterIds[index] ?? '';
      return received.map(({ id: parcelId, seq }) => ({ letterId, parcelId, seq }));
    }),
  );
}

function paramsOf(
  received: readonly Received[],
  photographed: ReadonlySet<string>,
  estimate: (parcel: SentParcelRow) => DayRange | null,
): Extract<Letter, { letter: 'parcelsReceived' }>['params'] {
  const days = received.flatMap((parcel) => {
    const expected = findStoppingProblem(parcel.state.problems) ? null : estimate(parcel);
    return expected === null ? [] : [expected];
  });
  const from = days.map((each) => each.from).toSorted((a, b) => (a < b ? -1 : 1))[0];
  const to = days.map((each) => each.to).toSorted((a, b) => (a < b ? 1 : -1))[0];
  return {
    parcels: received
      .slice(0, mostNamedInLetter)
      .map(({ id, trackingCode, facts: { weightG, orderCode } }) => ({
        trackingCode,
        weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
        hasPhoto: photographed.has(id),
        isDeclared: orderCode !== null,
      })),
    count: received.length,
    arrives: from === undefined || to === undefined ? null : { from, to },
  };
}
