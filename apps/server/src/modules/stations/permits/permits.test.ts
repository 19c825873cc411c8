import { randomUUID } from 'node:crypto';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { newCustomer } from '../../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';

const hour = 3_600_000;

let service: TestApp;
let second: FastifyInstance;
let colleague: StationPerson;
let device: string;
let customerCode: string;
beforeAll(async () => {
  service = await createTestApp();
  second = await buildApp((await openTestContext(service.address)).context);
  colleague = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  ({ customerCode } = await newCustomer(service));
});
afterAll(() => second.close());

const clerk = (unit = 'YIWU-WH') => stationPerson(service, 'china-operator', unit);
const userIdOf = async ({ account }: StationPerson) => {
  const [row] = await service.context.sql<{ id: string }[]>`
    select id from user_account where username = ${account.username}`;
  return row?.id ?? '';
};

type Given = { permit: string; endsAt: string };
const permitFor = async (person: StationPerson, at = device) =>
  dataOf<Given>(await person.get(`/stations/devices/${at}/permit`));

/** A scan by somebody with the permit given, read a minute and a half before the colleague sends it. */
async function sendFor(
  maker: StationPerson,
  permit: string | undefined,
  facts: Record<string, unknown> = {},
  { app = service.app, waited = 90_000 } = {},
) {
  service.clock.advance(120_000);
  const scan = scanOf(service, newTrackingCode(), { customerCode, ...facts });
  const read = new Date(service.clock.now().getTime() - 7 * hour);
  const sentAt = new Date(read.getTime() + waited).toISOString();
  const madeBy = { userId: await userIdOf(maker), ...(permit === undefined ? {} : { permit }) };
  const scans = [{ ...scan, at: read.toISOString(), madeBy }];
  const body = { deviceId: device, sentAt, scans };
  const answer = await call(app, 'POST', '/stations/scans', { token: colleague.token, body });
  const [first] = dataOf<{ list: ScanAnswer[] }>(answer).list;
  return { code: scan.code, answer: first, body };
}

const authorOf = async (code: string) => {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  return parcel?.history.find(({ type }) => type === 'CN_RECEIVED')?.actor;
};
const listed = async (code: string) => {
  const path = `/stations/exceptions?deviceId=${device}`;
  const { list } = dataOf<{ list: ScanException[] }>(await colleague.get(path));
  return list.find((each) => each.code === code);
};

test('a log-in has one permit at a device, the same each time and in every process, for sixteen hours at most', async () => {
  const person = await clerk();
  const permit = await permitFor(person);
  expect(permit.endsAt).toBe('2026-11-21T01:00:00.000Z');
  service.clock.advance(hour);
  const { token } = person;
  const path = `/stations/devices/${device}/permit`;
  expect(dataOf(await call(second, 'GET', path, { token }))).toEqual(permit);
  const again = await logIn(service.app, person.account);
  const newer = dataOf<Given>(await call(service.app, 'GET', path, { token: again.token }));
  expect(newer.endsAt).toBe('2026-11-21T02:00:00.000Z');
  expect(newer.permit).not.toBe(permit.permit);
  service.clock.advance(-hour);
});

test('it is given at an own device that has not ended', async () => {
  const person = await clerk();
  const elsewhere = await newDevice(service, { unit: await addWarehouse(service) });
  expect((await person.get(`/stations/devices/${elsewhere}/permit`)).json).toMatchObject({
    error: 'stations.deviceNotFound',
  });
  const ended = await newDevice(service);
  const manager = await stationPerson(service, 'manager');
  dataOf(await manager.post(`/stations/devices/${ended}/end`));
  expect((await person.get(`/stations/devices/${ended}/permit`)).json).toMatchObject({
    error: 'stations.deviceEnded',
  });
});

test('a scan under a permit is taken in any session, in the name of the scanner', async () => {
  const person = await clerk();
  const { permit } = await permitFor(person);
  const { code, answer, body } = await sendFor(person, permit);
  expect(answer).toMatchObject({ verdict: 'OK', say: 'RECEIVED_UNDECLARED' });
  expect(await authorOf(code)).toBe(person.account.username);
  const [row] = await service.context.sql`
    select user_id, sent_by from station_scan where scan_id = ${answer?.scanId ?? ''}`;
  expect(row).toEqual({ user_id: await userIdOf(person), sent_by: await userIdOf(colleague) });
  // The scanner may send it as well: it is the same scan.
  const [{ madeBy: _madeBy, ...own } = { madeBy: undefined }] = body.scans;
  const sent = dataOf<{ list: ScanAnswer[] }>(
    await person.post('/stations/scans', { ...body, scans: [own] }),
  );
  expect(sent.list).toEqual([{ ...answer, repeated: 'SAME' }]);
});

