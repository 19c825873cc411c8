import { randomUUID } from 'node:crypto';
import type { ReportingDevice, StationDevice } from '@rohi/contract/stations/devices.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import {
  addWarehouse,
  dataOf,
  deviceBody,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';

let service: TestApp;
let manager: StationPerson;
let clerk: StationPerson;
beforeAll(async () => {
  service = await createTestApp();
  manager = await stationPerson(service, 'manager');
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
});

const audited = (id: string) => service.context.sql<{ action: string; details: object }[]>`
  select action, details from audit_event where subject_type = 'station' and subject_id = ${id} order by seq`;

describe('registering a device', () => {
  test('gives the id that the station stores, and is audited', async () => {
    const body = await deviceBody(service, { name: 'Ворота 1' });
    const device = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    expect(device).toMatchObject({
      name: 'Ворота 1',
      unitId: body.unitId,
      unit: 'Yiwu warehouse',
      works: ['RECEIVING', 'PUT_AWAY', 'LOADING'],
      printer: 'ZPL',
      scale: 'MT_SICS',
      registeredAt: '2026-11-20T09:00:00.000Z',
      registeredBy: manager.account.username,
      endedAt: null,
    });
    expect(dataOf(await clerk.get(`/stations/devices/${device.id}`))).toEqual(device);
    expect(await audited('Ворота 1')).toEqual([
      {
        action: 'station:register',
        details: { unit: 'YIWU-WH', works: ['RECEIVING', 'PUT_AWAY', 'LOADING'] },
      },
    ]);
  });

  test('once, however often the request comes, from two processes at once too', async () => {
    const second = await buildApp((await openTestContext(service.address)).context);
    const body = await deviceBody(service, { name: 'Twice' });
    const { token } = manager;
    const answers = await Promise.all([
      ...[service.app, second].map((app) => call(app, 'POST', '/stations/devices', { token, body })),
      manager.post('/stations/devices', body),
    ]);
    const ids = answers.map((answer) => dataOf<StationDevice>(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(await audited('Twice')).toHaveLength(1);
    await second.close();
  });

  test('refuses a name that a device of the unit has, until that has ended', async () => {
    const body = await deviceBody(service, { name: 'Gate A' });
    const first = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    const again = { ...body, name: ' gate a ', requestId: randomUUID() };
    expect((await manager.post('/stations/devices', again)).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'name', error: 'taken' }],
    });
    const elsewhere = await deviceBody(service, { name: 'Gate A', unit: await addWarehouse(service) });
    expect((await manager.post('/stations/devices', elsewhere)).json).toMatchObject({ success: true });
    await manager.post(`/stations/devices/${first.id}/end`);
    expect((await manager.post('/stations/devices', again)).json).toMatchObject({ success: true });
  });

  test.each([
    ['a city', async () => deviceBody(service, { unit: 'YIWU' }), 'unitId', 'notAllowed'],
    ['a hub', async () => deviceBody(service, { unit: 'DUSHANBE-HUB' }), 'unitId', 'notAllowed'],
    ['no place', async () => ({ ...(await deviceBody(service)), unitId: 99_999 }), 'unitId', 'notAllowed'],
    ['an empty name', async () => deviceBody(service, { name: '  ' }), 'name', 'required'],
    ['no work', async () => deviceBody(service, { works: [] }), 'works', 'tooShort'],
  ])('refuses %s', async (_what, body, field, error) => {
    expect((await manager.post('/stations/devices', await body())).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field, error }],
    });
  });
});

