/** The letter that asks an owner what to do with a held parcel. */
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueQuietLetter } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import type { ParcelFacts } from '../../tracking/tracking.service.ts';
import { lastDayToAnswer } from './answer-days.ts';
import { offersText } from './price-text.ts';
import { openOffers } from './problem-offers.service.ts';

type HeldParcel = {
  trackingCode: string;
  facts: Pick<ParcelFacts, 'customerCode' | 'orderCode' | 'businessLine'>;
};

/** Queues the letter in the transaction that holds the parcel. A parcel of nobody, and an owner who wants no letters, get none. */
export async function askOwner(
  context: Context,
  tx: Tx,
  { trackingCode, facts }: HeldParcel,
  { kind, raisedAt }: { kind: ReceiptProblem; raisedAt: Date },
): Promise<void> {
  const { customerCode, orderCode, businessLine } = facts;
  const reader = customerCode === null ? undefined : (await readersOf(tx, [customerCode])).get(customerCode);
  if (reader === undefined) return;
  const { email, locale } = reader;
  const offers = (await openOffers(context, tx))({ kind, businessLine, raisedAt });
  await queueQuietLetter(tx, context.clock.now(), {
    to: email,
    locale,
    letter: 'parcelHeld',
    params: {
      trackingCode,
      orderCode,
      what: receiptProblemNames[kind][locale],
      answers: offersText(offers, locale),
      answerBy: lastDayToAnswer(raisedAt),
      hotline: await readHotline(context),
    },
  });
}
