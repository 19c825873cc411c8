import { setTimeout as pause } from 'node:timers/promises';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { benchPeople } from '../data/bench-people.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { askCalls, enter, getRequest, type CallTimes } from '../measure/ask-calls.ts';
import { say } from '../measure/say.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const lists: Scenario = {
  name: 'lists',
  about: 'reference lists asked again by somebody who has them: 304, and what the database notices of it',
  run: measureLists,
};

const publicLists = ['/common/all-cons', '/common/all-countries/active', '/pickup-points'];
/** These are for who is logged in: the session is looked up, the list is not sent. */
const privateLists = ['/common/all-ltds', '/common/all-channels', '/common/all-products'];

const perSecond = 100;
/** PostgreSQL reports the counts of a backend that has fallen silent after ten seconds. */
const countsLateMs = 11_000;

type ListTimes = CallTimes & { isPublic: boolean; transactions: number };

async function measureLists(options: RunOptions): Promise<Report> {
  const { folder } = await prepareOrdersData(
    options.quick ? 40_000 : 1_000_000,
    options.quick ? 20_000 : 200_000,
  );
  const service = await startService(folder);
  const sql = openPool({ socketFile: findPostgres(folder).socketFile, database: 'rohi' }, { connections: 1 });
  try {
    const machine = await describeMachine(sql);
    const token = await enter(service.port, benchPeople.manager);
    say('Reference lists that the caller has already:');
    const idlePerSec = await idleTransactionsPerSec(sql);
    const times: ListTimes[] = [];
    for (const path of [...publicLists, ...privateLists]) {
      const isPublic = publicLists.includes(path);
      const plan = { rounds: options.rounds, secondsEach: options.secondsEach, connections: 2, perSecond };
      const tag = await tagOf(service.port, path, token);
      const before = await countTransactions(sql);
      const startedAt = performance.now();
      const [askTimes] = await askCalls(
        service.port,
        [{ name: path, request: getRequest(path, isPublic ? '' : token, { 'if-none-match': tag }) }],
        plan,
      );
      await pause(countsLateMs);
      const made = (await countTransactions(sql)) - before;
      const ofItself = idlePerSec * ((performance.now() - startedAt) / 1_000);
      if (askTimes === undefined) continue;
      times.push({ ...askTimes, isPublic, transactions: Math.max(0, made - ofItself) / askTimes.answers });
    }
    return describe(options, machine, times);
  } finally {
    await sql.end();
    await service.stop();
  }
}

async function tagOf(port: number, path: string, token: string): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers: { token, 'x-local': 'en' },
  });
  const tag = headers.get('etag');
  if (tag === null) throw new Error(`${path} has no tag`);
  return tag;
}

async function countTransactions(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: string }[]>`
    select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`;
  return Number(row?.count);
}

/** What jobs and the change feed do by themselves. */
async function idleTransactionsPerSec(sql: Sql): Promise<number> {
  const seconds = 5;
  await pause(countsLateMs);
  const before = await countTransactions(sql);
  await pause(seconds * 1_000);
  return ((await countTransactions(sql)) - before) / seconds;
}

function describe(options: RunOptions, machine: Report['machine'], times: readonly ListTimes[]): Report {
  const ofPublic = times.filter(({ isPublic }) => isPublic);
  return {
    title: 'Lists that the caller has already',
    machine,
    conditions: [
      `Each list by itself with its tag at ${perSecond} a second, ${options.rounds} rounds of ${options.secondsEach} s after one to warm up. Transactions are those of the whole database, without what it does when nobody asks.`,
    ],
    goals: [
      {
        what: 'transactions of the database for a 304 of a public list',
        value: Math.max(...ofPublic.map(({ transactions }) => transactions)),
        unit: '',
        wanted: 0.05,
        atMost: true,
      },
    ],
    sections: [
      {
        heading: 'Each list',
        table: {
          head: ['list', 'for', 'answers', 'refused', 'p50 ms', 'p99 ms', 'transactions each'],
          rows: times.map(({ name, isPublic, answers, failures, p50, p99, transactions }) => [
            name,
            isPublic ? 'everybody' : 'who is logged in',
            String(answers),
            String(failures),
            ...[p50, p99, transactions].map((value) => value.toFixed(2)),
          ]),
        },
      },
    ],
    data: { times },
  };
}
