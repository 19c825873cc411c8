/** Holds the ledger against the files of opening balances. */
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * What is apart, in words: the account `OPENING` of a currency is not the sum of the rows, a row and its posting
 * differ, or a customer owes in the ledger what the debts do not come to.
 */
export async function openingApart(db: Db): Promise<string[]> {
  const found = await Promise.all([unequalSums(db), unequalRows(db), unequalDebts(db)]);
  return found.flat();
}

async function unequalSums(db: Db): Promise<string[]> {
  const { rows } = await query<{ currency: string; stands: string; filed: string }>`
    with filed as (
      select opening_row.currency, sum(case side when 'DEBT' then -(opening_row.amount_minor + charge.corrected_minor)
        else opening_row.amount_minor end) as minor
      from opening_row left join charge on charge.id = charge_id where taken_back_by is null group by 1
    ), stands as (
      select currency, sum(balance_minor) as minor from ledger_account where kind = 'OPENING' group by 1
    )
    select currency, coalesce(stands.minor, 0) as stands, coalesce(filed.minor, 0) as filed
    from filed full join stands using (currency) where coalesce(stands.minor, 0) <> coalesce(filed.minor, 0)
    order by currency`.execute(db);
  return rows.map(
    ({ currency, stands, filed }) =>
      `opening balances in ${currency} are ${stands}, their files say ${filed}`,
  );
}

/** Rows with another posting than theirs, and postings without a row. */
async function unequalRows(db: Db): Promise<string[]> {
  const { rows } = await query<{ name: string }>`
    select concat('row ', number, ' of ', import_id) as name
    from opening_row join opening_file using (import_id)
    left join lateral (
      select kind, subject_id, sum(amount_minor) filter (where account_kind = 'OPENING') as minor from (
        select posting.kind, subject_id, amount_minor, account.kind as account_kind
        from ledger_posting as posting join ledger_entry as entry on entry.posting_id = posting.id
        join ledger_account as account on account.id = account_id
        where posting.id = opening_row.posting_id and account.currency = opening_row.currency) as entered
      group by 1, 2
    ) as posted on true
    where posted.kind is distinct from 'OPENING'
      or subject_id is distinct from concat(import_id, ':', number, ':', encode(file_hash, 'hex'))
      or posted.minor is distinct from case side when 'DEBT' then -amount_minor else amount_minor end
    union all
    select concat('posting ', id) from ledger_posting
    where subject_type = 'opening' and kind = 'OPENING' and not exists (select from opening_row where posting_id = id)
    limit 1000`.execute(db);
  return rows.map(({ name }) => `${name} is apart from its opening balance`);
}

/** Nothing else is owed in the ledger: what is charged for parcels is paid in the same posting. */
async function unequalDebts(db: Db): Promise<string[]> {
  const { rows } = await query<{ code: string; currency: string }>`
    with owed as (
      select customer_code as code, currency, sum(amount_minor + corrected_minor - settled_minor) as minor from charge
      where kind = 'OPENING' and due_at is not null group by 1, 2
    ), stands as (
      select owner as code, currency, balance_minor as minor from ledger_account
      where owner_kind = 'CUSTOMER' and kind = 'OWED'
    )
    select code, currency from owed full join stands using (code, currency)
    where coalesce(owed.minor, 0) <> coalesce(stands.minor, 0) order by code, currency limit 1000`.execute(
    db,
  );
  return rows.map(
    ({ code, currency }) => `what ${code} owes in ${currency} is not the sum of the opening debts`,
  );
}
