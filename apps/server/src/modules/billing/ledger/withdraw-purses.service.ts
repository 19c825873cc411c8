/** Owns the way back of purses: one in which no money was is removed with its customer. */
import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { lockPurses } from './purse.store.ts';

/**
 * Money that keeps a customer: sums of the move-in that stand, other money or points, or else something that was
 * agreed or decided of money.
 */
export type MoneyOfCustomer = { customerCode: string; used: 'OPENING' | 'OTHER_MONEY' | 'OTHER' };

/**
 * Removes the purses of customers within the caller's transaction. Sums of a move-in that were taken back are no money.
 * Where there is any nothing is removed, and all who have it are returned.
 */
export async function withdrawPurses(tx: Tx, customerCodes: readonly string[]): Promise<MoneyOfCustomer[]> {
  await lockPurses(tx, customerCodes);
  const codes = query`${[...customerCodes]}::text[]`;
  const { rows: used } = await query<MoneyOfCustomer>`
    select * from (
      select customer_code as "customerCode", case
        when exists (select from opening_row where standing_code = purse.customer_code) then 'OPENING'
        when exists (select from payment where payment.customer_code = purse.customer_code)
          or exists (select from top_up where top_up.customer_code = purse.customer_code)
          or exists (select from points_change where points_change.customer_code = purse.customer_code)
          or exists (
            select from ledger_account as account join ledger_entry as entry on entry.account_id = account.id
            join ledger_posting as posting on posting.id = posting_id
            where owner_kind = 'CUSTOMER' and owner = purse.customer_code
              and posting.kind not in ('OPENING', 'OPENING_TAKEN_BACK'))
          then 'OTHER_MONEY'
        when exists (select from customer_terms where customer_terms.customer_code = purse.customer_code)
          or exists (select from charge_correction where charge_correction.customer_code = purse.customer_code)
          or exists (select from compensation where compensation.customer_code = purse.customer_code)
          or exists (select from sole_decision where sole_decision.customer_code = purse.customer_code)
          then 'OTHER'
      end as used
      from customer_purse as purse where customer_code = any(${codes})
    ) as looked where used is not null order by "customerCode" collate "C"`.execute(tx);
  if (used.length === 0)
    await query`delete from customer_purse where customer_code = any(${codes})`.execute(tx);
  return used;
}
