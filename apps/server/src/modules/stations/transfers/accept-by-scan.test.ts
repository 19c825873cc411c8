import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation } from '../../../../test/bags.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import {
  acceptStation,
  transferStation,
  type AcceptStation,
  type TransferStation,
} from '../../../../test/transfers.ts';
import { hubStation } from '../../../../test/unloading.ts';

let service: TestApp;
let hub: TransferStation;
let point: AcceptStation;
let khujand: number;
let kulob: number;
beforeAll(async () => {
  const app = await createOrderApp();
  ({ service } = app);
  ({ khujand, kulob } = app.points);
  service.clock.advance(30 * 86_400_000);
  hub = await transferStation(service);
  point = await acceptStation(service);
});

/** A transfer to Khujand that has left the hub with so many parcels, and its acceptance begun. */
async function coming(parcels: number): Promise<{ transfer: string; codes: string[] }> {
  const codes: string[] = [];
  while (codes.length < parcels) codes.push(await hub.atHub(khujand));
  const transfer = await hub.open(khujand);
  for (const code of codes) await hub.scan(code, transfer);
  const { left } = await hub.page(transfer);
  const others = left.list.map(({ code }) => code);
  if (others.length > 0) await hub.settle(transfer, 'NEXT_TRANSFER', others);
  dataOf(await hub.depart(transfer));
  dataOf(await point.begin(transfer));
  return { transfer, codes };
}

describe('an acceptance', () => {
  test('expects what has left the hub, takes it in by scan, once, and closes the way back', async () => {
    const { transfer, codes } = await coming(2);
    const [one = '', two = ''] = codes;
    expect(dataOf(await point.begin(transfer))).toMatchObject({ state: 'ARRIVED', expected: 2, missing: 2 });
    expect((await hub.reopen(transfer)).json).toMatchObject({ error: 'transfers.otherState' });
    expect((await point.list()).find(({ code }) => code === transfer)).toMatchObject({ expected: 2 });
    expect(await point.scan(one, transfer)).toMatchObject({
      verdict: 'OK',
      say: 'ACCEPTED',
      transfer: { scanned: 1, missing: 1 },
    });
    expect(await point.scan(one, transfer)).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_ACCEPTED' });
    expect([await hub.statusOf(one), await hub.statusOf(two)]).toEqual(['DKHQS', 'DZTDQS']);
    const [event] = await service.context.sql<{ place: number; source: string }[]>`
      select place_id as place, source from parcel_event
      join parcel on parcel.id = parcel_id and tracking_code = ${one} where type = 'PP_RECEIVED'`;
    expect(event).toEqual({ place: khujand, source: 'station' });
  });

  test('notes by name what came beside it, and takes in only what goes to this point', async () => {
    const other = await coming(1);
    const { transfer } = await coming(1);
    const [ofOther = ''] = other.codes;
    const foreign = await hub.atHub(kulob);
    const untold = await hub.atHub(khujand);
    expect(await point.scan(ofOther, transfer)).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'OF_OTHER_TRANSFER',
      transfer: { otherTransfer: other.transfer, surplus: 1 },
    });
    const elsewhere = { verdict: 'WRONG_PLACE', say: 'OTHER_POINT', transfer: { otherPointId: kulob } };
    expect(await point.scan(foreign, transfer)).toMatchObject(elsewhere);
    expect(await point.scan(foreign, transfer, { isSure: true })).toMatchObject(elsewhere);
    expect(await point.scan(untold, transfer)).toMatchObject({ say: 'NOT_EXPECTED' });
    expect(await point.scan('ZZ123123123', transfer)).toMatchObject({ say: 'NOBODY_KNOWS_IT' });
    expect(await hub.statusOf(foreign)).toBe('DHWCCK');
    expect(await point.scan(ofOther, transfer, { isSure: true })).toMatchObject({ say: 'ACCEPTED_SURPLUS' });
    expect(await point.page(other.transfer)).toMatchObject({
      missing: { list: [{ code: ofOther, settled: 'CAME_ELSEWHERE' }] },
    });
    // What no hub has sent implies its departure.
    expect(await point.scan(untold, transfer, { isSure: true })).toMatchObject({ say: 'ACCEPTED_SURPLUS' });
    expect(await hub.statusOf(untold)).toBe('DKHQS');
    expect(await point.page(transfer)).toMatchObject({
      surplus: { parcels: 4 },
      missing: { parcels: 1 },
    });
  });

  test('ends when all is settled by name, once for a request; what turns up later is taken in', async () => {
    const { transfer, codes } = await coming(2);
    const [one = '', two = ''] = codes;
    await point.scan(one, transfer, { isDamaged: true, note: 'wet corner' });
    expect((await point.finish(transfer)).json).toMatchObject({ error: 'transfers.unsettled' });
    dataOf(await point.settle(transfer, 'LOOK_AGAIN', [two]));
    expect((await point.finish(transfer)).json).toMatchObject({ error: 'transfers.unsettled' });
    const request = randomUUID();
    const settled = dataOf(await point.settle(transfer, 'SHORT_LANDED', [two], request));
    expect(dataOf(await point.settle(transfer, 'SHORT_LANDED', [two], request))).toEqual(settled);
    const end = randomUUID();
    const ended = dataOf(await point.finish(transfer, end));
    expect(ended).toMatchObject({ state: 'FINISHED', scanned: 1, missing: 1, damaged: 1, unsettled: 0 });
    expect(dataOf(await point.finish(transfer, end))).toEqual(ended);
    expect(await point.scan(two, transfer)).toMatchObject({ say: 'ACCEPTED' });
    expect(await point.scan('ZZ321321321', transfer)).toMatchObject({ say: 'ACCEPTING_OVER' });
  });

  test('takes a whole bag by its seal, and its parcels as they are scanned', async () => {
    const china = await bagStation(service);
    const arrivals = await hubStation(service);
    const trip = (await arrivals.office.newTrip()).id;
    const bag = await china.openBag();
    const inside = [await china.received({ facts: { pickupPointId: khujand } })];
    for (const code of inside) await china.put(code, bag);
    await china.close(bag, 2_000, { seal: 'S81' });
    await china.scan('LOAD', bag, { trip });
    const body = { requestId: randomUUID(), parcels: 1, difference: 'OTHER' };
    dataOf(await arrivals.office.dispatcher.post(`/trips/${trip}/depart`, body));
    dataOf(await arrivals.begin(trip));
    await arrivals.scan(bag, trip, { seal: 'S81' });
    const transfer = await hub.open(khujand);
    await hub.scan(bag, transfer);
    const { left } = await hub.page(transfer);
    if (left.parcels > 0)
      await hub.settle(
        transfer,
        'NEXT_TRANSFER',
        left.list.map(({ code }) => code),
      );
    dataOf(await hub.depart(transfer));
    expect(await point.scan(bag, transfer)).toMatchObject({ say: 'ACCEPTING_NOT_BEGUN' });
    dataOf(await point.begin(transfer));
    expect(await point.scan(bag, transfer, { seal: 'S82' })).toMatchObject({ say: 'SEAL_DIFFERS' });
    expect(await point.scan(bag, transfer, { seal: 's81' })).toMatchObject({
      say: 'BAG_TAKEN',
      transfer: { implied: 1, missing: 0 },
    });
    expect(await hub.statusOf(inside[0] ?? '')).toBe('DHWCRK');
    expect(await point.scan(inside[0] ?? '', transfer)).toMatchObject({ say: 'ACCEPTED' });
    expect(await hub.eventsOf(inside[0] ?? '')).toEqual(
      expect.arrayContaining(['HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED']),
    );
  });
});

