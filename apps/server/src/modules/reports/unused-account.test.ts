import { beforeAll, describe, expect, test } from 'vitest';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { isAccountUnused, tablesOfUse } from './unused-account.store.ts';

/** Tables beside those of use that name a customer, and why a row of theirs is no use of the account. */
const tablesBeside: Record<string, readonly string[]> = {
  'stands under a parcel, an order, a charge or a payment': [
    'arrival_news',
    'charge_correction',
    'courier_choice',
    'courier_stop',
    'hand_over_approval',
    'pickup_code',
    'points_earned',
    'pool_parcel',
    'sole_decision',
    'trip_delay_letter',
  ],
  'is counted from others': ['owner_change', 'order_progress', 'order_search', 'order_tally'],
  'goes along with the claim': ['chosen_warehouse'],
  'is a look at the counter, often the one that ends with the slip': ['counter_visit'],
  'is the account itself': ['user_account'],
};

let service: TestApp;
beforeAll(async () => {
  ({ service } = await createOrderApp());
});

describe('the question whether an account was used', () => {
  test('knows every table that names a customer', async () => {
    const columns = await service.context.sql<{ name: string }[]>`
      select distinct table_name as name from information_schema.columns join information_schema.tables
        using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('customer_code', 'customer_id', 'owner_id')`;
    const named = [...Object.values(tablesOfUse), ...Object.values(tablesBeside)].flat();
    const missing = columns.map(({ name }) => name).filter((name) => !named.includes(name));
    expect(missing.toSorted()).toEqual([]);
  });

  test.each([
    [
      'a price of its own',
      (id: string) => service.context.sql`
        with sold as (
          insert into product (code, business_line, names, charge_mode)
          values ('SHOES', 'BSC', '{"ru":"Обувь","en":"Shoes","zh":"鞋","tg":"Пойафзол"}', 'WEIGHT') returning id)
        insert into customer_product (customer_id, product_id, discount_bp, valid_from, updated_at)
        select ${id}, sold.id, 100, '2026-01-01', now() from sold`,
    ],
    [
      'a column that it has explained',
      (id: string) => service.context.sql`
        insert into column_mapping (customer_id, header, meaning, mapped_at)
        values (${id}, 'Трек', 'trackingCode', now())`,
    ],
    [
      'a note of the office',
      (id: string) => service.context.sql`
        insert into record_note (id, subject_type, subject_id, author_id, author_name, text, created_at)
        values (gen_random_uuid(), 'customer', ${id}, ${id}, 'Кассир', 'Просил не звонить', now())`,
    ],
  ])('counts %s', async (_, write) => {
    const { account, customerCode } = await newCustomer(service);
    const owner = { id: account.id, customerCode };
    expect(await isAccountUnused(service.context.db, owner)).toBe(true);
    await write(owner.id);
    expect(await isAccountUnused(service.context.db, owner)).toBe(false);
  });
});
