/** Accounts, postings and entries. Postings and entries are only ever added. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { accountKinds, type AccountKey, type AccountOwner } from './account-kinds.ts';
import type { UsedRate } from './posting.ts';

/** An account as it stands under its lock. */
export type LockedAccount = {
  id: string;
  key: AccountKey;
  balance: bigint;
  /** The customer who stands for the owner, where that one was merged. */
  holder: string | null;
};

type AccountRow = { id: string; owner_kind: string; owner: string; kind: string; currency: string };
type KeyColumns = readonly [string[], string[], string[], string[]];

const columnsOf = (keys: readonly AccountKey[]): KeyColumns => [
  keys.map(({ ownerKind }) => ownerKind),
  keys.map(({ owner }) => owner),
  keys.map(({ kind }) => kind),
  keys.map(({ currency }) => currency),
];

const keyOf = ({ owner_kind, owner, kind, currency }: AccountRow) =>
  ({ ownerKind: owner_kind, owner, kind, currency }) as AccountKey;

/** Locks those of these accounts that there are, in the one order of all writers: that of their ids. */
export async function lockAccounts(tx: Tx, keys: readonly AccountKey[]): Promise<LockedAccount[]> {
  const [ownerKinds, owners, kinds, currencies] = columnsOf(keys);
  const { rows } = await query<AccountRow & { balance: string; holder: string | null }>`
    select id, owner_kind, owner, kind, currency, balance_minor as balance, case when owner_kind = 'CUSTOMER' then (
      select holder.customer_code from account_facts as closed join account_facts as holder on holder.id = closed.merged_into
      where closed.customer_code = owner) end as holder
    from ledger_account
    where (owner_kind, owner, kind, currency) in (
      select * from unnest(${ownerKinds}::text[], ${owners}::text[], ${kinds}::text[], ${currencies}::text[]))
    order by id for no key update`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    key: keyOf(row),
    balance: BigInt(row.balance),
    holder: row.holder,
  }));
}

/**
 * Opens those of these accounts that are missing; one that somebody else opens meanwhile is left as it is. The keys are
 * in the order of their texts.
 */
export async function openAccounts(tx: Tx, keys: readonly AccountKey[]): Promise<void> {
  const [ownerKinds, owners, kinds, currencies] = columnsOf(keys);
  await query`
    insert into ledger_account (owner_kind, owner, kind, currency, side, may_be_negative)
    select given.* from unnest(${ownerKinds}::text[], ${owners}::text[], ${kinds}::text[], ${currencies}::text[],
      ${keys.map(({ kind }) => accountKinds[kind].side)}::smallint[],
      ${keys.map(({ kind }) => accountKinds[kind].mayBeNegative)}::boolean[])
      as given (owner_kind, owner, kind, currency, side, may_be_negative)
    where not exists (select from ledger_account as known where (known.owner_kind, known.owner, known.kind, known.currency)
      = (given.owner_kind, given.owner, given.kind, given.currency))
    on conflict on constraint ledger_account_key do nothing`.execute(tx);
}

export type StoredPosting = {
  kind: string;
  at: Date;
  day: string;
  byName: string;
  byId: string | null;
  subject: { type: string; id: string };
  reason: string | undefined;
  corrects: string | undefined;
  exchange: UsedRate | undefined;
  shiftId: string | undefined;
};
/** `amount` of the debit side, `change` as the account counts; both in minor units or points. */
export type StoredEntry = { accountId: string; amount: bigint; change: bigint };

/**
 * Writes a posting with its entries, and the balances of accounts that are locked. One statement. Returns the number of
 * the posting.
 */
export async function insertPosting(
  tx: Tx,
  { kind, at, day, byName, byId, subject, reason, corrects, exchange, shiftId }: StoredPosting,
  entries: readonly StoredEntry[],
): Promise<string> {
  const { rows } = await query<{ id: string }>`
    with given as (
      select * from unnest(${entries.map(({ accountId }) => accountId)}::bigint[],
        ${entries.map(({ amount }) => String(amount))}::bigint[], ${entries.map(({ change }) => String(change))}::bigint[])
        with ordinality as given (account_id, amount, change, line)
    ), changed as (
      update ledger_account set balance_minor = balance_minor + given.change from given
      where ledger_account.id = given.account_id returning ledger_account.id, balance_minor
    ), posting as (
      insert into ledger_posting (kind, posted_at, day, by_name, by_id, subject_type, subject_id, reason, corrects, rate,
        rate_nominal, rate_date, rate_source, shift_id, entries)
      values (${kind}, ${at}, ${day}, ${byName}, ${byId}, ${subject.type}, ${subject.id}, ${reason ?? null}, ${corrects ?? null},
        ${exchange?.rate ?? null}, ${exchange?.nominal ?? null}, ${exchange?.rateDate ?? null}, ${exchange?.source ?? null},
        ${shiftId ?? null}, ${entries.length})
      returning id
    ), entered as (
      insert into ledger_entry (posting_id, line, of, account_id, amount_minor, balance_after_minor)
      select posting.id, given.line, ${entries.length}, given.account_id, given.amount, changed.balance_minor
      from posting, given join changed on changed.id = given.account_id
    )
    select id from posting`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new RangeError('a posting was not written');
  return row.id;
}

