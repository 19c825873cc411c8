import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { staffAlerts } from '@rohi/contract/reports/staff-reports.contract';
import type { ReportingDevice, StationDevice } from '@rohi/contract/stations/devices.contract';
import type { StationPairing } from '@rohi/contract/stations/pairings.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addWarehouse,
  dataOf,
  deviceBody,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetOldPairings } from './pairings.service.ts';

let service: TestApp;
let manager: StationPerson;
let clerk: StationPerson;
beforeAll(async () => {
  service = await createTestApp();
  await later(0);
});

/** So many minutes later, with people who have just logged in. */
async function later(minutes = 60): Promise<void> {
  service.clock.advance(minutes * 60_000);
  manager = await stationPerson(service, 'manager');
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
}

type Made = StationPairing & { code: string };
let tables = 0;
const make = async (fields: object = {}) => {
  tables += 1;
  const body = {
    ...(await deviceBody(service, { name: `Table ${tables}` })),
    requestId: randomUUID(),
    ...fields,
  };
  return { body, made: dataOf<Made>(await manager.post('/stations/pairings', body)) };
};
const pair = (code: string, by: StationPerson = clerk, requestId: string = randomUUID()) =>
  by.post('/stations/pair', { requestId, code });
const errorOf = async (answer: ReturnType<typeof pair>) => (await answer).json['error'] ?? 'ok';
type Alert = DataOf<typeof staffAlerts>[number];
type Pairings = { list: StationPairing[]; alarm: { id: string; putOut: number } | null };
const pairings = async () => dataOf<Pairings>(await manager.get('/stations/pairings'));
const findRow = async (id: string) => (await pairings()).list.find((row) => row.id === id);
const devices = async () => dataOf<{ list: ReportingDevice[] }>(await manager.get('/stations/devices')).list;

/** Others than those of a code. */
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');
const spend = async (code: string, by: StationPerson) => {
  const ends = [];
  for (let tries = 0; tries < 5; tries += 1) ends.push(await errorOf(pair(wrong(code), by)));
  return ends;
};

