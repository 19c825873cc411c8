import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import {
  advance,
  bind,
  codesOf,
  createPointFixture,
  pointOf,
  preview,
  sentOrder,
  station,
  type PointFixture,
} from '../../../../test/order-points.ts';
import { newCustomer, newOrder, orderOf, whole } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';

let fixture: PointFixture;
let service: TestApp;
let points: PointFixture['points'];

beforeAll(async () => {
  fixture = await createPointFixture();
  ({ service, points } = fixture);
});

const customer = () => newCustomer(service);

describe('a switch of the pickup point', () => {
  test('takes orders along with their parcels, and every room says so', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const [draft, sent] = [
      await newOrder(farhod, points.khujand),
      await sentOrder(farhod, points.khujand, 2),
    ];
    const plan = await preview(farhod, points.kulob);
    expect(plan).toMatchObject({ pickupPoint: { id: points.kulob }, follow: 3, stay: 0, staying: [] });
    expect(plan.following).toEqual([
      { orderCode: draft.code, trackingCodes: codesOf(draft) },
      { orderCode: sent.code, trackingCodes: codesOf(sent) },
    ]);
    expect(await pointOf(fixture, farhod, sent.code)).toBe(points.khujand);
    const { planVersion, ...described } = plan;
    const done = await bind(farhod, points.kulob, planVersion);
    expect(done.json['data']).toEqual({ ...described, waiting: 0 });
    expect(await pointOf(fixture, farhod, draft.code)).toBe(points.kulob);
    expect(await pointOf(fixture, farhod, sent.code)).toBe(points.kulob);
  });

  test('leaves an order that was sent elsewhere on purpose, and says why', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const forBrother = await sentOrder(farhod, points.kulob);
    const own = await sentOrder(farhod, points.khujand);
    const plan = await preview(farhod, points.hisor);
    expect(plan).toMatchObject({ follow: 1, stay: 1, following: [{ orderCode: own.code }] });
    expect(plan.staying).toEqual([
      {
        orderCode: forBrother.code,
        trackingCodes: codesOf(forBrother),
        reason: 'CHOSEN',
        pickupPoint: { id: points.kulob, code: 'PP-KULOB', name: 'Point KULOB', city: 'Kulob' },
      },
    ]);
    await bind(farhod, points.hisor, plan.planVersion);
    expect(await pointOf(fixture, farhod, forBrother.code)).toBe(points.kulob);
    expect(await pointOf(fixture, farhod, own.code)).toBe(points.hisor);
  });

  test('leaves an order whole as soon as a part of it has left the hub', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const [gone, parted, atHub] = [
      await sentOrder(farhod, points.khujand),
      await sentOrder(farhod, points.khujand, 2),
      await sentOrder(farhod, points.khujand),
    ];
    await advance(service, codesOf(gone)[0] ?? '', 'PP_RECEIVED');
    await advance(service, codesOf(parted)[0] ?? '', 'HUB_OUTBOUND');
    await advance(service, codesOf(atHub)[0] ?? '', 'HUB_INBOUND');
    expect((await bind(farhod, points.kulob)).json['data']).toMatchObject({
      follow: 1,
      stay: 3,
      waiting: 0,
      following: [{ orderCode: atHub.code }],
      staying: [
        { orderCode: gone.code, reason: 'LEFT_HUB', pickupPoint: { id: points.khujand } },
        { orderCode: parted.code, reason: 'PART_LEFT_HUB', pickupPoint: { id: points.khujand } },
      ],
    });
    for (const order of [gone, parted])
      expect(await pointOf(fixture, farhod, order.code)).toBe(points.khujand);
    expect(await pointOf(fixture, farhod, atHub.code)).toBe(points.kulob);
  });

  test('takes along cancelled parcels of an order, so that one that comes back goes where the others go', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const order = await sentOrder(farhod, points.khujand, 2);
    const [remaining = '', cancelled = ''] = codesOf(order);
    const body = { version: order.version, trackingCodes: [remaining] };
    await farhod.ask('PUT', `/orders/${order.code}`, body);
    expect((await bind(farhod, points.kulob)).json['data']).toMatchObject({ follow: 1 });
    const [last] = await service.context.sql<{ seq: number }[]>`
      select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${cancelled}`;
    await moveParcel(service.context, cancelled, { type: 'CORRECTED', corrects: last?.seq ?? 0, ...station });
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.kulob);
  });

  test('takes along parcels that are in no order yet', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const facts = { customerCode: farhod.customerCode, pickupPointId: points.khujand, orderCode: null };
    const code = await builders(service.context).parcelOnTheRoad({ facts });
    expect((await bind(farhod, points.kulob)).json['data']).toMatchObject({
      following: [{ orderCode: null, trackingCodes: [code] }],
    });
  });

  test('that would come to something else than what was shown is refused, and changes nothing', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const order = await sentOrder(farhod, points.khujand);
    const { planVersion } = await preview(farhod, points.kulob);
    await advance(service, codesOf(order)[0] ?? '', 'HUB_INBOUND');
    expect((await preview(farhod, points.kulob)).planVersion).toBe(planVersion);
    await moveParcel(service.context, codesOf(order)[0] ?? '', { type: 'HUB_OUTBOUND', ...station });
    const refused = await bind(farhod, points.kulob, planVersion);
    expect(refused).toMatchObject({ status: 409, json: { error: 'orders.switchChangedMeanwhile' } });
    expect((await farhod.ask('GET', '/profile/pickup-point')).json['data']).toMatchObject({
      pickupPoint: { id: points.khujand },
    });
    const again = await preview(farhod, points.kulob);
    expect((await bind(farhod, points.kulob, again.planVersion)).json['data']).toMatchObject({ stay: 1 });
  });

  test('repeated after its answer was lost is no failure', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    await sentOrder(farhod, points.khujand);
    const { planVersion } = await preview(farhod, points.kulob);
    await bind(farhod, points.kulob, planVersion);
    expect((await bind(farhod, points.kulob, planVersion)).json).toMatchObject({
      code: 0,
      data: { pickupPoint: { id: points.kulob }, follow: 0, stay: 0 },
    });
  });

  test('to a point that is none is refused before as well', async () => {
    const farhod = await customer();
    const { json } = await farhod.ask('GET', '/profile/pickup-point/preview?pickupPointId=1');
    expect(json).toMatchObject({ error: 'orders.pickupPointNeeded' });
  });
});

