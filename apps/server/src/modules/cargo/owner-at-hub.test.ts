import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation, type BagStation } from '../../../test/bags.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { dataOf, scanOf, sendScans, stationPerson } from '../../../test/stations.ts';
import { runJobs, type TestApp } from '../../../test/test-app.ts';
import { hubStation, type HubStation } from '../../../test/unloading.ts';
import type { ArrivedSums } from '../notifications/notifications.service.ts';
import { renderLetter } from '../notifications/render-letter.service.ts';
import { writeArrivalLetter } from '../parcel-letters/arrival-letters.service.ts';
import { saveSetting } from '../reference-data/settings.service.ts';
import { inTransaction } from '../../platform/database.ts';
import { systemPrincipal } from '../../principal.ts';
import { findOwners } from '../orders/orders/parcel-owners.service.ts';
import { findParcelsOfCodes, writeParcels, type ParcelWrite } from '../tracking/tracking.service.ts';
import { flagLateOwners } from './kinds/late-owners.service.ts';

let service: TestApp;
let hub: HubStation;
let china: BagStation;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  hub = await hubStation(service);
  china = await bagStation(service);
  await saveSetting(service.context, 'chain.ownerAtHub', 'YIWU-WH', 'test');
});

/** A trip that has brought so many parcels without owners, and its unloading begun. */
async function unloading(
  count: number,
  received: Record<string, unknown> = {},
): Promise<{ trip: string; codes: string[] }> {
  const trip = (await hub.office.newTrip()).id;
  const codes = Array.from({ length: count }, newTrackingCode);
  for (const code of codes) {
    await china.scan('RECEIVE', code, received);
    await china.scan('LOAD', code, { trip });
  }
  const body = { requestId: randomUUID(), parcels: count, difference: 'OTHER' };
  dataOf(await hub.office.dispatcher.post(`/trips/${trip}/depart`, body));
  dataOf(await hub.begin(trip));
  return { trip, codes };
}

async function stored(code: string) {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  if (parcel === undefined) throw new Error(`no parcel of ${code}`);
  return parcel;
}

const deliveryOf = async (code: string) =>
  service.context.sql<{ minor: string }[]>`
    select freight_charge.amount_minor as minor from freight_charge join parcel on parcel.id = parcel_id
    where tracking_code = ${code}`;

const takeBack = async (undoes: string, code: string) => {
  const undo = scanOf(service, code, { action: 'UNDO', undoes, reason: 'MISTAKE' });
  const [answer] = await sendScans(await stationPerson(service, 'manager'), hub.device, [undo]);
  return answer;
};

