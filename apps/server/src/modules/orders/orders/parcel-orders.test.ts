import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { importText, problemsOf } from '../../../../test/import-text.ts';
import { createOrderApp, newCustomer, newOrder, orderOf, type Customer } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { newOrderCode } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const header = 'Tracking code,Order code,Customer code,Pickup point,Received in China';
type Row = { code?: string; order?: string; customer?: string; point?: string; received?: string };

/** Imports rows of parcels; the tracking codes and the report. */
async function importRows(rows: readonly Row[], context = service.context) {
  const codes = rows.map(({ code }) => code ?? newTrackingCode());
  const lines = rows.map(({ order = '', customer = '', point = '', received = '' }, index) =>
    [codes[index], order, customer, point, received].join(','),
  );
  return { codes, report: await importText(context, `${header}\n${lines.join('\n')}\n`) };
}

const freshOrder = () => newOrderCode('2026-11-01');

async function storedOrders(codes: readonly string[]) {
  return service.context.sql<{ code: string; customer_id: string | null; pickup_point_id: number | null }[]>`
    select code, customer_id, pickup_point_id, created_at from customer_order where code = any(${codes as string[]})`;
}

async function ownerOf(trackingCode: string | undefined): Promise<string | null | undefined> {
  const [row] = await service.context.sql<{ customer_code: string | null }[]>`
    select customer_code from parcel where tracking_code = ${trackingCode ?? ''} and is_current`;
  return row?.customer_code;
}

const seen = async (customer: Customer, order: string) =>
  orderOf(await customer.ask('GET', `/orders/${order}`)).parcelList.map((parcel) => parcel.trackingCode);

