import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { counterSnapshot } from '@rohi/contract/stations/counter-snapshot.contract';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { counterClerk, openShift, takeAll, type CounterClerk } from '../../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { newDevice, scanOf } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { setRate } from '../../../../test/tills.ts';

type Stored = { customer: Customer; code: string };

const noon = '2026-11-20T09:00:00Z';
let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let clerk: CounterClerk;
let device: string;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  await openCounter(noon);
  await setRate(manager);
  device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
});

/** A clerk who logs in and opens a shift then, and a manager. */
async function openCounter(moment: string): Promise<void> {
  service.clock.set(moment);
  manager = await moneyPerson(service, 'manager');
  clerk = await counterClerk(service);
  await openShift(clerk, manager, khujand);
}

/** A parcel that came then, with ten free days; its road took nineteen. */
async function withParcel(cameAt = '2026-11-17T09:00:00Z'): Promise<Stored> {
  const customer = await newCustomer(service);
  const facts = {
    customerCode: customer.customerCode,
    pickupPointId: khujand,
    orderCode: null,
    weightG: 4_000,
  };
  const receivedAt = new Date(Date.parse(cameAt) - 19 * 86_400_000).toISOString();
  return { customer, code: await builders(service.context).parcelAtPickupPoint({ facts, receivedAt }) };
}

const giving = ({ customer: { customerCode }, code }: Stored) =>
  scanOf(service, code, {
    action: 'GIVE',
    visit: randomUUID(),
    customerCode,
    document: { type: 'PASSPORT', end: '4412' },
  });

/** Cash for all that the snapshot has of a parcel, in notes of so many dirams. */
async function cashFor({ customer: { customerCode }, code }: Stored, handed: number, change: number) {
  const path = `/stations/counter-snapshot?deviceId=${device}`;
  const snapshot = moneyOf<DataOf<typeof counterSnapshot>>(await clerk.get(path));
  const parcel = snapshot.parcels.find((each) => each.code === code);
  return scanOf(service, customerCode, {
    action: 'TAKE_CASH',
    visit: randomUUID(),
    customerCode,
    shiftId: snapshot.shift?.id,
    handed,
    change,
    charges: parcel?.owed.flatMap(({ id, cents: [cents = 0] }) => (cents === 0 ? [] : [{ id, cents }])),
    rate: { rate: snapshot.rate?.rate, rateDate: snapshot.rate?.rateDate },
  });
}

/**
 * Sends what was done then by the device's clock, which shows what the service's does unless something else is said.
 */
const sendOf = async (
  scans: readonly object[],
  at: string | undefined,
  { token = clerk.token, sentAt = service.clock.now().toISOString() } = {},
) => {
  const body = { deviceId: device, sentAt, scans: scans.map((scan) => ({ ...scan, ...(at && { at }) })) };
  const answer = await call(service.app, 'POST', '/stations/scans', { token, body });
  return moneyOf<{ list: ScanAnswer[] }>(answer).list.map(({ verdict, say }) => `${verdict} ${say}`);
};

const listed = async (code: string, by: Pick<MoneyPerson, 'get'> = manager) =>
  moneyOf<{ list: ScanException[] }>(await by.get('/stations/exceptions')).list.filter(
    (each) => each.code === code,
  );

const settle = (id: string | undefined, by: MoneyPerson, body: object = { how: 'TAKE' }) =>
  by.post(`/stations/exceptions/${id}/settle`, { requestId: undefined, ...body });

const visits = ({ code }: Stored) =>
  service.context.sql<{ opened: string }[]>`
    select to_char(opened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as opened
    from hand_over join counter_visit on counter_visit.id = visit_id where tracking_code = ${code}`;

test('storage is owed by the day of the log-in at least, whatever earlier time a giving claims', async () => {
  await openCounter(noon);
  const stored = await withParcel();
  moneyOf(await takeAll(clerk, stored.customer, '100'));
  await openCounter('2026-11-28T10:00:00Z');
  for (const at of ['2026-11-28T09:00:00Z', '2026-11-27T18:00:00Z', '2027-11-28T10:00:00Z'])
    expect(await sendOf([giving(stored)], at)).toEqual(['NEEDS_PERSON STILL_OWED']);
  expect(await visits(stored)).toEqual([]);
});

