import { randomUUID } from 'node:crypto';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation } from '../../../../test/bags.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number };
let clerk: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
});

type Sent = ReturnType<typeof scanOf> & { handling?: object; hasWaited?: boolean };

/** Sends scans that have waited so long on the device; its clock is two hours behind. */
async function sendAfter(waitedMs: number, scans: readonly Sent[]) {
  const read = service.clock.now().getTime() - 7_200_000;
  const body = {
    deviceId: device,
    sentAt: new Date(read + waitedMs).toISOString(),
    scans: scans.map((scan) => ({ ...scan, at: new Date(read).toISOString() })),
  };
  return dataOf<{ list: ScanAnswer[] }>(await clerk.post('/stations/scans', body)).list;
}
const late = (scans: readonly ReturnType<typeof scanOf>[]) => sendAfter(300_000, scans);

type Listed = { list: ScanException[]; total: number };
const listOf = async (person = clerk) =>
  dataOf<Listed>(await person.get(`/stations/exceptions?deviceId=${device}`)).list;
const onList = async (code: string) => (await listOf()).find((each) => each.code === code);
const settle = async (id: string, body: object, person = clerk) =>
  person.post(`/stations/exceptions/${id}/settle`, body);

async function raised(facts: Record<string, unknown> = {}, code = newTrackingCode()) {
  await late([scanOf(service, code, facts)]);
  const found = await onList(code);
  if (found === undefined) throw new Error(`${code} is not on the list`);
  return found;
}

describe('a scan that its device has stored', () => {
  const stored = (facts: Record<string, unknown> = {}) =>
    scanOf(service, newTrackingCode(), { ...facts, hasWaited: true });

  test('needs a person when it is refused, however short it has waited; one that was answered at once does not', async () => {
    const [waited, live] = [stored(), scanOf(service, newTrackingCode())];
    const answers = await sendAfter(1_000, [waited, live]);
    expect(answers).toMatchObject([
      { verdict: 'NEEDS_PERSON', say: 'NOT_DECLARED' },
      { verdict: 'UNKNOWN', say: 'NOT_DECLARED' },
    ]);
    expect(await onList(waited.code)).toMatchObject({ say: 'NOT_DECLARED' });
    expect(await onList(live.code)).toBeUndefined();
  });

  test('stands there once its first answer was lost on the way, and is answered the same from then on', async () => {
    const scan = scanOf(service, newTrackingCode());
    expect(await sendAfter(1_000, [scan])).toMatchObject([{ verdict: 'UNKNOWN' }]);
    const again = { ...scan, hasWaited: true };
    expect(await sendAfter(1_000, [again])).toMatchObject([{ verdict: 'NEEDS_PERSON', repeated: 'SAME' }]);
    expect(await sendAfter(1_000, [again])).toMatchObject([{ verdict: 'NEEDS_PERSON', repeated: 'SAME' }]);
    expect((await listOf()).filter(({ code }) => code === scan.code)).toHaveLength(1);
  });

  test('of every station stands on the list of its unit, and is counted by all who see it alike', async () => {
    const bags = await bagStation(service);
    const [bag, parcel] = [await bags.openBag(), await bags.received()];
    const cases: [string, Record<string, unknown>][] = [
      ['PUT_AWAY', { cell: 'A-1' }],
      ['BAG_PUT', { bag }],
      ['BAG_CLOSE', { weightG: 100 }],
      ['LOAD', { trip: 'RT000000000' }],
    ];
    const scans = cases.map(([action, facts]) => {
      const code = action === 'BAG_CLOSE' ? bag : action === 'LOAD' ? parcel : newTrackingCode();
      return scanOf(service, code, { action, ...facts, hasWaited: true });
    });
    const answers = await sendAfter(2_000, scans);
    expect(answers.map(({ verdict }) => verdict)).toEqual(cases.map(() => 'NEEDS_PERSON'));
    const listed = dataOf<Listed>(await clerk.get(`/stations/exceptions?deviceId=${device}`));
    for (const { code } of scans) expect(listed.list.map((row) => row.code)).toContain(code);
    const own = dataOf<Listed>(await clerk.get('/stations/exceptions'));
    expect(own.total).toBe(listed.total);
    const manager = await stationPerson(service, 'manager');
    const all = dataOf<Listed>(await manager.get('/stations/exceptions'));
    const { waitAudit } = dataOf<{ waitAudit: { type: string; count: number }[] }>(
      await manager.get('/common/home'),
    );
    expect(waitAudit.find(({ type }) => type === 'needsPerson')?.count).toBe(all.total);
  });
});