describe('a second weight with the arrival', () => {
  const weighings = (code: string) =>
    service.context.sql`
      select outcome, settled from second_weighing join parcel on parcel.id = parcel_id
      where tracking_code = ${code} order by weighed_at, outcome`;

  test('that is far from the first is asked about, and nothing is written before', async () => {
    const { trip, codes } = await unloading(1, { weightG: 2_000 });
    const [code = ''] = codes;
    const { customerCode } = await newCustomer(service);
    const far = { customerCode, weightG: 200 };
    expect(await hub.scan(code, trip, far)).toMatchObject({
      verdict: 'BLOCKED',
      say: 'FAR_FROM_FIRST_WEIGHT',
    });
    const { state, facts } = await stored(code);
    expect(state.status).toBe('DHWCRK');
    expect(facts).toMatchObject({ customerCode: null, weightG: 2_000 });
    expect(await hub.scan(code, trip, { ...far, isSure: true })).toMatchObject({
      verdict: 'OK',
      say: 'WEIGHT_LOWERED',
      owner: { state: 'GIVEN', weightG: 200 },
    });
  });

  test('says what it came to, is taken once, and is taken back with the arrival', async () => {
    const { trip, codes } = await unloading(2, { weightG: 2_000 });
    const [lower = '', higher = ''] = codes;
    const { customerCode } = await newCustomer(service);
    await saveSetting(service.context, 'trip.weighedAgainPercent', '100', 'test');
    const scans = [
      scanOf(service, lower, { action: 'INBOUND', trip, customerCode, weightG: 1_600 }),
      scanOf(service, higher, { action: 'INBOUND', trip, customerCode, weightG: 2_500 }),
    ];
    const answers = await sendScans(hub.operator, hub.device, scans);
    await saveSetting(service.context, 'trip.weighedAgainPercent', '0', 'test');
    expect(answers).toMatchObject([{ say: 'WEIGHT_LOWERED' }, { say: 'WEIGHT_HIGHER' }]);
    for (const { unloading: numbers } of answers) expect(numbers).not.toHaveProperty('isToBeWeighed');
    const [ofLower, ofHigher] = scans;
    expect(await takeBack(ofLower?.scanId ?? '', lower)).toMatchObject({ verdict: 'OK', say: 'UNDONE' });
    expect(await takeBack(ofHigher?.scanId ?? '', higher)).toMatchObject({ verdict: 'OK', say: 'UNDONE' });
    for (const code of codes) {
      expect((await stored(code)).facts).toMatchObject({ customerCode: null, weightG: 2_000 });
      expect(await weighings(code)).toEqual([]);
    }
  });

  test('that a person has decided about since stays, and one whose place it took waits again', async () => {
    const { trip, codes } = await unloading(1, { weightG: 2_000 });
    const [code = ''] = codes;
    const first = scanOf(service, code, { action: 'INBOUND', trip, weightG: 2_400 });
    await sendScans(hub.operator, hub.device, [first]);
    service.clock.advance(60_000);
    const second = scanOf(service, code, { action: 'INBOUND', trip, weightG: 2_500 });
    await sendScans(hub.operator, hub.device, [second]);
    expect(await takeBack(first.scanId, code)).toMatchObject({ verdict: 'BLOCKED', say: 'CHANGED_SINCE' });
    expect(await takeBack(second.scanId, code)).toMatchObject({ verdict: 'OK', say: 'UNDONE' });
    expect(await weighings(code)).toMatchObject([{ outcome: 'HIGHER', settled: null }]);
    expect((await stored(code)).state.status).toBe('DHWCCK');
  });
});

describe('what is taken back of an owner', () => {
  /** The owner that the scan of a parcel has named is taken back: what that came to. */
  async function giveAndTakeBack(code: string, trip: string, customerCode: string) {
    const scan = scanOf(service, code, { action: 'INBOUND', trip, customerCode, weightG: 900 });
    expect(await sendScans(hub.operator, hub.device, [scan])).toMatchObject([{ owner: { state: 'GIVEN' } }]);
    return () => takeBack(scan.scanId, code);
  }

  const ownerOf = async (code: string) => (await findOwners(service.context.db, [code])).get(code)?.ownerCode;
  const write = (trackingCode: string, what: Omit<ParcelWrite, 'trackingCode'>) =>
    inTransaction(service.context.db, (tx) => writeParcels(service.context, tx, [{ trackingCode, ...what }]));
  const office = { actor: systemPrincipal('cargo'), source: 'office' } as const;
  const inOrder = (code: string, orderCode: string) =>
    write(code, { declare: { facts: { orderCode }, move: office }, moves: [] });

  test('leaves what was asked about before among what is asked about', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    await write(code, { moves: [{ ...office, type: 'FLAG_RAISED', flag: 'UNIDENTIFIED' }] });
    const undo = await giveAndTakeBack(code, trip, (await newCustomer(service)).customerCode);
    expect((await stored(code)).state.problems).toEqual([]);
    expect(await undo()).toMatchObject({ say: 'UNDONE' });
    expect((await stored(code)).state).toMatchObject({ problems: ['UNIDENTIFIED'], awaitsOwner: false });
  });

  test('gives the order back that came with the parcel', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    await inOrder(code, 'RA2611064KX7P1');
    const { customerCode } = await newCustomer(service);
    const undo = await giveAndTakeBack(code, trip, customerCode);
    expect(await ownerOf(code)).toBe(customerCode);
    expect(await undo()).toMatchObject({ say: 'UNDONE' });
    expect(await ownerOf(code)).toBeNull();
    expect((await stored(code)).facts.pickupPointId).toBeNull();
  });

  test('is refused where other parcels are the same customer’s by that order', async () => {
    const { trip, codes } = await unloading(2);
    const [code = '', other = ''] = codes;
    await service.context.sql`
      insert into customer_order (id, code, request_id, created_at)
      select gen_random_uuid(), 'RA2611064KX7P2', gen_random_uuid(), now()`;
    for (const each of codes) await inOrder(each, 'RA2611064KX7P2');
    const { customerCode } = await newCustomer(service);
    const undo = await giveAndTakeBack(code, trip, customerCode);
    expect(await ownerOf(other)).toBe(customerCode);
    expect(await undo()).toMatchObject({ verdict: 'BLOCKED', say: 'CHANGED_SINCE' });
    expect(await ownerOf(code)).toBe(customerCode);
  });
});

