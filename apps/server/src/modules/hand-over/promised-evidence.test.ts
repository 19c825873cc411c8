import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { handOversOfParcel, promisedEvidence } from '@rohi/contract/hand-over/evidence.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../test/attachments.ts';
import { call } from '../../../test/accounts.ts';
import {
  askForEvidence,
  counterClerk,
  openShift,
  takeAll,
  type CounterClerk,
} from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import { screenshot } from '../../../test/pictures.ts';
import { newDevice, scanOf } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../test/tills.ts';

const dayMs = 86_400_000;
let service: TestApp;
let points: { khujand: number; kulob: number };
let admin: MoneyPerson;
let manager: MoneyPerson;
let clerk: CounterClerk;
let device: string;
let picture: Buffer;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  picture = await screenshot(320, 120, 'png');
  device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
});

beforeEach(async () => {
  service.clock.set('2026-11-20T09:00:00Z');
  await service.context
    .sql`update hand_over set promised_id = null, promised_kind = null, promised_at = null`;
  admin = await moneyPerson(service, 'admin');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  await askForEvidence(admin, 'SIGNATURE');
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
});

/** An offline visit at which so many parcels go, with one picture that is promised. */
async function give({ by = clerk, parcels = 1, kind = 'SIGNATURE' } = {}) {
  const customer = await newCustomer(service);
  const codes: string[] = [];
  while (codes.length < parcels) codes.push(await readyParcel(service, customer, points.khujand));
  moneyOf(await takeAll(clerk, customer, '1000'));
  const promised = { id: randomUUID(), kind };
  const visit = randomUUID();
  const scans = codes.map((code) =>
    scanOf(service, code, {
      action: 'GIVE',
      visit,
      customerCode: customer.customerCode,
      evidence: promised,
      document: { type: 'PASSPORT', end: '4412' },
    }),
  );
  const sent = { requestId: undefined, deviceId: device, scans };
  const { list } = moneyOf<{ list: ScanAnswer[] }>(await by.post('/stations/scans', sent));
  expect(list.map(({ say }) => say)).toEqual(codes.map(() => 'GIVEN'));
  return { visit, promised, codes, code: codes[0] ?? '' };
}

type Given = Awaited<ReturnType<typeof give>>;

const send = async (
  { visit, promised }: Given,
  { id = promised.id, kind = promised.kind, by = clerk } = {},
) =>
  moneyOf(
    await call(
      service.app,
      'PUT',
      `/hand-over/evidence/${id}?visit=${visit}&kind=${kind}&takenAt=${service.context.clock.now().toISOString()}`,
      { token: by.token, headers: { 'content-type': 'image/png' }, body: picture },
    ),
  );

const promises = async (by: MoneyPerson = manager) =>
  moneyOf<DataOf<typeof promisedEvidence>>(await by.get('/staff/hand-overs/promised'));
const countsOf = async (who: CounterClerk, by: MoneyPerson = manager) => {
  const found = (await promises(by)).clerks.find(({ clerkId }) => clerkId === who.account.id);
  const { promised = 0, came = 0, late = 0, waits = 0, never = 0 } = found ?? {};
  return { promised, came, late, waits, never };
};
const none = { promised: 0, came: 0, late: 0, waits: 0, never: 0 };
const recorded = async ({ code }: Given) =>
  moneyOf<DataOf<typeof handOversOfParcel>>(await manager.get(`/staff/parcels/${code}/hand-overs`)).list[0]
    ?.promised;

/** So much later, when logins are over. */
async function later(ms: number) {
  service.clock.advance(ms);
  manager = await moneyPerson(service, 'manager');
}

test('a promised picture that was sent has come, and counts once a visit', async () => {
  const handOver = await give({ parcels: 3 });
  expect(await recorded(handOver)).toEqual({ kind: 'SIGNATURE', state: 'WAITS' });
  expect(await countsOf(clerk)).toEqual({ ...none, promised: 1, waits: 1 });
  expect((await promises()).list).toMatchObject([
    { visitId: handOver.visit, state: 'WAITS', trackingCodes: handOver.codes, clerk: clerk.account.username },
  ]);
  await send(handOver);
  expect(await recorded(handOver)).toEqual({ kind: 'SIGNATURE', state: 'CAME' });
  expect(await countsOf(clerk)).toEqual({ ...none, promised: 1, came: 1 });
  expect((await promises()).list).toEqual([]);
  await later(2 * dayMs);
  expect(await recorded(handOver)).toEqual({ kind: 'SIGNATURE', state: 'CAME' });
});

