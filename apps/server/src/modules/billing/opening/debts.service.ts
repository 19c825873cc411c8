/** What customers owe from before the move-in, as it is answered. */
import type { WireDebts } from '@rohi/contract/billing/payments.contract';
import { cashCurrencies } from '@rohi/contract/billing/cash';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { Db, Tx } from '../../../platform/database.ts';
import { moneyIn } from '../payments/describe-payment.ts';
import { allOpenDebts, openDebts, type OpeningDebt } from './opening.store.ts';

/** What is left to pay of a debt, in minor units of its currency. */
export function leftOf({ amountMinor, correctedMinor, settledMinor }: OpeningDebt): bigint {
  return amountMinor + correctedMinor - settledMinor;
}

/** The debts of all customers in a currency, the oldest first. */
export async function debtsIn(db: Db, currency: CashCurrency): Promise<OpeningDebt[]> {
  const debts = (await allOpenDebts(db)).filter((debt) => debt.currency === currency);
  return debts.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The debts of a customer by currency, those in somoni first; a currency without any is left out. */
export async function describeDebts(db: Db | Tx, customerCode: string): Promise<WireDebts[]> {
  const debts = await openDebts(db, customerCode, { isLocked: false });
  return cashCurrencies.flatMap((currency) => {
    const own = debts.filter((debt) => debt.currency === currency);
    if (own.length === 0) return [];
    const money = moneyIn(currency);
    return [
      {
        currency,
        owed: money(own.reduce((sum, debt) => sum + leftOf(debt), 0n)),
        list: own.map((debt) => ({
          id: debt.id,
          day: debt.day,
          words: debt.words,
          amount: money(debt.amountMinor + debt.correctedMinor),
          paid: money(debt.settledMinor),
          owed: money(leftOf(debt)),
        })),
      },
    ];
  });
}