test('it is taken after log-out, in another process, whatever the clock of the device shows', async () => {
  const person = await clerk();
  const { permit } = await permitFor(person);
  dataOf(await person.post('/auth/loginout', {}));
  const { code, answer } = await sendFor(person, permit, {}, { app: second });
  expect(answer).toMatchObject({ verdict: 'OK' });
  expect(await authorOf(code)).toBe(person.account.username);
});

test('a wrong scan under a permit needs a person, since no one stands before the box', async () => {
  const person = await clerk();
  const { permit } = await permitFor(person);
  const facts = { customerCode: 'TJ-99999' };
  const { code, answer } = await sendFor(person, permit, facts, { waited: 1_000 });
  expect(answer).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'NO_SUCH_CUSTOMER' });
  expect((await listed(code))?.station).toMatchObject({
    scannedBy: person.account.username,
    sentBy: colleague.account.username,
    allegedly: null,
  });
});

test('nothing was done under a log-in since its holder has logged out', async () => {
  const person = await clerk();
  const { permit } = await permitFor(person);
  dataOf(await person.post('/auth/loginout', {}));
  service.clock.advance(hour / 3);
  const before = await sendFor(person, permit, {}, { waited: hour / 3 + 180_000 });
  expect(before.answer).toMatchObject({ verdict: 'OK' });
  const after = await sendFor(person, permit, {}, { waited: hour / 6 });
  expect(after.answer).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'PERMIT_ENDED' });
  service.clock.advance(-hour / 3);
});

test.each<[string, (person: StationPerson, permit: string) => Promise<string | undefined>]>([
  ['no permit', async () => Promise.resolve(undefined)],
  ['one of another device', async (person) => (await permitFor(person, await newDevice(service))).permit],
  ['one of somebody else', async () => (await permitFor(await clerk())).permit],
  ['one that was altered', async (_person, permit) => Promise.resolve(permit.replace(/\.\d+\./, '.1.'))],
  ['what is no permit', async () => Promise.resolve('buy one, get one')],
  [
    'one of a disabled account',
    async (person, permit) => {
      const { sql, clock } = service.context;
      await sql`update user_account set disabled_at = ${clock.now()} where username = ${person.account.username}`;
      return permit;
    },
  ],
  [
    'one of a login that somebody has ended',
    async (person, permit) => {
      await service.context.sql`
        update login set ended_at = created_at, end_reason = 'ENDED_BY_STAFF'
        where user_id = ${await userIdOf(person)}`;
      return permit;
    },
  ],
])('with %s a scan needs a person, who may take it after all', async (_what, alter) => {
  const person = await clerk();
  const permit = await alter(person, (await permitFor(person)).permit);
  const { code, answer, body } = await sendFor(person, permit);
  expect(answer).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'PERMIT_ENDED' });
  expect(await authorOf(code)).toBeUndefined();
  const again = dataOf<{ list: ScanAnswer[] }>(await colleague.post('/stations/scans', body));
  expect(again.list).toEqual([{ ...answer, repeated: 'SAME' }]);
  const found = await listed(code);
  expect(found?.station).toMatchObject({
    scannedBy: colleague.account.username,
    sentBy: null,
    allegedly: person.account.username,
  });
  const settled = await colleague.post(`/stations/exceptions/${found?.id ?? ''}/settle`, { how: 'TAKE' });
  expect(dataOf(settled)).toMatchObject({ isSettled: true, say: 'RECEIVED_UNDECLARED' });
  expect(await authorOf(code)).toBe(colleague.account.username);
});

test('what was read before the log-in or after the end of the permit needs a person', async () => {
  const person = await clerk();
  const { permit } = await permitFor(person);
  const early = await sendFor(person, permit, {}, { waited: 2 * hour });
  expect(early.answer).toMatchObject({ say: 'PERMIT_ENDED' });
  service.clock.advance(17 * hour);
  colleague = await clerk();
  const inTime = await sendFor(person, permit, {}, { waited: 2 * hour });
  expect(inTime.answer).toMatchObject({ verdict: 'OK' });
  const after = await sendFor(person, permit, {}, { waited: hour / 2 });
  expect(after.answer).toMatchObject({ say: 'PERMIT_ENDED' });
  service.clock.advance(-17 * hour);
});

test('who may scan no more is not scanned for', async () => {
  const person = await clerk();
  const { permit } = await permitFor(person);
  await service.context.sql`delete from user_role where user_id = ${await userIdOf(person)}`;
  const { answer } = await sendFor(person, permit);
  expect(answer).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'NO_RIGHT' });
});

test('an unknown account is named by the sender', async () => {
  const scan = scanOf(service, newTrackingCode(), { customerCode, madeBy: { userId: randomUUID() } });
  dataOf(await colleague.post('/stations/scans', { deviceId: device, scans: [scan] }));
  expect((await listed(scan.code))?.station.scannedBy).toBe(colleague.account.username);
});
