import type { StaffProblem } from '@rohi/contract/warehouse/problem-list.contract';
import { beforeAll, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let support: StationPerson;
let clerk: StationPerson;
let customer: Customer;
let codes: { waiting: string; answered: string; overdue: string };

async function held(problem: string): Promise<string> {
  const code = newTrackingCode();
  const { points } = app;
  await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
  const facts = { action: 'REPORT_PROBLEM', problem, note: '角落破损' };
  await sendScans(clerk, device, [scanOf(service, code, facts)]);
  return code;
}

let app: Awaited<ReturnType<typeof createOrderApp>>;
let device: string;
beforeAll(async () => {
  app = await createOrderApp();
  ({ service } = app);
  support = await stationPerson(service, 'support');
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service, { name: 'Gate of the list' });
  customer = await newCustomer(service);
  const [overdue, answered] = [await held('WET'), await held('OPENED')];
  service.clock.advance(60_000);
  codes = { overdue, answered, waiting: await held('PROHIBITED') };
  await service.context.sql`
    update parcel_problem set overdue_at = now() from parcel
    where parcel.id = parcel_id and tracking_code = ${overdue}`;
  const { list } = dataOf<{ list: { id: string; trackingCode: string }[] }>(
    await customer.ask('GET', '/profile/problems'),
  );
  const id = list.find(({ trackingCode }) => trackingCode === answered)?.id;
  dataOf(await customer.ask('POST', `/profile/problems/${id}/answer`, { answer: 'RETURN', revision: 0 }));
});

const page = async (person: StationPerson, query = '') =>
  dataOf<{ total: number; list: StaffProblem[] }>(await person.get(`/staff/problems${query}`));
const codesOf = async (person: StationPerson, query = '') =>
  (await page(person, query)).list.map(({ trackingCode }) => trackingCode);

test('first what waits for support, then for the warehouse, then for a customer', async () => {
  const { waiting, answered, overdue } = codes;
  expect(await codesOf(support)).toEqual([overdue, answered, waiting]);
  const [, second] = (await page(support)).list;
  expect(second).toMatchObject({
    state: 'TO_RETURN',
    answer: 'RETURN',
    kind: 'OPENED',
    note: '角落破损',
    station: 'Gate of the list',
    raisedBy: clerk.account.username,
    customerCode: customer.customerCode,
    answerBy: '2026-12-04',
    doneBy: '2026-11-25',
  });
  expect(dataOf(await support.get(`/staff/problems/${second?.id}`))).toEqual(second);
});

test('is searched and filtered', async () => {
  const { waiting, answered, overdue } = codes;
  expect(await codesOf(support, '?state=OVERDUE,WAITING')).toEqual([overdue, waiting]);
  expect(await codesOf(support, '?kind=OPENED')).toEqual([answered]);
  expect(await codesOf(support, `?search=${waiting.slice(0, 13)}`)).toContain(waiting);
  expect(await codesOf(support, '?sort=-raisedAt')).toHaveLength(3);
  expect(await codesOf(support, '?from=2026-11-21')).toEqual([]);
  const { json } = await support.get('/staff/problems?from=2026-11-21&to=2026-11-20');
  expect(json).toMatchObject({ error: 'request.invalid', fields: [{ field: 'to' }] });
});

test('the list shows a warehouse what lies in it, a pickup point what comes to it, and others nothing', async () => {
  expect(await codesOf(clerk)).toHaveLength(3);
  const [first] = (await page(support)).list;
  const others = [
    await stationPerson(service, 'china-operator', await addWarehouse(service)),
    await stationPerson(service, 'china-operator'),
    await stationPerson(service, 'pickup-clerk'),
  ];
  for (const other of others) {
    expect(await codesOf(other)).toEqual([]);
    expect((await other.get(`/staff/problems/${first?.id}`)).json).toMatchObject({ error: 'list.notFound' });
  }
});

test('goes into a file, with what was answered', async () => {
  const answer = await service.app.inject({
    url: '/api/staff/problems/file?format=csv',
    headers: { token: support.token, 'x-local': 'en' },
  });
  expect(answer.body).toContain('Opened box');
  expect(answer.body).toContain('To be returned');
});

test('is of the business line that it is asked for, and so is what waits: both lines together are all', async () => {
  const { sql } = service.context;
  await sql`update parcel set business_line = 'FBA' where tracking_code = ${codes.overdue}`;
  expect(await codesOf(support, '?line=FBA')).toEqual([codes.overdue]);
  expect(await codesOf(support, '?line=BSC')).toEqual([codes.answered, codes.waiting]);
  type Waits = { type: string; count: number; inBothLines: boolean }[];
  const countsOf = async (line: string) => {
    const waits = dataOf<Waits>(await support.get(`/common/waitaudit/${line}`));
    return Object.fromEntries(
      waits.filter(({ inBothLines }) => !inBothLines).map(({ type, count }) => [type, count]),
    );
  };
  const [retail, cargo, all] = [await countsOf('BSC'), await countsOf('FBA'), await countsOf('all')];
  expect(cargo).toMatchObject({ problemsUnanswered: 1, problemsToDo: 0 });
  expect(retail).toMatchObject({ problemsUnanswered: 0, problemsToDo: 1 });
  for (const [type, count] of Object.entries(all))
    expect((retail[type] ?? 0) + (cargo[type] ?? 0), type).toBe(count);
});
