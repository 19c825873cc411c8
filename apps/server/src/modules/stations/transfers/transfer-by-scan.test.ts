import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { bagStation } from '../../../../test/bags.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { transferStation, type TransferStation } from '../../../../test/transfers.ts';
import { hubStation } from '../../../../test/unloading.ts';
import { buildApp } from '../../../app.ts';

let service: TestApp;
let second: FastifyInstance;
let hub: TransferStation;
let khujand: number;
let kulob: number;
beforeAll(async () => {
  const app = await createOrderApp();
  ({ service } = app);
  ({ khujand, kulob } = app.points);
  service.clock.advance(30 * 86_400_000);
  second = await buildApp((await openTestContext(service.address)).context);
  hub = await transferStation(service);
});

/** A transfer to Khujand with so many parcels meant for it, and nothing else at the hub. */
async function filling(parcels: number): Promise<{ transfer: string; codes: string[] }> {
  await service.context.sql`delete from checklist_item`;
  await service.context.sql`delete from checklist_seal`;
  await service.context.sql`delete from checklist`;
  await service.context.sql`delete from transfer`;
  await service.context.sql`update parcel set pickup_point_id = null`;
  const codes: string[] = [];
  while (codes.length < parcels) codes.push(await hub.atHub(khujand));
  return { transfer: await hub.open(khujand), codes };
}

describe('a transfer', () => {
  test('begins with what lies at the hub for its point, once, and takes up what comes later', async () => {
    const { transfer, codes } = await filling(2);
    const held = await hub.atHub(khujand, { flag: 'HELD' });
    await hub.atHub(kulob);
    const { points } = await hub.list();
    expect(points.find(({ pointId }) => pointId === kulob)).toMatchObject({ parcels: 1, openTransfer: null });
    expect(points.find(({ pointId }) => pointId === khujand)).toMatchObject({ openTransfer: transfer });
    const late = await hub.atHub(khujand);
    expect(await hub.open(khujand)).toBe(transfer);
    const { left } = await hub.page(transfer);
    expect(left.list.map(({ code }) => code).toSorted()).toEqual([...codes, late].toSorted());
    expect(left.list.map(({ code }) => code)).not.toContain(held);
    expect((await hub.openAnswer(-1)).json).toMatchObject({ error: 'request.invalid' });
  });

  test('lists what is left in the order of the cells', async () => {
    const { transfer, codes } = await filling(3);
    for (const [index, cell] of ['D-10', 'D-2'].entries())
      await service.context.sql`
        insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
        select parcel.id, place.id, ${cell}, now(), 'test' from parcel, place
        where tracking_code = ${codes[index] ?? ''} and place.code = 'DUSHANBE-HUB'`;
    const { left } = await hub.page(transfer);
    expect(left.list.map(({ cell }) => cell)).toEqual(['D-2', 'D-10', null]);
  });

  test('takes a parcel by scan, once, and gives it back', async () => {
    const { transfer, codes } = await filling(2);
    const [one = ''] = codes;
    const history = await hub.eventsOf(one);
    expect(await hub.scan(one, transfer)).toMatchObject({
      verdict: 'OK',
      say: 'TRANSFERRED',
      transfer: { code: transfer, expected: 2, scanned: 1, missing: 1 },
    });
    expect(await hub.scan(one, transfer)).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_IN_TRANSFER' });
    expect(await hub.scan(one, transfer, 'TRANSFER_OUT')).toMatchObject({ say: 'TRANSFER_TAKEN_OUT' });
    expect(await hub.scan(one, transfer, 'TRANSFER_OUT')).toMatchObject({ say: 'NOT_IN_TRANSFER' });
    expect(await hub.eventsOf(one)).toEqual(history);
  });

  test('refuses by name what does not go with it, and writes nothing to the parcel', async () => {
    const { transfer } = await filling(1);
    const foreign = await hub.atHub(kulob);
    const nowhere = await hub.atHub(null);
    const held = await hub.atHub(khujand, { flag: 'HELD' });
    const coming = await hub.build.parcelOnTheRoad({ facts: { pickupPointId: khujand } });
    const there = await hub.build.parcelAtPickupPoint({ facts: { pickupPointId: khujand } });
    const refusals: [string, string, string][] = [
      [foreign, 'WRONG_PLACE', 'OTHER_POINT'],
      [nowhere, 'BLOCKED', 'NO_POINT'],
      [held, 'BLOCKED', 'HELD'],
      [coming, 'BLOCKED', 'NOT_INBOUND'],
      [there, 'BLOCKED', 'LEFT_HUB'],
      ['ZZ998877661', 'UNKNOWN', 'NOBODY_KNOWS_IT'],
      [transfer, 'BLOCKED', 'TRANSFER_CODE'],
    ];
    for (const [code, verdict, say] of refusals) {
      const before = await hub.eventsOf(code);
      expect(await hub.scan(code, transfer)).toMatchObject({ verdict, say });
      expect(await hub.eventsOf(code)).toEqual(before);
    }
    expect((await hub.scan(foreign, transfer)).transfer).toMatchObject({ otherPointId: kulob, scanned: 0 });
    const other = await hub.open(kulob);
    await hub.scan(foreign, other);
    await service.context.sql`
      update parcel set pickup_point_id = ${khujand} where tracking_code = ${foreign}`;
    expect(await hub.scan(foreign, transfer)).toMatchObject({
      say: 'IN_OTHER_TRANSFER',
      transfer: { otherTransfer: other },
    });
    expect((await hub.scan(foreign, 'RX261126AAAAAA')).say).toBe('NO_SUCH_TRANSFER');
  });
});

