// Adds parcels, orders and people to the database of DATA_DIR by SQL, for dashboards and lists: parcels and events are
// copies under codes of their own (their answers are not copied, so only the first ones can be tracked), each with an
// order that was made some day of the last 400. One customer has many orders. Usage: node bench/data/fill-orders.ts
// <parcels there are> <parcels wanted>
import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { runMaker } from './run-maker.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { chargeParcels } from '../../apps/server/src/modules/pricing/charges/parcel-charge.service.ts';
import { rebuildOrderNumbers } from '../../apps/server/src/modules/orders/numbers/order-numbers.service.ts';
import { addStorageRates } from '../../apps/server/src/modules/billing/storage-rates.service.ts';
import { rebuildSearchTexts } from '../../apps/server/src/modules/search/search-walk.service.ts';
import { openTariffs } from '../../apps/server/src/modules/pricing/tariffs/tariff.service.ts';
import { withQueryDeadline } from '../../apps/server/src/platform/query-deadline.ts';
import { sayDuration } from '../measure/say.ts';
import { benchGoods, benchPeople } from './bench-people.ts';
import { orderCodeSql, trackingCodeSql } from './parcel-codes.ts';
import { copiedTimelineSql } from './stored-answers.ts';

const eventColumns =
  'seq, type, status_from, status_to, place_id, details, occurred_at, claimed_at, actor, source, implied';
const copiedColumns =
  'is_current, status, step_before_cancel, country_code, weight_g, received_at, free_until, last_event_at, closed_at, version';
const points = 10;
const customers = 20_000;
const days = 400;

/** What the opening tariff of parcels asks for a weight. */
const freight = 'round(ceil(weight_g / 10.0) * 10 * 250 / 1000)';

async function fill(context: Context, there: number, wanted: number): Promise<number> {
  await openTariffs(context);
  const ids = await addPeople(context, wanted);
  const connection = await context.sql.reserve();
  const run = (text: string) => connection.unsafe(text);
  try {
    // The rows are right by construction, and foreign keys would multiply the time; the numbers of orders are counted
    // below.
    await run('set session_replication_role = replica');
    await run("set maintenance_work_mem = '1GB'");
    await run("set work_mem = '256MB'");
    await sayDuration('parcels', () => run(copyParcels(there, wanted)));
    await sayDuration('events', () => run(copyEvents(there, wanted)));
    await sayDuration('customers', () => run(addCustomers));
    await sayDuration('facts of parcels', () => run(giveFacts(ids)));
    await sayDuration('charges', () => run(chargeAll));
    await sayDuration('what is owed', () => run(oweReady));
    await run('truncate customer_order cascade');
    await sayDuration('orders', () => run(addOrders(ids)));
    await run(`select setval(pg_get_serial_sequence('parcel', 'id'), ${wanted})`);
    await run('reset session_replication_role');
    await sayDuration('vacuum analyze', () => run('vacuum (freeze, analyze)'));
    await sayDuration('how far they are', () => rebuildOrderNumbers(context));
    await sayDuration('what storage costs them', () => addStorageRates(context));
    await sayDuration('texts for searches', () => rebuildSearchTexts(context));
    await sayDuration('vacuum analyze', () => run('vacuum (freeze, analyze)'));
  } finally {
    connection.release();
  }
  return checkPrices(context);
}

/** The ids of the customer with many orders, who has one ten of so many, and of the one with as many as others. */
type Owners = { heavy: string; typical: string; share: number };

/** Makes the points and the people who log in. */
async function addPeople(context: Context, wanted: number): Promise<Owners> {
  const by = { userId: null, name: 'bench' };
  await context.sql`
    insert into place (code, kind, country_code, city_id, names)
    select 'PP-BENCH-' || number, 'PICKUP_POINT', 'TJ', (select id from place where code = 'DUSHANBE'),
      jsonb_build_object('ru', 'П ' || number, 'en', 'P ' || number, 'zh', '点 ' || number, 'tg', 'Н ' || number)
    from generate_series(1, ${points}) as number on conflict do nothing`;
  const { manager, clerk, heavy, typical } = benchPeople;
  await addAccount(context, { ...manager, roles: ['manager'], locale: 'en' }, by);
  await addAccount(context, { ...clerk, roles: ['pickup-clerk'], locale: 'en', unit: 'PP-BENCH-1' }, by);
  const [heavyId, typicalId] = [
    await addAccount(context, { ...heavy, roles: ['customer'], locale: 'en' }, by),
    await addAccount(context, { ...typical, roles: ['customer'], locale: 'en' }, by),
  ];
  return {
    heavy: heavyId,
    typical: typicalId,
    share: Math.max(1, Math.floor(wanted / Math.min(10_000, wanted / 2))),
  };
}

function copyParcels(there: number, wanted: number): string {
  return `insert into parcel (id, tracking_code, order_code, timeline, ${copiedColumns}) overriding system value
    select number, ${trackingCodeSql('number - 1')}, ${orderCodeSql('number - 1')}, ${copiedTimelineSql('id', 'number')}, ${copiedColumns}
    from generate_series(${there + 1}::bigint, ${wanted}) as number join parcel on id = (number - 1) % ${there} + 1`;
}