/** The balances of the accounts of somebody, as they count; an account that was never opened is missing. */
export async function balancesOf(
  db: Db | Tx,
  { ownerKind, owner }: AccountOwner,
): Promise<{ key: AccountKey; balance: bigint }[]> {
  const { rows } = await query<AccountRow & { balance: string }>`
    select id, owner_kind, owner, kind, currency, balance_minor as balance from ledger_account
    where owner_kind = ${ownerKind} and owner = ${owner}`.execute(db);
  return rows.map((row) => ({ key: keyOf(row), balance: BigInt(row.balance) }));
}

/** Accounts with a balance that is not the sum of their entries, or differs from that of the last entry. */
export async function unequalAccounts(db: Db | Tx, portion: Portion): Promise<string[]> {
  const { rows } = await query<{ name: string }>`
    select concat_ws(' ', owner_kind, nullif(owner, ''), kind, currency) as name
    from (select * from ledger_account where id > ${portion.after} and id <= ${portion.to}) as ledger_account
    left join lateral (
      select sum(amount_minor) as total, (array_agg(balance_after_minor order by posting_id desc))[1] as last
      from ledger_entry where account_id = ledger_account.id) as entered on true
    where balance_minor <> side * coalesce(total, 0) or balance_minor <> coalesce(last, 0)
    order by id`.execute(db);
  return rows.map(({ name }) => name);
}

/** Postings that do not come to zero in a currency, or lack an entry. */
export async function unequalPostings(db: Db | Tx, portion: Portion): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select posting.id
    from (select * from ledger_posting where id > ${portion.after} and id <= ${portion.to}) as posting
    left join lateral (
      select count(*) as entered from ledger_entry where posting_id = posting.id) as counted on true
    where entered <> entries or exists (
      select from ledger_entry join ledger_account on ledger_account.id = account_id
      where posting_id = posting.id group by currency having sum(amount_minor) <> 0)
    order by posting.id`.execute(db);
  return rows.map(({ id }) => `posting ${id}`);
}

/** What has an id after one and up to another. */
export type Portion = { after: string; to: string };

/** Where the next portion of postings or accounts ends; undefined when nothing is left. */
export async function endOfPortion(
  db: Db | Tx,
  table: 'ledger_posting' | 'ledger_account',
  after: string,
  size: number,
): Promise<string | undefined> {
  const { rows } = await query<{ to: string | null }>`
    select max(id)::text as to
    from (select id from ${query.table(table)} where id > ${after} order by id limit ${size}) as portion`.execute(
    db,
  );
  return rows[0]?.to ?? undefined;
}

/** How many postings and accounts there are. */
export async function countLedger(db: Db | Tx): Promise<{ postings: number; accounts: number }> {
  const { rows } = await query<{ postings: string; accounts: string }>`
    select (select count(*) from ledger_posting) as postings, (select count(*) from ledger_account) as accounts`.execute(
    db,
  );
  return { postings: Number(rows[0]?.postings ?? 0), accounts: Number(rows[0]?.accounts ?? 0) };
}

/** What one kind of postings of a shift did to its drawer or terminal. */
export type ShiftMove = {
  postingKind: string;
  kind: string;
  currency: string;
  count: number;
  amount: bigint;
};

/** The postings of a shift on accounts of these kinds, added up by kind and currency. */
export async function movesOfShift(
  db: Db | Tx,
  shiftId: string,
  kinds: readonly AccountKey['kind'][],
): Promise<ShiftMove[]> {
  type Row = Omit<ShiftMove, 'count' | 'amount'> & { count: string; amount: string };
  const { rows } = await query<Row>`
    select posting.kind as "postingKind", account.kind, currency, count(*) as count, sum(amount_minor) as amount
    from ledger_posting as posting join ledger_entry on posting_id = posting.id
    join ledger_account as account on account.id = account_id
    where shift_id = ${shiftId} and account.kind = any(${[...kinds]}::text[])
    group by 1, 2, 3 order by min(posting.id)`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count), amount: BigInt(row.amount) }));
}