describe('a scan that was refused before the eyes of its clerk', () => {
  const refused = async (facts: Record<string, unknown> = {}) => {
    const scan = scanOf(service, newTrackingCode(), facts);
    expect(await sendAfter(1_000, [scan])).toMatchObject([{ verdict: 'UNKNOWN' }]);
    expect(await onList(scan.code)).toBeUndefined();
    return scan;
  };
  const counted = async (person: StationPerson) => {
    const { waitAudit } = dataOf<{ waitAudit: { type: string; count: number }[] }>(
      await person.get('/common/home'),
    );
    return waitAudit.find(({ type }) => type === 'needsPerson')?.count;
  };

  test('is passed on with a word, and station, menu and manager see it alike until somebody takes it', async () => {
    const scan = await refused({ weightG: 900 });
    const customer = await newCustomer(service);
    const before = await counted(clerk);
    const passedOn = { ...scan, handling: { how: 'PASS_ON', note: ' the label is torn ' } };
    expect(await sendAfter(2_000, [passedOn])).toMatchObject([
      { verdict: 'NEEDS_PERSON', say: 'NOT_DECLARED', repeated: 'SAME' },
    ]);
    await sendAfter(3_000, [passedOn]);
    const found = await onList(scan.code);
    expect(found?.station).toMatchObject({ weightG: 900, remark: 'the label is torn' });
    expect(await counted(clerk)).toBe((before ?? 0) + 1);
    const manager = await stationPerson(service, 'manager');
    const seen = dataOf<Listed>(await manager.get('/stations/exceptions')).list;
    expect(seen.filter(({ code }) => code === scan.code)).toHaveLength(1);
    const body = { how: 'TAKE', customerCode: customer.customerCode };
    expect(dataOf(await settle(found?.id ?? '', body, manager))).toMatchObject({ isSettled: true });
    expect(await counted(clerk)).toBe(before);
  });

  test('is laid aside with a reason, on record, and stands on no list', async () => {
    const scan = await refused();
    await sendAfter(2_000, [{ ...scan, handling: { how: 'LAY_ASIDE', note: 'scanned by mistake' } }]);
    expect(await onList(scan.code)).toBeUndefined();
    const rows = await service.context.sql`
      select settled, settled_by, note from scan_exception where code = ${scan.code}`;
    expect(rows).toEqual([
      { settled: 'LAID_ASIDE', settled_by: clerk.account.username, note: 'scanned by mistake' },
    ]);
    const recorded = await service.context.sql`
      select details from audit_event where action = 'scan:settle' and details->>'code' = ${scan.code}`;
    expect(recorded).toMatchObject([{ details: { how: 'LAID_ASIDE' } }]);
  });

  test('for want of a right stands on the list of the unit of its device once it is passed on', async () => {
    const hub = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    const scan = scanOf(service, newTrackingCode());
    const passedOn = { ...scan, handling: { how: 'PASS_ON' } };
    for (const sent of [scan, passedOn]) {
      const [answer] = await sendScans(hub, device, [sent]);
      expect(answer).toMatchObject({ say: 'OTHER_WAREHOUSE', parcel: null });
    }
    expect(await onList(scan.code)).toMatchObject({ say: 'OTHER_WAREHOUSE', parcel: null });
  });

  test('that was taken is no case, whatever is said of it', async () => {
    const customer = await newCustomer(service);
    const code = newTrackingCode();
    await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
    const scan = scanOf(service, code, { isSure: true });
    expect(await sendAfter(1_000, [scan])).toMatchObject([{ verdict: 'OK' }]);
    await sendAfter(2_000, [{ ...scan, handling: { how: 'PASS_ON' } }]);
    expect(await onList(code)).toBeUndefined();
  });
});