test('a promised picture that has not come within a day never came, and sent late it has come late', async () => {
  const handOver = await give();
  await later(dayMs + 60_000);
  expect(await recorded(handOver)).toEqual({ kind: 'SIGNATURE', state: 'NEVER' });
  expect(await countsOf(clerk)).toEqual({ ...none, promised: 1, never: 1 });
  await send(handOver, { by: await counterClerk(service) });
  expect(await recorded(handOver)).toEqual({ kind: 'SIGNATURE', state: 'CAME' });
  expect(await countsOf(clerk)).toEqual({ ...none, promised: 1, came: 1, late: 1 });
});

test('a picture taken again under another id has come; fewer than promised, or one of another visit, has not', async () => {
  const [again, less, other] = [await give(), await give({ kind: 'PHOTO' }), await give()];
  await send(again, { id: randomUUID(), kind: 'PHOTO' });
  await send(less, { id: randomUUID(), kind: 'SIGNATURE' });
  expect((await recorded(again))?.state).toBe('CAME');
  expect((await recorded(less))?.state).toBe('WAITS');
  expect((await recorded(other))?.state).toBe('WAITS');
  expect(await countsOf(clerk)).toEqual({ ...none, promised: 3, came: 1, waits: 2 });
});

test('a promised picture that was given up never comes, at once and with its reason', async () => {
  const handOver = await give();
  const dropped = {
    visit: handOver.visit,
    kind: 'SIGNATURE',
    reason: 'the tablet fell',
    requestId: undefined,
  };
  moneyOf(await clerk.put(`/hand-over/evidence/${handOver.promised.id}/dropped`, dropped));
  expect((await recorded(handOver))?.state).toBe('NEVER');
  expect((await promises()).list).toMatchObject([{ state: 'NEVER', reason: 'the tablet fell' }]);
});

test('each clerk counts for their own promises, and a hand-over that was taken back for none', async () => {
  const colleague = await counterClerk(service);
  const own = await give();
  await send(own);
  const [first] = [await give({ by: colleague }), await give({ by: colleague })];
  expect(await countsOf(clerk)).toEqual({ ...none, promised: 1, came: 1 });
  expect(await countsOf(colleague)).toEqual({ ...none, promised: 2, waits: 2 });
  const { clerks } = await promises();
  expect(clerks[0]).toMatchObject({ clerkId: colleague.account.id, pickupPoint: { id: points.khujand } });
  const undone = `/staff/parcels/${first?.code ?? ''}`;
  const { version } = moneyOf<{ version: number }>(await manager.get(undone));
  moneyOf(await manager.post(`${undone}/undo`, { version, reason: 'the wrong box' }));
  expect(await countsOf(colleague)).toEqual({ ...none, promised: 1, waits: 1 });
});

test('promises of a point are shown to those who decide about hand-overs there, and to no clerk', async () => {
  await give();
  expect(endOf(await clerk.get('/staff/hand-overs/promised'))).toBe('403 auth.notAllowed');
  await service.context
    .sql`insert into role_authority (role, authority) values ('pickup-clerk', 'hand-over:approve')`;
  const elsewhere = await counterClerk(service, 'PP-KULOB');
  expect(await promises(elsewhere)).toEqual({ clerks: [], list: [], hasMore: false });
  expect(await countsOf(clerk, await counterClerk(service))).toEqual({ ...none, promised: 1, waits: 1 });
  await service.context
    .sql`delete from role_authority where role = 'pickup-clerk' and authority = 'hand-over:approve'`;
});

test('a promise ends with its picture, and is not one that never came', async () => {
  const handOver = await give();
  await send(handOver);
  await later(401 * dayMs);
  await throwPicturesAway(service.context);
  expect(await recorded(handOver)).toBeNull();
});