describe('devices', () => {
  test('are listed to who registers them, those in use first', async () => {
    const body = await deviceBody(service, { name: 'Zzz in use' });
    dataOf(await manager.post('/stations/devices', body));
    const { list } = dataOf<{ list: StationDevice[] }>(await manager.get('/stations/devices'));
    const ended = list.map(({ endedAt }) => endedAt !== null);
    expect(ended).toEqual(ended.toSorted((a, b) => Number(a) - Number(b)));
    expect(list.map(({ name }) => name)).toContain('Zzz in use');
    expect((await clerk.get('/stations/devices')).json).toMatchObject({ error: 'auth.notAllowed' });
  });

  test('report what waits on them; the last report counts', async () => {
    const body = await deviceBody(service, { name: 'Reports' });
    const { id } = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    const viewOf = async () => {
      const { list } = dataOf<{ list: ReportingDevice[] }>(await manager.get('/stations/devices'));
      const { seenAt, waiting, waitingSince } = list.find((each) => each.id === id) ?? {};
      return [seenAt, waiting, waitingSince];
    };
    expect(await viewOf()).toEqual([null, null, null]);
    const path = `/stations/devices/${id}/report`;
    dataOf(await clerk.post(path, { waiting: 7, oldestSeconds: 600 }));
    expect(await viewOf()).toEqual(['2026-11-20T09:00:00.000Z', 7, '2026-11-20T08:50:00.000Z']);
    dataOf(await clerk.post(path, { waiting: 0, oldestSeconds: 600 }));
    expect(await viewOf()).toEqual(['2026-11-20T09:00:00.000Z', 0, null]);
    const stranger = await stationPerson(service, 'china-operator', await addWarehouse(service));
    expect((await stranger.post(path, { waiting: 1 })).json['error']).toBe('stations.deviceNotFound');
    expect((await clerk.post(path, { waiting: -1 })).json['error']).toBe('request.invalid');
  });

  test('keep how their scanner ends a code: from the registration, or by a later test scan', async () => {
    const body = { ...(await deviceBody(service, { name: 'Scans' })), scannerEnd: 'SIGN' };
    const device = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    expect(device.scannerEnd).toBe('SIGN');
    const untested = dataOf<StationDevice>(
      await manager.post('/stations/devices', await deviceBody(service)),
    );
    expect(untested.scannerEnd).toBeNull();
    const path = `/stations/devices/${untested.id}/scanner`;
    expect(dataOf(await clerk.post(path, { scannerEnd: 'NONE' }))).toMatchObject({ scannerEnd: 'NONE' });
    dataOf(await clerk.post(path, { scannerEnd: 'SIGN' }));
    expect(dataOf(await clerk.get(`/stations/devices/${untested.id}`))).toMatchObject({ scannerEnd: 'SIGN' });
    const stranger = await stationPerson(service, 'china-operator', await addWarehouse(service));
    expect((await stranger.post(path, { scannerEnd: 'NONE' })).json['error']).toBe('stations.deviceNotFound');
    expect((await clerk.post(path, { scannerEnd: 'BELL' })).json['error']).toBe('request.invalid');
  });

  test('end once and for good, which is audited once', async () => {
    const body = await deviceBody(service, { name: 'Old gate' });
    const { id } = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    const ended = dataOf<StationDevice>(await manager.post(`/stations/devices/${id}/end`));
    expect(ended).toMatchObject({
      endedAt: '2026-11-20T09:00:00.000Z',
      endedBy: manager.account.username,
    });
    expect(dataOf(await manager.post(`/stations/devices/${id}/end`))).toEqual(ended);
    expect(await audited('Old gate')).toHaveLength(2);
  });

  test('are named anew and move to another unit while nothing waits on them, which is audited', async () => {
    const body = await deviceBody(service, { name: 'Table 1' });
    const device = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    const path = `/stations/devices/${device.id}`;
    const change = (fields: object, was: object = { name: device.name, unitId: device.unitId }) =>
      call(service.app, 'PUT', path, {
        token: manager.token,
        body: { name: device.name, unitId: device.unitId, works: device.works, was, ...fields },
      });
    const errorOf = async (answer: ReturnType<typeof change>) => (await answer).json['error'] ?? 'ok';
    expect(dataOf<StationDevice>(await change({ name: ' Table 2 ' })).name).toBe('Table 2');
    // The same again from a page that has not seen the answer, and another name from one that was open before.
    expect(await errorOf(change({ name: 'Table 2' }))).toBe('ok');
    expect(await errorOf(change({ name: 'Table 3' }))).toBe('stations.deviceChanged');
    const now = { name: 'Table 2', unitId: device.unitId };
    await manager.post('/stations/devices', await deviceBody(service, { name: 'Taken' }));
    expect(await errorOf(change({ name: 'Taken' }, now))).toBe('request.invalid');
    expect(await errorOf(change({ name: '  ' }, now))).toBe('request.invalid');

    await addWarehouse(service);
    const [kashgar] = await service.context.sql<{ id: number }[]>`
      select id from place where code = 'KASHGAR-WH'`;
    const [hub] = await service.context.sql<
      { id: number }[]
    >`select id from place where kind = 'HUB' limit 1`;
    const move = () => errorOf(change({ name: 'Table 2', unitId: kashgar?.id }, now));
    expect(await move()).toBe('stations.deviceNotEmpty');
    dataOf(await clerk.post(`${path}/report`, { waiting: 2 }));
    expect(await move()).toBe('stations.deviceNotEmpty');
    dataOf(await clerk.post(`${path}/report`, { waiting: 0 }));
    expect(await errorOf(change({ name: 'Table 2', unitId: hub?.id }, now))).toBe('request.invalid');
    service.clock.advance(120_000);
    expect(await move()).toBe('stations.deviceNotEmpty');
    dataOf(await clerk.post(`${path}/report`, { waiting: 0 }));
    expect(await move()).toBe('ok');
    expect((await clerk.get(path)).status).toBe(404);
    expect(await audited('Table 2')).toMatchObject([
      { action: 'station:change', details: { unit: 'YIWU-WH', before: 'Table 1' } },
      { action: 'station:change', details: { unit: 'KASHGAR-WH', before: 'Table 2' } },
    ]);
    dataOf(await manager.post(`${path}/end`));
    expect(await errorOf(change({ name: 'Ended' }, { ...now, unitId: kashgar?.id }))).toBe(
      'stations.deviceEnded',
    );
  });

  test('devices of another unit are not found by a clerk, nor are missing ones', async () => {
    const body = await deviceBody(service, { unit: await addWarehouse(service) });
    const { id } = dataOf<StationDevice>(await manager.post('/stations/devices', body));
    const unknown = await clerk.get(`/stations/devices/${randomUUID()}`);
    expect(unknown).toMatchObject({ status: 404, json: { error: 'stations.deviceNotFound' } });
    const foreign = await clerk.get(`/stations/devices/${id}`);
    expect({ ...foreign.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' });
    const nowhere = await stationPerson(service, 'china-operator');
    expect((await nowhere.get(`/stations/devices/${id}`)).status).toBe(404);
    expect((await manager.post(`/stations/devices/${randomUUID()}/end`)).status).toBe(404);
  });
});