describe('a scan that came late', () => {
  test('and was not taken needs a person, with what the station says and what is on record', async () => {
    const customer = await newCustomer(service);
    const code = newTrackingCode();
    const order = await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
    const facts = { weightG: 20_000, sides: { lengthMm: 600, widthMm: 400, heightMm: 300 }, cell: 'A-1' };
    const scan = scanOf(service, code, facts);
    const [answer] = await late([scan]);
    expect(answer).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'FAR_FROM_DECLARED' });
    expect(await onList(code)).toEqual({
      isOwn: false,
      id: expect.any(String) as string,
      unit: expect.stringMatching(/./) as string,
      code,
      action: 'RECEIVE',
      say: 'FAR_FROM_DECLARED',
      station: {
        device: expect.any(String) as string,
        scannedBy: clerk.account.username,
        sentBy: null,
        allegedly: null,
        scannedAt: '2026-11-20T07:00:00.000Z',
        customerCode: null,
        bag: null,
        ...facts,
        problem: null,
        document: null,
        pass: null,
        cash: null,
        stop: null,
        remark: null,
        notMet: null,
      },
      pass: null,
      parcel: {
        trackingCode: code,
        customerCode: customer.customerCode,
        orderCode: order.code,
        goods: whole.goods,
        cell: null,
        weightG: null,
        handling: [],
        notes: [],
        problem: null,
      },
      events: [{ at: '2026-11-20T09:00:00.000Z', type: 'ORDER_CREATED', by: expect.any(String) as string }],
      cameAt: '2026-11-20T09:00:00.000Z',
    });
    const again = { ...scan, at: '2026-11-20T07:00:00.000Z' };
    expect(await late([again])).toEqual([{ ...answer, repeated: 'SAME' }]);
    expect((await listOf()).filter((each) => each.code === code)).toHaveLength(1);
  });

  test('and reports a problem stands there with it, and is taken after all as a problem', async () => {
    const { id, station } = await raised({ action: 'REPORT_PROBLEM', problem: 'WET', note: 'внизу' });
    expect(station).toMatchObject({ problem: 'WET' });
    expect((await settle(id, { how: 'TAKE' })).json).toMatchObject({
      data: { isSettled: true, say: 'PROBLEM_NOTED', parcel: { problem: { kind: 'WET' } } },
    });
  });

  test('a late scan that was taken, or had happened before, needs no person', async () => {
    const { customerCode } = await newCustomer(service);
    const code = newTrackingCode();
    const scans = [scanOf(service, code, { customerCode }), scanOf(service, code, { customerCode })];
    expect((await late(scans)).map(({ verdict }) => verdict)).toEqual(['OK', 'DUPLICATE']);
    const undeclared = newTrackingCode();
    expect(await late([scanOf(service, undeclared, { isSure: true })])).toMatchObject([
      { verdict: 'UNKNOWN' },
    ]);
    expect(await onList(code)).toBeUndefined();
    expect(await onList(undeclared)).toBeUndefined();
  });

  test('of what is no code stands there as it was read, and can only be laid aside', async () => {
    await late([scanOf(service, 'buy\u0000 one, get one')]);
    const { id } = (await onList('buy one, get one')) ?? { id: '' };
    expect(dataOf(await settle(id, { how: 'TAKE' }))).toMatchObject({ isSettled: false, say: 'NOT_A_CODE' });
    dataOf(await settle(id, { how: 'LAY_ASIDE', note: 'an advertisement' }));
    expect(await onList('buy one, get one')).toBeUndefined();
  });
});

test('a parcel that came late into a bag is put into it after all, once nothing stands against it', async () => {
  const station = await bagStation(service);
  const [bag, code] = [await station.openBag(), await builders(service.context).newParcel()];
  const { id } = await raised({ action: 'BAG_PUT', bag }, code);
  expect(await onList(code)).toMatchObject({ action: 'BAG_PUT', say: 'NOT_RECEIVED', station: { bag } });
  expect(dataOf(await settle(id, { how: 'TAKE' }))).toMatchObject({ isSettled: false, say: 'NOT_RECEIVED' });
  await station.scan('RECEIVE', code, { isSure: true });
  expect(await onList(code)).toBeDefined();
  expect(dataOf(await settle(id, { how: 'TAKE' }))).toMatchObject({ isSettled: true, say: 'BAGGED' });
  const read = await station.clerk.get(`/stations/bags/${bag}?deviceId=${station.device}`);
  expect(dataOf(read)).toMatchObject({ contents: [{ code }] });
});

test('a scan of a box that is still before the clerk is only answered, whatever the clock of the device shows', async () => {
  const code = newTrackingCode();
  expect(await sendAfter(60_000, [scanOf(service, code)])).toMatchObject([
    { verdict: 'UNKNOWN', say: 'NOT_DECLARED' },
  ]);
  expect(await onList(code)).toBeUndefined();
});

