/** Payments that came once the notes of their shift were counted. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { CashPair } from './shift.store.ts';

/** What a late item changes of what was expected, in minor units. */
export type LateItem = {
  paymentId: string;
  receiptNumber: string;
  customerCode: string;
  takenAt: Date;
  at: Date;
  cash: CashPair;
  cardMinor: bigint;
};

/** The late items of a shift in the order in which they came. */
export async function lateItemsOf(db: Db | Tx, shiftId: string): Promise<LateItem[]> {
  type Row = Omit<LateItem, 'cash' | 'cardMinor'> & Record<'tjs' | 'usd' | 'card', string>;
  const { rows } = await query<Row>`
    select payment.id as "paymentId", receipt.text as "receiptNumber", customer_code as "customerCode", taken_at as "takenAt", at,
      coalesce(sum(given_minor) filter (where means = 'CASH_TJS'), 0) - change_tjs as tjs,
      coalesce(sum(given_minor) filter (where means = 'CASH_USD'), 0) - change_usd as usd,
      coalesce(sum(given_minor) filter (where means = 'CARD'), 0) as card
    from payment join receipt on receipt.id = payment.id left join payment_means on payment_id = payment.id
    where shift_id = ${shiftId} and taken_at is not null
    group by payment.id, receipt.text order by at, payment.id`.execute(db);
  return rows.map(({ tjs, usd, card, ...row }) => ({
    ...row,
    cash: { TJS: BigInt(tjs), USD: BigInt(usd) },
    cardMinor: BigInt(card),
  }));
}
