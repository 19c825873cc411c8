import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { handOversOfParcel } from '@rohi/contract/hand-over/evidence.contract';
import type {
  readReturns,
  readShelf,
  WireShelfDecision,
} from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../test/attachments.ts';
import { call } from '../../../test/accounts.ts';
import {
  askForEvidence,
  counterClerk,
  openCard,
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

const now = '2026-11-20T09:00:00Z';
let service: TestApp;
let points: { khujand: number; kulob: number };
let admin: MoneyPerson;
let manager: MoneyPerson;
let clerk: CounterClerk;
let picture: Buffer;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  picture = await screenshot(320, 120, 'png');
});

beforeEach(async () => {
  service.clock.set(now);
  admin = await moneyPerson(service, 'admin');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
});

async function paid() {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, points.khujand);
  moneyOf(await takeAll(clerk, customer, '1000'));
  return { customer, code };
}

const send = (visit: string, kind: string, { id = randomUUID(), by = clerk, body = picture } = {}) =>
  call(
    service.app,
    'PUT',
    `/hand-over/evidence/${id}?visit=${visit}&kind=${kind}&takenAt=${service.context.clock.now().toISOString()}`,
    { token: by.token, headers: { 'content-type': 'image/png' }, body },
  );

const handOvers = async (code: string, by: MoneyPerson = manager) =>
  moneyOf<DataOf<typeof handOversOfParcel>>(await by.get(`/staff/parcels/${code}/hand-overs`)).list;

test('where the point asks for nothing, nothing is asked for', async () => {
  const { customer, code } = await paid();
  const card = await openCard(clerk, customer, points.khujand);
  expect(card.evidence).toEqual({ asked: 'NONE', made: [] });
  moneyOf(await clerk.give(card, code));
  expect(await handOvers(code)).toMatchObject([
    { clerk: clerk.account.username, proof: 'CODE', evidence: [] },
  ]);
});

test('a photo is asked for by name, stored once, and seen in the record by who may see the parcel', async () => {
  await askForEvidence(admin, 'PHOTO');
  const { customer, code } = await paid();
  const card = await openCard(clerk, customer, points.khujand);
  expect(card.evidence).toEqual({ asked: 'PHOTO', made: [] });
  expect(endOf(await clerk.give(card, code))).toBe('409 handOver.noPhoto');
  moneyOf(await send(card.id, 'SIGNATURE'));
  expect(endOf(await clerk.give(card, code))).toBe('409 handOver.noPhoto');
  const id = randomUUID();
  for (const _ of [1, 2]) moneyOf(await send(card.id, 'PHOTO', { id }));
  expect(endOf(await send(randomUUID(), 'PHOTO', { id }))).toBe('409 stations.photoIdTaken');
  expect(endOf(await send(card.id, 'PHOTO', { body: Buffer.from('no picture') }))).toBe(
    '422 stations.photoKind',
  );
  const kulob = await counterClerk(service, 'PP-KULOB');
  expect(endOf(await send(card.id, 'PHOTO', { id, by: kulob }))).toBe('409 stations.photoIdTaken');
  const again = moneyOf<VisitCard>(await clerk.get(`/hand-over/visits/${card.id}`));
  expect(again.evidence.made.toSorted()).toEqual(['PHOTO', 'SIGNATURE']);
  moneyOf(await clerk.give(card, code));
  const [record] = await handOvers(code);
  expect(record?.evidence.map(({ kind }) => kind).toSorted()).toEqual(['PHOTO', 'SIGNATURE']);
  const file = (by: MoneyPerson) =>
    service.app.inject({
      url: `/api/staff/parcels/${code}/hand-overs/${id}`,
      headers: { token: by.token },
    });
  expect((await file(manager)).headers['content-type']).toBe('image/jpeg');
  expect((await file(kulob)).statusCode).toBe(404);
  const looks = await service.context.sql`
    select from personal_look where subject_id = ${code} and kind = 'PHOTO'`;
  expect(looks).toHaveLength(1);
  const dropped = randomUUID();
  for (const reason of ['the camera is broken', 'said once more'])
    moneyOf(
      await clerk.put(`/hand-over/evidence/${dropped}/dropped`, {
        requestId: undefined,
        visit: card.id,
        kind: 'SIGNATURE',
        reason,
      }),
    );
  const rows = [
    { id: dropped, kind: 'SIGNATURE', reason: 'the camera is broken', by: clerk.account.username },
  ];
  expect((await handOvers(code))[0]?.dropped).toMatchObject(rows);
  service.clock.advance(401 * 86_400_000);
  await throwPicturesAway(service.context);
  expect(await service.context.sql`select from attachment`).toHaveLength(0);
  expect(await service.context.sql`select from hand_over_evidence_dropped`).toHaveLength(0);
});

test('a signature is asked for by name, and a photo stands for it', async () => {
  await askForEvidence(admin, 'SIGNATURE');
  for (const kind of ['SIGNATURE', 'PHOTO']) {
    const { customer, code } = await paid();
    const card = await openCard(clerk, customer, points.khujand);
    expect(endOf(await clerk.give(card, code))).toBe('409 handOver.noSignature');
    moneyOf(await send(card.id, kind));
    moneyOf(await clerk.give(card, code));
  }
});

