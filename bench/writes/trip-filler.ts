// Puts a trip on record with all its parcels aboard, the dispatcher, and a hundred trips for the board.
// Usage: trip-filler.ts <socket file> <parcels> <owners> <parcels of each trip of the board>
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { writeParcels } from '../../apps/server/src/modules/tracking/tracking.service.ts';
import { inTransaction } from '../../apps/server/src/platform/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { systemPrincipal } from '../../apps/server/src/principal.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { benchDispatcher, departingTrip, tripOrderCode, tripParcelCode } from '../data/trip-parcels.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

const station = { actor: systemPrincipal('bench'), source: 'station' } as const;
const receipt = ['ORDER_SUBMITTED', 'FORECAST_ACCEPTED', 'CN_RECEIVED', 'CN_PACKED'] as const;
const writtenAtOnce = 250;

async function addOwners({ sql }: Context, owners: number): Promise<void> {
  await sql`
    insert into user_account (id, username, name, customer_code, email, locale, password_hash, password_changed_at, created_at)
    select md5('carried ' || number)::uuid, 'carried-' || number, 'Bench ' || number, 'TJ-' || (700000 + number),
      'carried-' || number || '@example.tj', 'ru', 'none', now(), now()
    from generate_series(0, ${owners - 1}::integer) as number`;
  const codes = Array.from({ length: owners }, (_, owner) => tripOrderCode(owner));
  await sql`
    insert into customer_order (id, code, customer_id, request_id, business_line, goods, value_minor, value_currency, created_at)
    select md5(code)::uuid, code, md5('carried ' || number - 1)::uuid, md5('request ' || code)::uuid, 'BSC', 'Bench goods', 1000, 'USD', now()
    from unnest(${codes}::text[]) with ordinality as made (code, number)`;
}

async function receive(context: Context, parcels: number, owners: number): Promise<void> {
  for (let from = 0; from < parcels; from += writtenAtOnce) {
    const writes = Array.from({ length: Math.min(writtenAtOnce, parcels - from) }, (_, step) => {
      const owner = (from + step) % owners;
      const facts = {
        orderCode: tripOrderCode(owner),
        customerCode: `TJ-${700_000 + owner}`,
        weightG: 500 + step,
        tripCode: departingTrip,
      };
      return {
        trackingCode: tripParcelCode(from + step),
        declare: { facts, move: station },
        moves: receipt.map((type) => ({ ...station, type })),
      };
    });
    await inTransaction(context.db, (tx) => writeParcels(context, tx, writes));
  }
}

/** All of them planned and aboard, as stations would have scanned them. */
async function fillTrip({ sql }: Context): Promise<void> {
  await sql`
    update trip set state = 'LOADING', is_from_file = false, mode = 'ROAD',
      origin_id = (select id from place where code = 'YIWU-WH'), destination_id = (select id from place where code = 'DUSHANBE-HUB')
    where code = ${departingTrip}`;
  await sql`
    insert into trip_unit (trip_id, seq, number) select id, 1, 'BENCH 1' from trip where code = ${departingTrip}`;
  await sql`
    insert into trip_load (parcel_id, trip_id, planned_at, planned_by, loaded_at, loaded_by, device, unit_seq)
    select parcel.id, trip.id, now(), 'bench', now(), 'bench', 'bench', 1
    from trip join parcel on parcel.trip_code = trip.code where trip.code = ${departingTrip}`;
}

/** Trips on the road with stops and reports, and with the numbers that are stored of so many parcels each. */
async function fillBoard({ sql }: Context, parcels: number): Promise<void> {
  await sql`
    insert into trip (code, state, mode, origin_id, destination_id, planned_departure_at, planned_arrival_day, capacity_kg, departed_at,
      created_at, created_by)
    select 'BOARD-' || number, 'DEPARTED', 'ROAD', (select id from place where code = 'YIWU-WH'),
      (select id from place where code = 'DUSHANBE-HUB'), now() - interval '6 days', current_date + 9, 22000, now() - interval '6 days',
      now() - interval '9 days', 'bench'
    from generate_series(1, 100) as number`;
  await sql`
    insert into trip_stop (trip_id, seq, place_id, planned_day)
    select trip.id, stop.seq, place.id, current_date - 6 + 3 * stop.seq
    from trip, (values (1, 'URUMQI'), (2, 'KASHGAR'), (3, 'KULMA')) as stop (seq, code) join place on place.code = stop.code
    where trip.code like 'BOARD-%'`;
  await sql`
    insert into trip_event (trip_id, type, place_id, occurred_at, recorded_at, actor)
    select trip.id, event.type, null, now() - interval '5 days', now() - interval '5 days', 'bench'
    from trip, (values ('PLANNED'), ('LOADING_BEGUN'), ('DEPARTED'), ('EXPORT_CUSTOMS_IN'), ('EXPORT_CUSTOMS_OUT')) as event (type)
    where trip.code like 'BOARD-%'`;
  await sql`
    insert into trip_tally (trip_id, parcels, weight_g, volume_mm3, planned, aboard, aboard_weight_g, aboard_volume_mm3, on_road, beyond)
    select id, ${parcels}::integer, 15000000, 60000000000, 0, 0, 0, 0, ${parcels}::integer, 0 from trip where code like 'BOARD-%'`;
}

const [socketFile = '', ...words] = process.argv.slice(2);
const [parcels = 1, owners = 1, ofEach = 1] = words.map(Number);
const { context, close } = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { log: createLog('silent'), projections, name: 'bench-filler' },
);
const dispatcher = { ...benchDispatcher, roles: ['dispatcher'], locale: 'ru' } as const;
await addAccount(context, dispatcher, { userId: null, name: 'bench' });
await addOwners(context, owners);
await receive(context, parcels, owners);
await fillTrip(context);
await fillBoard(context, ofEach);
await context.sql.unsafe('vacuum analyze');
await close();
