import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { waitingTypes, type WaitingType } from '@rohi/contract/reports/waiting-types';
import { expect } from 'vitest';
import type { RecountedOrder, RecountedParcel } from './recount-orders.ts';

// What the dashboards have to say of recounted orders and parcels.

const dayMs = 86_400_000;
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
const decimal = (value: bigint, digits: number) => {
  const text = value.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
const usd = (cents: bigint) => ({ amount: decimal(cents, 2), currency: 'USD' });
const sumsOf = (orders: readonly RecountedOrder[]) => ({
  orderCount: orders.length,
  parcelCount: orders.reduce((all, order) => all + order.parcels, 0),
  weightKg: decimal(sum(orders.map((order) => order.weightG)), 3),
  // Half up to the cubic centimetre.
  volumeCbm: decimal((sum(orders.map((order) => order.volumeMm3)) + 500n) / 1_000n, 6),
  amount: usd(sum(orders.map((order) => order.cents))),
});
const shift = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const monthBefore = (month: string, months: number) => {
  const date = new Date(`${month}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 7);
};

/** First day, first day of the period before, and the length of a bucket's key. */
function periodOf(period: string, today: string) {
  if (period === 'year')
    return {
      from: `${monthBefore(today.slice(0, 7), 11)}-01`,
      before: `${monthBefore(today.slice(0, 7), 23)}-01`,
      keyLength: 7,
    };
  const days = { day: 1, week: 7, month: 30 }[period] ?? 0;
  return {
    from: shift(today, 1 - days),
    before: shift(today, 1 - 2 * days),
    keyLength: period === 'day' ? 13 : 10,
  };
}

/** Asks one call and returns its data. */
export type Ask = (path: string) => Promise<unknown>;

/** The same calls, cut by a business line. */
export function askOfLine(ask: Ask, line: 'BSC' | 'FBA'): Ask {
  return (path) => ask(`${path}${path.includes('?') ? '&' : '?'}businessLine=${line}`);
}

/** Days `from` to `to`, both included. */
type Range = { from: string; to: string };

function lastDayOf(month: string): string {
  return shift(`${monthBefore(month, -1)}-01`, -1);
}

/** Days that a manager might choose: one, some, this month so far, the whole month before, more than a quarter. */
export function chosenRanges(today: string): Range[] {
  const lastMonth = monthBefore(today.slice(0, 7), 1);
  return [
    { from: shift(today, -1), to: shift(today, -1) },
    { from: shift(today, -9), to: shift(today, -2) },
    { from: `${today.slice(0, 7)}-01`, to: today },
    { from: `${lastMonth}-01`, to: lastDayOf(lastMonth) },
    { from: shift(today, -120), to: today },
  ];
}

/** The period that stands before a range: the month before a whole month, else as many days. */
function rangeBefore({ from, to }: Range): Range {
  const month = from.slice(0, 7);
  const before = monthBefore(month, 1);
  if (from === `${month}-01` && to === lastDayOf(month)) return { from: `${before}-01`, to: shift(from, -1) };
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return { from: shift(from, -days), to: shift(from, -1) };
}

/** The report of days chosen freely. */
export async function expectRangeReport(
  ask: Ask,
  orders: readonly RecountedOrder[],
  range: Range,
): Promise<void> {
  const made = ({ from, to }: Range) =>
    orders.filter(
      ({ stage, made: hour }) => stage !== 'YQX' && hour.slice(0, 10) >= from && hour.slice(0, 10) <= to,
    );
  const before = rangeBefore(range);
  const report = (await ask(`/fba-order/getorderrepoer?from=${range.from}&to=${range.to}`)) as {
    buckets: ({ key: string } & Record<string, unknown>)[];
  };
  expect(report).toMatchObject({
    ...range,
    totals: sumsOf(made(range)),
    previous: { ...before, ...sumsOf(made(before)) },
  });
  const counted = report.buckets.map(({ key, ...sums }) => {
    const inBucket = made(range).filter((order) => order.made.startsWith(key));
    expect(sums).toEqual(sumsOf(inBucket));
    return inBucket.length;
  });
  expect(counted.reduce((all, count) => all + count, 0)).toBe(made(range).length);
}

/** What everybody may ask of the orders in their scope. */
export async function expectOwnNumbers(
  ask: Ask,
  orders: readonly RecountedOrder[],
  today: string,
): Promise<void> {
  const stages: Record<string, number> = {};
  for (const stage of ['NEW', 'WAIT_FORECAST', 'DTH', 'DHWCRK', 'DHWCCK', 'DZTDQS', 'DKHQS', 'KHYQS', 'YQX'])
    stages[stage] = orders.filter((order) => order.stage === stage).length;
  expect(await ask('/common/orderstatusnum')).toEqual({
    ...stages,
    total: orders.length,
    problem: orders.filter((order) => order.hasProblem).length,
  });
  const going = orders.filter((order) => order.stage !== 'YQX');
  const made = (from: string, to: string) =>
    going.filter((order) => order.made.slice(0, 10) >= from && order.made.slice(0, 10) <= to);
  const week = made(shift(today, -6), today).length;
  const weekBefore = made(shift(today, -13), shift(today, -7)).length;
  expect(await ask('/common/ordernum')).toEqual({
    today: made(today, today).length,
    yesterday: made(shift(today, -1), shift(today, -1)).length,
    week,
    month: made(shift(today, -29), today).length,
    total: going.length,
    changePct: weekBefore === 0 ? null : Math.round(((week - weekBefore) / weekBefore) * 1000) / 10,
  });
  for (const period of ['day', 'week', 'month', 'year']) {
    const { from, before, keyLength } = periodOf(period, today);
    const report = (await ask(`/fba-order/getorderrepoer/${period}`)) as {
      buckets: ({ key: string } & Record<string, unknown>)[];
    };
    expect(report).toMatchObject({
      from,
      to: today,
      totals: sumsOf(made(from, today)),
      previous: { from: before, to: shift(from, -1), ...sumsOf(made(before, shift(from, -1))) },
    });
    for (const { key, ...sums } of report.buckets)
      expect({ key, ...sums }).toEqual({
        key,
        ...sumsOf(made(from, today).filter((order) => order.made.slice(0, keyLength) === key)),
      });
  }
}

const problemTypes = {
  unidentified: 'UNIDENTIFIED',
  held: 'HELD',
  lost: 'LOST',
  damaged: 'DAMAGED',
  returning: 'RETURNING',
  delayed: 'DELAYED',
} as const;

/** What waits, in both lines and in each. */
export async function expectWaiting(
  ask: Ask,
  { orders, parcels }: { orders: readonly RecountedOrder[]; parcels: readonly RecountedParcel[] },
  today: string,
  /** The kinds that the role sees to. */
  types: readonly WaitingType[] = waitingTypes,
): Promise<void> {
  for (const [path, isOfLine] of [
    ['/common/waitaudit', () => true],
    ['/common/waitaudit/BSC', (line: string) => line === 'BSC'],
    ['/common/waitaudit/FBA', (line: string) => line === 'FBA'],
  ] as const) {
    const ofLine = parcels.filter(({ line }) => isOfLine(line));
    const overdue = ofLine.filter(
      ({ status, freeUntil }) => status === 'DKHQS' && (freeUntil ?? today) < today,
    );
    // Nothing in these stories is put into a cell or a bag.
    const lies = ofLine.filter(
      ({ status, receivedDay }) => status === 'DTH' && (receivedDay ?? today) < today,
    );
    // One pool for both lines.
    const inPool = parcels.filter(
      ({ status, receivedDay, problems, isUnidentified }) =>
        isUnidentified && status === 'DTH' && receivedDay !== null && problems.includes('UNIDENTIFIED'),
    );
    const withoutBag = lies.filter(
      ({ receivedDay, problems }) => (receivedDay ?? today) < addDays(today, -1) && problems.length === 0,
    );
    const atHub = ofLine.filter(
      ({ status, point, problems, lastEventAt }) =>
        status === 'DHWCCK' &&
        point !== null &&
        problems.length === 0 &&
        dushanbeDay(lastEventAt) < addDays(today, -1),
    );
    const expected: Record<string, number> = {
      // Money and hand-overs are no part of these stories.
      approvals: 0,
      shifts: 0,
      refunds: 0,
      corrections: 0,
      compensations: 0,
      topUps: 0,
      disposals: 0,
      nameLooks: 0,
      claimSlips: 0,
      stationCodes: 0,
      // A story of its own: claims are tested beside their room.
      claims: 0,
      messages: 0,
      problemsUnanswered: 0,
      problemsToDo: 0,
      pool: inPool.length,
      // Nothing in these stories is scanned at a station.
      needsPerson: 0,
      rates: 0,
      notices: 0,
      cargoRequests: orders.filter(
        ({ line, stage }) => line === 'FBA' && stage === 'WAIT_FORECAST' && isOfLine(line),
      ).length,
      undeclared: orders.filter(({ line, stage }) => stage === 'WAIT_FORECAST' && isOfLine(line)).length,
      overdue: overdue.length,
      withoutCell: lies.length,
      withoutBag: withoutBag.length,
      withoutTrip: 0,
      // No trip in these stories arrives, and no storage notice was sent.
      notScanned: 0,
      // Nor are there cells or transfers.
      withoutCellAtHub: 0,
      withoutTransfer: atHub.length,
      inTransfer: 0,
      withoutCellAtPoint: 0,
      unclaimed: 0,
      declaredTwice: ofLine.filter(({ isDeclaredTwice }) => isDeclaredTwice).length,
    };
    for (const [type, flag] of Object.entries(problemTypes))
      expected[type] = ofLine.filter(({ problems }) => problems.includes(flag)).length;
    const items = (await ask(path)) as { type: string; count: number; oldestTime: string | null }[];
    // Cargo is asked for in its own line alone.
    const seen = types.filter((type) => type !== 'cargoRequests' || isOfLine('FBA'));
    expect(Object.fromEntries(items.map(({ type, count }) => [type, count]))).toEqual(
      Object.fromEntries(seen.map((type) => [type, expected[type]])),
    );
    for (const { count, oldestTime } of items) expect(oldestTime === null).toBe(count === 0);
  }
}

/** What the service sells from its first day, by line and weight, written down a second time. */
function productOf({ line, heaviestG, weightG, volumeMm3 }: RecountedOrder): string {
  if (heaviestG === null) return 'NONE';
  if (line === 'FBA')
    return weightG >= 100_000 && volumeMm3 <= weightG * 6_000n ? 'CARGO-DENSE' : 'CARGO-VOLUME';
  if (heaviestG < 30_000) return 'STANDARD';
  return heaviestG <= 200_000 ? 'HEAVY' : 'NONE';
}

/** Cards and ranks. */
export async function expectStaffNumbers(
  ask: Ask,
  orders: readonly RecountedOrder[],
  points: { khujand: number; kulob: number },
  today: string,
): Promise<void> {
  const going = orders.filter((order) => order.stage !== 'YQX');
  for (const period of ['day', 'week', 'month', 'year']) {
    const { from, before } = periodOf(period, today);
    const made = (first: string, last: string) =>
      going.filter((order) => order.made.slice(0, 10) >= first && order.made.slice(0, 10) <= last);
    const now = sumsOf(made(from, today));
    const previous = sumsOf(made(before, shift(from, -1)));
    const cards = ((await ask(`/common/fourpagedata/${period}`)) as { cards: Record<string, unknown>[] })
      .cards;
    expect(cards.map(({ key, value, previous: then }) => [key, value, then])).toEqual([
      ['orders', String(now.orderCount), String(previous.orderCount)],
      ['parcels', String(now.parcelCount), String(previous.parcelCount)],
      ['weight', now.weightKg, previous.weightKg],
      ['amount', now.amount.amount, previous.amount.amount],
    ]);
    const pointCodes = new Map([
      [points.khujand, 'PP-KHUJAND'],
      [points.kulob, 'PP-KULOB'],
    ]);
    for (const [path, codeOf] of [
      ['/common/productrank', productOf],
      ['/common/countryorder', (order: RecountedOrder) => order.country],
      ['/common/salerank', (order: RecountedOrder) => pointCodes.get(order.point ?? 0) ?? 'NONE'],
    ] as const) {
      const groups = Map.groupBy(made(from, today), codeOf);
      const rows = (await ask(`${path}?period=${period}`)) as (Record<string, unknown> & { code: string })[];
      expect(
        Object.fromEntries(
          rows.map(({ code, orderCount, weightKg, amount }) => [code, { orderCount, weightKg, amount }]),
        ),
      ).toEqual(
        Object.fromEntries(
          [...groups].map(([code, list]) => {
            const { orderCount, weightKg, amount } = sumsOf(list);
            return [code, { orderCount, weightKg, amount }];
          }),
        ),
      );
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    }
  }
}
