/**
 * How many statements wait for the answer of another in what cargo is moved by, scan after scan, and at the door of a
 * customer. Above the twelve of a counter: they hold what there is, so that it does not grow.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { bagStation, newBagCode } from './bags.ts';
import { countStatements, expectWaits } from './counted-waits.ts';
import { counterClerk, openPurse, openShift, type CounterClerk } from './counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from './money.ts';
import { createOrderApp, newCustomer } from './orders.ts';
import { onlyStop, ownRound } from './own-rounds.ts';
import { dataOf, scanOf, sendScans } from './stations.ts';
import type { TestApp } from './test-app.ts';
import { readyParcel, setRate } from './tills.ts';
import { acceptStation, transferStation } from './transfers.ts';
import { hubStation } from './unloading.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let clerk: CounterClerk;
beforeAll(async () => {
  countStatements();
  ({ service, points } = await createOrderApp());
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
});

const ofCustomer = async () => {
  const { customerCode } = await newCustomer(service);
  return { customerCode, pickupPointId: points.khujand, orderCode: null };
};
const receivedAt = '2026-10-25T06:00:00Z';

test('a parcel is put into a bag', async () => {
  const station = await bagStation(service);
  await expectWaits(14, async () => {
    const code = await station.received({ facts: await ofCustomer(), receivedAt });
    const bag = newBagCode();
    await station.scan('BAG_OPEN', bag);
    return async () => expect(await station.put(code, bag)).toMatchObject({ verdict: 'OK' });
  });
});

test('a parcel is loaded on a trip', async () => {
  const station = await bagStation(service);
  const { office } = await hubStation(service);
  await expectWaits(14, async () => {
    const code = await station.received();
    const { id: trip } = await office.newTrip();
    const planned = { requestId: randomUUID(), act: 'TAKE', codes: [code] };
    dataOf(await office.dispatcher.post(`/trips/${trip}/plan`, planned));
    return async () => expect(await station.scan('LOAD', code, { trip })).toMatchObject({ verdict: 'OK' });
  });
});

test('a parcel is taken off a trip at the hub, and weighed again', async () => {
  const hub = await hubStation(service);
  const comeIn = async () => {
    const trip = await hub.tripOnTheRoad();
    const code = await hub.onTheRoad(
      { facts: { ...(await ofCustomer()), weightG: 4_000 }, receivedAt },
      trip,
    );
    await hub.begin(trip);
    return { trip, code };
  };
  await expectWaits(13, async () => {
    const { trip, code } = await comeIn();
    return async () => expect(await hub.scan(code, trip)).toMatchObject({ verdict: 'OK' });
  });
  await expectWaits(18, async () => {
    const { trip, code } = await comeIn();
    await hub.scan(code, trip);
    const scan = scanOf(service, code, { action: 'WEIGH', weightG: 3_000, weighedBy: 'SCALE' });
    return async () =>
      expect((await sendScans(hub.operator, hub.device, [scan]))[0]).toMatchObject({ verdict: 'OK' });
  });
});

test('a parcel goes into a transfer, and is taken in at the point', async () => {
  const hub = await transferStation(service);
  const point = await acceptStation(service);
  const filled = async () => {
    const code = await hub.atHub(points.khujand, { facts: await ofCustomer(), receivedAt });
    const transfer = await hub.open(points.khujand);
    return { code, transfer };
  };
  await expectWaits(12, async () => {
    const { code, transfer } = await filled();
    return async () => expect(await hub.scan(code, transfer)).toMatchObject({ verdict: 'OK' });
  });
  await expectWaits(16, async () => {
    const { code, transfer } = await filled();
    await hub.scan(code, transfer);
    const { left } = await hub.page(transfer);
    const others = left.list.map(({ code: other }) => other);
    if (others.length > 0) await hub.settle(transfer, 'NEXT_TRANSFER', others);
    dataOf(await hub.depart(transfer));
    dataOf(await point.begin(transfer));
    return async () => expect(await point.scan(code, transfer)).toMatchObject({ verdict: 'OK' });
  });
});

test('a courier gives a parcel at the door, and takes what is owed', async () => {
  await expectWaits(31, async () => {
    const customer = await newCustomer(service, { email: `${randomUUID()}@example.com` });
    const code = await readyParcel(service, customer, points.khujand);
    const door = { address: 'ул. Ленина, 112, кв. 34', landmark: 'за аптекой', phone: '+992927005570' };
    moneyOf(await customer.ask('PUT', '/profile/courier', { trackingCodes: [code], ...door }));
    const courier = await moneyPerson(service, 'courier', 'PP-KHUJAND');
    await openPurse(courier);
    const { roundId } = moneyOf<{ roundId: string }>(
      await clerk.post('/courier/out', { courierId: courier.account.id, code }),
    );
    moneyOf(await clerk.post(`/courier/rounds/${roundId}/set-out`, { from: '14:00', to: '18:00' }));
    const stop = await onlyStop(courier);
    const { shiftId, rate } = await ownRound(courier);
    const cash = {
      requestId: randomUUID(),
      shiftId,
      TJS: stop.owedTjs?.amount ?? '0',
      charges: stop.charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
      rate: { rate: rate.rate, rateDate: rate.rateDate },
    };
    const giving = {
      deviceId: randomUUID(),
      at: service.context.clock.now().toISOString(),
      cash,
      proof: { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '4821' } },
      parcels: [{ requestId: randomUUID(), trackingCode: code }],
    };
    return async () => expect(endOf(await courier.post(`/courier/stops/${stop.id}/give`, giving))).toBe('ok');
  });
});