describe('a code that is read out', () => {
  test('makes the browser of the clerk the device, once, and says who has used it', async () => {
    const { body, made } = await make();
    expect(made).toMatchObject({
      name: body.name,
      unit: 'Yiwu warehouse',
      endsAt: '2026-11-20T09:15:00.000Z',
      deviceId: null,
      isOwn: true,
      code: expect.stringMatching(/^\d{8}$/) as string,
    });
    expect(JSON.stringify(await pairings())).not.toContain(made.code);
    const requestId = randomUUID();
    const typed = `${made.code.slice(0, 4)} – ${made.code.slice(4)}`;
    const answers = await Promise.all([pair(typed, clerk, requestId), pair(made.code, clerk, requestId)]);
    const [device, again] = answers.map((answer) => dataOf<StationDevice>(answer));
    expect(again).toEqual(device);
    expect(device).toMatchObject({ name: body.name, registeredBy: clerk.account.username, endedAt: null });
    expect(Object.keys(device ?? {})).not.toContain('address');
    expect(await findRow(made.id)).toMatchObject({ endedAs: 'USED', deviceId: device?.id });
    expect((await devices()).find(({ id }) => id === device?.id)).toMatchObject({
      browser: null,
      address: '127.0.0.1',
      registeredAt: '2026-11-20T09:00:00.000Z',
    });
    // The answer that was lost comes again; another request with the same digits does not.
    expect(dataOf<StationDevice>(await pair(made.code, clerk, requestId))).toEqual(device);
    expect(await errorOf(pair(made.code))).toBe('stations.pairingNotFitting');
    expect((await manager.post(`/stations/pairings/${made.id}/withdraw`)).json['error']).toBe(
      'stations.pairingUsed',
    );
    expect((await manager.post('/stations/pairings', body)).json['error']).toBe('stations.pairingOver');
  });

  test('is over after its minutes, when it is taken back, and when its digits were made anew', async () => {
    const late = await make();
    service.clock.advance(15 * 60_000);
    expect(await errorOf(pair(late.made.code))).toBe('stations.pairingNotFitting');
    const back = await make();
    dataOf(await manager.post(`/stations/pairings/${back.made.id}/withdraw`));
    dataOf(await manager.post(`/stations/pairings/${back.made.id}/withdraw`));
    expect(await errorOf(pair(back.made.code))).toBe('stations.pairingNotFitting');
    expect((await manager.post('/stations/pairings', back.body)).json['error']).toBe('stations.pairingOver');
    const first = await make();
    const second = dataOf<Made>(await manager.post('/stations/pairings', first.body));
    expect(second.id).toBe(first.made.id);
    expect(await errorOf(pair(first.made.code))).toBe('stations.pairingNotFitting');
    expect(await errorOf(pair(second.code))).toBe('ok');
  });

  test('of another unit is answered as a wrong one, and can still be used in its own', async () => {
    await later();
    const { made } = await make();
    const stranger = await stationPerson(service, 'china-operator', await addWarehouse(service));
    const [foreign, unknown] = [await pair(made.code, stranger), await pair(wrong(made.code), stranger)];
    const plain = ({ status, json }: typeof foreign) => ({ status, error: json['error'] });
    expect(plain(foreign)).toEqual({ status: 409, error: 'stations.pairingNotFitting' });
    expect(plain(unknown)).toEqual(plain(foreign));
    expect([foreign.json['msg'], unknown.json['msg']]).toEqual([
      expect.stringContaining('Tries left: 4'),
      expect.stringContaining('Tries left: 3'),
    ]);
    expect(await errorOf(pair(made.code))).toBe('ok');
  });

  test('bears five wrong tries of an account, and twenty of all; then all are put out until somebody has seen it', async () => {
    await later();
    const { made } = await make();
    const other = await make();
    expect(await spend(made.code, clerk)).toEqual(Array(5).fill('stations.pairingNotFitting'));
    expect(await errorOf(pair(made.code))).toBe('stations.pairingTriesSpent');
    expect((await findRow(made.id))?.endedAs).toBeNull();
    for (let person = 0; person < 3; person += 1)
      await spend(made.code, await stationPerson(service, 'china-operator', 'YIWU-WH'));
    expect(await findRow(made.id)).toMatchObject({ endedAs: 'PUT_OUT' });
    expect(await findRow(other.made.id)).toMatchObject({ endedAs: 'PUT_OUT' });

    const { alarm } = await pairings();
    expect(alarm).toMatchObject({ putOut: 2, rungAt: service.context.clock.now().toISOString() });
    const alerted = async () =>
      dataOf<Alert[]>(await manager.get('/staff/alerts?businessLine=BSC')).find(
        ({ type }) => type === 'stationCodes',
      );
    expect(await alerted()).toMatchObject({ count: 1, route: '/bsc/devices' });
    const next = { ...(await deviceBody(service)), requestId: randomUUID() };
    expect((await manager.post('/stations/pairings', next)).json['error']).toBe('stations.pairingClosed');
    const fresh = await stationPerson(service, 'china-operator', 'YIWU-WH');
    expect(await errorOf(pair(made.code, fresh))).toBe('stations.pairingTriesSpent');

    expect((await clerk.post(`/stations/pairing-alarms/${alarm?.id}/see`)).status).toBe(403);
    for (let times = 0; times < 2; times += 1)
      dataOf(await manager.post(`/stations/pairing-alarms/${alarm?.id}/see`));
    expect((await pairings()).alarm).toBeNull();
    expect((await alerted())?.count).toBe(0);
    const { code } = dataOf<Made>(await manager.post('/stations/pairings', next));
    expect(await errorOf(pair(code))).toBe('stations.pairingTriesSpent');
    expect(await errorOf(pair(code, fresh))).toBe('ok');
    const acts = await service.context.sql<{ action: string }[]>`
      select action from audit_event where action like 'station:codes-%' order by at, action`;
    expect(acts.map(({ action }) => action)).toEqual(['station:codes-put-out', 'station:codes-seen']);
  });

  test('is refused without digits, without a free name, and to who may not', async () => {
    await later();
    expect(await errorOf(pair('1234'))).toBe('request.invalid');
    const { body, made } = await make();
    const twice = await manager.post('/stations/pairings', { ...body, requestId: randomUUID() });
    expect(twice.json['error']).toBe('request.invalid');
    dataOf(await manager.post('/stations/devices', { ...body, requestId: randomUUID() }));
    expect(await errorOf(pair(made.code))).toBe('stations.nameTaken');
    expect((await findRow(made.id))?.endedAs).toBeNull();
    const support = await stationPerson(service, 'support');
    expect(await errorOf(pair(made.code, support))).toBe('auth.notAllowed');
    expect((await clerk.post('/stations/pairings', body)).json['error']).toBe('auth.notAllowed');
    const other = await stationPerson(service, 'manager');
    const own = dataOf<Pairings>(await other.get('/stations/pairings')).list.find(({ id }) => id === made.id);
    expect(own?.isOwn).toBe(false);
  });

  test('is forgotten after a month; the device stays', async () => {
    await later();
    const { made } = await make();
    const device = dataOf<StationDevice>(await pair(made.code));
    service.clock.advance(31 * 86_400_000);
    await forgetOldPairings(service.context);
    const [left] = await service.context.sql<{ codes: number }[]>`
      select count(*)::integer as codes from station_pairing`;
    expect(left).toEqual({ codes: 0 });
    await later(0);
    expect((await devices()).map(({ id }) => id)).toContain(device.id);
  });
});
