import { addDays, dushanbeDay } from '../../packages/contract/src/dushanbe-time.ts';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { benchGoods, benchPeople } from '../data/bench-people.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { askCalls, enter, getRequest, type AskedCall, type CallTimes } from '../measure/ask-calls.ts';
import { say } from '../measure/say.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Report, Table } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const dashboards: Scenario = {
  name: 'dashboards',
  about: 'every call of the dashboards over 1,000,000 orders with 8,000,000 events (8 GB of disk, kept)',
  run: (options) => measureCalls(options, dashboardPlan),
};

export const orders: Scenario = {
  name: 'orders',
  about: 'the order list of a customer with 10,000 orders among 1,000,000 (the same data)',
  run: (options) => measureCalls(options, ordersPlan),
};

export const firstPages: Scenario = {
  name: 'first-pages',
  about:
    'what a customer with 10,000 orders, one with 50 and the office ask first among 1,000,000 (the same data)',
  run: (options) => measureCalls(options, firstPagesPlan),
};

type Person = keyof typeof benchPeople;
type Plan = {
  title: string;
  calls: readonly (readonly [Person, path: string])[];
  goal: { what: string; wanted: number; of: (times: readonly CallTimes[]) => number };
};

const periods = ['day', 'week', 'month', 'year'];
const common = ['/common/home', '/common/orderstatusnum', '/common/ordernum'];
const ofPeriods = (path: string) => periods.map((period) => `${path}/${period}`);

const today = dushanbeDay(new Date());
const daysBack = (days: number) => `from=${addDays(today, -days)}&to=${today}`;

const dashboardPlan: Plan = {
  title: 'Dashboards',
  calls: [
    ...[
      ...common,
      ...ofPeriods('/fba-order/getorderrepoer'),
      ...ofPeriods('/common/fourpagedata'),
      ...['productrank', 'salerank', 'countryorder'].flatMap((rank) => [
        `/common/${rank}`,
        `/common/${rank}?period=year`,
      ]),
      '/common/waitaudit',
      '/common/waitaudit/BSC',
      '/reports/standstill?businessLine=BSC',
      // As the console asks: of its line, and of days chosen freely.
      ...[
        '/common/home?',
        '/common/fourpagedata/year?',
        ...['productrank', 'salerank', 'countryorder'].map((rank) => `/common/${rank}?period=year&`),
        ...[0, 91, 399, 3_650].map((days) => `/fba-order/getorderrepoer?${daysBack(days)}&`),
      ].map((path) => `${path}businessLine=BSC`),
    ].map((path) => ['manager', path] as const),
    ...[...common, '/common/waitaudit', '/fba-order/getorderrepoer/year'].map(
      (path) => ['clerk', path] as const,
    ),
    ...[
      ...common,
      '/common/account',
      ...ofPeriods('/fba-order/getorderrepoer'),
      `/fba-order/getorderrepoer?${daysBack(399)}`,
    ].map((path) => ['heavy', path] as const),
  ],
  goal: {
    what: 'p99 of the slowest call',
    wanted: 150,
    of: (times) => Math.max(...times.map(({ p99 }) => p99)),
  },
};

const ordersPlan: Plan = {
  title: 'The list of 10,000 orders',
  calls: [
    '/orders',
    '/orders?stage=KHYQS',
    '/orders?stage=DKHQS',
    '/orders?page=250',
    '/orders?search=goods%2010',
    '/orders?search=goods',
    '/orders?search=7700',
    '/orders?sort=oldest',
    '/profile/parcels',
  ].map((path) => ['heavy', path] as const),
  goal: { what: 'p99 of the first page', wanted: 50, of: ([first]) => first?.p99 ?? Number.NaN },
};

const searchFor = (word: string) => `search=${encodeURIComponent(word)}`;
const { common: commonGoods, rare: rareGoods } = benchGoods;

/**
 * The screens that open first, and searches for words that many rows hold and for words that few do, in three scripts.
 */
