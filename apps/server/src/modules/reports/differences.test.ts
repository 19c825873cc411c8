import { randomUUID } from 'node:crypto';
import type { WireShift } from '@rohi/contract/billing/shifts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import type * as calls from '@rohi/contract/reports/differences.contract';
import { beforeAll, expect, test } from 'vitest';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import { newOwnRole } from '../../../test/own-roles.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, readyParcel, setRate, chargesToPay, type Till } from '../../../test/tills.ts';

type Report = DataOf<typeof calls.readDifferences>;
type Listed = DataOf<typeof calls.listDifferences>;

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
let other: Till;
const range = 'from=2026-11-01&to=2026-11-30';
const minor = (amount: string) =>
  amount.startsWith('-') ? -(readAmountMinor(amount.slice(1)) ?? 0n) : (readAmountMinor(amount) ?? 0n);

const actOn = (by: MoneyPerson, { shift }: Pick<Till, 'shift'>, act: string, body: object = {}) =>
  by.post(`/staff/shifts/${shift.id}/${act}`, body);

/** Counts and closes a shift that began with 2,000 somoni. */
async function end(of: Pick<Till, 'clerk' | 'shift'>, counted: object, note?: string): Promise<void> {
  moneyOf(await actOn(of.clerk, of, 'count', { counted, card: '0' }));
  const reason = { reason: 'UNKNOWN', ...(note === undefined ? {} : { note }) };
  moneyOf(await actOn(of.clerk, of, 'close', reason));
}

/** The next shift of a clerk at the same drawer. */
async function openAgain({ clerk, shift }: Till, counted: object): Promise<Pick<Till, 'clerk' | 'shift'>> {
  const next = await clerk.post('/staff/shifts', { drawerId: shift.drawer.id, counted });
  return { clerk, shift: moneyOf<WireShift>(next) };
}

const full = { TJS: { notes: { 500: 4 } }, USD: { notes: {} } };
const short = { TJS: { notes: { 500: 3, 200: 2, 50: 1, 20: 2, 5: 1, 1: 2 } }, USD: { notes: { 1: 1 } } };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  // 23:50 in Dushanbe.
  service.clock.set('2026-11-20T18:50:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
  other = await openTill(service, { manager, unitId: points.kulob, unit: 'PP-KULOB' });
  const customer = await newCustomer(service);
  await readyParcel(service, customer, points.khujand);
  const charges = chargesToPay(await till.owed(customer));
  await end(till, short, 'three somoni are gone');
  const agrees = await openAgain(till, short);
  // Past midnight the shift is still that of the day on which it was opened.
  service.clock.set('2026-11-20T19:05:00Z');
  await end(agrees, short);
  // What comes late was expected: as much more is missing.
  const late = { shiftId: till.shift.id, at: '2026-11-20T18:50:00.000Z' };
  moneyOf(await till.take(customer, { charges, cash: { TJS: '100' }, taken: late }));
  await end(other, full);
  service.clock.set('2026-11-20T19:08:00Z');
  await openAgain(other, full);
});

const report = async (by: MoneyPerson, days = range) =>
  moneyOf<Report>(await by.get(`/reports/money/differences?${days}`)).list;
const listOf = async ({ unitId, clerkId }: Report['list'][number], by = manager) =>
  moneyOf<Listed>(
    await by.get(`/reports/money/differences/shifts?${range}&unitId=${unitId}&clerkId=${clerkId}&limit=50`),
  );

test('each number is that of its list, and what the reports of the shifts say, late items too', async () => {
  const rows = await report(manager);
  expect(rows.map(({ key, clerk, shifts, differing }) => [key, clerk, shifts, differing])).toEqual(
    expect.arrayContaining([
      ['2026-11-20', till.clerk.account.username, 2, 1],
      ['2026-11-20', other.clerk.account.username, 1, 0],
    ]),
  );
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const { total, list } = await listOf(row);
    expect([total, list.length]).toEqual([row.shifts, row.shifts]);
    for (const currency of ['TJS', 'USD'] as const) {
      const sums = list.map(({ difference }) => minor(difference[currency]));
      const sumOf = (sign: 1n | -1n) =>
        sums.reduce((sum, each) => (each * sign > 0n ? sum + each * sign : sum), 0n);
      expect(minor(row.missing[currency])).toBe(sumOf(-1n));
      expect(minor(row.surplus[currency])).toBe(sumOf(1n));
    }
    for (const { shiftId, difference } of list) {
      const shift = moneyOf<WireShift>(await manager.get(`/staff/shifts/${shiftId}`));
      expect(shift.result?.difference).toEqual(difference);
    }
  }
  const own = rows.find(({ clerk }) => clerk === till.clerk.account.username);
  expect(own).toMatchObject({
    missing: { TJS: '95.50', USD: '0.00' },
    surplus: { TJS: '0.00', USD: '1.00' },
  });
  const { list } = await listOf(own as Report['list'][number]);
  expect(list.find(({ shiftId }) => shiftId === till.shift.id)).toMatchObject({
    reason: 'UNKNOWN',
    note: 'three somoni are gone',
    day: '2026-11-20',
    confirmedBy: null,
  });
});

test('many days are months, others have none, and cashiers of a point read no report', async () => {
  expect((await report(manager, 'from=2026-01-01&to=2026-12-31')).map(({ key }) => key)).toEqual([
    ...['2026-11', '2026-11'],
  ]);
  expect(await report(manager, 'from=2026-11-21&to=2026-11-30')).toEqual([]);
  expect(endOf(await manager.get('/reports/money/differences?from=2026-12-01&to=2026-11-01'))).toBe(
    '400 request.invalid',
  );
  expect(endOf(await till.clerk.get(`/reports/money/differences?${range}`))).toBe('403 auth.notAllowed');
});

test('staff of a point get the shifts of that point alone', async () => {
  const bound = await newOwnRole(service, { workplace: 'POINT', unit: 'PP-KULOB' });
  await bound.grant('report:read');
  const { list } = moneyOf<Report>(await bound.ask('GET', `/reports/money/differences?${range}`));
  expect(list.map(({ clerkId }) => clerkId)).toEqual([other.clerk.account.id]);
  const elsewhere = `unitId=${points.khujand}&clerkId=${till.clerk.account.id}`;
  const hidden = await bound.ask('GET', `/reports/money/differences/shifts?${range}&${elsewhere}`);
  expect(moneyOf<Listed>(hidden)).toEqual({ total: 0, list: [] });
  expect(
    endOf(await manager.get(`/reports/money/differences/shifts?${range}&unitId=1&clerkId=${randomUUID()}`)),
  ).toBe('ok');
});
