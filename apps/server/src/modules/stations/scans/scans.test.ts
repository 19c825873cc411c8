import { randomUUID } from 'node:crypto';
import { mostScans, scanAnswerDays, type ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { newCustomer } from '../../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newCode } from '../../tracking/codes/own-codes.ts';
import { findParcelsOfCodes, lockScannable } from '../../tracking/tracking.service.ts';
import { forgetOldScans } from './scans.service.ts';

let service: TestApp;
let second: FastifyInstance;
let clerk: StationPerson;
let device: string;
let customerCode: string;
beforeAll(async () => {
  service = await createTestApp();
  second = await buildApp((await openTestContext(service.address)).context);
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  ({ customerCode } = await newCustomer(service));
});

const send = (scans: readonly object[], deviceId = device) => sendScans(clerk, deviceId, scans);
const box = (facts: Record<string, unknown> = {}) =>
  scanOf(service, newTrackingCode(), { customerCode, ...facts });
const receiptsOf = async (code: string) => {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  return parcel?.history.filter(({ type }) => type === 'CN_RECEIVED').length ?? 0;
};

/** From now on the database refuses to write the parcel, with an unexpected error. */
async function breakParcel(code: string): Promise<void> {
  await service.context.sql.unsafe(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken row'; end $$;
    create trigger broken before insert on parcel for each row
      when (new.tracking_code = '${code}') execute function fail();`);
}

/** The same call in two processes at once. */
async function inBoth(bodies: readonly { deviceId: string; scans: readonly object[] }[]) {
  const { token } = clerk;
  const answers = await Promise.all(
    bodies.map((body, index) =>
      call(index % 2 === 0 ? service.app : second, 'POST', '/stations/scans', { token, body }),
    ),
  );
  return answers.map((answer) => dataOf<{ list: ScanAnswer[] }>(answer).list);
}

describe('scans of a device', () => {
  test('are answered one by one in their order; a wrong one stops none after it', async () => {
    const scans = [
      box(),
      scanOf(service, 'https://example.com/shop'),
      scanOf(service, newTrackingCode()),
      box(),
    ];
    const answers = await send(scans);
    expect(answers.map(({ scanId, verdict, say }) => [scanId, verdict, say])).toEqual([
      [scans[0]?.scanId, 'OK', 'RECEIVED_UNDECLARED'],
      [scans[1]?.scanId, 'BLOCKED', 'NOT_A_CODE'],
      [scans[2]?.scanId, 'UNKNOWN', 'NOT_DECLARED'],
      [scans[3]?.scanId, 'OK', 'RECEIVED_UNDECLARED'],
    ]);
  });

  test('one that the service breaks on stops none of other codes; it and later ones of its code stay without an answer', async () => {
    const [broken, fine] = [box(), box()];
    const putAway = scanOf(service, broken.code, { action: 'PUT_AWAY', cell: 'A-01-1' });
    await breakParcel(broken.code);
    const answers = await send([broken, fine, putAway]);
    expect(answers.map(({ scanId, verdict }) => [scanId, verdict])).toEqual([[fine.scanId, 'OK']]);
    expect((await clerk.post('/stations/scans', { deviceId: device, scans: [broken] })).json).toMatchObject({
      error: 'server.internal',
    });
    await service.context.sql`drop trigger broken on parcel`;
    expect((await send([broken, fine, putAway])).map(({ say }) => say)).toEqual([
      'RECEIVED_UNDECLARED',
      'RECEIVED_UNDECLARED',
      'PUT_AWAY',
    ]);
  });

  test(`come ${mostScans} at once at most`, async () => {
    const scans = Array.from({ length: mostScans + 1 }, () => box());
    expect((await clerk.post('/stations/scans', { deviceId: device, scans })).json).toMatchObject({
      error: 'request.invalid',
    });
    expect(await send(scans.slice(1))).toHaveLength(mostScans);
  });

  test.each([
    ['a number that no device counts to', { seq: 3_000_000_000 }],
    ['a weight of less than nothing', { weightG: -5 }],
    ['a side without an end', { sides: { lengthMm: 1e9, widthMm: 1, heightMm: 1 } }],
    ['a time that is none', { at: 'noon' }],
    ['a fact that nobody asks for', { price: 5 }],
  ])('with %s are refused as a call, before anything is written', async (_what, facts) => {
    const scans = [box(), box(facts)];
    expect((await clerk.post('/stations/scans', { deviceId: device, scans })).json).toMatchObject({
      error: 'request.invalid',
    });
    expect(await receiptsOf(scans[0]?.code ?? '')).toBe(0);
  });

  test('scans of an unregistered device are not taken', async () => {
    const body = { deviceId: randomUUID(), scans: [box()] };
    expect(await clerk.post('/stations/scans', body)).toMatchObject({
      status: 404,
      json: { error: 'stations.deviceNotFound' },
    });
  });
});

describe('a scan that comes again', () => {
  test('gets its answer of then, and nothing is written', async () => {
    const scan = box({ weightG: 900 });
    const [first] = await send([scan]);
    expect(first).not.toHaveProperty('repeated');
    expect(await send([scan])).toEqual([{ ...first, repeated: 'SAME' }]);
    expect(await receiptsOf(scan.code)).toBe(1);
  });

  test('gets it also with other content, and is marked', async () => {
    const scan = box();
    const [first] = await send([scan]);
    const other = { ...box(), scanId: scan.scanId };
    expect(await send([other])).toEqual([{ ...first, repeated: 'OTHER' }]);
    expect(await receiptsOf(other.code)).toBe(0);
  });

  test('from two processes at once is taken once', async () => {
    const scans = Array.from({ length: 10 }, () => box());
    const body = { deviceId: device, scans };
    const [one = [], other = []] = await inBoth([body, body]);
    for (const [index, { scanId, code }] of scans.entries()) {
      const answers = [one[index], other[index]];
      expect(answers.map((answer) => answer?.say)).toEqual(['RECEIVED_UNDECLARED', 'RECEIVED_UNDECLARED']);
      expect(answers.map((answer) => answer?.scanId)).toEqual([scanId, scanId]);
      expect(answers.filter((answer) => answer?.repeated === 'SAME')).toHaveLength(1);
      expect(await receiptsOf(code)).toBe(1);
    }
  });

  test(`gets its answer for ${scanAnswerDays} days, and is then a scan like any other`, async () => {
    const scan = box();
    await send([scan]);
    const day = 86_400_000;
    const { context, clock } = service;
    clock.advance(scanAnswerDays * day);
    await forgetOldScans(context);
    const late = await stationPerson(service, 'china-operator', 'YIWU-WH');
    expect(await sendScans(late, device, [scan])).toMatchObject([{ repeated: 'SAME' }]);
    clock.advance(1);
    await forgetOldScans(context);
    const [again] = await sendScans(late, device, [scan]);
    expect(again).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_RECEIVED' });
    expect(again).not.toHaveProperty('repeated');
    expect(await receiptsOf(scan.code)).toBe(1);
    clock.advance(-scanAnswerDays * day - 1);
  });
});

describe('a line that dies', () => {
  /** Ends the connections that wait for a lock; returns how many. */
  const cutWaiting = async () => {
    const cut = await service.context.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return cut.length;
  };

  test('while a scan is taken leaves nothing of it; sent again, it is taken', async () => {
    const [done, broken] = [box(), box()];
    await send([box({ code: broken.code })]);
    const again = { ...broken, action: 'PUT_AWAY', cell: 'L-1', customerCode: undefined };
    const { context } = service;
    let failed: Promise<Awaited<ReturnType<StationPerson['post']>>> | undefined;
    await inTransaction(context.db, async (tx) => {
      await lockScannable(context, tx, broken.code);
      let isOver = false;
      failed = clerk.post('/stations/scans', { deviceId: device, scans: [done, again] }).finally(() => {
        isOver = true;
      });
      // On a crowded machine it may have given up by itself.
      const isCut = async () => isOver || (await cutWaiting()) > 0;
      await expect.poll(isCut, { timeout: 300_000 }).toBe(true);
    });
    expect((await failed)?.status).toBe(503);
    // What stood before it in the call is done, and is not done twice.
    const [first, second] = await send([done, again]);
    expect(first).toMatchObject({ verdict: 'OK', say: 'RECEIVED_UNDECLARED', repeated: 'SAME' });
    expect(second).toMatchObject({ verdict: 'OK', say: 'PUT_AWAY' });
    expect(second).not.toHaveProperty('repeated');
    expect(await receiptsOf(done.code)).toBe(1);
  });
});

describe('two devices at one box', () => {
  test.each([
    ['declared by nobody', false],
    ['of a label that nobody can read', true],
  ])('%s: one receives it, and what the other has measured is not written over it', async (_what, isSure) => {
    const other = await newDevice(service);
    for (let round = 0; round < 5; round += 1) {
      const code = newTrackingCode();
      const owner = isSure ? { isSure } : { customerCode };
      const answers = await inBoth(
        [device, other].map((deviceId, index) => ({
          deviceId,
          scans: [scanOf(service, code, { ...owner, weightG: 1_000 + index })],
        })),
      );
      const says = answers.map(([answer]) => answer?.say);
      const winner = says.indexOf(isSure ? 'RECEIVED_UNOWNED' : 'RECEIVED_UNDECLARED');
      expect(winner).not.toBe(-1);
      expect(says[1 - winner]).toBe('ALREADY_RECEIVED');
      const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
      expect(parcel?.facts.weightG).toBe(1_000 + winner);
      expect(await receiptsOf(code)).toBe(1);
    }
  });
});

describe('who scans', () => {
  test('with a device that has ended gets that answer', async () => {
    const ended = await newDevice(service);
    const manager = await stationPerson(service, 'manager');
    await manager.post(`/stations/devices/${ended}/end`);
    const scan = box();
    expect(await send([scan], ended)).toMatchObject([
      { verdict: 'BLOCKED', say: 'DEVICE_ENDED', parcel: null },
    ]);
    expect(await receiptsOf(scan.code)).toBe(0);
  });

  test('at another warehouse than their own, or at none, scans nothing and learns no answer', async () => {
    const foreign = await stationPerson(service, 'china-operator', await addWarehouse(service));
    const unbound = await stationPerson(service, 'china-operator');
    const wrongPlace = [{ verdict: 'WRONG_PLACE', say: 'OTHER_WAREHOUSE', parcel: null }];
    for (const person of [foreign, unbound]) {
      const taken = box();
      await send([taken]);
      const [answer] = await sendScans(person, device, [taken]);
      expect([answer]).toMatchObject(wrongPlace);
      expect(answer).not.toHaveProperty('repeated');
      const scan = box();
      expect(await sendScans(person, device, [scan])).toMatchObject(wrongPlace);
      // The next who logs in at the device sends it again.
      expect(await send([scan])).toMatchObject([{ verdict: 'OK', say: 'RECEIVED_UNDECLARED' }]);
    }
  });

  test('without the right to receive receives nothing, and somebody who has it may send the same scan', async () => {
    const dispatcher = await stationPerson(service, 'dispatcher');
    const scan = box();
    expect(await sendScans(dispatcher, device, [scan])).toMatchObject([
      { verdict: 'BLOCKED', say: 'NO_RIGHT' },
    ]);
    expect(await receiptsOf(scan.code)).toBe(0);
    const [taken] = await send([scan]);
    expect(taken).toMatchObject({ verdict: 'OK', say: 'RECEIVED_UNDECLARED' });
    expect(taken).not.toHaveProperty('repeated');
  });

  test('with a device that ended after a scan was taken gets the answer of then', async () => {
    const gate = await newDevice(service);
    const scan = box();
    const [first] = await send([scan], gate);
    const manager = await stationPerson(service, 'manager');
    await manager.post(`/stations/devices/${gate}/end`);
    expect(await send([scan], gate)).toEqual([{ ...first, repeated: 'SAME' }]);
  });

  test('with a device for other work does not receive with it', async () => {
    const shelves = await newDevice(service, { works: ['PUT_AWAY'] });
    const scan = box();
    expect(await send([scan], shelves)).toMatchObject([{ verdict: 'BLOCKED', say: 'OTHER_WORK' }]);
    await send([scan]);
    const putAway = scanOf(service, scan.code, { action: 'PUT_AWAY', cell: 'A-1' });
    expect(await send([putAway], shelves)).toMatchObject([{ verdict: 'OK', say: 'PUT_AWAY' }]);
  });
});

describe('what was read', () => {
  const day = '2026-11-20';
  test.each(['\r\n', '\t', ' '])(
    'two codes in one reading (%j) are no parcel, though somebody is sure',
    async (gap) => {
      const codes = [newTrackingCode(), newTrackingCode()];
      const scans = [scanOf(service, codes.join(gap), { customerCode, isSure: true })];
      expect(await send(scans)).toMatchObject([{ verdict: 'BLOCKED', say: 'SEVERAL_CODES', parcel: null }]);
      const found = await service.context.sql`select 1 from parcel where tracking_code ~ ${codes.join('|')}`;
      expect(found).toHaveLength(0);
    },
  );

  test.each([
    ['a bag', newCode('bag', day), 'BAG_CODE'],
    ['a trip', newCode('trip', day), 'TRIP_CODE'],
    ['an order', newCode('order', day), 'ORDER_CODE'],
    ['a claim', newCode('claim', day), 'NOT_A_CODE'],
    ['a text of 200 signs', 'A1'.repeat(100), 'NOT_A_CODE'],
    ['signs that nobody sees', '\u001D\u0000', 'NOT_A_CODE'],
  ])('%s is refused by name, though somebody is sure', async (_what, code, say) => {
    const scans = [scanOf(service, code, { customerCode, isSure: true })];
    expect(await send(scans)).toMatchObject([{ verdict: 'BLOCKED', say, parcel: null }]);
  });

  test.each([
    ['', newCode('parcel', day)],
    [' without a digit', 'RPABCDEFGHM'],
  ])('an own code%s is that of a parcel', async (_what, code) => {
    expect(await send([scanOf(service, code, { customerCode })])).toMatchObject([
      { verdict: 'OK', say: 'RECEIVED_UNDECLARED', parcel: { trackingCode: code } },
    ]);
  });

  test.each([
    ['S11: of a GS1 code', (code: string) => `]C1${code}\u001D`],
    ['of a carrier’s QR', (code: string) => `https://t.17track.net/en#nums=${code}`],
    ['that was read twice', (code: string) => `${code}\n${code}`],
    ['that came twice in one burst', (code: string) => code + code],
  ])('%s gives its code', async (_what, wrapped) => {
    const code = newTrackingCode();
    expect(await send([scanOf(service, wrapped(code), { customerCode })])).toMatchObject([
      { verdict: 'OK', parcel: { trackingCode: code } },
    ]);
  });
});
