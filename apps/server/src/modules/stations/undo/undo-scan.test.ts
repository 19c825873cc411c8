import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { beforeAll, expect, test } from 'vitest';
import { newBagCode } from '../../../../test/bags.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { newCustomer } from '../../../../test/orders.ts';
import {
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';

let service: TestApp;
let clerk: StationPerson;
let colleague: StationPerson;
let manager: StationPerson;
let device: string;
let customerCode: string;
beforeAll(async () => {
  service = await createTestApp();
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  colleague = await stationPerson(service, 'china-operator', 'YIWU-WH');
  manager = await stationPerson(service, 'manager');
  device = await newDevice(service, { name: 'Gate of undo' });
  ({ customerCode } = await newCustomer(service));
});

type Scan = ReturnType<typeof scanOf>;
async function send(scan: Scan, person = clerk): Promise<ScanAnswer> {
  const [answer] = await sendScans(person, device, [scan]);
  if (answer === undefined) throw new Error('a scan has its answer');
  return answer;
}
const undoOf = ({ scanId, code }: Scan, facts: Record<string, unknown> = {}) =>
  scanOf(service, code, { action: 'UNDO', undoes: scanId, reason: 'MISTAKE', ...facts });
const parcelOf = async (code: string) => {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  if (parcel === undefined) throw new Error(`no parcel ${code}`);
  return parcel;
};
const box = (facts: Record<string, unknown> = {}) =>
  scanOf(service, newTrackingCode(), { customerCode, weightG: 2_500, ...facts });
const timelineOf = async (code: string) =>
  dataOf<{
    list: { action: string; actor: string; title?: string; changes: { field: string; after: string }[] }[];
  }>(await manager.get(`/staff/parcels/${code}/timeline`)).list;

test('a receipt is taken back with weight, cell and owner, once, and stands in the timeline with station, reason and note', async () => {
  const scan = box({ cell: 'A-01', marks: ['FRAGILE'] });
  await send(scan);
  const undo = undoOf(scan, { reason: 'WRONG_FACTS', note: 'the box beside it' });
  expect(await send(undo)).toMatchObject({
    verdict: 'OK',
    say: 'UNDONE',
    parcel: { customerCode: null, cell: null, weightG: null, handling: [] },
  });
  expect(await send(undo)).toMatchObject({ say: 'UNDONE', repeated: 'SAME' });
  expect(await send(undoOf(scan))).toMatchObject({ verdict: 'DUPLICATE', say: 'UNDONE_BEFORE' });
  const { state } = await parcelOf(scan.code);
  expect(state.receivedAt).toBeNull();
  const entries = await timelineOf(scan.code);
  const [entry] = entries.filter(({ action }) => action === 'scan:undo');
  expect(entry?.changes).toEqual([
    { field: 'station', before: null, after: 'Gate of undo' },
    { field: 'reason', before: null, after: expect.stringMatching(/./) },
    { field: 'note', before: null, after: 'the box beside it' },
  ]);
  // One entry: the event of the correction is in it.
  expect(entries.map(({ action }) => action)).not.toContain('event:CORRECTED');
  expect((await send({ ...box(), code: scan.code })).say).toMatch(/^RECEIVED/);
});

test('an unidentified box is no unidentified box any more, and is received again by the customer code', async () => {
  const scan = box({ customerCode: undefined, isSure: true });
  expect((await send(scan)).say).toBe('RECEIVED_UNOWNED');
  expect((await send(undoOf(scan))).say).toBe('UNDONE');
  expect((await parcelOf(scan.code)).state.problems).toEqual([]);
});

test('a problem that was received with its box is taken back with the receipt; one that was answered is not', async () => {
  const both = box({ action: 'REPORT_PROBLEM', problem: 'WET' });
  await send(both);
  expect((await send(undoOf(both, { reason: 'NOTHING_WRONG' }))).say).toBe('UNDONE');
  expect((await parcelOf(both.code)).state).toMatchObject({ problems: [], receivedAt: null });

  const received = box();
  await send(received);
  const first = scanOf(service, received.code, { action: 'REPORT_PROBLEM', problem: 'WET' });
  const second = scanOf(service, received.code, { action: 'REPORT_PROBLEM', problem: 'PROHIBITED' });
  await send(first);
  await send(second);
  expect((await send(undoOf(received))).say).toBe('CHANGED_SINCE');
  expect((await send(undoOf(first))).say).toBe('CHANGED_SINCE');
  // The one that it was reported in place of is open again.
  expect(await send(undoOf(second))).toMatchObject({
    say: 'UNDONE',
    parcel: { problem: { kind: 'WET', answer: null }, weightG: 2_500 },
  });
  await service.context.sql`
    update parcel_problem set answer = 'SEND_ON', answered_at = now(), done_by = current_date
    where ended is null and parcel_id = ${(await parcelOf(received.code)).id}`;
  expect((await send(undoOf(first))).say).toBe('ANSWERED_SINCE');
});

test('what was put into a cell or a bag lies where it lay before, unless it was moved on or the bag is closed', async () => {
  const scan = box({ cell: 'A-01' });
  await send(scan);
  const { code } = scan;
  const putAway = scanOf(service, code, { action: 'PUT_AWAY', cell: 'B-02' });
  await send(putAway);
  expect(await send(undoOf(putAway))).toMatchObject({ say: 'UNDONE', parcel: { cell: 'A-01' } });
  const further = scanOf(service, code, { action: 'PUT_AWAY', cell: 'B-02' });
  const last = scanOf(service, code, { action: 'PUT_AWAY', cell: 'C-03' });
  await send(further);
  await send(last);
  expect((await send(undoOf(further))).say).toBe('CHANGED_SINCE');

  const bags = [newBagCode(), newBagCode()];
  for (const bag of bags) await send(scanOf(service, bag, { action: 'BAG_OPEN' }));
  const put = scanOf(service, code, { action: 'BAG_PUT', bag: bags[0] });
  const moved = scanOf(service, code, { action: 'BAG_PUT', bag: bags[1] });
  await send(put);
  await send(moved);
  expect((await send(undoOf(put))).say).toBe('CHANGED_SINCE');
  expect((await send(undoOf(moved))).say).toBe('UNDONE');
  expect(await send(undoOf(put))).toMatchObject({ say: 'UNDONE', parcel: { cell: 'C-03' } });

  const again = scanOf(service, code, { action: 'BAG_PUT', bag: bags[0] });
  await send(again);
  const out = scanOf(service, code, { action: 'BAG_TAKE_OUT' });
  await send(out);
  expect((await send(undoOf(out))).say).toBe('UNDONE');
  await send(scanOf(service, bags[0] ?? '', { action: 'BAG_CLOSE', weightG: 2_500 }));
  expect((await send(undoOf(again))).say).toBe('BAG_SEALED');
  expect((await send(undoOf(scan))).say).toBe('BAG_SEALED');
});

test('a colleague does not take it back, nor its maker after a day; a supervisor does', async () => {
  const scan = box();
  await send(scan);
  expect((await send(undoOf(scan), colleague)).say).toBe('NOT_YOURS');
  await service.context.sql`
    update station_scan set taken_at = taken_at - interval '25 hours' where scan_id = ${scan.scanId}`;
  expect((await send(undoOf(scan))).say).toBe('TOO_LONG_AGO');
  expect((await send(undoOf(scan), manager)).say).toBe('UNDONE');
});

test('a supervisor finds what colleagues have scanned with a device, and the user of each scan; others do not', async () => {
  const [scan, undone, other] = [box(), box(), box()];
  for (const each of [scan, undone]) await send(each);
  await send(other, colleague);
  await send(undoOf(undone));
  const ask = (person: StationPerson) => person.get(`/stations/scans?deviceId=${device}`);
  expect((await ask(clerk)).json).toMatchObject({ error: 'auth.notAllowed' });
  const { list } = dataOf<{ list: { scanId: string; code: string; by: string; action: string }[] }>(
    await ask(manager),
  );
  const byCode = new Map(list.map((each) => [each.code, each]));
  expect(byCode.get(scan.code)).toMatchObject({ scanId: scan.scanId, action: 'RECEIVE' });
  expect(byCode.get(scan.code)?.by).toContain(clerk.account.username);
  expect(byCode.get(other.code)?.by).toContain(colleague.account.username);
  expect(byCode.has(undone.code)).toBe(false);
  // The supervisor's own are in the last scans of the station.
  const own = box();
  await send(own, manager);
  const { list: after } = dataOf<{ list: { code: string }[] }>(await ask(manager));
  expect(after.map(({ code }) => code)).not.toContain(own.code);
  expect((await send(undoOf(scan), manager)).say).toBe('UNDONE');
});

test('what changed nothing, was never sent, or has left, is not taken back', async () => {
  const refused = scanOf(service, newTrackingCode());
  await send(refused);
  expect((await send(undoOf(refused))).say).toBe('NOTHING_TO_UNDO');
  expect((await send(undoOf({ ...box(), scanId: randomUUID() }))).say).toBe('NOTHING_TO_UNDO');
  const scan = box();
  await send(scan);
  await service.context
    .sql`update parcel set status = ${ParcelStatus.AwaitingHubIn} where tracking_code = ${scan.code}`;
  await service.context.sql`
    insert into parcel_event (parcel_id, seq, type, status_from, status_to, occurred_at, actor, source)
    select id, (select max(seq) + 1 from parcel_event where parcel_id = parcel.id), 'LINEHAUL_DEPARTED',
      ${ParcelStatus.AwaitingDeparture}, status, now(), 'test', 'office'
    from parcel where tracking_code = ${scan.code}`;
  expect((await send(undoOf(scan))).say).toBe('LEFT_CHINA');
});

test('a scan that needs a person needs none once its station has taken it back', async () => {
  const at = new Date(service.context.clock.now().getTime() - 5 * 60_000).toISOString();
  const late = scanOf(service, newTrackingCode(), { at });
  const sentAt = service.context.clock.now().toISOString();
  const answer = await clerk.post('/stations/scans', {
    deviceId: device,
    sentAt,
    scans: [late, undoOf(late)],
  });
  expect(dataOf<{ list: ScanAnswer[] }>(answer).list.map(({ verdict, say }) => [verdict, say])).toEqual([
    ['NEEDS_PERSON', 'NOT_DECLARED'],
    ['OK', 'UNDONE'],
  ]);
  const { list } = dataOf<{ list: { code: string }[] }>(
    await clerk.get(`/stations/exceptions?deviceId=${device}`),
  );
  expect(list.map(({ code }) => code)).not.toContain(late.code);
});