test.each(['2026-11-27T09:59:00Z', '2026-11-21T09:00:00Z', '2016-01-01T00:00:00Z'])(
  'what was done more than a day ago, at %s, needs a person, and is then judged by the log-in’s time',
  async (at) => {
    await openCounter(noon);
    const [owing, paid] = [await withParcel(), await withParcel()];
    moneyOf(await takeAll(clerk, owing.customer, '100'));
    await openCounter('2026-11-28T10:00:00Z');
    moneyOf(await takeAll(clerk, paid.customer, '500'));
    for (const [parcel, end] of [
      [owing, 'STILL_OWED'],
      [paid, 'GIVEN'],
    ] as const) {
      expect(await sendOf([giving(parcel)], at)).toEqual(['NEEDS_PERSON DONE_LONG_AGO']);
      expect(await visits(parcel)).toEqual([]);
      const [found] = await listed(parcel.code);
      expect(moneyOf(await settle(found?.id, manager))).toMatchObject({ say: end });
    }
    expect(await visits(paid)).toEqual([{ opened: '2026-11-28 10:00' }]);
  },
);

test('a giving is dated by when the parcel came, where the device says that it was before', async () => {
  await openCounter('2026-11-20T08:45:00Z');
  service.clock.set(noon);
  const parcel = await withParcel(noon);
  moneyOf(await takeAll(clerk, parcel.customer, '100'));
  service.clock.set('2026-11-20T09:10:00Z');
  expect(await sendOf([giving(parcel)], '2026-11-20T08:50:00Z')).toEqual(['OK GIVEN']);
  expect(await visits(parcel)).toEqual([{ opened: '2026-11-20 09:00' }]);
});

test('cash is taken by the shift’s time: no rate of before it was opened, and nothing of more than a day ago', async () => {
  await openCounter(noon);
  const parcel = await withParcel();
  const cash = await cashFor(parcel, 10_000, 750);
  await setRate(manager, '9.00', '2026-11-18');
  const again = (facts: object = {}) => [{ ...cash, scanId: randomUUID(), ...facts }];
  const early = { rate: { rate: '9', rateDate: '2026-11-18' } };
  await openLater('2026-11-20T20:00:00Z');
  expect(await sendOf(again(early), '2026-11-18T20:30:00Z')).toEqual(['NEEDS_PERSON DONE_LONG_AGO']);
  expect(await sendOf(again(), '2026-11-18T20:30:00Z')).toEqual(['NEEDS_PERSON DONE_LONG_AGO']);
  expect(await sendOf(again(early), '2026-11-19T20:30:00Z')).toEqual(['NEEDS_PERSON NO_SUCH_RATE']);
  expect(await sendOf(again(), '2026-11-19T20:30:00Z')).toEqual(['OK CASH_TAKEN']);
  const rows = await service.context.sql<{ at: Date }[]>`
    select payment_without_line.taken_at as at from payment_without_line join payment on id = payment_id
    where customer_code = ${parcel.customer.customerCode}`;
  expect(rows.map(({ at }) => at.toISOString())).toEqual(['2026-11-20T20:00:00.000Z']);
});

test.each([
  ['none', { handed: undefined }],
  ['nothing', { handed: 0, change: 0 }],
  ['no more than was given back', { handed: 750 }],
])('cash is refused where the sum that was counted is %s', async (_what, wrong) => {
  await openCounter(noon);
  const parcel = await withParcel();
  const cash = { ...(await cashFor(parcel, 10_000, 750)), ...wrong };
  const body = { deviceId: device, sentAt: noon, scans: [cash] };
  const answer = await call(service.app, 'POST', '/stations/scans', { token: clerk.token, body });
  expect(endOf(answer)).toBe('400 request.invalid');
});

/** The same clerk logs in anew. */
async function openLater(moment: string): Promise<void> {
  service.clock.set(moment);
  const { token } = await logIn(service.app, clerk.account);
  clerk = { ...clerk, token };
}

test('eight hours offline keep their time over midnight and a new log-in, by the permit that is sent along, with a clock two hours wrong', async () => {
  await openCounter('2026-11-28T12:00:00Z');
  const parcel = await withParcel();
  const cash = await cashFor(parcel, 9_435, 0);
  const permitPath = `/stations/devices/${device}/permit`;
  const { permit } = moneyOf<{ permit: string }>(await clerk.get(permitPath));
  const madeBy = { userId: clerk.account.id, permit };
  const give = giving(parcel);
  await openLater('2026-11-28T20:00:00Z');
  // Half past eleven in the evening in Dushanbe, sent at one: a day of storage more.
  const sentAt = '2026-11-28T22:00:00Z';
  const scans = [cash, give].map((scan) => ({ ...scan, madeBy }));
  expect(await sendOf(scans, '2026-11-28T20:30:00Z', { sentAt })).toEqual(['OK CASH_TAKEN', 'OK GIVEN']);
  expect(await visits(parcel)).toEqual([{ opened: '2026-11-28 18:30' }]);
});

