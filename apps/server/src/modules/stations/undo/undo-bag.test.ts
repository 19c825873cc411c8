import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, expect, test } from 'vitest';
import { bagStation, newBagCode, type BagStation } from '../../../../test/bags.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, scanOf, sendScans } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let station: BagStation;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  office = await dispatcherOf(service);
  station = await bagStation(service);
});

type Scan = ReturnType<typeof scanOf>;
async function send(code: string, action: string, facts: Record<string, unknown> = {}) {
  const scan = scanOf(service, code, { action, ...facts });
  const [answer] = await sendScans(station.clerk, station.device, [scan]);
  if (answer === undefined) throw new Error('a scan has its answer');
  return { scan, answer };
}
const undo = async ({ scan: { scanId, code } }: { scan: Scan }, reason = 'MISTAKE'): Promise<ScanAnswer> =>
  (await send(code, 'UNDO', { undoes: scanId, reason })).answer;
const open = (code = newBagCode(), facts: Record<string, unknown> = {}) => send(code, 'BAG_OPEN', facts);
const close = (code: string, weightG: number, facts: Record<string, unknown> = {}) =>
  send(code, 'BAG_CLOSE', { weightG, ...facts });
const packed = async (code: string) => {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  const events = parcel?.history ?? [];
  const undone = new Set(events.map(({ corrects }) => corrects));
  return events.some(({ type, seq }) => type === 'CN_PACKED' && !undone.has(seq));
};

test('a bag that was opened by mistake is there no more, and its code opens another kind', async () => {
  const opened = await open();
  const { code } = opened.scan;
  expect(await undo(opened)).toMatchObject({ verdict: 'OK', say: 'UNDONE' });
  expect(await undo(opened)).toMatchObject({ verdict: 'DUPLICATE', say: 'UNDONE_BEFORE' });
  expect((await station.put(await station.received(), code)).say).toBe('NO_SUCH_BAG');
  expect((await open(code, { kind: 'POUCH' })).answer).toMatchObject({
    say: 'BAG_OPENED',
    bag: { kind: 'POUCH' },
  });
  const [record] = await service.context.sql`
    select details from audit_event where action = 'bag:undo-open' and subject_id = ${code}`;
  expect(record).toMatchObject({ details: { reason: 'MISTAKE' } });
});

test('its opening stays while it holds something, lies in a bag, is closed, or was there before', async () => {
  const opened = await open();
  const { code } = opened.scan;
  expect(await undo(await open(code))).toMatchObject({ verdict: 'BLOCKED', say: 'NOTHING_TO_UNDO' });
  const parcel = await station.received();
  await station.put(parcel, code);
  expect(await undo(opened)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_NOT_EMPTY' });
  const closed = await close(code, 2_000);
  expect((await undo(opened)).say).toBe('BAG_SEALED');
  expect((await undo(closed)).say).toBe('UNDONE');
  await station.takeOut(parcel);
  const pallet = (await open(newBagCode(), { kind: 'PALLET' })).scan.code;
  await station.put(code, pallet);
  expect((await undo(opened)).say).toBe('BAG_INSIDE');
  await station.takeOut(code);
  expect((await undo(opened)).say).toBe('UNDONE');
});

test('a bag that was closed by mistake is open again, and its parcels are not packed', async () => {
  const { code } = (await open()).scan;
  const parcel = await station.received();
  await station.put(parcel, code);
  const closed = await close(code, 2_000, { seal: 'CN 1' });
  expect(await packed(parcel)).toBe(true);
  expect(await undo(closed, 'WRONG_FACTS')).toMatchObject({
    verdict: 'OK',
    say: 'UNDONE',
    bag: { code, isOpen: true, parcels: 1 },
  });
  expect(await packed(parcel)).toBe(false);
  expect((await close(code, 2_010)).answer.say).toBe('BAG_CLOSED');
  expect(await packed(parcel)).toBe(true);
  // Another closing stands by now.
  expect((await undo(closed)).say).toBe('UNDONE_BEFORE');
});

test('its closing stays where it was opened again since, lies in a closed bag, or is aboard a trip', async () => {
  const { code } = (await open()).scan;
  const parcel = await station.received();
  await station.put(parcel, code);
  const first = await close(code, 2_000);
  dataOf(
    await station.clerk.post(`/stations/bags/${code}/reopen`, { deviceId: station.device, reason: 'again' }),
  );
  expect((await undo(first)).say).toBe('CHANGED_SINCE');
  service.clock.advance(1_000);
  const second = await close(code, 2_000);
  expect((await undo(first)).say).toBe('CHANGED_SINCE');
  const pallet = (await open(newBagCode(), { kind: 'PALLET' })).scan.code;
  await station.put(code, pallet);
  const outer = await close(pallet, 2_000);
  expect(await undo(second)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_INSIDE_CLOSED' });
  const trip = (await office.newTrip({})).id;
  expect((await station.scan('LOAD', pallet, { trip })).verdict).toBe('OK');
  expect(await undo(outer)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_ABOARD' });
  const opened = { deviceId: station.device, reason: 'again' };
  for (const bag of [pallet, code])
    expect(await station.clerk.post(`/stations/bags/${bag}/reopen`, opened)).toMatchObject({
      status: 409,
      json: { error: 'stations.bagAboard' },
    });
  expect((await station.scan('UNLOAD', pallet, { trip })).say).toBe('UNLOADED');
  expect((await undo(outer)).say).toBe('UNDONE');
  expect((await undo(second)).say).toBe('UNDONE');
});

test('two at once: a bag with its opening taken back takes nothing in, or is not removed', async () => {
  for (const _each of [1, 2, 3, 4]) {
    const opened = await open();
    const { code } = opened.scan;
    const parcel = await station.received();
    const [removed, put] = await Promise.all([undo(opened), station.put(parcel, code)]);
    const outcome = [removed.say, put.say];
    expect([
      ['UNDONE', 'NO_SUCH_BAG'],
      ['BAG_NOT_EMPTY', 'BAGGED'],
    ]).toContainEqual(outcome);
    const [row] = await service.context.sql<{ bag: string | null }[]>`
      select (select bag_code from bagged_parcel_facts where parcel_id = parcel.id) as bag from parcel
      where tracking_code = ${parcel}`;
    expect(row?.bag).toBe(put.say === 'BAGGED' ? code : null);
  }
});
