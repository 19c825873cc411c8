import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../../test/orders.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { dataOf, newDevice, stationPerson, type StationPerson } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';

let service: TestApp;
let second: FastifyInstance;
let khujand: number;
let manager: StationPerson;
let clerk: StationPerson;
let line: string;
let key: string;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await stationPerson(service, 'manager');
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  line = await newDevice(service, { name: 'Line 1' });
  key = await makeKey(line);
});

async function makeKey(device: string): Promise<string> {
  return dataOf<{ key: string }>(await manager.post(`/stations/devices/${device}/key`)).key;
}

let last = 0;
/** A box as the line sends it, 8.2 kg. */
function boxOf(code: string, facts: Record<string, unknown> = {}) {
  last += 1;
  const sides = { lengthMm: 600, widthMm: 400, heightMm: 300 };
  return {
    sequence: last,
    at: service.context.clock.now().toISOString(),
    code,
    weightG: 8_200,
    sides,
    ...facts,
  };
}

const measure = (body: object, token = key, app = service.app) =>
  call(app, 'POST', '/receiving/measure', { token, body });

/** A submitted order of one place of 8.5 kg; its tracking code. */
async function declared(): Promise<string> {
  const code = newTrackingCode();
  const customer = await newCustomer(service);
  const order = await newOrder(customer, khujand, { ...whole, trackingCodes: [code] });
  await customer.ask('POST', `/orders/${order.code}/submit`);
  return code;
}

async function stored(code: string) {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  if (parcel === undefined) throw new Error(`no parcel of ${code}`);
  return parcel;
}

const receiptsOf = async (code: string) =>
  (await stored(code)).history.filter(({ type }) => type === 'CN_RECEIVED');
const photosOf = (code: string) => service.context.sql<{ kind: string; device: string }[]>`
  select photo.kind, photo.device from attachment as photo
  join parcel on parcel.id::text = subject_id where tracking_code = ${code}`;
const listed = async (code: string) =>
  dataOf<{ list: ScanException[] }>(await clerk.get(`/stations/exceptions?deviceId=${line}`)).list.filter(
    (row) => row.code === code,
  );

