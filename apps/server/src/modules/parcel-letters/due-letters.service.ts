/**
 * Owns the letters by which customers who pay before departure learn of what is owed. Promises one letter a customer
 * and evening, in which each parcel stands once, whatever becomes of its price later. That it is so is on record also
 * where no letter could be written.
 */
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { readersOf } from '../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters, type Letter } from '../notifications/notifications.service.ts';
import { readSettings } from '../reference-data/settings.service.ts';
import { insertDueNotices, nextDue, noteDueLetters, type DueRow } from './due-notice.store.ts';
import { mostNamedInLetter } from './parcel-news.ts';

const customersAStep = 200;

/**
 * Queues a letter for each customer who owes something before departure that no letter has named. A run that was cut
 * off is ended by the next; idempotent.
 */
export async function writeDueLetters(context: Context): Promise<void> {
  const mayLeave = (await readSettings(context))['trip.unpaidMayLeave'] === 'yes';
  for (let hasMore = true; hasMore;)
    hasMore = await inTransaction(context.db, (tx) => notifyNext(context, tx, mayLeave));
}

/** False when no one was left. */
async function notifyNext(context: Context, tx: Tx, mayLeave: boolean): Promise<boolean> {
  const rows = await nextDue(tx, customersAStep);
  const ids = rows.map(({ id }) => id);
  const fresh = await insertDueNotices(tx, ids, context.clock.now());
  const due = rows.filter(({ id }) => fresh.has(id));
  const ofCustomer = Map.groupBy(due, ({ customerCode }) => customerCode);
  // What has to be paid is no news that one may turn off.
  const readers = await readersOf(tx, [...ofCustomer.keys()], { isDue: true });
  const letters = [...ofCustomer].flatMap(([customerCode, parcels]) => {
    const reader = readers.get(customerCode);
    if (reader === undefined) return [];
    const params = paramsOf(parcels, mayLeave);
    const letter: Letter = { to: reader.email, locale: reader.locale, letter: 'dueBeforeDeparture', params };
    return [{ letter, parcels }];
  });
  const letterIds = await queueQuietLetters(
    tx,
    context.clock.now(),
    letters.map(({ letter }) => letter),
  );
  await noteDueLetters(
    tx,
    letters.flatMap(({ parcels }, index) =>
      parcels.map(({ id }) => ({ parcelId: id, letterId: letterIds[index] ?? '' })),
    ),
  );
  return rows.length > 0;
}

function paramsOf(
  parcels: readonly DueRow[],
  mayLeave: boolean,
): Extract<Letter, { letter: 'dueBeforeDeparture' }>['params'] {
  const total = parcels.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
  return {
    parcels: parcels
      .slice(0, mostNamedInLetter)
      .map(({ trackingCode, owedMinor }) => ({ trackingCode, owed: writeDecimal(owedMinor, 2) })),
    count: parcels.length,
    total: writeDecimal(total, 2),
    mayLeave,
  };
}