const firstPagesPlan: Plan = {
  title: 'First pages among 1,000,000 orders',
  calls: [
    ...(['heavy', 'typical'] as const).flatMap((who) =>
      [
        '/common/account',
        '/common/home',
        '/common/orderstatusnum',
        '/profile/parcels',
        '/profile/collections',
        '/profile/pickup-point',
        '/profile/messages',
        '/orders',
        ...[...commonGoods, ...rareGoods, 'goods', 'bench goods', '7700'].map(
          (word) => `/orders?${searchFor(word)}`,
        ),
      ].map((path) => [who, path] as const),
    ),
    ...(['manager', 'clerk'] as const).flatMap((who) =>
      ['/common/home', '/common/waitaudit', '/staff/parcels', '/staff/orders'].map(
        (path) => [who, path] as const,
      ),
    ),
    // As the palette asks: five of each kind.
    ...[
      ...[...commonGoods, ...rareGoods, 'goods', 'раҳим', 'Rahimov Farhod', 'Тиллозода', '王小明', '王'],
      ...['7700123', '012345', '0042', '42', 'TJ-700123', 'RA2609012'],
    ].flatMap((word) =>
      ['/staff/parcels', '/staff/orders', '/staff/customers', '/claims'].map(
        (list) => ['manager', `${list}?limit=5&${searchFor(word)}`] as const,
      ),
    ),
  ],
  goal: {
    what: 'p95 of the slowest call',
    wanted: 50,
    of: (times) => Math.max(...times.map(({ p95 }) => p95)),
  },
};

const connections = 2;
const perSecond = 20;

async function measureCalls(options: RunOptions, plan: Plan): Promise<Report> {
  const count = options.quick ? 40_000 : 1_000_000;
  const { folder } = await prepareOrdersData(count, options.quick ? 20_000 : 200_000);
  const service = await startService(folder);
  const sql = openPool({ socketFile: findPostgres(folder).socketFile, database: 'rohi' }, { connections: 1 });
  try {
    const machine = await describeMachine(sql);
    const tokens = new Map<Person, string>();
    for (const [who] of plan.calls)
      if (!tokens.has(who)) tokens.set(who, await enter(service.port, benchPeople[who]));
    const calls: AskedCall[] = plan.calls.map(([who, path]) => ({
      name: `${who}: ${path}`,
      request: getRequest(path, tokens.get(who) ?? ''),
    }));
    say(`${plan.title} over ${thousands(count)} orders:`);
    const secondsEach = Math.min(options.secondsEach, 5);
    const times = await askCalls(service.port, calls, {
      rounds: options.rounds,
      secondsEach,
      connections,
      perSecond,
    });
    const [sizes] = await sql<{ orders: string; events: string; tally: string; heavy: string }[]>`
      select (select count(*) from customer_order) as orders, (select count(*) from parcel_event) as events,
        (select count(*) from order_tally) as tally, (select count(*) from customer_order
          join user_account on user_account.id = customer_id where username = ${benchPeople.heavy.username}) as heavy`;
    return {
      title: plan.title,
      machine,
      conditions: [
        `${thousands(Number(sizes?.orders))} orders of one parcel, ${thousands(Number(sizes?.events))} events, ${thousands(Number(sizes?.tally))} rows of sums; ${thousands(Number(sizes?.heavy))} orders are one customer's.`,
        `Each call by itself at ${perSecond} a second over ${connections} connections, ${options.rounds} rounds of ${secondsEach} s after one to warm up; a late one counts from when it was due.`,
      ],
      goals: [
        {
          what: plan.goal.what,
          value: plan.goal.of(times),
          unit: 'ms',
          wanted: plan.goal.wanted,
          atMost: true,
        },
      ],
      sections: [{ heading: 'Each call', table: timesTable(times) }],
      data: { times },
    };
  } finally {
    await sql.end();
    await service.stop();
  }
}

function timesTable(times: readonly CallTimes[]): Table {
  return {
    head: ['call', 'answers', 'refused', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
    rows: times.map(({ name, answers, failures, p50, p95, p99, most }) => [
      name,
      String(answers),
      String(failures),
      ...[p50, p95, p99, most].map((value) => value.toFixed(1)),
    ]),
  };
}
