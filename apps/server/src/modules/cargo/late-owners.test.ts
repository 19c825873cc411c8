import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { bagStation, type BagStation } from '../../../test/bags.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import { dataOf } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { hubStation, type HubStation } from '../../../test/unloading.ts';
import { inTransaction } from '../../platform/database.ts';
import { systemPrincipal } from '../../principal.ts';
import { saveSetting } from '../reference-data/settings.service.ts';
import { findParcelsOfCodes, writeParcels, type ParcelWrite } from '../tracking/tracking.service.ts';
import { flagLateOwners } from './kinds/late-owners.service.ts';

let service: TestApp;
let hub: HubStation;
let china: BagStation;
let khujand: number;
beforeAll(async () => {
  const app = await createOrderApp();
  service = app.service;
  khujand = app.points.khujand;
  service.clock.advance(30 * 86_400_000);
  hub = await hubStation(service);
  china = await bagStation(service);
  await saveSetting(service.context, 'chain.ownerAtHub', 'YIWU-WH', 'test');
});

async function received(): Promise<string> {
  const code = newTrackingCode();
  await china.scan('RECEIVE', code);
  return code;
}

/** A trip with one parcel that awaits its owner, and its unloading begun. */
async function unloading(): Promise<{ trip: string; code: string }> {
  const trip = (await hub.office.newTrip()).id;
  const code = await received();
  await china.scan('LOAD', code, { trip });
  const body = { requestId: randomUUID(), parcels: 1, difference: 'OTHER' };
  dataOf(await hub.office.dispatcher.post(`/trips/${trip}/depart`, body));
  dataOf(await hub.begin(trip));
  return { trip, code };
}

/** What a parcel is flagged with after two days. */
async function flagsLater(code: string): Promise<readonly string[]> {
  const later = new Date(service.clock.now().getTime() + 49 * 3_600_000);
  await flagLateOwners({ ...service.context, clock: { now: () => later } });
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  return parcel?.state.problems ?? [];
}

const write = (trackingCode: string, what: Omit<ParcelWrite, 'trackingCode'>) =>
  inTransaction(service.context.db, (tx) => writeParcels(service.context, tx, [{ trackingCode, ...what }]));
const office = { actor: systemPrincipal('cargo'), source: 'office' } as const;

test('what came beside those expected is asked about, of no trip or of another one that has not left', async () => {
  const { trip, code } = await unloading();
  const [ofNone, ofOther] = [await received(), await received()];
  await china.scan('LOAD', ofOther, { trip: (await hub.office.newTrip()).id });
  await hub.scan(code, trip);
  for (const each of [ofNone, ofOther])
    expect(await hub.scan(each, trip, { isSure: true })).toMatchObject({ say: 'INBOUND_SURPLUS' });
  // It still goes on: somebody may come upon the code.
  expect(await flagsLater(ofNone)).toEqual([]);
  dataOf(await hub.finish(trip));
  expect(await flagsLater(ofNone)).toEqual(['UNIDENTIFIED']);
  expect(await flagsLater(ofOther)).toEqual(['UNIDENTIFIED']);
});

test('what has come to its point by now is asked about', async () => {
  const { trip, code } = await unloading();
  await hub.scan(code, trip);
  dataOf(await hub.finish(trip));
  await write(code, { moves: [{ ...office, type: 'PP_RECEIVED', placeId: khujand }] });
  expect(await hub.statusOf(code)).toBe('DKHQS');
  expect(await flagsLater(code)).toEqual(['UNIDENTIFIED']);
});

test('an order names an owner by its customer, and by nothing else', async () => {
  const { trip, code } = await unloading();
  await hub.scan(code, trip);
  dataOf(await hub.finish(trip));
  await write(code, { declare: { facts: { orderCode: 'RA2611064KX7PY' }, move: office }, moves: [] });
  const { customerCode } = await newCustomer(service);
  await service.context.sql`
    insert into customer_order (id, code, customer_id, request_id, created_at)
    select gen_random_uuid(), 'RA2611064KX7PY', id, gen_random_uuid(), now() from user_account where customer_code = ${customerCode}`;
  expect(await flagsLater(code)).toEqual([]);
  await service.context.sql`update customer_order set customer_id = null where code = 'RA2611064KX7PY'`;
  expect(await flagsLater(code)).toEqual(['UNIDENTIFIED']);
});