test('the first point that is bound is taken by orders without one, not by those with another', async () => {
  const farhod = await customer();
  const without = orderOf(await farhod.ask('POST', '/orders', { requestId: randomUUID(), ...whole }));
  expect(without.pickupPoint).toBeNull();
  const chosen = await sentOrder(farhod, points.khujand);
  expect((await bind(farhod, points.kulob)).json['data']).toMatchObject({
    follow: 1,
    stay: 1,
    following: [{ orderCode: without.code }],
    staying: [{ orderCode: chosen.code, reason: 'CHOSEN' }],
  });
  expect(await pointOf(fixture, farhod, without.code)).toBe(points.kulob);
  expect(await pointOf(fixture, farhod, chosen.code)).toBe(points.khujand);
  expect((await farhod.ask('POST', `/orders/${without.code}/submit`)).json['code']).toBe(0);
});

describe('an order', () => {
  test('of which only the note is changed goes where it went', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const order = await sentOrder(farhod, points.khujand);
    await bind(farhod, points.kulob);
    const { version } = orderOf(await farhod.ask('GET', `/orders/${order.code}`));
    const stale = await farhod.ask('PUT', `/orders/${order.code}`, {
      version: order.version,
      note: 'Fragile',
    });
    expect(stale.json).toMatchObject({ error: 'orders.changedMeanwhile' });
    const changed = await farhod.ask('PUT', `/orders/${order.code}`, { version, note: 'Fragile' });
    expect(changed.json).toMatchObject({ code: 0, data: { pickupPoint: { id: points.kulob } } });
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.kulob);
  });

  test('that is sent elsewhere on purpose takes its parcels along, until China has received one', async () => {
    const farhod = await customer();
    const order = await sentOrder(farhod, points.khujand, 2);
    const change = async (pickupPointId: number) => {
      const { version } = orderOf(await farhod.ask('GET', `/orders/${order.code}`));
      return farhod.ask('PUT', `/orders/${order.code}`, { version, pickupPointId });
    };
    await change(points.kulob);
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.kulob);
    await advance(service, codesOf(order)[0] ?? '', 'HUB_INBOUND');
    expect((await change(points.khujand)).json).toMatchObject({ error: 'orders.tooLateToChange' });
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.kulob);
  });

  test('takes in an own parcel that has left the hub only when it goes there', async () => {
    const farhod = await customer();
    const facts = { customerCode: farhod.customerCode, pickupPointId: points.khujand, orderCode: null };
    const code = await builders(service.context).parcelAtPickupPoint({ facts });
    const body = { requestId: randomUUID(), pickupPointId: points.kulob, trackingCodes: [code] };
    expect((await farhod.ask('POST', '/orders', body)).json).toMatchObject({
      error: 'orders.parcelElsewhere',
    });
    const order = await newOrder(farhod, points.khujand, { trackingCodes: [code] });
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.khujand);
  });
});
