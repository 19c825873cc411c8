/**
 * The folded texts of accounts, orders and parcels: written here alone, looked into through the `_search_facts` views.
 */
import { foldForm } from '@rohi/contract/lists/fold-text';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { searchTextOf } from '../../platform/search-text.ts';

export const searchKinds = ['account', 'order', 'parcel'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A thing with its folded text; `customerId` is that of an order. */
type FoldedRow = { key: string; text: string; customerId: string | null };

type KindOfText = {
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  keyType: RawBuilder<unknown>;
  /** The next keys in order, after one of them or from the first. */
  facts: RawBuilder<unknown>;
  factKey: RawBuilder<unknown>;
  read(tx: Db | Tx, keys: readonly string[]): Promise<FoldedRow[]>;
};

const kinds: Record<SearchKind, KindOfText> = {
  account: {
    table: query`account_search`,
    key: query`account_id`,
    keyType: query`uuid`,
    facts: query`account_facts`,
    factKey: query`id`,
    read: readAccounts,
  },
  order: {
    table: query`order_search`,
    key: query`order_code`,
    keyType: query`text`,
    facts: query`order_facts`,
    factKey: query`code`,
    read: readOrders,
  },
  parcel: {
    table: query`parcel_search`,
    key: query`parcel_id`,
    keyType: query`bigint`,
    facts: query`parcel_facts`,
    factKey: query`id`,
    read: readParcels,
  },
};

type AccountTexts = {
  key: string;
  name: string;
  username: string;
  phone: string | null;
  email: string | null;
  codes: string[];
};

async function readAccounts(db: Db | Tx, ids: readonly string[]): Promise<FoldedRow[]> {
  const { rows } = await query<AccountTexts>`
    select id as key, name, username, phone, email, array(
      select written from (
        select written from customer_code_facts as own where own.user_id = account.id
        union all
        -- One that was merged is found by its code still: what is past stands there.
        select account.customer_code where merged_into is not null) as own
      order by written <> account.customer_code, written) as codes
    from account_facts as account where id = any(${[...ids]}::uuid[]) order by id`.execute(db);
  return rows.map(({ key, name, username, phone, email, codes }) => ({
    key,
    text: searchTextOf([name], [...codes, phone, username, email]),
    customerId: null,
  }));
}

type OrderTexts = {
  key: string;
  customerId: string | null;
  goods: string | null;
  recipient: string | null;
  phone: string | null;
};

async function readOrders(db: Db | Tx, codes: readonly string[]): Promise<FoldedRow[]> {
  const { rows } = await query<OrderTexts>`
    select code as key, customer_id as "customerId", goods, recipient_name as recipient, recipient_phone as phone
    from order_facts where code = any(${[...codes]}::text[]) order by code`.execute(db);
  return rows.map(({ key, customerId, goods, recipient, phone }) => ({
    key,
    text: searchTextOf([recipient], [key, goods, phone]),
    customerId,
  }));
}

async function readParcels(db: Db | Tx, ids: readonly string[]): Promise<FoldedRow[]> {
  const { rows } = await query<{ key: string; code: string }>`
    select id as key, tracking_code as code from parcel_facts where id = any(${[...ids]}::bigint[]) order by id`.execute(
    db,
  );
  return rows.map(({ key, code }) => ({ key, text: searchTextOf([], [code]), customerId: null }));
}

/**
 * Folds the texts of these things as they stand in this transaction. `onlyOld` leaves what was folded in this form
 * already: a walk must not write over what somebody has just changed.
 */
export async function saveSearchTexts(
  tx: Tx,
  kind: SearchKind,
  keys: readonly string[],
  onlyOld = false,
): Promise<void> {
  if (keys.length === 0) return;
  const { table, key, keyType, read } = kinds[kind];
  const rows = await read(tx, keys);
  const isOrder = kind === 'order';
  await query`
    insert into ${table} as stored (${key}, form, search_text${isOrder ? query`, customer_id` : query``})
    select given.key, ${foldForm}, given.text${isOrder ? query`, given.customer_id` : query``}
    from unnest(${rows.map((row) => row.key)}::${keyType}[], ${rows.map(({ text }) => text)}::text[],
      ${rows.map(({ customerId }) => customerId)}::uuid[]) as given (key, text, customer_id)
    on conflict (${key}) do update set form = excluded.form, search_text = excluded.search_text
      ${isOrder ? query`, customer_id = excluded.customer_id` : query``}
    where stored.form <> excluded.form
      ${
        onlyOld
          ? query``
          : query`or stored.search_text <> excluded.search_text
        ${isOrder ? query`or stored.customer_id is distinct from excluded.customer_id` : query``}`
      }`.execute(tx);
}

/** Locks the texts of this kind until the end of the transaction. */
export async function lockSearchTexts(tx: Tx, kind: SearchKind): Promise<void> {
  await query`lock table ${kinds[kind].table} in share row exclusive mode`.execute(tx);
}

/** The next keys of a kind in their order, after one of them or from the first. */
export async function searchKeysAfter(
  db: Db | Tx,
  kind: SearchKind,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { facts, factKey, keyType } = kinds[kind];
  const beyond = after === null ? query`true` : query`${factKey} > ${after}::${keyType}`;
  const { rows } = await query<{ key: string }>`
    select ${factKey}::text as key from ${facts} as fact where ${beyond} order by ${factKey} limit ${limit}`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** Where the walk over a kind stands. */
export type SearchWalk = { form: string | null; afterKey: string | null; isDone: boolean };

/** `lock` keeps another process from taking the same step. */
export async function readSearchWalk(
  db: Db | Tx,
  kind: SearchKind,
  mode: 'read' | 'lock' = 'read',
): Promise<SearchWalk> {
  const found = db.selectFrom('search_walk').selectAll().where('kind', '=', kind);
  const row = await (mode === 'lock' ? found.forUpdate() : found).executeTakeFirstOrThrow();
  return { form: row.form, afterKey: row.after_key, isDone: row.is_done };
}

export async function saveSearchWalk(
  tx: Tx,
  kind: SearchKind,
  { form, afterKey, isDone }: SearchWalk,
): Promise<void> {
  await tx
    .updateTable('search_walk')
    .set({ form, after_key: afterKey, is_done: isDone })
    .where('kind', '=', kind)
    .execute();
}