describe('a scan at the hub', () => {
  let customer: Customer;
  beforeAll(async () => {
    customer = await newCustomer(service);
  });

  test('gives the owner, the first weight and its price with the arrival, once', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    const written = customer.customerCode.toLowerCase().replace('-', ' ');
    const answer = await hub.scan(code, trip, { customerCode: written, weightG: 2_420, weighedBy: 'SCALE' });
    expect(answer).toMatchObject({
      verdict: 'OK',
      say: 'INBOUND',
      parcel: { customerCode: customer.customerCode, weightG: 2_420 },
      unloading: { scanned: 1 },
      owner: {
        state: 'GIVEN',
        written,
        customers: [{ customerCode: customer.customerCode }],
        weightG: 2_420,
      },
    });
    expect(answer.owner?.customers[0]?.name).toMatch(/•/);
    const { state, facts } = await stored(code);
    expect(state).toMatchObject({ status: 'DHWCCK', problems: [] });
    expect(facts).toMatchObject({ customerCode: customer.customerCode, weightG: 2_420 });
    expect(await deliveryOf(code)).toHaveLength(1);
    expect(await hub.scan(code, trip, { customerCode: written })).toMatchObject({
      owner: { state: 'KNOWN' },
    });
    const weighings = await service.context.sql`
      select from second_weighing join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
    expect(weighings).toHaveLength(0);
  });

  test('is news to the owner with weight and price, in somoni too', async () => {
    const { trip, codes } = await unloading(2);
    const { customerCode, account } = await newCustomer(service);
    const day = dushanbeDay(service.clock.now());
    await service.context.sql`
      insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at)
      values ('USD', 'TJS', ${day}, 9.25, 'NBT', ${service.clock.now()})`;
    for (const code of codes) await hub.scan(code, trip, { customerCode, weightG: 1_210 });
    await runJobs(service);
    service.clock.advance(21 * 60_000);
    await service.context.sql`
      update arrival_news set noted_at = noted_at - interval '1 second' where customer_code = ${customerCode}`;
    await writeArrivalLetter(service.context, { customerCode, status: 'DHWCCK', pickupPointId: null });
    const [letter] = await service.context.sql<{ params: { count: number; sums: ArrivedSums } }[]>`
      select params from letter where recipient = ${account.email} and name = 'parcelsAtHub'`;
    const sums = {
      weightKg: '2.420',
      usd: expect.stringMatching(/^[1-9]/),
      tjs: expect.stringMatching(/^[1-9]/),
    };
    expect(letter?.params).toMatchObject({ count: 2, sums });
    const texts = (['ru', 'en', 'zh', 'tg'] as const).map(
      (locale) => renderLetter('parcelsAtHub', letter?.params as never, locale, undefined).text,
    );
    for (const [index, word] of ['2,42 кг', '2.42 kg', '2.42 公斤', '2,42 кг'].entries())
      expect(texts[index]).toContain(word);
    for (const [index, word] of ['сомони', 'somoni', '索莫尼', 'сомонӣ'].entries())
      expect(texts[index]).toContain(word);
  });

  test('stores an unknown code with the weight, and the parcel is in', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    expect(await hub.scan(code, trip, { customerCode: ' TPS903 ', weightG: 3_100 })).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'NO_SUCH_CUSTOMER',
      owner: { state: 'NOBODY', written: 'TPS903', customers: [], weightG: 3_100 },
    });
    const { state, facts } = await stored(code);
    expect(state).toMatchObject({ status: 'DHWCCK', problems: [] });
    expect(facts).toMatchObject({ customerCode: 'TPS903', weightG: 3_100 });
    // Nothing keeps the unloading open: what is to be decided stands on a list.
    dataOf(await hub.finish(trip));
  });

  test('shows several whom a code may be of, and the whole code chooses', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    const other = await newCustomer(service);
    for (const [code, owner] of [
      ['AK7', customer],
      ['AK07', other],
    ] as const)
      await service.context.sql`
        insert into customer_code_alias (folded, loose, written, user_id, source, since)
        select ${code}, 'AK7', ${code}, id, 'HAND', now() from user_account
        where customer_code = ${owner.customerCode}`;
    const several = await hub.scan(code, trip, { customerCode: 'AK-007', weightG: 850 });
    expect(several).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'SEVERAL_CUSTOMERS',
      owner: { state: 'SEVERAL', written: 'AK-007', weightG: 850 },
    });
    const codesShown = several.owner?.customers.map(({ customerCode }) => customerCode).toSorted();
    expect(codesShown).toEqual([customer.customerCode, other.customerCode].toSorted());
    const { customerCode } = other;
    expect(await hub.scan(code, trip, { customerCode })).toMatchObject({
      owner: { state: 'GIVEN', weightG: 850 },
      parcel: { customerCode },
    });
  });

  test('without a code leaves the parcel awaiting its owner', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    expect(await hub.scan(code, trip, { weightG: 900 })).toMatchObject({
      verdict: 'OK',
      say: 'INBOUND',
      owner: { state: 'AWAITED', weightG: 900 },
    });
    expect((await stored(code)).state).toMatchObject({ awaitsOwner: true, problems: [] });
    expect(await deliveryOf(code)).toHaveLength(1);
  });

  test('asks for a weight where there is none, and for the right customer where there is one', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    const { customerCode } = customer;
    expect(await hub.scan(code, trip, { customerCode })).toMatchObject({
      verdict: 'BLOCKED',
      say: 'WEIGHT_NEEDED',
    });
    expect((await stored(code)).state.status).toBe('DHWCRK');
    expect(await hub.scan(code, trip, { customerCode, isUnweighed: true })).toMatchObject({
      verdict: 'OK',
      owner: { state: 'GIVEN', weightG: null },
    });
    await hub.scan(code, trip, { customerCode, weightG: 1_000 });
    const other = await newCustomer(service);
    expect(await hub.scan(code, trip, { customerCode: other.customerCode })).toMatchObject({
      verdict: 'BLOCKED',
      say: 'OTHER_CUSTOMER',
    });
  });

  test('without a weight takes in nothing that was not expected', async () => {
    const { trip } = await unloading(1);
    const code = newTrackingCode();
    await china.scan('RECEIVE', code);
    const { customerCode } = customer;
    expect(await hub.scan(code, trip, { customerCode, isUnweighed: true })).not.toMatchObject({
      verdict: 'OK',
    });
    expect((await stored(code)).state.status).toBe('DTH');
  });

  test('is taken back whole: arrival, owner, weight and price are as they were', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    const supervisor = await stationPerson(service, 'manager');
    const send = async (
      scan: ReturnType<typeof scanOf>,
      by = hub.operator,
    ): Promise<ScanAnswer | undefined> => (await sendScans(by, hub.device, [scan]))[0];
    const { customerCode } = customer;
    const scan = scanOf(service, code, { action: 'INBOUND', trip, customerCode, weightG: 1_500 });
    await send(scan);
    const undo = { action: 'UNDO', undoes: scan.scanId, reason: 'MISTAKE' };
    expect(await send(scanOf(service, code, undo), supervisor)).toMatchObject({
      verdict: 'OK',
      say: 'UNDONE',
    });
    const { state, facts } = await stored(code);
    expect(state).toMatchObject({ status: 'DHWCRK', awaitsOwner: true });
    expect(facts).toMatchObject({ customerCode: null, weightG: null, pickupPointId: null });
    expect(await deliveryOf(code)).toHaveLength(0);
  });

  test('a weight alone, at the control of weights, is a first one too', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    await hub.scan(code, trip);
    const weigh = scanOf(service, code, { action: 'WEIGH', weightG: 1_200 });
    const [answer] = await sendScans(hub.operator, hub.device, [weigh]);
    expect(answer).toMatchObject({ verdict: 'OK', say: 'WEIGHED_FIRST', parcel: { weightG: 1_200 } });
  });

  test('owner, price and point stand there before Enter, and nothing is written', async () => {
    const { trip, codes } = await unloading(1);
    const [code = ''] = codes;
    const path = `/stations/arrivals/${trip}/owner?deviceId=${hub.device}&parcel=${code}`;
    const foretell = async (query: string) => dataOf(await hub.operator.get(`${path}${query}`));
    expect(await foretell(`&customerCode=${customer.customerCode}&weightG=2420`)).toMatchObject({
      state: 'GIVEN',
      customers: [{ customerCode: customer.customerCode, name: expect.stringMatching(/•/) }],
      weighedG: null,
      price: { usd: { currency: 'USD', amount: expect.stringMatching(/^[1-9]/) } },
    });
    expect(await foretell('&customerCode=TPS903')).toMatchObject({ state: 'NOBODY', price: null });
    expect(await foretell('')).toMatchObject({ state: 'AWAITED' });
    expect((await stored(code)).state.status).toBe('DHWCRK');
    await hub.scan(code, trip, { customerCode: customer.customerCode, weightG: 2_420 });
    const counts = dataOf(await hub.operator.get(`/stations/arrivals/${trip}/owners?deviceId=${hub.device}`));
    expect(counts).toEqual({ owned: 1, awaited: 0, unknown: 0, unweighed: 0 });
  });

  test('is asked for owners of what was left to it, also where the setting has changed on the road', async () => {
    const { trip } = await unloading(1);
    const plain = await hub.tripOnTheRoad();
    const listed = async () => {
      const arrivals = await hub.operator.get(`/stations/arrivals?deviceId=${hub.device}`);
      const { list } = dataOf<{ list: { code: string; isOwnerAtHub: boolean }[] }>(arrivals);
      return new Map(list.map(({ code, isOwnerAtHub }) => [code, isOwnerAtHub]));
    };
    const before = await listed();
    expect([before.get(trip), before.get(plain)]).toEqual([true, true]);
    await saveSetting(service.context, 'chain.ownerAtHub', null, 'test');
    const after = await listed();
    await saveSetting(service.context, 'chain.ownerAtHub', 'YIWU-WH', 'test');
    expect([after.get(trip), after.get(plain)]).toEqual([true, false]);
  });

  test('after two days without an owner it is unidentified, and the office gives it to a customer', async () => {
    const { trip, codes } = await unloading(2);
    const [code = '', other = ''] = codes;
    await hub.scan(code, trip, { weightG: 700 });
    await hub.scan(other, trip, { customerCode: 'TPS904', weightG: 700 });
    dataOf(await hub.finish(trip));
    service.clock.advance(47 * 3_600_000);
    await flagLateOwners(service.context);
    expect((await stored(code)).state.problems).toEqual([]);
    service.clock.advance(2 * 3_600_000);
    await flagLateOwners(service.context);
    expect((await stored(code)).state).toMatchObject({ problems: ['UNIDENTIFIED'], awaitsOwner: false });
    // Its code says who is to be found.
    expect((await stored(other)).state.problems).toEqual([]);
    const manager = await stationPerson(service, 'manager');
    const body = { customerCode: customer.customerCode, reason: 'they have called' };
    dataOf(await manager.post(`/staff/parcels/${code}/assign`, body));
    expect((await stored(code)).facts.customerCode).toBe(customer.customerCode);
    expect((await stored(code)).state.problems).toEqual([]);
  });
});
