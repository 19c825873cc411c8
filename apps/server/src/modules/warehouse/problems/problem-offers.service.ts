/** What an owner may answer to a held parcel, what that costs, and until when it is done. */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { toWireMoney, type Currency, type WireMoney } from '@rohi/contract/pricing/money';
import {
  answersToProblem,
  problemActDays,
  type ProblemAnswer,
  type ReceiptProblem,
} from '@rohi/contract/tracking/receipt-problems';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readDeliveryDays } from '../../pricing/catalogue/channels.service.ts';
import { readServicePrices, type LineServices } from '../../pricing/tariffs/service-prices.service.ts';

/** An answer with its price, which is null where none was published; `doneBy` is a Dushanbe day. */
export type Offer = { answer: ProblemAnswer; price: WireMoney | null; doneBy: string };

type AskedOf = { kind: ReceiptProblem; businessLine: 'BSC' | 'FBA'; raisedAt: Date };

/**
 * What may be answered to each problem: at the prices of when it was reported, since the letter to its owner named
 * them; done by days counted from now.
 */
export async function openOffers(
  context: Context,
  db: Context['db'] | Tx,
): Promise<(problem: AskedOf) => Offer[]> {
  const today = dushanbeDay(context.clock.now());
  const [pricesAt, days] = [await readServicePrices(db), await readDeliveryDays(context, db)];
  return ({ kind, businessLine, raisedAt }) =>
    answersToProblem(kind).map((answer) => ({
      answer,
      price: priceOf(pricesAt(businessLine, raisedAt), answer),
      doneBy: addDays(today, answer === 'SEND_ON' ? days[businessLine].max : problemActDays[answer]),
    }));
}

const columnOf = { SEND_ON: 'sendOnMinor', RETURN: 'returnMinor', DISPOSE: 'disposeMinor' } as const;

function priceOf(services: LineServices | undefined, answer: ProblemAnswer): Offer['price'] {
  const minor = services?.[columnOf[answer]] ?? null;
  return services === undefined || minor === null ? null : wirePrice({ minor, currency: services.currency });
}

/** A price as it is stored. */
export function wirePrice(price: { minor: number; currency: Currency } | undefined): WireMoney | null {
  return price === undefined
    ? null
    : toWireMoney({ amountMinor: BigInt(price.minor), currency: price.currency });
}
