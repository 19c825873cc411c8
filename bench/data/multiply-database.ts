// Multiplies the parcels of the database of DATA_DIR by SQL: each copy has the history, the row and so the size of its
// original, under a tracking code and an order code of its own. The service's writer would need many times as long.
// Usage: node bench/data/multiply-database.ts <parcels there are> <parcels wanted>
import { runMaker } from './run-maker.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { sayDuration } from '../measure/say.ts';
import { orderCodeSql, trackingCodeSql } from './parcel-codes.ts';
import { copiedTimelineSql, copyAnswersSql } from './stored-answers.ts';

const heavyIndexes = ['parcel_current_code', 'parcel_order_code'];

async function multiply({ sql }: Context, there: number, wanted: number): Promise<number> {
  const connection = await sql.reserve();
  const run = (text: string) => connection.unsafe(text);
  try {
    // The copies are as right as their originals; looking up each foreign key would double the time.
    await run('set session_replication_role = replica');
    await run("set maintenance_work_mem = '1GB'");
    const definitions = await run(
      `select indexdef from pg_indexes where schemaname = 'public' and indexname in (${heavyIndexes.map((name) => `'${name}'`).join(', ')})`,
    );
    await run('alter table bench_answer drop constraint bench_answer_pkey');
    await run(`drop index ${heavyIndexes.join(', ')}`);
    for (let offset = there; offset < wanted; offset += there) {
      const copies = Math.min(there, wanted - offset);
      await sayDuration(`copying parcels to ${offset + copies}`, async () => {
        await run(copyParcels(offset, copies));
        await run(copyEvents(offset, copies));
        await run(copyAnswersSql(offset, copies));
      });
    }
    await sayDuration('indexes', async () => {
      for (const { indexdef } of definitions) await run(String(indexdef));
      await run('alter table bench_answer add constraint bench_answer_pkey primary key (tracking_code)');
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
  return `insert into parcel (id, tracking_code, order_code, timeline, ${parcelColumns}) overriding system value
    select id + ${offset}, ${trackingCodeSql(`id - 1 + ${offset}`)}, ${orderCodeSql(`id - 1 + ${offset}`)},
      ${copiedTimelineSql('id', `id + ${offset}`)}, ${parcelColumns}
    from parcel where id <= ${copies}`;
}

function copyEvents(offset: number, copies: number): string {
  return `insert into parcel_event (parcel_id, ${eventColumns})
    select parcel_id + ${offset}, ${eventColumns} from parcel_event where parcel_id <= ${copies}`;
}

const [there, wanted] = process.argv.slice(2).map(Number);
if (!Number.isInteger(there) || !Number.isInteger(wanted)) throw new RangeError('how many parcels?');
process.exitCode = await runMaker((context) => multiply(context, there ?? 0, wanted ?? 0));
