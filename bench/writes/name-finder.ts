// Fills the database of DATA_DIR with accounts of people, and looks for them as others write their names. Prints one
// line of JSON. Usage: node bench/writes/name-finder.ts <accounts>
import { findable, hard, pairsOf, unrelated } from '../../apps/server/test/names/people-names.ts';
import { runMaker } from '../data/run-maker.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { pageOfCustomers } from '../../apps/server/src/modules/accounts/customers/customer-list.store.ts';
import { rebuildSearchTexts } from '../../apps/server/src/modules/search/search-walk.service.ts';
import { describeMachine } from '../report/machine.ts';

/** What one search took, and how many it found. */
export type NameResult = { search: string; total: number; ms: number };

const stored = [...new Set([...pairsOf(findable), ...pairsOf(hard)].map((pair) => pair.stored))];
const words = stored
  .filter((name) => /^[\p{Script=Cyrillic} ]+$/u.test(name))
  .flatMap((name) => name.split(' '));
const chinese = stored.filter((name) => /^\p{Script=Han}+$/u.test(name));
const begun =
  'Саид Шер Мир Абду Хол Нур Дил Гул Бобо Али Азам Акбар Бек Давлат Зафар Ислом Каром Латиф Мурод Назар Одил Парвиз Раҳмат Собир Тоҳир Умар Фарҳод Ҳаким Ҷамол Шариф'.split(
    ' ',
  );
const ended =
  'мурод али бек шоҳ зод ҷон дин назар хон ёр манд пур вар маҳмад карим қул бой дод ниёз тош'.split(' ');
const names = [...words, ...begun.flatMap((first) => ended.map((second) => first + second))];
const surnames = names.flatMap((word) =>
  /(?:[бвгджзклмнрстфхҳқғҷй])$/u.test(word) && !/(?:ов|ев)$/u.test(word)
    ? ['ов', 'ова', 'зода', 'ӣ'].map((ending) => word + ending)
    : [word],
);

/** One of a list for each number, as if drawn. */
function drawn<T>(list: readonly T[], number: number, turn: number): T | undefined {
  let mixed = Math.imul(number + 1, 2_654_435_761) ^ Math.imul(turn + 1, 40_503_059);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return list[((mixed ^ (mixed >>> 13)) >>> 0) % list.length];
}

/** One in ten is Chinese; the others are a surname, a given name and that of the father. */
function nameOf(number: number): string {
  if (number % 10 === 0)
    return `${drawn(chinese, number, 0)?.slice(0, 1)}${drawn(chinese, number, 1)?.slice(1)}`;
  return `${drawn(surnames, number, 0)} ${drawn(names, number, 1)} ${drawn(names, number, 2)}`;
}

const accountsAtOnce = 20_000;

async function fill(context: Context, count: number): Promise<void> {
  const { sql } = context;
  for (let from = 0; from < count; from += accountsAtOnce) {
    const numbers = Array.from(
      { length: Math.min(accountsAtOnce, count - from) },
      (_none, step) => from + step,
    );
    await sql`
      insert into user_account (id, username, name, customer_code, password_hash, password_changed_at, created_at)
      select md5('named ' || number)::uuid, 'named-' || number, name, 'TJ-' || lpad(number::text, 6, '0'), 'none', now(), now()
      from unnest(${numbers}::integer[], ${numbers.map(nameOf)}::text[]) as given (number, name)`;
    if (from % 100_000 === 0) process.stderr.write(`  ${from} accounts\n`);
  }
  await rebuildSearchTexts(context);
  await sql`vacuum analyze`;
}

async function ask({ db }: Context, search: string): Promise<NameResult> {
  const startedAt = performance.now();
  const { total } = await pageOfCustomers(db, { search, page: 1, limit: 20 });
  return { search, total, ms: performance.now() - startedAt };
}

const [count = 0] = process.argv.slice(2).map(Number);
process.exitCode = await runMaker(async (context) => {
  await fill(context, count);
  const machine = await describeMachine(context.sql);
  const searches = [findable, hard, unrelated].flatMap(pairsOf).map(({ search }) => search);
  for (const search of searches.slice(0, 100)) await ask(context, search);
  const results: NameResult[] = [];
  for (const search of searches) results.push(await ask(context, search));
  const [size] = await context.sql<{ table: string; index: string }[]>`
    select pg_size_pretty(pg_table_size('account_search')) as table,
      pg_size_pretty(pg_relation_size('account_search_part')) as index`;
  process.stdout.write(JSON.stringify({ machine, results, size }));
  return 0;
});
