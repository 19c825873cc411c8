import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
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
let manager: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  manager = await stationPerson(service, 'manager');
  device = await newDevice(service, { name: '收货台 2' });
});

async function declared(goods: string = whole.goods): Promise<string> {
  const code = newTrackingCode();
  await newOrder(await newCustomer(service), points.khujand, { ...whole, goods, trackingCodes: [code] });
  return code;
}

const scan = async (code: string, facts: Record<string, unknown> = {}) =>
  (await sendScans(clerk, device, [scanOf(service, code, facts)]))[0];
const report = (code: string, problem: ReceiptProblem, facts: Record<string, unknown> = {}) =>
  scan(code, { action: 'REPORT_PROBLEM', problem, ...facts });

async function stored(code: string) {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  if (parcel === undefined) throw new Error(`no parcel of ${code}`);
  return parcel;
}
const problemsOf = async (code: string) => (await stored(code)).state.problems;
const eventsOf = async (code: string) => (await stored(code)).history.map(({ type }) => type);
const endedOf = (code: string) => service.context.sql<{ kind: string; ended: string | null }[]>`
  select kind, ended from parcel_problem join parcel on parcel.id = parcel_id
  where tracking_code = ${code} order by raised_at, parcel_problem.ended nulls last`;

describe('a problem', () => {
  test('of a box that was not received yet receives and holds it in one act', async () => {
    const code = await declared();
    const answer = await report(code, 'WET', { weightG: 8_200, cell: 'A-1', note: ' 底部湿透 ' });
    expect(answer).toMatchObject({
      verdict: 'OK',
      say: 'PROBLEM_NOTED',
      parcel: { weightG: 8_200, cell: 'A-1', problem: { kind: 'WET', answer: null } },
    });
    const { state, history, facts } = await stored(code);
    expect(state.problems.toSorted()).toEqual(['DAMAGED', 'HELD']);
    expect(facts.weightG).toBe(8_200);
    const raised = history.filter(({ type }) => type === 'FLAG_RAISED');
    expect(raised.map(({ details }) => details)).toEqual(
      ['DAMAGED', 'HELD'].map((flag) => ({ flag, cause: 'WET', station: '收货台 2', reason: '底部湿透' })),
    );
    expect(raised[0]).toMatchObject({ source: 'station', actor: clerk.account.username });
  });

  test('stands in the timeline of staff with station, reason and note, and nothing of these is public', async () => {
    const code = await declared();
    await report(code, 'PROHIBITED', { note: '打火机' });
    const { list } = dataOf<{ list: { title: string; changes: { field: string; after: string }[] }[] }>(
      await manager.get(`/staff/parcels/${code}/timeline?locale=en`),
    );
    const changes = list.flatMap((entry) => entry.changes);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'station', before: null, after: '收货台 2' },
        { field: 'reason', before: null, after: '打火机' },
        { field: 'problem', before: null, after: 'On hold while we check something' },
      ]),
    );
    expect(list.filter(({ title }) => /prohibited/i.test(title))).toHaveLength(1);
    const view = await manager.post('/track/query', { trackingCodeList: [code] });
    expect(JSON.stringify(view.json)).toContain(code);
    expect(JSON.stringify(view.json)).not.toMatch(/打火机|收货台|PROHIBITED/);
  });

  test('of a received parcel holds it, and the parcel cannot depart', async () => {
    const code = await declared();
    await scan(code, { weightG: 8_200 });
    expect(await report(code, 'OTHER_GOODS')).toMatchObject({ verdict: 'OK', say: 'PROBLEM_NOTED' });
    expect(await problemsOf(code)).toEqual(['HELD']);
    expect(await scan(code)).toMatchObject({ verdict: 'BLOCKED', say: 'HELD' });
  });

  test('reported again is on record already; another one takes its place', async () => {
    const code = await declared();
    await report(code, 'OPENED');
    const events = await eventsOf(code);
    expect(await report(code, 'OPENED')).toMatchObject({ verdict: 'DUPLICATE', say: 'PROBLEM_KNOWN' });
    expect(await eventsOf(code)).toEqual(events);
    service.clock.advance(60_000);
    expect(await report(code, 'PROHIBITED')).toMatchObject({
      verdict: 'OK',
      parcel: { problem: { kind: 'PROHIBITED', answer: null } },
    });
    expect(await endedOf(code)).toEqual([
      { kind: 'OPENED', ended: 'REPLACED' },
      { kind: 'PROHIBITED', ended: null },
    ]);
  });

  test('reported by two devices at once is written once', async () => {
    const code = await declared();
    await scan(code, { weightG: 8_200 });
    const second = await newDevice(service);
    const says = await Promise.all(
      [device, second].map(async (each) => {
        const facts = { action: 'REPORT_PROBLEM', problem: 'DAMAGED' };
        const [answer] = await sendScans(clerk, each, [scanOf(service, code, facts)]);
        return answer?.say ?? 'none';
      }),
    );
    expect(says.toSorted()).toEqual(['PROBLEM_KNOWN', 'PROBLEM_NOTED']);
    expect(await endedOf(code)).toHaveLength(1);
  });

  test('sent twice is the same scan, and gets its answer of then', async () => {
    const code = await declared();
    const sent = scanOf(service, code, { action: 'REPORT_PROBLEM', problem: 'DAMAGED' });
    const [first] = await sendScans(clerk, device, [sent]);
    const [again] = await sendScans(clerk, device, [sent]);
    expect(again).toEqual({ ...first, repeated: 'SAME' });
  });

  test('of an unidentified box holds it, and it waits in the pool', async () => {
    const code = newTrackingCode();
    expect(await report(code, 'DAMAGED')).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' });
    expect(await report(code, 'DAMAGED', { isSure: true })).toMatchObject({ say: 'PROBLEM_NOTED' });
    expect((await problemsOf(code)).toSorted()).toEqual(['DAMAGED', 'HELD', 'UNIDENTIFIED']);
  });

  test('ends when the office takes the hold down, and when the parcel is cancelled', async () => {
    const act = (code: string, what: string, body: object) =>
      manager.post(`/staff/parcels/${code}/${what}`, { requestId: crypto.randomUUID(), ...body });
    const released = await declared();
    await report(released, 'OTHER_GOODS');
    dataOf(await act(released, 'unflag', { flag: 'HELD', reason: 'looked at' }));
    expect(await endedOf(released)).toEqual([{ kind: 'OTHER_GOODS', ended: 'RELEASED' }]);
    const closed = await declared();
    await report(closed, 'PROHIBITED');
    dataOf(await act(closed, 'cancel', { reason: 'DESTROYED' }));
    expect(await endedOf(closed)).toEqual([{ kind: 'PROHIBITED', ended: 'CLOSED' }]);
  });
});

