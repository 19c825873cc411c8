// Fills the database of DATA_DIR with open declarations, and looks for the owners of labels damaged by a seed. Prints
// one line of JSON. Usage: node bench/writes/pool-matcher.ts <declarations> <labels>
import { readFileSync } from 'node:fs';
import { damagedLabel, declarationOf, type LeftFact } from '../../apps/server/test/damaged-labels.ts';
import { runMaker } from '../data/run-maker.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { rankCandidates } from '../../apps/server/src/modules/pool/candidates.service.ts';
import { declarationFrom } from '../../apps/server/src/modules/pool/compared-forms.service.ts';
import { keysOfDeclaration } from '../../apps/server/src/modules/pool/matching/clue-keys.ts';
import { storeDeclarations } from '../../apps/server/src/modules/pool/open-declaration.store.ts';
import { inTransaction } from '../../apps/server/src/platform/database.ts';
import { describeMachine } from '../report/machine.ts';

/** What became of one label. */
export type LabelResult = {
  facts: readonly LeftFact[];
  isUnidentified: boolean;
  isOnlyCut: boolean;
  /** Of the right customer among the first three, from 1; 0: not among them. */
  place: number;
  score: number;
  mayBind: boolean;
  ms: number;
};

const seed = 20_261_123;
const rowsAtOnce = 2_000;

async function fill(context: Context, count: number): Promise<void> {
  const { sql, db } = context;
  await sql`drop index open_declaration_keys`;
  await sql`
    insert into parcel (tracking_code, status, customer_code)
    select 'BENCH' || number, 'WAIT_FORECAST', 'TJ-0' from generate_series(1, ${count}::integer) as number`;
  const [first] = await sql<
    { id: string }[]
  >`select min(id) as id from parcel where tracking_code like 'BENCH%'`;
  const offset = Number(first?.id);
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_none, step) => {
      const { recipient, phone, ...made } = declarationOf(seed, from + step, count);
      const parcelId = String(offset + from + step);
      const declared = declarationFrom({
        ...made,
        parcelId,
        recipient,
        account: null,
        phones: [phone],
        seller: null,
      });
      return { ...declared, keys: keysOfDeclaration(declared) };
    });
    await inTransaction(db, (tx) =>
      storeDeclarations(
        tx,
        rows.map(({ parcelId }) => parcelId),
        rows,
        'bench',
      ),
    );
    if (from % 100_000 === 0) process.stderr.write(`  ${from} declarations\n`);
  }
  await sql`set maintenance_work_mem = '512MB'`;
  await sql`create index open_declaration_keys on open_declaration using gin (keys) with (gin_pending_list_limit = 256)`;
  await sql`vacuum analyze open_declaration`;
  await sql`analyze parcel`;
}

async function ask(context: Context, count: number, number: number): Promise<LabelResult> {
  const label = damagedLabel(seed, number, count);
  const { code, customerCode, name, phone, goods, weightG } = label;
  const startedAt = performance.now();
  const read = { code, customerCode, name, phone, goods, seller: null, weightG };
  const { ranked, mayBind } = await rankCandidates(context, read);
  const ms = performance.now() - startedAt;
  return {
    facts: label.facts,
    isUnidentified: label.owner === undefined,
    isOnlyCut: label.facts.length === 0,
    place: ranked.slice(0, 3).findIndex(({ declared }) => declared.customerCode === label.owner) + 1,
    score: ranked[0]?.score ?? 0,
    mayBind,
    ms,
  };
}

/**
 * Milliseconds that this process and its connections' servers have computed so far, of all that has run on the machine;
 * undefined where nothing says it.
 */
async function computedMs({ sql }: Context): Promise<number | undefined> {
  const servers = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'client backend'`;
  const ticks = servers.map(({ pid }) => {
    const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(parts[11]) + Number(parts[12]);
  });
  const { user, system } = process.cpuUsage();
  const msATick = 10;
  return (user + system) / 1_000 + ticks.reduce((sum, each) => sum + each, 0) * msATick;
}

const [count = 0, labels = 0] = process.argv.slice(2).map(Number);
process.exitCode = await runMaker(async (context) => {
  await fill(context, count);
  const machine = await describeMachine(context.sql);
  for (let number = 0; number < Math.min(100, labels); number += 1) await ask(context, count, number);
  const before = await computedMs(context).catch(() => undefined);
  const results: LabelResult[] = [];
  for (let number = 0; number < labels; number += 1) results.push(await ask(context, count, number));
  const [size] = await context.sql<{ table: string; index: string }[]>`
    select pg_size_pretty(pg_table_size('open_declaration')) as table,
      pg_size_pretty(pg_relation_size('open_declaration_keys')) as index`;
  const after = await computedMs(context).catch(() => undefined);
  const cpuMs = before === undefined || after === undefined ? null : (after - before) / labels;
  process.stdout.write(JSON.stringify({ machine, results, size, cpuMs }));
  return 0;
});