describe('an order code of a file', () => {
  test('gets its order without a customer, once for all its parcels and for both files', async () => {
    const order = freshOrder();
    const { report } = await importRows([
      { order, point: 'PP-KHUJAND', received: '2026-11-03' },
      { order, received: '2026-11-01' },
    ]);
    expect(report.problems).toEqual([]);
    await importRows([{ order }]);
    expect(await storedOrders([order])).toEqual([
      {
        code: order,
        customer_id: null,
        pickup_point_id: points.khujand,
        created_at: new Date('2026-11-01T04:00:00Z'),
      },
    ]);
  });

  test('beside the code of a customer makes his order', async () => {
    const farhod = await newCustomer(service);
    const order = freshOrder();
    const { codes } = await importRows([{ order, customer: farhod.customerCode, point: 'PP-KULOB' }]);
    expect(await seen(farhod, order)).toEqual(codes);
    const list = await farhod.ask('GET', '/orders');
    expect(list.json['data']).toMatchObject({
      total: 1,
      list: [{ code: order, pickupPoint: { id: points.kulob } }],
    });
  });

  test('a parcel of an unknown customer leaves the order without one', async () => {
    const order = freshOrder();
    await importRows([{ order, customer: 'TJ-0000001' }]);
    expect(await storedOrders([order])).toMatchObject([{ customer_id: null }]);
  });

  test('that a customer has brings its parcels to him, and those of earlier files with them', async () => {
    const farhod = await newCustomer(service);
    const order = freshOrder();
    const { codes: early } = await importRows([{ order }]);
    expect(await ownerOf(early[0])).toBeNull();
    const { codes: late } = await importRows([{ order, customer: farhod.customerCode }, { order }]);
    expect(await seen(farhod, order)).toEqual([...early, ...late]);
    for (const code of [...early, ...late]) expect(await ownerOf(code)).toBe(farhod.customerCode);
    expect(await checkReadModel(service.context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
  });

  test('of an order that a customer made himself adds to it and changes nothing that he said', async () => {
    const farhod = await newCustomer(service);
    const made = await newOrder(farhod, points.khujand, { goods: 'Shoes' });
    const { codes, report } = await importRows([{ order: made.code }]);
    expect(report.problems).toEqual([]);
    expect(await seen(farhod, made.code)).toEqual([made.parcelList[0]?.trackingCode, ...codes]);
    expect(await ownerOf(codes[0])).toBe(farhod.customerCode);
    const order = orderOf(await farhod.ask('GET', `/orders/${made.code}`));
    expect(order).toMatchObject({ version: 1, declaration: { goods: 'Shoes' } });
  });

  test('of somebody else is refused for that row alone, and he sees nothing of it', async () => {
    const farhod = await newCustomer(service);
    const sitora = await newCustomer(service);
    const made = await newOrder(farhod, points.khujand);
    const other = freshOrder();
    const { codes, report } = await importRows([
      { order: other, customer: sitora.customerCode },
      { order: made.code, customer: sitora.customerCode },
      { order: other },
    ]);
    expect(problemsOf(report)).toEqual([[3, 'Order code', made.code, 'orderRefused']]);
    expect(report.parcels).toMatchObject({ created: 2 });
    expect(await seen(farhod, made.code)).toEqual([made.parcelList[0]?.trackingCode]);
    expect(await seen(sitora, other)).toEqual([codes[0], codes[2]]);
    expect(await ownerOf(codes[1])).toBeUndefined();
  });

  test('of two customers in one file goes to the first, and the other row is named', async () => {
    const farhod = await newCustomer(service);
    const sitora = await newCustomer(service);
    const order = freshOrder();
    const { codes, report } = await importRows([
      { order, customer: farhod.customerCode },
      { order, customer: sitora.customerCode },
    ]);
    expect(problemsOf(report)).toEqual([[3, 'Order code', order, 'orderRefused']]);
    expect(await seen(farhod, order)).toEqual([codes[0]]);
    expect((await sitora.ask('GET', `/orders/${order}`)).json).toMatchObject({ error: 'orders.notFound' });
  });

  test('in eight files at once, half of them naming the customer, makes one order with all their parcels', async () => {
    const farhod = await newCustomer(service);
    const orders = Array.from({ length: 10 }, freshOrder);
    const contexts = await Promise.all(
      Array.from({ length: 8 }, async () => (await openTestContext(service.address)).context),
    );
    const loaded = await Promise.all(
      contexts.map((context, index) =>
        importRows(
          (index % 2 === 0 ? orders : orders.toReversed()).map((order) => ({
            order,
            ...(index % 2 === 0 ? {} : { customer: farhod.customerCode }),
          })),
          context,
        ),
      ),
    );
    expect(loaded.flatMap(({ report }) => report.problems)).toEqual([]);
    expect(await storedOrders(orders)).toHaveLength(10);
    for (const order of orders) {
      const parcels = await seen(farhod, order);
      expect(new Set(parcels).size).toBe(8);
      for (const code of parcels) expect(await ownerOf(code)).toBe(farhod.customerCode);
    }
  });

  test('leaves a collected parcel as it was', async () => {
    const farhod = await newCustomer(service);
    const order = freshOrder();
    const text = `Tracking code,Order code,Status\n${newTrackingCode()},${order},KHYQS\n`;
    await importText(service.context, text);
    const { report } = await importRows([{ order, customer: farhod.customerCode }]);
    expect(report.problems).toEqual([]);
    expect(await seen(farhod, order)).toHaveLength(2);
  });

  test('that was there before orders were made of files has its order from the migration', async () => {
    const { sql } = service.context;
    const farhod = await newCustomer(service);
    const sitora = await newCustomer(service);
    const [orders, shared, ownerless] = [freshOrder(), freshOrder(), freshOrder()];
    const codes = [orders, orders, shared, shared, ownerless].map((order) => ({
      order,
      code: newTrackingCode(),
    }));
    await importText(
      service.context,
      `${header}\n${codes.map(({ code }) => `${code},,,PP-KULOB,2026-11-02`).join('\n')}\n`,
    );
    const customers = [null, farhod.customerCode, farhod.customerCode, sitora.customerCode, null];
    for (const [index, { code, order }] of codes.entries())
      await sql`
        update parcel set order_code = ${order}, customer_code = ${customers[index] ?? null}
        where tracking_code = ${code}`;
    const file = new URL('../../../../migrations/0014-orders-without-customer.sql', import.meta.url);
    const [, backfill = ''] = (await readFile(file, 'utf8')).split('drop not null;');
    await sql.unsafe(backfill);
    await sql.unsafe(backfill);
    const stored = await storedOrders([orders, shared, ownerless]);
    expect(new Map(stored.map((order) => [order.code, order.customer_id]))).toEqual(
      new Map([
        [orders, farhod.account.id],
        [shared, null],
        [ownerless, null],
      ]),
    );
    expect(stored.map((order) => order.pickup_point_id)).toEqual([points.kulob, points.kulob, points.kulob]);
  });
});