test.each(['2026-11-28T05:15:00Z', '2026-11-21T09:00:00Z', '2026-11-29T09:00:00Z'])(
  'what is sent at once is judged and dated by the service’s time, with a clock that showed %s and was put right before it was sent',
  async (at) => {
    await openCounter('2026-11-20T04:00:00Z');
    const [owing, paid] = [await withParcel(), await withParcel()];
    moneyOf(await takeAll(clerk, owing.customer, '100'));
    await openCounter('2026-11-28T05:00:00Z');
    moneyOf(await takeAll(clerk, paid.customer, '500'));
    service.clock.set('2026-11-28T05:20:00Z');
    const atOnce = { hasWaited: false };
    expect(await sendOf([{ ...giving(owing), ...atOnce }], at)).toEqual(['NEEDS_PERSON STILL_OWED']);
    expect(await sendOf([{ ...giving(paid), ...atOnce }], at)).toEqual(['OK GIVEN']);
    expect(await visits(paid)).toEqual([{ opened: '2026-11-28 05:20' }]);
    const waited = { ...giving(await withParcel()), hasWaited: true };
    const end = at === '2026-11-21T09:00:00Z' ? 'DONE_LONG_AGO' : 'STILL_OWED';
    expect(await sendOf([waited], at)).toEqual([`NEEDS_PERSON ${end}`]);
  },
);

test('cash that is sent at once is taken by the rate of the service’s day, whatever day the clock shows', async () => {
  await openCounter('2026-11-19T20:00:00Z');
  const parcel = await withParcel();
  const cash = { ...(await cashFor(parcel, 10_000, 750)), hasWaited: false };
  expect(await sendOf([cash], '2026-11-17T10:00:00Z')).toEqual(['OK CASH_TAKEN']);
  const [row] = await service.context.sql<{ at: Date }[]>`
    select payment_without_line.taken_at as at from payment_without_line join payment on id = payment_id
    where customer_code = ${parcel.customer.customerCode}`;
  expect(row?.at.toISOString()).toBe('2026-11-19T20:00:00.000Z');
});

test('a refused scan is settled neither by its sender nor by the user that the device names, with a permit or without', async () => {
  await openCounter(noon);
  const parcel = await withParcel();
  const colleague = await counterClerk(service);
  const path = `/stations/devices/${device}/permit`;
  const { permit } = moneyOf<{ permit: string }>(await colleague.get(path));
  const named = { userId: colleague.account.id };
  expect(await sendOf([{ ...giving(parcel), madeBy: named }], undefined)).toEqual([
    'NEEDS_PERSON PERMIT_ENDED',
  ]);
  expect(await sendOf([{ ...giving(parcel), madeBy: { ...named, permit } }], undefined)).toEqual([
    'NEEDS_PERSON STILL_OWED',
  ]);
  moneyOf(await takeAll(clerk, parcel.customer, '100'));
  const [sender, maker] = [clerk.account.username, colleague.account.username];
  const cases = await listed(parcel.code);
  const stories = cases.map(({ say, station }) => {
    const { scannedBy, sentBy, allegedly } = station;
    return { say, scannedBy, sentBy, allegedly };
  });
  expect(stories).toEqual(
    expect.arrayContaining([
      { say: 'PERMIT_ENDED', scannedBy: sender, sentBy: null, allegedly: maker },
      { say: 'STILL_OWED', scannedBy: maker, sentBy: sender, allegedly: null },
    ]),
  );
  for (const { id } of cases)
    for (const person of [clerk, colleague]) {
      expect(endOf(await settle(id, person))).toBe('403 auth.notAllowed');
      const aside = { how: 'LAY_ASIDE', note: 'it was nothing' };
      expect(endOf(await settle(id, person, aside))).toBe('403 auth.notAllowed');
      expect((await listed(parcel.code, person)).every(({ isOwn }) => isOwn)).toBe(true);
    }
  const third = await counterClerk(service);
  const taken = await settle(cases.find(({ say }) => say === 'PERMIT_ENDED')?.id, third);
  expect(moneyOf(taken)).toMatchObject({ isSettled: true, say: 'GIVEN' });
});
