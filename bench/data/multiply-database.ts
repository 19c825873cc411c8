// Multiplies the parcels of the database of DATA_DIR by SQL: each copy has the history, the answers and so the size of its
// original, under a tracking code and an order code of its own. The service's writer would need many times as long.
// Usage: node bench/data/multiply-database.ts <parcels there are> <parcels wanted>
import { runCommand } from '../../apps/server/src/commands/command-context.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { sayDuration } from '../measure/say.ts';
import { orderCodeSql, trackingCodeSql } from './parcel-codes.ts';

const heavyIndexes = [
  'parcel_track_pkey',
  'parcel_track_parcel_id',
  'parcel_current_code',
  'parcel_order_code',
];

async function multiply({ sql }: Context, there: number, wanted: number): Promise<number> {
  const connection = await sql.reserve();
  const run = (text: string) => connection.unsafe(text);
  try {
    // The copies are as right as their originals; looking up each foreign key would double the time.
    await run('set session_replication_role = replica');
    await run("set maintenance_work_mem = '1GB'");
    const definitions = await run(
      `select indexname, indexdef from pg_indexes where schemaname = 'public' and indexname in (${heavyIndexes.map((name) => `'${name}'`).join(', ')})`,
    );
    await run('alter table parcel_track drop constraint parcel_track_pkey');
    await run('drop index parcel_track_parcel_id, parcel_current_code, parcel_order_code');
    for (let offset = there; offset < wanted; offset += there) {
      const copies = Math.min(there, wanted - offset);
      await sayDuration(`copying parcels to ${offset + copies}`, async () => {
        await run(copyParcels(offset, copies));
        await run(copyEvents(offset, copies));
        await run(copyAnswers(offset, copies));
      });
    }
    await sayDuration('indexes', async () => {
      for (const { indexname, indexdef } of definitions) {
        if (indexname !== 'parcel_track_pkey') await run(String(indexdef));
      }
      await run(
        'alter table parcel_track add constraint parcel_track_pkey primary key (tracking_code, locale)',
      );
    });
    await run(`select setval(pg_get_serial_sequence('parcel', 'id'), ${wanted})`);
    await run('reset session_replication_role');
    await sayDuration('vacuum analyze', () => run('vacuum (freeze, analyze)'));
  } finally {
    connection.release();
  }
  return 0;
}

const parcelColumns =
  'is_current, status, step_before_cancel, country_code, business_line, problems, handling_notes, weight_g, received_at, free_until, last_event_at, closed_at, version';
const eventColumns =
  'seq, type, status_from, status_to, place_id, details, occurred_at, claimed_at, actor, source, implied';

function copyParcels(offset: number, copies: number): string {
  return `insert into parcel (id, tracking_code, order_code, ${parcelColumns}) overriding system value
    select id + ${offset}, ${trackingCodeSql(`id - 1 + ${offset}`)}, ${orderCodeSql(`id - 1 + ${offset}`)}, ${parcelColumns}
    from parcel where id <= ${copies}`;
}

function copyEvents(offset: number, copies: number): string {
  return `insert into parcel_event (parcel_id, ${eventColumns})
    select parcel_id + ${offset}, ${eventColumns} from parcel_event where parcel_id <= ${copies}`;
}

/** In the order in which the originals lie: the service's writer lays a batch down by language. */
function copyAnswers(offset: number, copies: number): string {
  return `insert into parcel_track (tracking_code, locale, parcel_id, status, text_version, fragment)
    select ${trackingCodeSql(`parcel_id - 1 + ${offset}`)}, locale, parcel_id + ${offset}, status, text_version,
      replace(replace(fragment, tracking_code, ${trackingCodeSql(`parcel_id - 1 + ${offset}`)}),
        ${orderCodeSql('parcel_id - 1')}, ${orderCodeSql(`parcel_id - 1 + ${offset}`)})
    from parcel_track where parcel_id <= ${copies}`;
}

const [there, wanted] = process.argv.slice(2).map(Number);
if (!Number.isInteger(there) || !Number.isInteger(wanted)) throw new RangeError('how many parcels?');
process.exitCode = await runCommand((context) => multiply(context, there ?? 0, wanted ?? 0));
