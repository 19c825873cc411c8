import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ListedContainer } from '@rohi/contract/cargo/checklists.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../test/build.ts';
import { createCustomsHolds, customsHolds } from '../test/customs-holds.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson, type StationPerson } from '../test/stations.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

let service: TestApp;
let operator: StationPerson;
let device: string;
let otherDevice: string;
beforeAll(async () => {
  service = await createTestApp({}, [customsHolds]);
  await createCustomsHolds(service.context.sql);
  operator = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
  device = await newDevice(service, { unit: 'DUSHANBE-HUB', works: ['UNLOADING'] });
  otherDevice = await newDevice(service, { unit: 'DUSHANBE-HUB', works: ['UNLOADING'] });
});

let held = 0;

/** A hold of so many parcels, which lie at the hub. */
async function newHold(parcels: number): Promise<{ hold: string; codes: string[] }> {
  held += 1;
  const hold = `CH${26_110_000 + held}`;
  const build = builders(service.context);
  const codes: string[] = [];
  while (codes.length < parcels) codes.push(await build.parcelAtHub());
  await service.context.sql`
    insert into customs_hold (code, unit_id, parcels)
    select ${hold}, id, ${codes}::text[] from place where code = 'DUSHANBE-HUB'`;
  return { hold, codes };
}

const path = (hold: string) => `/stations/customs-holds/${hold}`;
const begin = (hold: string) => operator.post(`${path(hold)}/begin`, { deviceId: device });
const read = async (hold: string) =>
  dataOf<Record<string, unknown>>(await operator.get(`${path(hold)}?deviceId=${device}`));
const ask = (hold: string, name: string, fields: object, requestId: string = randomUUID()) =>
  operator.post(`${path(hold)}/${name}`, { requestId, deviceId: device, ...fields });

async function send(scan: object, { person = operator, at = device } = {}): Promise<ScanAnswer> {
  const [answer] = await sendScans(person, at, [scan]);
  if (answer === undefined) throw new Error('a scan has its answer');
  return answer;
}

const scanFor = (hold: string, code: string, facts: object = {}) =>
  scanOf(service, code, { action: 'TAKE_IN', list: 'customs-holds', container: hold, ...facts });
const scan = (hold: string, code: string, facts: object = {}) => send(scanFor(hold, code, facts));
const undo = (code: string, undoes: string, by: { person?: StationPerson; at?: string } = {}) =>
  send(scanOf(service, code, { action: 'UNDO', undoes, reason: 'MISTAKE' }), by);

test('a new kind of checklist is one file of at most 120 lines', async () => {
  const file = await readFile(new URL('../test/customs-holds.ts', import.meta.url), 'utf8');
  expect(file.split('\n').length).toBeLessThanOrEqual(120);
});

