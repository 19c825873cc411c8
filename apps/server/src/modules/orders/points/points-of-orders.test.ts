import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { importText, problemsOf } from '../../../../test/import-text.ts';
import {
  advance,
  bind,
  codesOf,
  createPointFixture,
  pointOf,
  sentOrder,
  type PointFixture,
} from '../../../../test/order-points.ts';
import { newCustomer, newOrder, type Order } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { newOrderCode } from '../../tracking/tracking.service.ts';

let fixture: PointFixture;
let service: TestApp;
let points: PointFixture['points'];

beforeAll(async () => {
  fixture = await createPointFixture();
  ({ service, points } = fixture);
});

const customer = () => newCustomer(service);

describe('a file of the office', () => {
  const importRows = (rows: string[]) =>
    importText(service.context, ['Tracking code,Order code,Pickup point,Status', ...rows].join('\n'));

  test('that names another point for a parcel sends its whole order there', async () => {
    const farhod = await customer();
    const order = await sentOrder(farhod, points.khujand, 2);
    const report = await importRows([`${codesOf(order)[0] ?? ''},${order.code},PP-KULOB,`]);
    expect(report.problems).toEqual([]);
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.kulob);
  });

  test('that brings another parcel of an order without a point sends it where the order goes', async () => {
    const farhod = await customer();
    const order = await sentOrder(farhod, points.khujand);
    await importRows([`${newTrackingCode()},${order.code},,`]);
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.khujand);
  });

  test('cannot part an order: neither by two of its rows, nor from what has left the hub', async () => {
    const farhod = await customer();
    const order = await sentOrder(farhod, points.khujand, 2);
    const [first = '', second = ''] = codesOf(order);
    await advance(service, first, 'HUB_OUTBOUND');
    const report = await importRows([`${second},${order.code},PP-KULOB,`]);
    expect(problemsOf(report)).toEqual([[2, 'Order code', order.code, 'orderRefused']]);
    expect(await pointOf(fixture, farhod, order.code)).toBe(points.khujand);
    const fresh = newOrderCode('2026-11-01');
    const both = await importRows([
      `${newTrackingCode()},${fresh},PP-KULOB,`,
      `${newTrackingCode()},${fresh},PP-KHUJAND,`,
    ]);
    expect(problemsOf(both)).toEqual([[3, 'Pickup point', 'PP-KHUJAND', 'otherPointOfOrder']]);
  });
});

describe('at the same moment', () => {
  test('switches in two tabs leave orders and parcels at one of the points', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const orders = [await sentOrder(farhod, points.khujand, 2), await newOrder(farhod, points.khujand)];
    const targets = [points.kulob, points.khujand, points.kulob, points.khujand, points.kulob];
    const answers = await Promise.all(targets.map((target) => bind(farhod, target)));
    expect(answers.every(({ json }) => json['code'] === 0)).toBe(true);
    const { pickupPoint } = (await farhod.ask('GET', '/profile/pickup-point')).json['data'] as {
      pickupPoint: { id: number };
    };
    for (const { code } of orders) expect(await pointOf(fixture, farhod, code)).toBe(pickupPoint.id);
  });

  test('a switch, edits of the order and new orders leave each order with its parcels', async () => {
    const farhod = await customer();
    await bind(farhod, points.khujand);
    const order = await sentOrder(farhod, points.khujand, 3);
    const edit = (fields: object) =>
      farhod.ask('PUT', `/orders/${order.code}`, { version: order.version, ...fields });
    const fresh = () =>
      farhod.ask('POST', '/orders', { requestId: randomUUID(), trackingCodes: [newTrackingCode()] });
    const answers = await Promise.all([
      fresh(),
      bind(farhod, points.kulob),
      edit({ note: 'Fragile' }),
      fresh(),
      edit({ pickupPointId: points.kulob }),
      edit({ trackingCodes: [...codesOf(order), newTrackingCode()] }),
      fresh(),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { list } = (await farhod.ask('GET', '/orders')).json['data'] as { list: Order[] };
    expect(list).toHaveLength(4);
    // No other point was chosen, so in any order of arrival all of them go to the new one.
    for (const { code } of list) expect(await pointOf(fixture, farhod, code)).toBe(points.kulob);
  });
});
