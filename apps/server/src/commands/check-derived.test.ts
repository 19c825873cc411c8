import { beforeEach, describe, expect, test } from 'vitest';
import { builders } from '../../test/build.ts';
import { createOrderApp, newCustomer, newOrder } from '../../test/orders.ts';
import { publishPrice } from '../../test/tariffs.ts';
import type { TestApp } from '../../test/test-app.ts';
import { rebuildOrderNumbers } from '../modules/orders/numbers/order-numbers.service.ts';
import { openTariffs } from '../modules/pricing/tariffs/tariff.service.ts';
import { rebuildReadModel } from '../modules/tracking/answers/read-model.service.ts';
import { checkDerived } from './check-derived.ts';

let service: TestApp;
let order: string;
let weighed: string;
let light: string;

beforeEach(async () => {
  let points: { khujand: number };
  ({ service, points } = await createOrderApp());
  await openTariffs(service.context);
  ({ code: order } = await newOrder(await newCustomer(service), points.khujand));
  const { parcelReceivedInChina } = builders(service.context);
  weighed = await parcelReceivedInChina({ facts: { orderCode: order, weightG: 4_000 } });
  light = await parcelReceivedInChina({ facts: { orderCode: order } });
});

const linesOf = async () => (await checkDerived(service.context)).lines;
const charge = 'the charge differs from the tariff';

describe('the check of what is derived', () => {
  test('agrees with what the service has written, and says how much it has seen', async () => {
    expect(await linesOf()).toEqual([
      expect.stringMatching(/^\d parcels, 1 charges and 1 orders checked$/),
      'all agree',
    ]);
  });

  test.each([
    ['has another amount', 'update freight_charge set amount_minor = amount_minor + 1'],
    ['has another currency', "update freight_charge set currency = 'TJS'"],
    ['names another version', 'update freight_charge set tariff_version_id = tariff_version_id + 100'],
    ['is missing', 'delete from freight_charge'],
  ])('names a parcel whose charge %s, and the rebuild mends it', async (_, breaking) => {
    await service.context.sql.unsafe(breaking);
    const lines = await linesOf();
    expect(lines).toContain(`${charge}: ${weighed}`);
    expect(lines.at(-1)).toContain(`${charge}: 1`);
    await rebuildReadModel(service.context);
    expect((await linesOf()).at(-1)).toBe('all agree');
  });

  test('names a charge of a parcel that was never weighed, and the rebuild takes it away', async () => {
    await service.context.sql`
      insert into freight_charge (parcel_id, tariff_version_id, amount_minor, currency)
      select parcel.id, tariff_version_id, 77, 'USD' from parcel, freight_charge where tracking_code = ${light}`;
    expect(await linesOf()).toContain(`${charge}: ${light}`);
    await rebuildReadModel(service.context);
    expect((await linesOf()).at(-1)).toBe('all agree');
  });

  test('names a parcel without a history, and goes on to the others', async () => {
    const { sql } = service.context;
    // As a lost page or a hand in the database leaves it.
    await sql.unsafe(`
      set session_replication_role = replica;
      delete from parcel_event where parcel_id = (select id from parcel where tracking_code = '${weighed}');
      set session_replication_role = origin`);
    const named = `the history is missing or makes no sense: ${weighed}`;
    await sql`update parcel set timeline = '' where tracking_code = ${light}`;
    const lines = await linesOf();
    expect(lines[0]).toMatch(/^[2-9] parcels/);
    expect(lines).toEqual(expect.arrayContaining([named, `the row is missing or differs: ${light}`]));
    await rebuildReadModel(service.context);
    const left = await linesOf();
    expect(left).toContain(named);
    expect(left).not.toContain(`the row is missing or differs: ${light}`);
  });

  test('knows that a price of a later day does not reach back', async () => {
    service.clock.set('2026-11-20T09:00:00Z');
    await publishPrice(service, '2026-12-01', '3.00');
    service.clock.set('2026-12-10T09:00:00Z');
    await builders(service.context).parcelReceivedInChina({
      receivedAt: '2026-12-05T06:00:00Z',
      facts: { weightG: 4_000 },
    });
    expect((await linesOf()).at(-1)).toBe('all agree');
    const sums = await service.context
      .sql`select amount_minor::integer as cents from freight_charge order by parcel_id`;
    expect(sums).toEqual([{ cents: 1_000 }, { cents: 1_200 }]);
  });

  test('check names the day with sums that differ from its orders, and the rebuild mends them', async () => {
    const [row] = await service.context.sql<{ day: string }[]>`
      update order_tally set freight_usd_minor = freight_usd_minor + 5 returning day::text as day`;
    expect(await linesOf()).toContain(`sums of the day differ from the orders: ${row?.day}`);
    await rebuildOrderNumbers(service.context);
    expect((await linesOf()).at(-1)).toBe('all agree');
    await service.context.sql`delete from order_tally`;
    expect(await linesOf()).toContain(`sums of the day differ from the orders: ${row?.day}`);
  });
});
