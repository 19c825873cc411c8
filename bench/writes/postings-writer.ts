// Posts to the ledger for a time by eight writers, through the service's own code or by a bare function of the
// database, and prints one line of JSON. Usage: postings-writer.ts <socket file> <service|bare> <TWO|FOUR|DRAWER>
// <seconds> <accounts>
import { createHash, randomUUID } from 'node:crypto';
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import {
  accountKinds,
  ofCustomer,
  type AccountKey,
} from '../../apps/server/src/modules/billing/ledger/account-kinds.ts';
import { post } from '../../apps/server/src/modules/billing/ledger/ledger.service.ts';
import { inMoneyRequest } from '../../apps/server/src/modules/billing/ledger/money-requests.service.ts';
import type { DraftEntry } from '../../apps/server/src/modules/billing/ledger/posting.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

export type Posted = { postings: number; seconds: number; failures: number; deadlocks: number };
export type PostingShape = 'TWO' | 'FOUR' | 'DRAWER';

const writers = 8;
const points = 20;
const drawer = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';
const customer = (index: number, kind: 'BALANCE' | 'OWED'): AccountKey => ({
  ...ofCustomer(`BENCH-${index}`),
  kind,
  currency: 'USD',
});
const point = (index: number, kind: 'POSITION' | 'DELIVERY_INCOME'): AccountKey => ({
  ownerKind: 'POINT',
  owner: `bench ${index % points}`,
  kind,
  currency: 'USD',
});
const cash: AccountKey = { ownerKind: 'DRAWER', owner: drawer, kind: 'CASH', currency: 'USD' };

/** What is posted: money that comes in for a customer, so that no balance runs out. */
function entriesOf(shape: PostingShape, index: number): DraftEntry[] {
  const paidIn: DraftEntry[] = [
    { account: shape === 'DRAWER' ? cash : point(index, 'POSITION'), amount: 100n },
    { account: customer(index, 'BALANCE'), amount: -100n },
  ];
  if (shape !== 'FOUR') return paidIn;
  const charged: DraftEntry[] = [
    { account: customer(index, 'OWED'), amount: 100n },
    { account: point(index, 'DELIVERY_INCOME'), amount: -100n },
  ];
  return [...paidIn, ...charged];
}

type Poster = (entries: DraftEntry[], index: number) => Promise<unknown>;

/**
 * As an act of the service does it: the request once, accounts in their order, balances, posting and entries, the
 * answer.
 */
function serviceOf(context: Context): Poster {
  return (entries, index) => {
    const request = { requestId: randomUUID(), act: 'bench', userId: null, asked: { index } };
    return inMoneyRequest(context, { ...request, thing: `customer:BENCH-${index}` }, async (tx) => {
      const subject = { type: 'bench', id: String(index) };
      const [id] = await post(context, tx, { name: 'bench', userId: null }, [
        { kind: 'PAYMENT', subject, entries },
      ]);
      return { id };
    });
  };
}

/** The same rows of the same tables by one call of a function: the least that a posting may cost. */
const bareFunction = `
  create schema if not exists bench_postings;
  create or replace function bench_postings.post(request uuid, hash bytea, accounts bigint[], amounts bigint[]) returns bigint
  language plpgsql as $$
  declare
    posted bigint;
  begin
    insert into money_request (request_id, asked_hash, asked_at, answer) values (request, hash, now(), '{}');
    perform from ledger_account where id = any(accounts) order by id for no key update;
    insert into ledger_posting (kind, posted_at, day, by_name, subject_type, subject_id, entries)
    values ('PAYMENT', now(), current_date, 'bench', 'bench', 'bench', cardinality(accounts)) returning id into posted;
    with changed as (
      update ledger_account set balance_minor = balance_minor + given.amount * side
      from unnest(accounts, amounts) with ordinality as given (id, amount, line)
      where ledger_account.id = given.id returning given.line, given.id, given.amount, balance_minor
    )
    insert into ledger_entry (posting_id, line, of, account_id, amount_minor, balance_after_minor)
    select posted, line, cardinality(accounts), id, amount, balance_minor from changed;
    return posted;
  end $$`;

async function bareOf(sql: Sql): Promise<Poster> {
  await sql.unsafe(bareFunction);
  const rows = await sql<{ id: string; text: string }[]>`
    select id, concat_ws(' ', owner_kind, owner, kind) as text from ledger_account`;
  const ids = new Map(rows.map(({ id, text }) => [text, id]));
  const hash = createHash('sha256').update('bench').digest();
  return (entries) => {
    const accounts = entries.map(
      ({ account: { ownerKind, owner, kind } }) => ids.get(`${ownerKind} ${owner} ${kind}`) ?? '',
    );
    const amounts = entries.map(({ amount }) => String(amount));
    return sql`select bench_postings.post(${randomUUID()}, ${hash}, ${accounts}::bigint[], ${amounts}::bigint[])`;
  };
}

/** Accounts of so many customers and of the points, opened before anything is measured. */
async function openThem({ sql }: Context, accounts: number): Promise<void> {
  const keys = [
    cash,
    ...Array.from({ length: accounts }, (_, index) => [
      customer(index, 'BALANCE'),
      customer(index, 'OWED'),
    ]).flat(),
    ...Array.from({ length: points }, (_, index) => [
      point(index, 'POSITION'),
      point(index, 'DELIVERY_INCOME'),
    ]).flat(),
  ];
  await sql`
    insert into ledger_account (owner_kind, owner, kind, currency, side, may_be_negative)
    select * from unnest(${keys.map(({ ownerKind }) => ownerKind)}::text[], ${keys.map(({ owner }) => owner)}::text[],
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ currency }) => currency)}::text[],
      ${keys.map(({ kind }) => accountKinds[kind].side)}::smallint[],
      ${keys.map(({ kind }) => accountKinds[kind].mayBeNegative)}::boolean[])
    on conflict on constraint ledger_account_key do nothing`;
}

async function deadlocksSoFar(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: string }[]>`
    select deadlocks as count from pg_stat_database where datname = current_database()`;
  return Number(row?.count ?? 0);
}

async function writeFor(
  poster: Poster,
  { shape, seconds, accounts }: { shape: PostingShape; seconds: number; accounts: number },
): Promise<Omit<Posted, 'deadlocks'>> {
  const startedAt = performance.now();
  const posted = { postings: 0, failures: 0 };
  const work = async (writer: number) => {
    for (let turn = 0; performance.now() - startedAt < seconds * 1_000; turn += 1) {
      const index = (turn * writers * 7 + writer * 13) % accounts;
      const isDone = await poster(entriesOf(shape, index), index).then(
        () => true,
        () => false,
      );
      if (isDone) posted.postings += 1;
      else posted.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return { ...posted, seconds: (performance.now() - startedAt) / 1_000 };
}

const [socketFile = '', way, shape, seconds, accounts] = process.argv.slice(2);
const address = { socketFile, database: 'rohi' };
const { context, close } = await openContext(readConfig({ SECRETS_KEY: testKeySetting }), address, {
  log: createLog('silent'),
  projections,
});
const bare = openPool(address, { connections: writers, name: 'bench' });
const plan = { shape: shape as PostingShape, seconds: Number(seconds), accounts: Number(accounts) };
await openThem(context, plan.accounts);
const before = await deadlocksSoFar(bare);
const posted = await writeFor(way === 'bare' ? await bareOf(bare) : serviceOf(context), plan);
const deadlocks = (await deadlocksSoFar(bare)) - before;
await bare.end();
await close();
process.stdout.write(JSON.stringify({ ...posted, deadlocks } satisfies Posted));