/** A bag with two parcels for Khujand that has come to the hub, with its unloading begun. */
async function bagAtHub(seal: string) {
  await filling(0);
  const china = await bagStation(service);
  const arrivals = await hubStation(service);
  const trip = (await arrivals.office.newTrip()).id;
  const bag = await china.openBag();
  const inside = [
    await china.received({ facts: { pickupPointId: khujand } }),
    await china.received({ facts: { pickupPointId: khujand } }),
  ];
  for (const code of inside) await china.put(code, bag);
  await china.close(bag, 4_000, { seal });
  await china.scan('LOAD', bag, { trip });
  const body = { requestId: randomUUID(), parcels: 2, difference: 'OTHER' };
  dataOf(await arrivals.office.dispatcher.post(`/trips/${trip}/depart`, body));
  dataOf(await arrivals.begin(trip));
  return { arrivals, trip, bag, inside };
}

describe('a whole bag', () => {
  test('a transfer goes with all that is in it; what was not scanned at the hub has no departure of its own', async () => {
    const { arrivals, trip, bag, inside } = await bagAtHub('S77');
    const early = await hub.open(khujand);
    expect(await hub.scan(bag, early)).toMatchObject({ say: 'NOT_INBOUND' });
    await arrivals.scan(bag, trip, { seal: 'S77' });
    const transfer = await hub.open(khujand);
    expect(await hub.page(transfer)).toMatchObject({
      left: { parcels: 2, list: [{ code: bag, isBag: true }] },
    });
    expect(await hub.scan(bag, transfer)).toMatchObject({
      verdict: 'OK',
      say: 'BAG_TRANSFERRED',
      transfer: { implied: 2, missing: 0 },
    });
    expect(await hub.scan(bag, transfer)).toMatchObject({ say: 'ALREADY_IN_TRANSFER' });
    expect(await hub.scan(bag, transfer, 'TRANSFER_OUT')).toMatchObject({
      transfer: { implied: 0, missing: 2 },
    });
    await hub.scan(bag, transfer);
    expect(dataOf(await hub.depart(transfer))).toMatchObject({ state: 'DEPARTED', implied: 2 });
    expect(await hub.statusOf(inside[0] ?? '')).toBe('DHWCRK');
    const { points } = await hub.list();
    expect(points.find(({ pointId }) => pointId === khujand)?.parcels ?? 0).toBe(0);
  });
});