describe('a box that a line has measured', () => {
  test('is received as by a clerk, with weight, sides and picture, and the history names the line', async () => {
    const code = await declared();
    const picture = (await screenshot(320, 240, 'jpeg')).toString('base64');
    const answer = await measure(boxOf(code, { picture }));
    expect(dataOf(answer)).toEqual({ verdict: 'OK', say: 'RECEIVED', picture: 'STORED', repeated: false });
    const { facts } = await stored(code);
    expect(facts).toMatchObject({ weightG: 8_200, lengthMm: 600, widthMm: 400, heightMm: 300 });
    expect(await receiptsOf(code)).toMatchObject([{ source: 'station', actor: 'Line 1' }]);
    expect(await photosOf(code)).toEqual([{ kind: 'SCALE', device: 'Line 1' }]);
  });

  test('gets the same answer under the same sequence, and nothing is written again', async () => {
    const code = await declared();
    const picture = (await screenshot(320, 240, 'jpeg')).toString('base64');
    const box = boxOf(code, { picture });
    const first = dataOf<object>(await measure(box));
    expect(dataOf(await measure(box))).toEqual({ ...first, repeated: true });
    expect(await receiptsOf(code)).toHaveLength(1);
    expect(await photosOf(code)).toHaveLength(1);
  });

  test('is received once when two processes are sent it at once', async () => {
    const code = await declared();
    const box = boxOf(code);
    const apps = [service.app, second, service.app, second];
    const answers = await Promise.all(apps.map((app) => measure(box, key, app)));
    expect(answers.map((answer) => dataOf<{ say: string }>(answer).say)).toEqual(Array(4).fill('RECEIVED'));
    expect(await receiptsOf(code)).toHaveLength(1);
  });

  test('under a sequence that another box had is refused by name', async () => {
    const [one, other] = [await declared(), await declared()];
    const box = boxOf(one);
    await measure(box);
    expect(await measure({ ...box, code: other })).toMatchObject({
      status: 422,
      json: { error: 'stations.sequenceTaken' },
    });
    expect(await receiptsOf(other)).toHaveLength(0);
  });

  test('a measured box with an undeclared code goes to the pool', async () => {
    const code = newTrackingCode();
    expect(dataOf(await measure(boxOf(code)))).toMatchObject({ verdict: 'UNKNOWN', say: 'RECEIVED_UNOWNED' });
    expect((await stored(code)).state.problems).toContain('UNIDENTIFIED');
    expect(dataOf(await clerk.get(`/pool/${code}`))).toMatchObject({
      trackingCode: code,
      weightG: 8_200,
      device: 'Line 1',
    });
  });

  test('that differs from its declaration by more than a third waits for a person, who takes it', async () => {
    const code = await declared();
    const answer = dataOf(await measure(boxOf(code, { weightG: 14_000 })));
    expect(answer).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'FAR_FROM_DECLARED' });
    expect(await receiptsOf(code)).toHaveLength(0);
    const [waiting] = await listed(code);
    expect(waiting).toMatchObject({
      say: 'FAR_FROM_DECLARED',
      station: { device: 'Line 1', weightG: 14_000 },
    });
    dataOf(await clerk.post(`/stations/exceptions/${waiting?.id}/settle`, { how: 'TAKE' }));
    expect((await stored(code)).facts.weightG).toBe(14_000);
    expect(await listed(code)).toEqual([]);
  });

  test('of which the line has read no code stands on the list too', async () => {
    expect(dataOf(await measure(boxOf('NoRead')))).toMatchObject({
      verdict: 'NEEDS_PERSON',
      picture: 'NONE',
    });
    expect(await listed('NoRead')).toHaveLength(1);
  });

  test('is received though its picture is none', async () => {
    const code = await declared();
    const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect(dataOf(await measure(boxOf(code, { picture })))).toMatchObject({
      verdict: 'OK',
      picture: 'REFUSED',
    });
    expect(await receiptsOf(code)).toHaveLength(1);
  });

  test.each([
    ['no sequence', { sequence: undefined }],
    ['a weight of nothing', { weightG: 0 }],
    ['a side without an end', { sides: { lengthMm: 1e9, widthMm: 1, heightMm: 1 } }],
    ['a picture that is no Base64', { picture: '!' }],
    ['an action of its own', { action: 'PUT_AWAY' }],
  ])('with %s is refused', async (_what, facts) => {
    expect(await measure(boxOf(newTrackingCode(), facts))).toMatchObject({
      status: 400,
      json: { error: 'request.invalid' },
    });
  });
});

describe('the key of a device', () => {
  const refused = { status: 401, json: { error: 'stations.keyUnknown' } };

  test('is made by who registers devices, and recorded; only its hash is stored', async () => {
    const device = await newDevice(service, { name: 'Line 2' });
    expect((await clerk.post(`/stations/devices/${device}/key`)).status).toBe(403);
    const made = await makeKey(device);
    const [row] = await service.context
      .sql`select row_to_json(d)::text as text from station_device d where id = ${device}`;
    expect(row?.['text']).not.toContain(made);
    const audited = await service.context.sql`
      select action from audit_event where subject_id = 'Line 2' order by seq`;
    expect(audited.map(({ action }) => action as string)).toEqual(['station:register', 'station:key']);
  });

  test('opens no other call, and no log-in opens this one', async () => {
    const body = { deviceId: line, scans: [] };
    expect((await call(service.app, 'POST', '/stations/scans', { token: key, body })).status).toBe(401);
    const box = boxOf(newTrackingCode());
    for (const token of [manager.token, clerk.token, 'x'])
      expect(await measure(box, token)).toMatchObject(refused);
    expect(await call(service.app, 'POST', '/receiving/measure', { body: box })).toMatchObject(refused);
  });

  test('counts no more when there is another one, or the device has ended', async () => {
    const device = await newDevice(service);
    const first = await makeKey(device);
    const next = await makeKey(device);
    const box = boxOf(newTrackingCode());
    expect(await measure(box, first)).toMatchObject(refused);
    expect(dataOf(await measure(box, next))).toMatchObject({ say: 'RECEIVED_UNOWNED' });
    await manager.post(`/stations/devices/${device}/end`);
    expect(await measure(box, next)).toMatchObject(refused);
    expect(await manager.post(`/stations/devices/${device}/key`)).toMatchObject({
      json: { error: 'stations.deviceEnded' },
    });
  });
});
