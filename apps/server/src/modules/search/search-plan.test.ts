import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { explainAll, recordingContext, type PlanStep } from '../../../test/explained-statements.ts';
import { createPlainDatabase } from '../../../test/plain-locale.ts';
import { openTestContext } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import { addAccount } from '../accounts/users/administration.service.ts';
import { rebuildOrderNumbers } from '../orders/numbers/order-numbers.service.ts';
import { parcelWaits } from '@rohi/contract/tracking/parcel-waits';
import { countWaitingParcels } from '../tracking/staff/staff-parcels.service.ts';
import { rebuildSearchTexts } from './search-walk.service.ts';

// pg_trgm sees only the letters that the locale of the database knows: in one of LC_CTYPE C, an index over texts as
// they were written finds every row.

const things = 4_000;
const searchTables = new Set(['account_search', 'order_search', 'parcel_search']);

type Asked = { found: unknown[]; steps: PlanStep[] };
type Ask = (path: string, search: string) => Promise<Asked>;

/** A firm with a third of the orders, and the office; each answer with the plans of its searches. */
async function openFixture(): Promise<{ context: Context; asking: Context; office: Ask; firm: Ask }> {
  const address = await createPlainDatabase();
  const { context } = await openTestContext(address);
  const account = { username: 'firm', name: 'Firm', password: 'a firm with many orders' };
  const by = { userId: null, name: 'test' };
  // Before the firm, since its own code is drawn among the unused ones.
  await addPeople(context);
  const firmId = await addAccount(context, { ...account, roles: ['customer'], locale: 'en' }, by);
  await addThings(context, firmId);
  // Four thousand texts are read through as quickly as an index: what counts is that the index can find them, and finds
  // no others.
  const [database] = await context.sql<{ name: string }[]>`select current_database() as name`;
  await context.sql.unsafe(`alter database ${database?.name} set enable_seqscan = off`);
  const { context: asking } = await openTestContext(address);
  const { context: recording, statements } = recordingContext(asking);
  const app = await buildApp(recording);
  const askAs = async (who: { username: string; password: string }): Promise<Ask> => {
    const { token } = await logIn(app, who);
    return async (path, search) => {
      statements();
      const query = new URLSearchParams({ search, limit: '10' }).toString();
      const { json } = await call(app, 'GET', `${path}?${query}`, { token });
      const searches = statements().filter(({ sql }) => sql.includes('search_text'));
      return {
        found: (json['data'] as { list: unknown[] }).list,
        steps: await explainAll(asking, searches),
      };
    };
  };
  return {
    context,
    asking,
    office: await askAs(await newAccount(context, 'manager')),
    firm: await askAs(account),
  };
}

/** Past the service, as its own rows would take minutes: the texts and numbers are made by its rebuilds. */
async function addPeople({ sql }: Context): Promise<void> {
  await sql`
    insert into user_account (id, username, name, customer_code, password_hash, password_changed_at, created_at)
    select md5('person ' || n)::uuid, 'person-' || n,
      case n when 77 then 'Ҷамшед Ғуломов' when 78 then '王小明' when 79 then 'Щукина Юлия'
        when 80 then '吕梅' when 81 then 'Ниёзов Баҳриддин'
        else (array['Фарҳод', 'Зулфия', '李娜', 'Rustam'])[n % 4 + 1] || ' ' || (array['Раҳимов', 'Каримова', 'Sharipov'])[n % 3 + 1] end,
      'TJ-' || (100000 + n), 'none', now(), now()
    from generate_series(1, ${things}) as n`;
}

async function addThings(context: Context, firmId: string): Promise<void> {
  const { sql } = context;
  await sql`
    insert into customer_order (id, code, customer_id, request_id, business_line, goods, created_at)
    select md5('order ' || n)::uuid, 'RA2611' || lpad(n::text, 7, '0'), case when n % 3 = 0 then ${firmId}::uuid else md5('person ' || n)::uuid end,
      md5('request ' || n)::uuid, 'BSC',
      case n when 300 then 'Самовари ҷӯянӣ' when 303 then '景德镇瓷器' when 306 then 'Цветочный чай'
        else (array['Чехол', 'Куртаи зимистона', '儿童服装', 'jacket'])[n % 4 + 1] end,
      now() - n * interval '1 minute'
    from generate_series(1, ${things}) as n`;
  await sql`
    insert into parcel (tracking_code, status, order_code, customer_code, country_code)
    select 'YT' || lpad((n::bigint * 7368787 % 10000000000)::text, 12, '0'), 'DTH', 'RA2611' || lpad(n::text, 7, '0'),
      'TJ-' || (100000 + n), 'TJ'
    from generate_series(1, ${things}) as n`;
  await rebuildOrderNumbers(context);
  await rebuildSearchTexts(context);
  await sql`vacuum analyze`;
}

