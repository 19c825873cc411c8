// Puts parcels on record that wait at a pickup point, three of each customer, with its clerks; prints the texts of the
// own passes of the last customers as JSON. Usage: counter-filler.ts <socket file> <customers> <passes>
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { readOwnPasses } from '../../apps/server/src/modules/collection/passes/passes.service.ts';
import { writeParcels } from '../../apps/server/src/modules/tracking/tracking.service.ts';
import { inTransaction } from '../../apps/server/src/platform/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { systemPrincipal } from '../../apps/server/src/principal.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { openPoint } from '../../apps/server/test/orders.ts';
import {
  counterClerk,
  counterCount,
  counterPoint,
  waitingCodes,
  waitingCustomer,
} from '../data/counter-parcels.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

const station = { actor: systemPrincipal('bench'), source: 'station' } as const;
const customersAtOnce = 80;

/** What happens to a parcel on its way, and how many days before today. */
const way = [
  ['ORDER_SUBMITTED', 24],
  ['FORECAST_ACCEPTED', 23],
  ['CN_RECEIVED', 20],
  ['LINEHAUL_DEPARTED', 18],
  ['BORDER_CROSSED', 10],
  ['HUB_INBOUND', 3],
  ['HUB_OUTBOUND', 2],
  ['PP_RECEIVED', 1],
] as const;

async function addPeople(context: Context, customers: number): Promise<void> {
  for (let counter = 0; counter <= counterCount; counter += 1) {
    const account = { ...counterClerk(counter), roles: ['pickup-clerk'], locale: 'ru' } as const;
    await addAccount(context, { ...account, unit: counterPoint.code }, { userId: null, name: 'bench' });
  }
  const codes = Array.from({ length: customers }, (_, number) => waitingCustomer(number));
  await context.sql`
    insert into user_account (id, username, name, phone, customer_code, password_hash, password_changed_at, created_at)
    select md5('waiting ' || number)::uuid, 'waiting-' || number, 'Фаррух Раҷабов ' || number,
      '+99292' || lpad((number - 1)::text, 7, '0'), code, 'none', now(), now()
    from unnest(${codes}::text[]) with ordinality as made (code, number)`;
}

async function bringParcels(context: Context, customers: number, pickupPointId: number): Promise<void> {
  const today = dushanbeDay(new Date());
  const at = (days: number) => new Date(`${addDays(today, -days)}T06:00:00Z`);
  for (let from = 0; from < customers; from += customersAtOnce) {
    const writes = Array.from({ length: Math.min(customersAtOnce, customers - from) }, (_, step) => {
      const customerCode = waitingCustomer(from + step);
      return waitingCodes(from + step).map((trackingCode, place) => ({
        trackingCode,
        declare: {
          facts: { customerCode, pickupPointId, weightG: 1_000 + ((from * 137 + place * 700) % 9_000) },
          move: { ...station, claimedAt: at(25) },
        },
        moves: way.map(([type, days]) => ({ ...station, type, claimedAt: at(days) })),
      }));
    });
    await inTransaction(context.db, (tx) => writeParcels(context, tx, writes.flat()));
  }
}

async function cellsOf({ sql }: Context, pickupPointId: number): Promise<void> {
  await sql`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    select parcel.id, ${pickupPointId}, chr(65 + (parcel.id % 6)::integer) || '-' || (parcel.id % 40 + 1), now(), 'bench'
    from parcel where pickup_point_id = ${pickupPointId} and is_current and status = 'DKHQS'
    on conflict do nothing`;
}

const [socketFile = '', customers = '0', passes = '0'] = process.argv.slice(2);
const { context, close } = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { log: createLog('silent'), projections, name: 'bench-writer' },
);
await openPoint(context, counterPoint.city);
const [point] = await context.sql<{ id: number }[]>`select id from place where code = ${counterPoint.code}`;
if (point === undefined) throw new RangeError(`there is no ${counterPoint.code}`);
await addPeople(context, Number(customers));
await bringParcels(context, Number(customers), point.id);
await cellsOf(context, point.id);
await context.sql.unsafe('vacuum analyze');
const texts: string[] = [];
for (let number = Number(customers) - Number(passes); number < Number(customers); number += 1)
  texts.push((await readOwnPasses(context, waitingCustomer(number), 'ru')).own.text);
process.stdout.write(JSON.stringify({ unitId: point.id, passes: texts }));
await close();