describe('a problem is refused', () => {
  test('where a receipt would be: far weights are asked about, and nothing is written', async () => {
    const code = await declared();
    expect(await report(code, 'WET', { weightG: 20_000 })).toMatchObject({
      verdict: 'BLOCKED',
      say: 'FAR_FROM_DECLARED',
    });
    expect(await eventsOf(code)).toEqual(['ORDER_CREATED']);
  });

  test('of a parcel of another warehouse', async () => {
    const code = await declared();
    await scan(code);
    const unit = await addWarehouse(service);
    const other = await stationPerson(service, 'china-operator', unit);
    const facts = { action: 'REPORT_PROBLEM', problem: 'WET' };
    const there = await newDevice(service, { unit });
    expect(await sendScans(other, there, [scanOf(service, code, facts)])).toMatchObject([
      { verdict: 'WRONG_PLACE', say: 'OTHER_WAREHOUSE', parcel: null },
    ]);
  });

  test('of a cancelled parcel, by who may not raise flags, and of no kind that there is', async () => {
    const code = await declared();
    dataOf(
      await manager.post(`/staff/parcels/${code}/cancel`, {
        requestId: crypto.randomUUID(),
        reason: 'OTHER',
      }),
    );
    expect(await report(code, 'WET')).toMatchObject({ verdict: 'BLOCKED', say: 'CANCELLED' });
    const role = { sql: service.context.sql };
    await role.sql`delete from role_authority where role = 'china-operator' and authority = 'parcel:flag'`;
    try {
      const third = await declared();
      const noFlags = await stationPerson(service, 'china-operator', 'YIWU-WH');
      const facts = { action: 'REPORT_PROBLEM', problem: 'WET' };
      expect(await sendScans(noFlags, device, [scanOf(service, third, facts)])).toMatchObject([
        { verdict: 'BLOCKED', say: 'NO_RIGHT' },
      ]);
      expect(await eventsOf(third)).toEqual(['ORDER_CREATED']);
    } finally {
      await role.sql`insert into role_authority (role, authority) values ('china-operator', 'parcel:flag')`;
    }
    const bad = scanOf(service, newTrackingCode(), { action: 'REPORT_PROBLEM', problem: 'UGLY' });
    const { json } = await clerk.post('/stations/scans', { deviceId: device, scans: [bad] });
    expect(json).toMatchObject({ error: 'request.invalid' });
  });
});

describe('marks', () => {
  test('are stored with the receipt, beside those that stood there', async () => {
    const code = await declared();
    const marks = ['BATTERY', 'FRAGILE'];
    expect(await scan(code, { marks })).toMatchObject({
      say: 'RECEIVED',
      parcel: { handling: ['FRAGILE', 'BATTERY'] },
    });
    expect(await report(code, 'LEAKING', { marks: ['LIQUID'] })).toMatchObject({
      parcel: { handling: ['FRAGILE', 'BATTERY', 'LIQUID'] },
    });
    const { state, facts } = await stored(code);
    expect(facts.handlingNotes).toEqual(['FRAGILE', 'BATTERY', 'LIQUID']);
    expect(state.status).toBe(ParcelStatus.AwaitingDeparture);
  });
});