let fixture: Awaited<ReturnType<typeof openFixture>>;

beforeAll(async () => {
  fixture = await openFixture();
});

test('the locale of the database knows ASCII alone', async () => {
  const [row] = await fixture.context.sql<{ ctype: string; sees: number }[]>`
    select datctype as ctype, cardinality(show_trgm('Фарҳод')) as sees from pg_database where datname = current_database()`;
  expect(row).toEqual({ ctype: 'C', sees: 0 });
});

/** What was read of the folded texts. */
const searched = ({ steps }: Asked) =>
  steps.filter(({ relation }) => relation !== undefined && searchTables.has(relation));

const most = 40;

describe('a search of the office reads what it finds, and not the table', () => {
  test.each([
    ['/staff/customers', 'Ҷамшед Ғуломов'],
    ['/staff/customers', 'Джамшед Гулом'],
    ['/staff/customers', 'щукина'],
    ['/staff/customers', '王小明'],
    ['/staff/customers', '明'],
    ['/staff/customers', 'wxm'],
    ['/staff/customers', 'lm'],
    ['/staff/customers', 'lv mei'],
    ['/staff/customers', 'mei lyu'],
    ['/staff/customers', 'wáng xiǎo'],
    ['/staff/customers', 'niozov'],
    ['/staff/customers', 'Ниязов Б.'],
    ['/staff/orders', 'ҷӯянӣ'],
    ['/staff/orders', 'самовар'],
    ['/staff/orders', '景德镇'],
    ['/staff/orders', '瓷'],
    ['/staff/orders', 'Цветочный'],
    ['/staff/orders', 'Ғуломов'],
    ['/staff/parcels', 'самовари'],
    ['/staff/parcels', '小明'],
    ['/staff/parcels', '000007368787'],
  ])('%s for %s', async (path, search) => {
    const response = await fixture.office(path, search);
    expect(response.found).toHaveLength(1);
    expect(searched(response).length).toBeGreaterThan(0);
    for (const step of searched(response)) {
      expect(step.node, JSON.stringify(step)).not.toBe('Seq Scan');
      expect(step.looked, JSON.stringify(step)).toBeLessThan(most);
    }
  });
});

describe('the beginning of an order code', () => {
  test.each([
    ['/staff/orders', 'RA261100000', 10],
    ['/staff/orders', 'ra2611000007', 10],
    ['/staff/orders', 'RA26110000077', 1],
    ['/staff/parcels', 'RA2611000007', 10],
    ['/staff/parcels', 'RA26110000077', 1],
  ])('%s for %s is a range of an index', async (path, search, columns) => {
    const response = await fixture.office(path, search);
    expect(response.found).toHaveLength(columns);
    const codes = response.steps.filter(({ relation }) => relation === 'order_search');
    expect(codes.map(({ index }) => index)).toEqual(['order_search_code']);
  });
});

test('parcels beyond their free days are counted from an index alone', async () => {
  const { context, statements } = recordingContext(fixture.asking);
  const office = { workplaces: new Set(['OFFICE' as const]), unitId: null };
  await countWaitingParcels(context, office, { line: undefined, unitId: undefined, waits: parcelWaits });
  const steps = await explainAll(fixture.asking, statements());
  expect(steps).toContainEqual(
    expect.objectContaining({ node: 'Index Only Scan', index: 'parcel_over_free_days' }),
  );
  expect(steps.map(({ index }) => index)).toContain('parcel_lies_at_hub');
  expect(steps.filter(({ node, relation }) => node === 'Seq Scan' && relation === 'parcel')).toEqual([]);
});

describe('a search of a firm reads the texts of its orders from an index', () => {
  test.each([
    ['ҷӯянӣ', 1],
    ['самовар', 1],
    ['景德镇', 1],
    ['Цветочный', 1],
    ['Чехол', 10],
    ['儿童', 10],
    ['jacket', 10],
  ])('for %s', async (search, count) => {
    const response = await fixture.firm('/orders', search);
    expect(response.found).toHaveLength(count);
    expect(searched(response).length).toBeGreaterThan(0);
    for (const step of searched(response)) {
      const isOfIndex = step.node === 'Index Only Scan' || step.looked < most;
      expect(isOfIndex, JSON.stringify(step)).toBe(true);
    }
  });
});