test('an offline counter notes it with the act: its bytes come before or after, and without it a person looks', async () => {
  await askForEvidence(admin, 'SIGNATURE');
  const device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
  const snapshot = moneyOf(await clerk.get(`/stations/counter-snapshot?deviceId=${device}`));
  expect(snapshot).toMatchObject({ evidence: 'SIGNATURE' });
  const give = async (evidence?: { id: string; kind: string }, visit = randomUUID()) => {
    const { customer, code } = await paid();
    const scan = scanOf(service, code, {
      action: 'GIVE',
      visit,
      customerCode: customer.customerCode,
      document: { type: 'PASSPORT', end: '4412' },
      ...(evidence === undefined ? {} : { evidence }),
    });
    const sent = { requestId: undefined, deviceId: device, scans: [scan] };
    const { list } = moneyOf<{ list: ScanAnswer[] }>(await clerk.post('/stations/scans', sent));
    return { code, visit, say: `${list[0]?.verdict} ${list[0]?.say}` };
  };
  expect((await give()).say).toBe('NEEDS_PERSON NO_EVIDENCE');
  const late = { id: randomUUID(), kind: 'SIGNATURE' };
  const handOver = await give(late);
  expect(handOver.say).toBe('OK GIVEN');
  expect((await handOvers(handOver.code))[0]?.evidence).toEqual([]);
  moneyOf(await send(handOver.visit, 'SIGNATURE', late));
  expect((await handOvers(handOver.code))[0]?.evidence).toMatchObject([late]);
});

test('a return is given to its sender once, by a document, with a photo, and stands in the record', async () => {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, points.khujand);
  const card = await openCard(clerk, customer, points.khujand);
  moneyOf(
    await clerk.post(`/hand-over/visits/${card.id}/problems`, {
      trackingCode: code,
      kind: 'NOT_WANTED',
      note: 'Передумал',
    }),
  );
  const { list, hubs } = moneyOf<DataOf<typeof readShelf>>(await manager.get('/staff/shelf'));
  const { version } = list.find(({ trackingCode }) => trackingCode === code) ?? {};
  const ordered = { version, standingId: null, hubId: hubs[0]?.id, reason: 'Продавец забирает' };
  const { id } = moneyOf<WireShelfDecision>(await manager.post(`/staff/shelf/${code}/return`, ordered));
  const hub = await moneyPerson(service, 'hub-operator', 'DUSHANBE-HUB');
  const elsewhere = await moneyPerson(service, 'hub-operator', 'YIWU-WH');
  const body = { code, to: 'Ли Вэй', document: { type: 'PASSPORT', end: 'e-1 23' } };
  const give = (by = hub, more: object = {}) => by.post('/staff/returns/fetch', { ...body, ...more });
  const photo = (by = hub, photoId = randomUUID()) =>
    call(
      service.app,
      'PUT',
      `/staff/returns/${id}/photos/${photoId}?takenAt=${now}&deviceId=3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa`,
      { token: by.token, headers: { 'content-type': 'image/png' }, body: picture },
    );
  const listed = async (by: MoneyPerson) =>
    moneyOf<DataOf<typeof readReturns>>(await by.get('/staff/returns')).list.find((row) => row.id === id);
  expect(endOf(await give())).toBe('404 handOver.noReturn');
  moneyOf(await clerk.post('/staff/returns/send', { code, carriedBy: 'Рустам' }));
  expect(endOf(await give())).toBe('409 handOver.returnUnderWay');
  expect(endOf(await photo())).toBe('409 handOver.decisionOver');
  moneyOf(await hub.post('/staff/returns/arrive', { code }));
  expect(await listed(hub)).toMatchObject({ state: 'ARRIVED', fetchedTo: null });
  expect(await listed(clerk)).toBeUndefined();
  expect(endOf(await give(elsewhere))).toBe('404 handOver.noReturn');
  expect(endOf(await give(clerk))).toBe('403 auth.notAllowed');
  expect(endOf(await photo(elsewhere))).toBe('404 handOver.decisionNotFound');
  const photoId = randomUUID();
  for (const _ of [1, 2])
    expect(moneyOf<WireShelfDecision>(await photo(hub, photoId)).photoIds).toEqual([photoId]);
  expect(endOf(await give(hub, { document: { type: 'PASSPORT', end: '12345' } }))).toBe(
    '400 request.invalid',
  );
  const askings = ['Ли Вэй, Yiwu Trade', 'Чжан Мин'].map((to) => ({ to, requestId: randomUUID() }));
  const ends = await Promise.all(askings.map((one) => give(hub, one)));
  expect(ends.map(endOf).toSorted()).toEqual(['409 handOver.returnFetched', 'ok']);
  const won = ends.findIndex((answer) => endOf(answer) === 'ok');
  const { to = '', requestId } = askings[won] ?? {};
  expect((await give(hub, { to: ` ${to} `, requestId })).json).toEqual(ends[won]?.json);
  expect(endOf(await give(hub, { to: 'Кто-то', requestId }))).toBe('422 handOver.requestReused');
  expect(endOf(await photo())).toBe('409 handOver.decisionOver');
  expect(await listed(hub)).toBeUndefined();
  const { returns } = moneyOf<DataOf<typeof handOversOfParcel>>(
    await manager.get(`/staff/parcels/${code}/hand-overs`),
  );
  const document = { type: 'PASSPORT', end: 'E123' };
  expect(returns).toEqual([
    { at: expect.any(String), clerk: hub.account.username, hub: expect.any(String), to, document },
  ]);
  const audited = await service.context.sql`
    select action, actor_name as actor from audit_event where subject_id = ${code} and action = 'shelf:fetch'`;
  expect(audited).toEqual([{ action: 'shelf:fetch', actor: hub.account.username }]);
});