describe('a kind that says what all kinds say', () => {
  test('is listed, begins once, and shows its page and what a station stores', async () => {
    const { hold, codes } = await newHold(2);
    const listed = async () =>
      dataOf<{ list: ListedContainer[] }>(
        await operator.get(`/stations/customs-holds?deviceId=${device}`),
      ).list.find(({ code }) => code === hold);
    expect(await listed()).toMatchObject({ list: 'customs-holds', isBegun: false, expected: 0 });
    expect((await operator.get(`${path(hold)}?deviceId=${device}`)).status).toBe(404);
    const numbers = { code: hold, isBegun: true, isOver: false, expected: 2, missing: 2, unsettled: 2 };
    const [first, second] = await Promise.all([begin(hold), begin(hold)]);
    expect([dataOf(first), dataOf(second)]).toMatchObject([numbers, numbers]);
    expect(await listed()).toMatchObject(numbers);
    expect(await read(hold)).toMatchObject({ container: numbers, missing: { parcels: 2 } });
    expect(dataOf(await operator.get(`${path(hold)}/snapshot?deviceId=${device}`))).toMatchObject({
      parcels: codes.map((code) => ({ code, isHere: false })),
    });
    const [recorded] = await service.context.sql<{ times: number }[]>`
      select count(*)::integer as times from audit_event where action = 'container:begin' and subject_id = ${hold}`;
    expect(recorded?.times).toBe(1);
  });

  test('takes in what is scanned, once, from each of its windows, and moves no parcel where it only checks', async () => {
    const { hold, codes } = await newHold(2);
    const [one = '', two = ''] = codes;
    expect(await scan(hold, one)).toMatchObject({ verdict: 'BLOCKED', say: 'TAKING_IN_NOT_BEGUN' });
    dataOf(await begin(hold));
    const first = scanFor(hold, one);
    const taken = { verdict: 'OK', say: 'TAKEN_IN', container: { code: hold, scanned: 1, missing: 1 } };
    expect(await send(first)).toMatchObject(taken);
    expect(await send(first)).toMatchObject({ ...taken, repeated: 'SAME' });
    expect(await send(scanFor(hold, one), { at: otherDevice })).toMatchObject({
      verdict: 'DUPLICATE',
      say: 'ALREADY_TAKEN_IN',
    });
    expect(await scan(hold, two, { isDamaged: true, note: 'wet' })).toMatchObject({
      say: 'TAKEN_IN_DAMAGED',
      container: { scanned: 2, damaged: 1, unsettled: 0 },
    });
    const [row] = await service.context.sql<{ status: string }[]>`
      select status from parcel where tracking_code = ${one} and is_current`;
    expect(row?.status).toBe('DHWCCK');
  });

  test('notes unexpected things, refuses unknown ones, and takes a surplus in when the clerk says so', async () => {
    const { hold } = await newHold(1);
    const stranger = await builders(service.context).parcelAtHub();
    dataOf(await begin(hold));
    expect(await scan(hold, stranger)).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_EXPECTED' });
    expect(await scan(hold, 'ZZ102030405')).toMatchObject({ verdict: 'UNKNOWN', say: 'NOBODY_KNOWS_IT' });
    expect(await read(hold)).toMatchObject({ surplus: { parcels: 2 }, container: { unsettled: 3 } });
    expect(await scan(hold, stranger, { isSure: true })).toMatchObject({
      say: 'TAKEN_IN_SURPLUS',
      container: { surplus: 2, unsettled: 2 },
    });
    expect(await scan('CH99', stranger)).toMatchObject({ verdict: 'BLOCKED', say: 'NO_SUCH_CONTAINER' });
    const ofNoKind = { ...scanFor(hold, stranger), list: 'quarantines' };
    expect(await send(ofNoKind)).toMatchObject({ verdict: 'BLOCKED', say: 'NO_SUCH_CONTAINER' });
  });

  test('is taken back once by the user who scanned, and by a supervisor', async () => {
    const { hold, codes } = await newHold(1);
    const [code = ''] = codes;
    dataOf(await begin(hold));
    const { scanId } = await scan(hold, code, { isDamaged: true });
    const colleague = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    expect(await undo(code, scanId, { person: colleague })).toMatchObject({ say: 'NOT_YOURS' });
    expect(await undo(code, scanId, { at: otherDevice })).toMatchObject({ say: 'NOTHING_TO_UNDO' });
    const supervisor = await stationPerson(service, 'manager');
    expect(await undo(code, scanId, { person: supervisor })).toMatchObject({
      verdict: 'OK',
      say: 'UNDONE',
      container: { scanned: 0, missing: 1, damaged: 0 },
    });
    expect(await undo(code, scanId)).toMatchObject({ say: 'UNDONE_BEFORE' });
    expect(await scan(hold, code)).toMatchObject({ say: 'TAKEN_IN' });
    const surplus = await scan(hold, 'ZZ102030406');
    expect(await undo('ZZ102030406', surplus.scanId)).toMatchObject({ container: { surplus: 0 } });
  });

  test('ends when all is settled, once for a request, and what turns up later is taken in', async () => {
    const { hold, codes } = await newHold(2);
    const [one = '', two = ''] = codes;
    dataOf(await begin(hold));
    const { scanId } = await scan(hold, one);
    expect((await ask(hold, 'finish', {})).json).toMatchObject({ error: 'list.unsettled' });
    const request = randomUUID();
    const lost = { act: 'SHORT_LANDED', codes: [two] };
    const settled = dataOf(await ask(hold, 'settle', lost, request));
    expect(settled).toMatchObject({ settled: 1, container: { unsettled: 0 } });
    expect(dataOf(await ask(hold, 'settle', lost, request))).toEqual(settled);
    const end = randomUUID();
    const ended = dataOf(await ask(hold, 'finish', {}, end));
    expect(ended).toMatchObject({ isOver: true, scanned: 1, missing: 1 });
    expect(dataOf(await ask(hold, 'finish', {}, end))).toEqual(ended);
    expect((await ask(hold, 'finish', {})).json).toMatchObject({ error: 'list.otherState' });
    const [row] = await service.context.sql<{ released: Date | null }[]>`
      select released_at as released from customs_hold where code = ${hold}`;
    expect(row?.released).toEqual(service.clock.now());
    expect(await undo(one, scanId)).toMatchObject({ say: 'CHANGED_SINCE' });
    expect(await scan(hold, two)).toMatchObject({ say: 'TAKEN_IN' });
    expect(await scan(hold, 'ZZ102030407')).toMatchObject({ verdict: 'BLOCKED', say: 'TAKING_IN_OVER' });
  });

  test('is of its own unit, work and right', async () => {
    const { hold, codes } = await newHold(1);
    const [code = ''] = codes;
    dataOf(await begin(hold));
    await service.context.sql`
      update customs_hold set unit_id = (select id from place where code = 'YIWU-WH') where code = ${hold}`;
    await service.context.sql`
      update checklist set unit_id = (select id from place where code = 'YIWU-WH') where container = ${hold}`;
    expect(await scan(hold, code)).toMatchObject({ verdict: 'WRONG_PLACE', parcel: null, container: null });
    expect((await begin(hold)).status).toBe(404);
    const gate = await newDevice(service, { unit: 'DUSHANBE-HUB', works: ['TRANSFERRING'] });
    expect(await send(scanFor(hold, code), { at: gate })).toMatchObject({ say: 'OTHER_WORK' });
    const clerk = await stationPerson(service, 'pickup-clerk', 'DUSHANBE-HUB');
    expect(await send(scanFor(hold, code), { person: clerk })).toMatchObject({ say: 'NO_RIGHT' });
    expect((await clerk.get(`/stations/customs-holds?deviceId=${device}`)).status).toBe(403);
  });

  test('waits for a person where it came late and was not taken, who takes it by the right of its kind', async () => {
    const { hold, codes } = await newHold(1);
    const [code = ''] = codes;
    expect(await scan(hold, code, { hasWaited: true })).toMatchObject({ verdict: 'NEEDS_PERSON' });
    dataOf(await begin(hold));
    const { list } = dataOf<{ list: { id: string; code: string; action: string }[] }>(
      await operator.get(`/stations/exceptions?deviceId=${device}`),
    );
    const { id = '', action } = list.find((row) => row.code === code) ?? {};
    expect(action).toBe('TAKE_IN');
    const manager = await stationPerson(service, 'manager');
    expect(dataOf(await manager.post(`/stations/exceptions/${id}/settle`, { how: 'TAKE' }))).toMatchObject({
      isSettled: true,
      say: 'TAKEN_IN',
    });
    expect(await read(hold)).toMatchObject({ container: { scanned: 1, missing: 0 } });
  });
});