test('a parcel that has come is put into a cell by a second scan, and only at its point', async () => {
  const { transfer, codes } = await coming(1);
  const [one = ''] = codes;
  const shelve = (at: AcceptStation) =>
    sendScans(at.clerk, at.device, [scanOf(service, one, { action: 'SHELVE_AT_POINT', cell: 'C-04' })]);
  expect(await shelve(point)).toMatchObject([{ verdict: 'BLOCKED', say: 'NOT_LYING_HERE' }]);
  await point.scan(one, transfer);
  expect(await shelve(point)).toMatchObject([{ verdict: 'OK', say: 'PUT_AWAY', parcel: { cell: 'C-04' } }]);
  const other = await acceptStation(service, 'PP-KULOB');
  expect(await shelve(other)).toMatchObject([{ say: 'NOT_LYING_HERE' }]);
});

test('a scan is taken back by a supervisor, and a note by the user who noted it', async () => {
  const { transfer, codes } = await coming(1);
  const [one = ''] = codes;
  const undo = (person: Pick<AcceptStation['clerk'], 'post'>, code: string, undoes: string) =>
    sendScans(person, point.device, [scanOf(service, code, { action: 'UNDO', undoes, reason: 'MISTAKE' })]);
  const noted = await point.scan('ZZ777777777', transfer);
  expect(await undo(point.clerk, 'ZZ777777777', noted.scanId)).toMatchObject([
    { say: 'UNDONE', transfer: { surplus: 0 } },
  ]);
  const taken = await point.scan(one, transfer, { isDamaged: true });
  expect(await undo(point.clerk, one, taken.scanId)).toMatchObject([{ verdict: 'BLOCKED', say: 'NO_RIGHT' }]);
  const supervisor = await stationPerson(service, 'manager');
  expect(await undo(supervisor, one, taken.scanId)).toMatchObject([
    { say: 'UNDONE', transfer: { scanned: 0, missing: 1, damaged: 0 } },
  ]);
  expect(await hub.statusOf(one)).toBe('DZTDQS');
});

test('another point learns nothing of it', async () => {
  const { transfer, codes } = await coming(1);
  const other = await acceptStation(service, 'PP-KULOB');
  expect((await other.begin(transfer)).status).toBe(404);
  expect(await other.list()).toEqual([]);
  expect(await other.scan(codes[0] ?? '', transfer)).toMatchObject({
    verdict: 'WRONG_PLACE',
    parcel: null,
    transfer: null,
  });
  const operator = await stationPerson(service, 'hub-operator', 'PP-KHUJAND');
  expect((await operator.get(`/stations/coming-transfers?deviceId=${point.device}`)).status).toBe(403);
});
