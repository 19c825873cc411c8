import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { staffAlerts } from '@rohi/contract/reports/staff-reports.contract';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { endOf, moneyPerson } from '../../../test/money.ts';
import { newClaim, ownerlessParcel } from '../../../test/claims.ts';
import { newCustomer } from '../../../test/orders.ts';
import { moneyThings, type Presser, type Subject } from '../../../test/money-acts.ts';

let made: Awaited<ReturnType<typeof moneyThings>>;
beforeAll(async () => {
  made = await moneyThings();
});

type Alert = DataOf<typeof staffAlerts>[number];

async function alertsOf({ token }: Presser, line = 'BSC'): Promise<Alert[]> {
  const answer = await call(made.service.app, 'GET', `/staff/alerts?businessLine=${line}`, { token });
  return (answer.json as { data: Alert[] }).data;
}

/** How many of a kind the two of the office are alerted to. */
async function counts({ pressers }: Subject, type: string): Promise<(number | undefined)[]> {
  const lists = await Promise.all(pressers.office.map((person) => alertsOf(person)));
  return lists.map((list) => list.find((row) => row.type === type)?.count);
}

const press = async (by: Presser, path: string, body: object = {}) =>
  endOf(
    await call(made.service.app, 'POST', path, {
      token: by.token,
      body: { requestId: randomUUID(), ...body },
    }),
  );

test('a refund alerts those who may approve it until one has', async () => {
  const before = await made.things.customer();
  expect(await counts(before, 'refunds')).toEqual([0, 0]);
  const refund = await made.things.refund();
  expect(await counts(refund, 'refunds')).toEqual([1, 1]);
  expect(await press(refund.pressers.office[1], `/staff/refunds/${refund.ids['id']}/approve`)).toBe('ok');
  expect(await counts(refund, 'refunds')).toEqual([0, 0]);
});

test('a correction and a granted compensation alert the second person alone', async () => {
  const correction = await made.things.correction();
  expect(await counts(correction, 'corrections')).toEqual([0, 1]);
  const compensation = await made.things.compensation();
  expect(await counts(compensation, 'compensations')).toEqual([1, 1]);
  expect(
    await press(compensation.pressers.office[0], `/staff/compensations/${compensation.ids['id']}/decide`, {
      granted: '9',
      reason: 'seen',
    }),
  ).toBe('ok');
  expect(await counts(compensation, 'compensations')).toEqual([0, 1]);
});

test('a transfer alerts everybody, and above the limit the second person once the first has seen it', async () => {
  const topUp = await made.things.topUp();
  expect(await counts(topUp, 'topUps')).toEqual([1, 1]);
  const path = `/staff/top-ups/${topUp.ids['id']}/confirm`;
  const received = { received: '5550' };
  expect(await press(topUp.pressers.office[0], path, received)).toBe('ok');
  expect(await counts(topUp, 'topUps')).toEqual([0, 1]);
  expect(await press(topUp.pressers.office[1], path, received)).toBe('ok');
  expect(await counts(topUp, 'topUps')).toEqual([0, 0]);
});

test('a shift with a difference says since when it waits, and where it is confirmed', async () => {
  const shift = await made.things.waitingShift();
  const [one] = shift.pressers.office;
  expect((await alertsOf(one)).find(({ type }) => type === 'shifts')).toMatchObject({
    count: 1,
    oldestTime: '2026-11-20T09:00:00.000Z',
    route: '/bsc/cash?view=shifts',
  });
  const inFba = await alertsOf(one, 'FBA');
  expect(inFba.find(({ type }) => type === 'shifts')?.route).toBe('/fba/cash?view=shifts');
  expect(inFba.find(({ type }) => type === 'approvals')?.route).toBe('/fba/approvals');
  expect(await press(one, `/staff/shifts/${shift.ids['id']}/confirm`)).toBe('ok');
  expect(await counts(shift, 'shifts')).toEqual([0, 0]);
});

test('has only what the role decides, and is refused to a customer', async () => {
  const { service } = made;
  const kindsOf = async (role: 'hub-operator' | 'pickup-clerk' | 'support') => {
    return (await alertsOf(await moneyPerson(service, role, 'PP-KHUJAND'))).map(({ type }) => type);
  };
  expect(await kindsOf('hub-operator')).toEqual(['needsPerson', 'claims']);
  expect(await kindsOf('pickup-clerk')).toEqual(['needsPerson']);
  expect(await kindsOf('support')).toEqual(['claims', 'messages', 'needsPerson']);
  const customer = (await made.things.customer()).pressers.customer[0];
  const { status } = await call(service.app, 'GET', '/staff/alerts', { token: customer.token });
  expect(status).toBe(403);
});

test('a request ends by itself, and so does its alert', async () => {
  const refund = await made.things.refund();
  expect(await counts(refund, 'refunds')).toEqual([1, 1]);
  made.service.clock.set('2027-02-20T09:00:00Z');
  const later = await alertsOf(await moneyPerson(made.service, 'manager'));
  expect(later.find(({ type }) => type === 'refunds')?.count).toBe(0);
});

test('a claim to cargo alerts users who look at retail too, with the way to its list in the right line', async () => {
  const { service } = made;
  const support = await moneyPerson(service, 'support');
  const routes = async (line: string) =>
    (await alertsOf(support, line))
      .filter(({ type, count }) => type === 'claims' && count > 0)
      .map(({ route, count }) => `${count} ${route}`);
  expect(await routes('BSC')).toEqual([]);
  const code = await ownerlessParcel(service);
  await service.context.sql`update parcel set business_line = 'FBA' where tracking_code = ${code}`;
  await newClaim(service, await newCustomer(service), code);
  for (const line of ['BSC', 'FBA']) expect(await routes(line)).toEqual(['1 /fba/claims?state=OPEN']);
  await newClaim(service, await newCustomer(service), await ownerlessParcel(service));
  expect(await routes('BSC')).toEqual(['1 /bsc/claims?state=OPEN', '1 /fba/claims?state=OPEN']);
  expect(await routes('FBA')).toEqual(['1 /fba/claims?state=OPEN', '1 /bsc/claims?state=OPEN']);
});

test('messages stand in one list of both lines, and alert alike', async () => {
  const support = await moneyPerson(made.service, 'support');
  const [retail, cargo] = await Promise.all(['BSC', 'FBA'].map((line) => alertsOf(support, line)));
  const ofMessages = (list: readonly Alert[] = []) => list.filter(({ type }) => type === 'messages');
  expect(ofMessages(retail).map(({ count }) => count)).toEqual(ofMessages(cargo).map(({ count }) => count));
  expect([...ofMessages(retail), ...ofMessages(cargo)].map(({ route }) => route)).toEqual([
    '/bsc/messages?state=WAITING',
    '/fba/messages?state=WAITING',
  ]);
});
