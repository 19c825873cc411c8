import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { confirm, problemsIn, upload } from '../../../../test/declarations.ts';
import { declaringTwice } from '../../../../test/declared-twice.ts';
import { createOrderApp, newCustomer, orderOf, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { startServices } from '../../../../test/two-services.ts';
import { whenServed } from '../../../../test/when-served.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let fixture: ReturnType<typeof declaringTwice>;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  fixture = declaringTwice(service, points.khujand);
});

/** What differs between any two orders is left out. */
function shapeOf(order: Record<string, unknown>, trackingCode: string) {
  const { code, ...rest } = order;
  const described = JSON.stringify(rest).replaceAll(trackingCode, 'CODE').replaceAll(String(code), 'ORDER');
  return JSON.parse(described) as object;
}

describe('a code that somebody else has declared', () => {
  test('is declared again with the answers of a fresh one, in every step of the order', async () => {
    const code = newTrackingCode();
    const fresh = newTrackingCode();
    await fixture.declare(await fixture.customer(), [code]);
    const farhod = await fixture.customer();
    const sitora = await fixture.customer();
    const both = async (
      ask: (caller: Customer, code: string, order: string) => Promise<{ json: object }>,
      orders: readonly [string, string],
    ) => {
      const [second, first] = await Promise.all([
        ask(farhod, code, orders[0]),
        ask(sitora, fresh, orders[1]),
      ]);
      const data = (answer: { json: object }) => (answer.json as { data: Record<string, unknown> }).data;
      expect(shapeOf(data(second), code)).toEqual(shapeOf(data(first), fresh));
    };
    const orders = [
      (await fixture.declare(farhod, [code])).code,
      (await fixture.declare(sitora, [fresh])).code,
    ] as const;
    await both((caller, _, order) => caller.ask('GET', `/orders/${order}`), orders);
    const described = (caller: Customer, order: string) =>
      caller.ask('POST', '/common/orderstatusinfo', { orderCodes: [order] });
    const stages = await Promise.all([described(farhod, orders[0]), described(sitora, orders[1])]);
    const [second, first] = stages.map(({ json }) => (json['data'] as Record<string, unknown>[])[0]);
    expect({ ...second, orderCode: '' }).toEqual({ ...first, orderCode: '' });
    await both((caller, _, order) => caller.ask('POST', `/orders/${order}/submit`), orders);
    await both(
      (caller, own, order) =>
        caller.ask('PUT', `/orders/${order}`, { version: 1, trackingCodes: [own], note: 'x', weightKg: '3' }),
      orders,
    );
    await both((caller, _, order) => caller.ask('POST', `/orders/${order}/cancel`), orders);
    await fixture.isWhole();
  });

  test('is found by its second customer in list, search, cabinet and tracking, with his own order', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    for (const [caller, order] of [
      [first, one],
      [second, other],
    ] as const) {
      expect((await caller.ask('GET', `/orders?search=${code}`)).json['data']).toMatchObject({
        total: 1,
        list: [{ code: order.code, parcels: 1, status: 'DTH' }],
      });
      expect((await caller.ask('GET', '/profile/parcels')).json['data']).toMatchObject({
        list: [{ trackingCode: code, orderCode: order.code, status: 'DTH' }],
      });
      const own = await caller.ask('POST', '/track/query', { trackingCodeList: [code] });
      expect(own.json['data']).toMatchObject({
        detailList: [{ orderCode: order.code, own: { pickupPoint: { id: points.khujand } } }],
      });
      const byOrder = await caller.ask('POST', '/track/query', { trackingCodeList: [order.code] });
      expect(byOrder.json['data']).toMatchObject({ count: 1, detailList: [{ trackingCode: code }] });
    }
    await fixture.isWhole();
  });

  test('has no order in the public answer while two wait, and one again when one of them is left', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    expect(await fixture.tracked(code)).toMatchObject({ status: 'DTH', orderCode: null });
    await second.ask('POST', `/orders/${other.code}/cancel`);
    expect(await fixture.tracked(code)).toMatchObject({ status: 'DTH', orderCode: one.code });
    const again = await fixture.declare(second, [code]);
    expect((await fixture.tracked(code))['orderCode']).toBeNull();
    await first.ask('POST', `/orders/${one.code}/cancel`);
    expect(await fixture.tracked(code)).toMatchObject({ status: 'NEW', orderCode: again.code });
    expect(await fixture.read(first, one.code)).toMatchObject({ status: 'YQX', parcels: 1 });
    expect(await fixture.read(second, again.code)).toMatchObject({ status: 'NEW', canSubmit: true });
    await fixture.isWhole();
  });

  test('is the next one’s when the first takes it out of his order', async () => {
    const code = newTrackingCode();
    const remaining = newTrackingCode();
    const [first, second] = [await fixture.customer(), await fixture.customer()];
    const one = await fixture.declare(first, [code, remaining]);
    const other = await fixture.declare(second, [code]);
    const changed = await first.ask('PUT', `/orders/${one.code}`, { version: 1, trackingCodes: [remaining] });
    expect(orderOf(changed)).toMatchObject({ status: 'NEW', parcels: 2 });
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: other.code });
    expect((await fixture.submit(second, other.code)).status).toBe('DTH');
    await fixture.isWhole();
  });

  test('a line cancelled before China has it bars no customer, its own neither', async () => {
    const code = newTrackingCode();
    const [first, second] = [await fixture.customer(), await fixture.customer()];
    const one = await fixture.declare(first, [code]);
    await first.ask('POST', `/orders/${one.code}/cancel`);
    const other = await fixture.declare(second, [code]);
    expect(await fixture.tracked(code)).toMatchObject({ status: 'NEW', orderCode: other.code });
    await second.ask('POST', `/orders/${other.code}/cancel`);
    const again = await fixture.declare(second, [code]);
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: again.code });
    expect(await fixture.read(first, one.code)).toMatchObject({ status: 'YQX', parcels: 1 });
    await fixture.isWhole();
  });

  test('is refused to a customer who has it in another order, and to all once China has it', async () => {
    const { code, first, second } = await fixture.twice();
    for (const caller of [first, second]) {
      const answer = await caller.ask('POST', '/orders', { requestId: randomUUID(), trackingCodes: [code] });
      expect(answer.json['error']).toBe('orders.codeTaken');
    }
    const arrived = await builders(service.context).parcelReceivedInChina();
    const answer = await first.ask('POST', '/orders', { requestId: randomUUID(), trackingCodes: [arrived] });
    expect(answer.json['error']).toBe('orders.codeTaken');
  });

  test('is taken from a file as a fresh one is, and the file says nothing of it', async () => {
    const code = newTrackingCode();
    await fixture.declare(await fixture.customer(), [code]);
    const farhod = await fixture.customer();
    await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
    const file = await upload(
      service,
      farhod,
      `Tracking number,Goods\n${code},Tea\n${newTrackingCode()},Tea`,
    );
    expect(problemsIn(file)).toEqual({});
    expect((await confirm(farhod, file.id)).accepted).toHaveLength(2);
    await fixture.isWhole();
  });

  test('declared by 20 customers at once over two processes has one parcel and 20 lines', async () => {
    const { service: crowded, points: where } = await createOrderApp();
    crowded.clock.set(new Date().toISOString());
    const callers = await Promise.all(Array.from({ length: 20 }, () => newCustomer(crowded)));
    const code = newTrackingCode();
    const services = await startServices(crowded.address, 2, {
      RATE_LIMIT: '0',
      // A crowded machine is no failure.
      OVERLOAD_MS: '0',
    });
    try {
      const answers = await Promise.all(
        callers.map(({ token }, at) => {
          const body = { requestId: randomUUID(), pickupPointId: where.khujand, trackingCodes: [code] };
          return whenServed(
            async () => {
              const answer = await fetch(`${services.addresses[at % 2]}/api/orders`, {
                method: 'POST',
                headers: { token, 'content-type': 'application/json' },
                body: JSON.stringify(body),
              });
              return (await answer.json()) as { code: number; error?: string };
            },
            ({ error }) => error,
          );
        }),
      );
      expect(answers.map((answer) => answer.code)).toEqual(callers.map(() => 0));
      const rows = await crowded.context.sql`
        select is_current, count(*)::integer as count, bool_or(declared_twice) as twice from parcel
        group by is_current order by is_current`;
      expect(rows).toMatchObject([
        { is_current: false, count: 19, twice: false },
        { is_current: true, count: 1, twice: true },
      ]);
    } finally {
      await services.stop();
    }
  });
});