describe('a parcel of a bag that came whole', () => {
  test('goes on without the bag, also after the end of the unloading: its scan for the transfer takes it in', async () => {
    const { arrivals, trip, bag, inside } = await bagAtHub('S78');
    await arrivals.scan(bag, trip, { seal: 'S78' });
    dataOf(await arrivals.finish(trip));
    const transfer = await hub.open(khujand);
    const [alone = '', other = ''] = inside;
    expect(await hub.scan(alone, transfer)).toMatchObject({ verdict: 'OK', say: 'TRANSFERRED' });
    expect(await hub.statusOf(alone)).toBe('DHWCCK');
    expect((await hub.eventsOf(alone)).at(-1)).toBe('HUB_INBOUND');
    expect(await hub.statusOf(other)).toBe('DHWCRK');
    dataOf(await hub.settle(transfer, 'NEXT_TRANSFER', [bag]));
    dataOf(await hub.depart(transfer));
    expect(await hub.statusOf(alone)).toBe('DZTDQS');
    expect(await hub.statusOf(other)).toBe('DHWCRK');
    const next = await hub.open(khujand);
    expect(await hub.scan(other, next)).toMatchObject({ say: 'TRANSFERRED' });
  });
});

describe('the departure', () => {
  test('waits until what is left has a reason, sends all in one, and is taken back whole', async () => {
    const { transfer, codes } = await filling(3);
    const [one = '', two = '', three = ''] = codes;
    await hub.scan(one, transfer);
    await hub.scan(two, transfer);
    expect((await hub.depart(transfer)).json).toMatchObject({ error: 'transfers.unsettled' });
    dataOf(await hub.settle(transfer, 'LOOK_AGAIN', [three]));
    expect((await hub.close(transfer)).json).toMatchObject({ error: 'transfers.unsettled' });
    const settled = dataOf(await hub.settle(transfer, 'NOT_FOUND', [three]));
    expect(settled).toMatchObject({ settled: 1, transfer: { unsettled: 0 } });
    const sheet = await service.app.inject({
      url: `/api/stations/transfers/${transfer}/sheet?deviceId=${hub.device}`,
      headers: { token: hub.operator.token },
    });
    expect(sheet.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    dataOf(await hub.close(transfer));
    expect(await hub.scan(three, transfer)).toMatchObject({ say: 'TRANSFER_CLOSED' });
    const request = randomUUID();
    const departed = dataOf(await hub.depart(transfer, request));
    expect(departed).toMatchObject({ state: 'DEPARTED', scanned: 2 });
    expect(dataOf(await hub.depart(transfer, request))).toEqual(departed);
    expect((await hub.depart(transfer)).json).toMatchObject({ error: 'transfers.otherState' });
    expect(await Promise.all(codes.map((code) => hub.statusOf(code)))).toEqual([
      'DZTDQS',
      'DZTDQS',
      'DHWCCK',
    ]);
    dataOf(await hub.reopen(transfer));
    expect(await hub.statusOf(one)).toBe('DHWCCK');
    expect(await hub.scan(three, transfer)).toMatchObject({ say: 'TRANSFERRED' });
    dataOf(await hub.depart(transfer));
    expect(await hub.statusOf(three)).toBe('DZTDQS');
    const audited = await service.context.sql<{ action: string }[]>`
      select action from audit_event where subject_id = ${transfer} order by seq`;
    expect(audited.map(({ action }) => action)).toEqual([
      'transfer:open',
      'transfer:settle',
      'transfer:settle',
      'transfer:close',
      'transfer:depart',
      'transfer:undo',
      'transfer:depart',
    ]);
  });

  test('stops whole at one parcel that may not leave', async () => {
    const { transfer, codes } = await filling(2);
    const [one = '', two = ''] = codes;
    for (const code of codes) await hub.scan(code, transfer);
    await service.context.sql`
      update parcel set pickup_point_id = ${kulob} where tracking_code = ${two}`;
    const refused = await hub.depart(transfer);
    expect(refused.json).toMatchObject({ error: 'transfers.mayNotLeave' });
    expect(JSON.stringify(refused.json)).toContain(two);
    expect(await hub.statusOf(one)).toBe('DHWCCK');
    expect((await hub.depart(await hub.open(kulob))).json).toMatchObject({ error: 'transfers.empty' });
  });
});

test('what is put into a cell of the hub lies there until it leaves, and again when that is taken back', async () => {
  const { transfer, codes } = await filling(1);
  const [one = ''] = codes;
  const shelve = async (code: string, cell: string) => {
    const scan = scanOf(service, code, { action: 'SHELVE_AT_HUB', cell });
    const [answer] = await sendScans(hub.operator, hub.device, [scan]);
    return answer;
  };
  expect(await shelve(one, 'd-07')).toMatchObject({
    verdict: 'OK',
    say: 'PUT_AWAY',
    parcel: { cell: 'D-07' },
  });
  expect(await shelve(one, 'D-07')).toMatchObject({ say: 'ALREADY_THERE' });
  const coming = await hub.build.parcelOnTheRoad();
  expect(await shelve(coming, 'D-07')).toMatchObject({ verdict: 'BLOCKED', say: 'NOT_LYING_HERE' });
  const cellOf = async () => {
    const [row] = await service.context.sql<{ cell: string | null }[]>`
      select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${one}`;
    return row?.cell;
  };
  expect((await hub.page(transfer)).left.list).toMatchObject([{ code: one, cell: 'D-07' }]);
  await hub.scan(one, transfer);
  dataOf(await hub.depart(transfer));
  expect(await cellOf()).toBe(null);
  dataOf(await hub.reopen(transfer));
  expect(await cellOf()).toBe('D-07');
});

describe('two at once', () => {
  test('two stations that scan the same parcel: it is in one transfer, once', async () => {
    const { transfer, codes } = await filling(2);
    const { token } = hub.operator;
    for (const code of codes) {
      const answers = await Promise.all(
        [service.app, second].map((app) =>
          call(app, 'POST', '/stations/scans', {
            token,
            body: { deviceId: hub.device, scans: [scanOf(service, code, { action: 'TRANSFER', transfer })] },
          }),
        ),
      );
      const says = answers.flatMap((answer) => dataOf<{ list: { say: string }[] }>(answer).list);
      expect(says.map(({ say }) => say).toSorted()).toEqual(['ALREADY_IN_TRANSFER', 'TRANSFERRED']);
    }
  });

  test('a departure against a scan: what the station says is in it has left', async () => {
    const { token } = hub.operator;
    for (let round = 0; round < 3; round += 1) {
      const { transfer, codes } = await filling(2);
      const [one = '', two = ''] = codes;
      await hub.scan(one, transfer);
      await hub.settle(transfer, 'NEXT_TRANSFER', [two]);
      const body = { deviceId: hub.device, scans: [scanOf(service, two, { action: 'TRANSFER', transfer })] };
      const [departed, scan] = await Promise.all([
        hub.depart(transfer),
        call(second, 'POST', '/stations/scans', { token, body }),
      ]);
      dataOf(departed);
      const [answer] = dataOf<{ list: { say: string }[] }>(scan).list;
      const isIn = answer?.say === 'TRANSFERRED';
      expect(answer?.say).toBe(isIn ? 'TRANSFERRED' : 'TRANSFER_CLOSED');
      expect(await hub.statusOf(two)).toBe(isIn ? 'DZTDQS' : 'DHWCCK');
    }
  });
});

test('a clerk of a pickup point sends nothing off', async () => {
  const clerk = await stationPerson(service, 'pickup-clerk', 'DUSHANBE-HUB');
  expect((await clerk.get(`/stations/transfers?deviceId=${hub.device}`)).status).toBe(403);
});
