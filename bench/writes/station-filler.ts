// Puts parcels on record that a China warehouse expects, ten for each customer and each in an order, and the clerks of
// the stations. Usage: station-filler.ts <socket file> <parcels>
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { writeParcels } from '../../apps/server/src/modules/tracking/tracking.service.ts';
import { inTransaction } from '../../apps/server/src/platform/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { systemPrincipal } from '../../apps/server/src/principal.ts';
import { projections } from '../../apps/server/src/projections.ts';
import {
  expectedCode,
  expectedOrder,
  stationClerk,
  stationCount,
  weightOf,
} from '../data/station-parcels.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

const declared = { actor: systemPrincipal('bench'), source: 'station' } as const;
const parcelsEach = 10;
const writtenAtOnce = 250;
// A customer code has six figures.
const firstCustomer = 800_000;
const customerOf = (number: number) => `TJ-${firstCustomer + Math.floor(number / parcelsEach)}`;

async function addClerks(context: Context): Promise<void> {
  for (let station = 0; station < stationCount; station += 1) {
    const account = { ...stationClerk(station), roles: ['china-operator'], locale: 'zh' } as const;
    await addAccount(context, { ...account, unit: 'YIWU-WH' }, { userId: null, name: 'bench' });
  }
}

async function addOrders({ sql }: Context, parcels: number): Promise<void> {
  const codes = Array.from({ length: parcels }, (_, number) => expectedOrder(number));
  await sql`
    insert into user_account (id, username, name, customer_code, password_hash, password_changed_at, created_at)
    select md5('expecting ' || number)::uuid, 'expecting-' || number, 'Bench ' || number, 'TJ-' || (${firstCustomer}::integer + number),
      'none', now(), now()
    from generate_series(0, ${Math.ceil(parcels / parcelsEach)}::integer) as number`;
  await sql`
    insert into customer_order (id, code, customer_id, request_id, business_line, goods, created_at)
    select md5(code)::uuid, code, md5('expecting ' || (number - 1) / ${parcelsEach}::integer)::uuid, md5('request ' || code)::uuid, 'BSC',
      (array['Чехол для телефона', '儿童外套', 'Кроссовки', 'Электрический чайник', 'Ткань, 3 м'])[number % 5 + 1], now()
    from unnest(${codes}::text[]) with ordinality as made (code, number)`;
}

async function declareParcels(context: Context, parcels: number): Promise<void> {
  for (let from = 0; from < parcels; from += writtenAtOnce) {
    const writes = Array.from({ length: Math.min(writtenAtOnce, parcels - from) }, (_, step) => {
      const number = from + step;
      const facts = {
        orderCode: expectedOrder(number),
        customerCode: customerOf(number),
        weightG: weightOf(number),
      };
      return {
        trackingCode: expectedCode(number),
        declare: { facts, move: declared },
        moves: (['ORDER_SUBMITTED', 'FORECAST_ACCEPTED'] as const).map((type) => ({ ...declared, type })),
      };
    });
    await inTransaction(context.db, (tx) => writeParcels(context, tx, writes));
  }
}

const [socketFile = '', count = '0'] = process.argv.slice(2);
const { context, close } = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { log: createLog('silent'), projections, name: 'bench-writer' },
);
await addClerks(context);
await addOrders(context, Number(count));
await declareParcels(context, Number(count));
await context.sql.unsafe('vacuum analyze');
await close();
