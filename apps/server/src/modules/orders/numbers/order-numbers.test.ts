import { describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { countingContext } from '../../../../test/counting-context.ts';
import { createTestContext } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { openCatalogue } from '../../pricing/catalogue/opening-catalogue.service.ts';
import { moveParcel, writeParcels, type ParcelWrite } from '../../tracking/tracking.service.ts';
import { checkOrderNumbers } from './order-numbers.service.ts';

const system = { actor: systemPrincipal('test'), source: 'station' } as const;

function declare(orderCodes: readonly string[]): ParcelWrite[] {
  return orderCodes.map((orderCode) => ({
    trackingCode: newTrackingCode(),
    declare: { facts: { orderCode, weightG: 500 }, move: system },
    moves: [
      { type: 'ORDER_SUBMITTED', ...system },
      { type: 'FORECAST_ACCEPTED', ...system },
      { type: 'CN_RECEIVED', ...system },
    ],
  }));
}

const ordersOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);

const write = (counting: Context, writes: readonly ParcelWrite[]) =>
  inTransaction(counting.db, (tx) => writeParcels(counting, tx, writes));

describe('the numbers of orders', () => {
  test('of a batch of parcels of many orders take as many statements as those of one', async () => {
    const { context } = await createTestContext();
    const { context: counting, statements } = countingContext(context);
    const costOf = async (orders: readonly string[]) => {
      const writes = declare(orders);
      await write(context, writes);
      const before = statements();
      const moves = [{ type: 'LINEHAUL_DEPARTED', ...system }] as const;
      await write(
        counting,
        writes.map(({ trackingCode }) => ({ trackingCode, moves })),
      );
      return statements() - before;
    };
    // As many as are written in one portion.
    expect(await costOf(ordersOf('RA-MANY-', 200))).toBe(await costOf(ordersOf('RA-ONE-', 1)));
    expect(
      await context.sql`
      select stage, count(*)::integer as orders, sum(parcels)::integer as parcels from order_progress group by stage`,
    ).toEqual([{ stage: 'DHWCRK', orders: 201, parcels: 201 }]);
  });

  test('stand with several writes of one transaction as its end leaves them', async () => {
    const { context } = await createTestContext();
    const [first, second] = declare(['RA-OLD', 'RA-OLD']) as [ParcelWrite, ParcelWrite];
    await write(context, [first, second]);
    await inTransaction(context.db, async (tx) => {
      const facts = { orderCode: 'RA-NEW', weightG: 700 };
      await writeParcels(context, tx, [
        { trackingCode: first.trackingCode, declare: { facts, move: system }, moves: [] },
      ]);
      await writeParcels(context, tx, [
        { trackingCode: second.trackingCode, moves: [{ type: 'LINEHAUL_DEPARTED', ...system }] },
      ]);
      expect(await tx.selectFrom('order_progress').select('order_code').execute()).toEqual([
        { order_code: 'RA-OLD' },
      ]);
    });
    const rows = await context.sql`
      select order_code, stage, parcels, weight_g::integer from order_progress order by order_code`;
    expect(rows).toEqual([
      { order_code: 'RA-NEW', stage: 'DTH', parcels: 1, weight_g: 700 },
      { order_code: 'RA-OLD', stage: 'DHWCRK', parcels: 1, weight_g: 500 },
    ]);
  });

  test('are right after batches that meet in the same orders the other way round, and none is told to begin again', async () => {
    const { context } = await createTestContext();
    const orders = ordersOf('RA-MET-', 20);
    const batches = [
      declare(orders),
      declare(orders.toReversed()),
      declare(orders),
      declare(orders.toReversed()),
    ];
    await write(context, batches.flat());
    let tries = 0;
    for (const type of ['CN_RECEIVED', 'LINEHAUL_DEPARTED', 'HUB_INBOUND'] as const)
      await Promise.all(
        batches.map((batch) =>
          inTransaction(context.db, (tx) => {
            tries += 1;
            const moves = [{ type, ...system }];
            return writeParcels(
              context,
              tx,
              batch.map(({ trackingCode }) => ({ trackingCode, moves })),
            );
          }),
        ),
      );
    expect(tries).toBe(3 * batches.length);
    expect(await checkOrderNumbers(context)).toEqual({ orders: orders.length, wrong: [], wrongDays: [] });
    const stages = await context.sql`select distinct stage, parcels from order_progress`;
    expect(stages).toEqual([{ stage: 'DHWCCK', parcels: 4 }]);
  });

  test('keep what an order was sold as when the office changes its products, until the order weighs something else', async () => {
    const { context } = await createTestContext();
    await openCatalogue(context);
    const [parcel] = declare(['RA-SOLD']) as [ParcelWrite];
    const { trackingCode } = parcel;
    const weigh = (weightG: number) =>
      write(context, [{ trackingCode, declare: { facts: { weightG }, move: system }, moves: [] }]);
    const productOf = async () => {
      const [row] = await context.sql<{ code: string }[]>`
        select product.code from order_progress join product on product.id = product_id where order_code = 'RA-SOLD'`;
      return row?.code;
    };
    await write(context, [parcel]);
    await weigh(4_000);
    const sold = await productOf();
    expect(sold).toBeDefined();
    await context.sql`update product set enabled = false where code = ${sold ?? ''}`;
    await write(context, [{ trackingCode, moves: [{ type: 'LINEHAUL_DEPARTED', ...system }] }]);
    expect(await productOf()).toBe(sold);
    await weigh(50_000);
    expect(await productOf()).not.toBe(sold);
  });

  test('stay as they are when their count fails, and so does the parcel', async () => {
    const { context } = await createTestContext();
    const [parcel] = declare(['RA-BROKEN']) as [ParcelWrite];
    await write(context, [parcel]);
    await context.sql`alter table order_progress add constraint no_road check (stage <> 'DHWCRK')`;
    const moving = moveParcel(context, parcel.trackingCode, { type: 'LINEHAUL_DEPARTED', ...system });
    await expect(moving).rejects.toMatchObject({ constraint: 'no_road' });
    expect(await context.sql`select status from parcel`).toEqual([{ status: 'DTH' }]);
  });
});