describe('what needs a person', () => {
  test('is taken after all, by somebody who is sure or knows the customer', async () => {
    const { customerCode } = await newCustomer(service);
    const { id, code } = await raised({ weightG: 900, cell: 'B-2' });
    expect(dataOf(await settle(id, { how: 'TAKE', customerCode }))).toMatchObject({
      isSettled: true,
      verdict: 'OK',
      say: 'RECEIVED_UNDECLARED',
      parcel: { customerCode, cell: 'B-2', weightG: 900 },
    });
    expect(await onList(code)).toBeUndefined();
    const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
    expect(parcel?.history.at(-1)).toMatchObject({ type: 'CN_RECEIVED', source: 'station' });
    const [audited] = await service.context.sql<{ details: object }[]>`
      select details from audit_event where action = 'scan:settle' and details ->> 'code' = ${code}`;
    expect(audited).toEqual({ details: { code, how: 'TAKEN' } });
  });

  test('stays on the list while something stands against it, by its reason of now', async () => {
    const { id, code } = await raised();
    expect(dataOf(await settle(id, { how: 'TAKE', customerCode: 'TJ-999999' }))).toMatchObject({
      isSettled: false,
      verdict: 'UNKNOWN',
      say: 'NO_SUCH_CUSTOMER',
    });
    expect(await onList(code)).toMatchObject({ say: 'NO_SUCH_CUSTOMER' });
  });

  test('is settled by a scan of the same box', async () => {
    const { customerCode } = await newCustomer(service);
    const { code } = await raised();
    await sendAfter(0, [scanOf(service, code, { customerCode })]);
    expect(await onList(code)).toBeUndefined();
  });

  test('a case is settled once, by the first of two', async () => {
    const { customerCode } = await newCustomer(service);
    const { id, code } = await raised();
    const other = await stationPerson(service, 'china-operator', 'YIWU-WH');
    const answers = await Promise.all(
      [clerk, other].map(async (person) => dataOf(await settle(id, { how: 'TAKE', customerCode }, person))),
    );
    expect(answers).toMatchObject([{ isSettled: true }, { isSettled: true }]);
    const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
    expect(parcel?.history.filter(({ type }) => type === 'CN_RECEIVED')).toHaveLength(1);
    const [audited] = await service.context.sql<{ count: number }[]>`
      select count(*)::integer from audit_event where action = 'scan:settle' and details ->> 'code' = ${code}`;
    expect(audited).toEqual({ count: 1 });
  });

  test('of a held parcel is not taken', async () => {
    const code = await builders(service.context).newParcel({ flag: 'HELD' });
    const { id } = await raised({}, code);
    expect(dataOf(await settle(id, { how: 'TAKE' }))).toMatchObject({ isSettled: false, say: 'HELD' });
  });

  test('is laid aside with a note alone', async () => {
    const { id } = await raised();
    expect((await settle(id, { how: 'LAY_ASIDE', note: ' ' })).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'note', error: 'required' }],
    });
    expect(dataOf(await settle(id, { how: 'LAY_ASIDE', note: 'went back with the courier' }))).toMatchObject({
      isSettled: true,
    });
  });

  test('is found and decided by the office, whichever unit it is of', async () => {
    const { customerCode } = await newCustomer(service);
    const support = await stationPerson(service, 'support');
    const [taken, aside] = [await raised(), await raised()];
    const all = dataOf<Listed>(await support.get('/stations/exceptions')).list.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([taken.id, aside.id]));
    expect(dataOf(await settle(taken.id, { how: 'TAKE', customerCode }, support))).toMatchObject({
      isSettled: true,
      verdict: 'OK',
      parcel: { customerCode },
    });
    dataOf(await settle(aside.id, { how: 'LAY_ASIDE', note: 'the box is not here' }, support));
    expect([await onList(taken.code), await onList(aside.code)]).toEqual([undefined, undefined]);
  });

  test('of another unit is not among those of a clerk, with a device or without', async () => {
    const { id } = await raised();
    const foreign = await stationPerson(service, 'china-operator', await addWarehouse(service));
    expect(dataOf<Listed>(await foreign.get('/stations/exceptions'))).toEqual({ list: [], total: 0 });
    expect(dataOf<Listed>(await clerk.get('/stations/exceptions')).list).toEqual(
      expect.arrayContaining([expect.objectContaining({ id })]),
    );
  });

  test('is found by those of its unit alone, and settled by who may receive', async () => {
    const { id } = await raised();
    const foreign = await stationPerson(service, 'china-operator', await addWarehouse(service));
    const dispatcher = await stationPerson(service, 'dispatcher');
    const body = { how: 'TAKE' };
    for (const answer of [await settle(id, body, foreign), await settle(randomUUID(), body)])
      expect(answer).toMatchObject({ status: 404, json: { error: 'stations.exceptionNotFound' } });
    expect((await foreign.get(`/stations/exceptions?deviceId=${device}`)).status).toBe(404);
    expect((await settle(id, body, dispatcher)).json).toMatchObject({ error: 'auth.notAllowed' });
  });
});
