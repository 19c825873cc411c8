import { customerAccess } from '../../packages/contract/src/access.ts';
import { allEndpoints } from '../../packages/contract/src/all-endpoints.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { isLongAct } from '../../apps/server/src/http/long-acts.ts';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { benchGoods, benchPeople } from '../data/bench-people.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { enter, getRequest } from '../measure/ask-calls.ts';
import { askOnce } from '../measure/load.ts';
import { answeringOf } from '../measure/process-turns.ts';
import { say } from '../measure/say.ts';
import { findPostgres, startWatchedService, type WatchedService } from '../peers/service.ts';
import { describeMachine, type Machine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const singleCalls: Scenario = {
  name: 'single-calls',
  about: 'every question that a thread which answers tracking also answers, asked alone: its longest turn',
  run: measureSingleCalls,
};

type Person = keyof typeof benchPeople;
/** The shortest of the longest turns in ms: what of it is not the machine's. */
type Measured = { who: Person; path: string; ms: number };

const tries = 5;
const mostMs = 20;
/** Years of days, so that a question about days has as many as it may. */
const wholeYear = 'year';

/** As much as each may ask for at once; what a call does not know it refuses, and is asked for less. */
const fullest = ['?limit=100&businessLine=BSC', '?limit=100', '?businessLine=BSC', ''];

async function measureSingleCalls({ quick }: RunOptions): Promise<Report> {
  const orders = quick ? 40_000 : 1_000_000;
  const { folder } = await prepareOrdersData(orders, quick ? 20_000 : 200_000);
  const service = await startWatchedService(folder);
  const sql = openPool({ socketFile: findPostgres(folder).socketFile, database: 'rohi' }, { connections: 1 });
  try {
    const machine = await describeMachine(sql);
    const measured: Measured[] = [];
    const refused: string[] = [];
    for (const who of ['manager', 'clerk', 'heavy'] as const) {
      const token = await enter(service.port, benchPeople[who]);
      for (const path of pathsOf(who)) {
        const fullPath = await fullestOf(service, token, path);
        if (fullPath === undefined) refused.push(`${who} ${path}`);
        else measured.push({ who, path: fullPath, ms: await longestTurnOf(service, token, fullPath) });
      }
    }
    return describe({ orders, machine, settings: service.settings }, measured, refused);
  } finally {
    await sql.end();
    await service.stop();
  }
}

/** What a person may ask of all calls that stand beside tracking, and searches in the lists of the office. */
function pathsOf(who: Person): string[] {
  const isCustomer = who === 'heavy';
  const beside = (allEndpoints as readonly Endpoint[]).filter(
    (endpoint) =>
      endpoint.method === 'GET' &&
      !isLongAct(endpoint) &&
      endpoint.download === undefined &&
      (endpoint.access.kind === customerAccess.kind) === isCustomer,
  );
  const plain = beside
    .map(({ path }) => path.replace('{period}', wholeYear))
    .filter((path) => !path.includes('{'));
  if (isCustomer)
    return [...plain, ...benchGoods.common.map((word) => `/orders?search=${encodeURIComponent(word)}`)];
  const words = [...benchGoods.common, ...benchGoods.rare, 'goods', '7700', '王'];
  const lists = ['/staff/parcels', '/staff/orders', '/staff/customers', '/claims'];
  return [
    ...plain,
    ...words.flatMap((word) => lists.map((list) => `${list}?limit=100&search=${encodeURIComponent(word)}`)),
  ];
}

async function fullestOf({ port }: WatchedService, token: string, path: string): Promise<string | undefined> {
  for (const query of path.includes('?') ? [''] : fullest) {
    const isTaken = await askOnce(port, getRequest(`${path}${query}`, token)).then(
      () => true,
      () => false,
    );
    if (isTaken) return `${path}${query}`;
  }
  return undefined;
}

async function longestTurnOf(service: WatchedService, token: string, path: string): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries; tried += 1) {
    await service.read();
    await askOnce(service.port, getRequest(path, token));
    const longest = answeringOf(await service.read()).map((each) => each.longest[0]?.ms ?? 0);
    shortest = Math.min(shortest, Math.max(...longest));
  }
  if (shortest > mostMs) say(`  ${shortest.toFixed(1)} ms: ${path}`);
  return shortest;
}

function describe(
  { orders, machine, settings }: { orders: number; machine: Machine; settings: string },
  measured: readonly Measured[],
  refused: readonly string[],
): Report {
  const sorted = measured.toSorted((a, b) => b.ms - a.ms);
  return {
    title: 'Single calls in a thread that answers',
    machine,
    conditions: [
      `Each call alone, of ${thousands(orders)} orders, with pages as long as it may ask for. ${settings}.`,
      `The longest turn of the thread that answers while it is asked, the shortest of ${tries}: what is left is the call's own.`,
    ],
    goals: [
      {
        what: 'longest turn of a single call',
        value: sorted[0]?.ms ?? Number.NaN,
        unit: 'ms',
        wanted: mostMs,
        atMost: true,
      },
    ],
    sections: [
      {
        heading: 'The longest',
        table: {
          head: ['who', 'call', 'ms'],
          rows: sorted.slice(0, 30).map(({ who, path, ms }) => [who, path, ms.toFixed(1)]),
        },
        after: `${measured.length} calls. Not for that person, or only with more than this knows: ${refused.length}.`,
      },
    ],
    data: { measured, refused },
  };
}
