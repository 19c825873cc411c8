/** The letter that asks an owner what to do with a held parcel. */
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import type { ParcelFacts } from '../../tracking/tracking.service.ts';
import { lastDayToAnswer } from './answer-days.ts';
import { offersText } from './price-text.ts';
import { noteProblemLetter } from './problem-letter.store.ts';
import { openOffers } from './problem-offers.service.ts';

type HeldParcel = {
  trackingCode: string;
  facts: Pick<ParcelFacts, 'customerCode' | 'orderCode' | 'businessLine'>;
};

/** Queues the letter in the transaction that holds the parcel, and notes it with the problem. A parcel of nobody, and an owner who wants no letters, get none. */
export async function askOwner(
  context: Context,
  tx: Tx,
  { trackingCode, facts }: HeldParcel,
  { id, kind, raisedAt }: { id: string; kind: ReceiptProblem; raisedAt: Date },
): Promise<void> {
  const { customerCode, orderCode, businessLine } = facts;
  const reader = customerCode === null ? undefined : (await readersOf(tx, [customerCode])).get(customerCode);
  if (customerCode === null || reader === undefined) return;
  const { email, locale } = reader;
  const offers = (await openOffers(context, tx))({ kind, businessLine, raisedAt });
  const params = {
    trackingCode,
    orderCode,
    what: receiptProblemNames[kind][locale],
    answers: offersText(offers, locale),
    answerBy: lastDayToAnswer(raisedAt),
    hotline: await readHotline(context),
  };
  const letter = { to: email, locale, letter: 'parcelHeld', params } as const;
  const [letterId] = await queueQuietLetters(tx, context.clock.now(), [letter]);
  if (letterId !== undefined) await noteProblemLetter(tx, id, { letterId, customerCode });
}