function copyEvents(there: number, wanted: number): string {
  return `insert into parcel_event (parcel_id, ${eventColumns})
    select number, ${eventColumns}
    from generate_series(${there + 1}::bigint, ${wanted}) as number join parcel_event on parcel_id = (number - 1) % ${there} + 1`;
}

/** One name of five for the first, one of fifty for the last; four of 20,000 have a rare one. */
const names = `case when number % 5000 = 1 then 'Озодамоҳ Тиллозода' else
  (array['Фарҳод', 'Зулфия', 'Rustam', '王小明', 'Манижа'])[number % 5 + 1] || ' ' ||
  (array['Раҳимов', 'Каримова', 'Sharipov', 'Назаров', 'Саидова', 'Юсуфӣ', 'Ҳакимов', 'Qodirov', 'Мирзоев', 'Бобоев'])[number / 5 % 10 + 1] end`;
const addCustomers = `insert into user_account (id, username, name, phone, customer_code, password_hash, password_changed_at, created_at)
  select md5('bench ' || number)::uuid, 'bench-' || number, ${names}, '+9929' || lpad((number::bigint * 7919 % 100000000)::text, 8, '0'),
    'TJ-' || (700000 + number), 'none', now(), now()
  from generate_series(1, ${customers}) as number on conflict do nothing`;

/**
 * The owner of the order of a parcel: one ten of so many is the one customer's, so that this customer has orders of
 * every story.
 */
function ownerOf({ heavy, typical, share }: Owners): string {
  return `case when id / 10 % ${share} = 0 then '${heavy}'::uuid when id / 10 % ${customers} = 7 then '${typical}'::uuid
    else md5('bench ' || (id % ${customers} + 1))::uuid end`;
}

function giveFacts(ids: Owners): string {
  return `update parcel set customer_code = (select customer_code from user_account where user_account.id = ${ownerOf(ids).replaceAll(/\bid\b/g, 'parcel.id')}),
      pickup_point_id = (select id from place where code = 'PP-BENCH-' || (parcel.id / 3 % ${points} + 1)),
      problems = case when parcel.id % 500 = 0 and closed_at is null
        then array[(array['HELD', 'DELAYED', 'DAMAGED', 'LOST'])[(parcel.id / 500) % 4 + 1]] else problems end`;
}

const chargeAll = `insert into freight_charge (parcel_id, tariff_version_id, amount_minor, currency)
  select parcel.id, (select min(tariff_version.id) from tariff_version join channel on channel.id = channel_id
      where channel.business_line = 'BSC'), ${freight}, 'USD'
  from parcel where weight_g is not null
  on conflict (parcel_id) do update set amount_minor = excluded.amount_minor`;

const oweReady = `insert into charge (parcel_id, kind, customer_code, amount_minor, tariff_version_id, due_at)
  select parcel.id, kind, customer_code, case when kind = 'DELIVERY' then amount_minor end,
    case when kind = 'DELIVERY' then tariff_version_id end, coalesce(last_event_at, now())
  from parcel join freight_charge on parcel_id = parcel.id, (values ('DELIVERY'), ('STORAGE')) as kinds (kind)
  where status = 'DKHQS' and is_current and customer_code is not null
  on conflict (parcel_id, kind) do nothing`;

const textsOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const goods = `(array[${textsOf(benchGoods.common)}])[id % ${benchGoods.common.length} + 1] ||
  case when id % 25000 = 3 then ' ' || '${benchGoods.rare.join(' ')}' else '' end`;

function addOrders(ids: Owners): string {
  return `insert into customer_order (id, code, customer_id, request_id, pickup_point_id, business_line, goods, created_at)
    select md5('order ' || id)::uuid, order_code, ${ownerOf(ids)}, md5('request ' || id)::uuid, pickup_point_id, 'BSC',
      'Bench goods ' || id || ' ' || ${goods}, date_trunc('day', now()) - (id / 7 % ${days}) * interval '1 day' + (id % 80000 * 7919 % 80000) * interval '1 second' - interval '1 day'
    from parcel`;
}

/** The price that SQL gave must be the product's own. */
async function checkPrices(context: Context): Promise<number> {
  const rows = await context.sql<{ weightG: number; cents: string; at: Date }[]>`
    select weight_g as "weightG", amount_minor as cents, received_at as at
    from parcel join freight_charge on parcel_id = id where id % 997 = 0 limit 200`;
  const noSides = {
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    businessLine: 'BSC',
    customerCode: null,
  } as const;
  for (const { weightG, cents, at } of rows) {
    const [charge] = await chargeParcels(context, [{ weightG, at, ...noSides }]);
    if (charge?.total.amount === (Number(cents) / 100).toFixed(2)) continue;
    process.stderr.write(
      `The bench data is wrong: ${weightG} g cost ${charge?.total.amount}, not ${cents}.\n`,
    );
    return 1;
  }
  return 0;
}

const [there, wanted] = process.argv.slice(2).map(Number);
if (!Number.isInteger(there) || !Number.isInteger(wanted)) throw new RangeError('how many parcels?');
// Some statements write a million rows each.
process.exitCode = await runMaker((context) =>
  withQueryDeadline(Infinity, () => fill(context, there ?? 0, wanted ?? 0)),
);
