// Fills the database of DATA_DIR with the bench's parcels, makes their rows by the product's own rebuild, and lets the
// product's own check look over all of it. Usage: node bench/data/fill-database.ts <parcels>
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import postgres from 'postgres';
import { runMaker } from './run-maker.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { deriveState } from '../../apps/server/src/modules/tracking/moves/parcel-history.ts';
import {
  checkReadModel,
  rebuildReadModel,
} from '../../apps/server/src/modules/tracking/answers/read-model.service.ts';
import { sayDuration } from '../measure/say.ts';
import { findPostgres } from '../peers/service.ts';
import { benchParcel, type BenchParcel } from './parcel-stories.ts';
import { storeAnswers } from './stored-answers.ts';

const parcelColumns =
  'id, tracking_code, status, order_code, weight_g, received_at, free_until, last_event_at, closed_at, version';
const eventColumns =
  'parcel_id, seq, type, status_from, status_to, place_id, occurred_at, claimed_at, actor, source';
const linesAtOnce = 2_000;

async function fill(context: Context, count: number): Promise<number> {
  await sayDuration('copying parcels and events', () => copyParcels(context, count));
  await sayDuration('making their rows', () => rebuildReadModel(context));
  await sayDuration('storing answers for raw http', () => storeAnswers(context));
  await sayDuration('vacuum analyze', () => context.sql`vacuum analyze`);
  const report = await sayDuration('checking them', () => checkReadModel(context));
  const wrong = report.wrongColumns.length + report.wrongTimelines.length;
  if (report.parcels === count && wrong === 0) return 0;
  process.stderr.write(`The bench data is wrong: ${report.parcels} parcels, ${wrong} of them differ.\n`);
  return 1;
}

async function copyParcels(context: Context, count: number): Promise<void> {
  const places = await context.sql<{ id: number; code: string }[]>`select id, code from place`;
  const placeIds = new Map(places.map((place) => [place.code, place.id]));
  const findPlace = (code: string): number => {
    const id = placeIds.get(code);
    if (id === undefined) throw new RangeError(`there is no place ${code}`);
    return id;
  };
  // The service's own driver has no COPY.
  const { socketFile } = findPostgres(context.config.dataDir);
  const connection = postgres({ path: socketFile, user: 'postgres', database: 'rohi', max: 1 });
  try {
    // The rows are right by construction and checked at the end; looking up each foreign key would double the time.
    await connection`set session_replication_role = replica`;
    await copy(
      await connection`copy parcel (${connection.unsafe(parcelColumns)}) from stdin`.writable(),
      count,
      (index) => parcelLine(index, benchParcel(index, findPlace)),
    );
    await copy(
      await connection`copy parcel_event (${connection.unsafe(eventColumns)}) from stdin`.writable(),
      count,
      (index) => eventLines(index, benchParcel(index, findPlace)),
    );
    await connection`select setval(pg_get_serial_sequence('parcel', 'id'), ${count})`;
    await connection`reset session_replication_role`;
  } finally {
    await connection.end();
  }
}

async function copy(into: Writable, count: number, linesOf: (index: number) => string): Promise<void> {
  let lines = '';
  for (let index = 0; index < count; index += 1) {
    lines += linesOf(index);
    if (index % linesAtOnce !== 0) continue;
    if (!into.write(lines)) await once(into, 'drain');
    lines = '';
  }
  into.end(lines);
  await once(into, 'finish');
}

function parcelLine(index: number, parcel: BenchParcel): string {
  const state = deriveState(parcel.history);
  return line([
    index + 1,
    parcel.trackingCode,
    state.status,
    parcel.orderCode,
    parcel.weightG,
    state.receivedAt,
    state.freeUntil,
    state.lastEventAt,
    state.closedAt,
    state.version,
  ]);
}

function eventLines(index: number, parcel: BenchParcel): string {
  return parcel.history
    .map((event) =>
      line([
        index + 1,
        event.seq,
        event.type,
        event.statusFrom,
        event.statusTo,
        event.placeId,
        event.occurredAt,
        event.claimedAt,
        event.actor,
        event.source,
      ]),
    )
    .join('');
}

/** COPY's text format; none of these values holds a sign that would have to be escaped. */
function line(values: readonly (string | number | Date | null)[]): string {
  const cells = values.map((value) => {
    if (value === null) return '\\N';
    return value instanceof Date ? value.toISOString() : String(value);
  });
  return `${cells.join('\t')}\n`;
}

const count = Number(process.argv[2]);
if (!Number.isInteger(count) || count < 1) throw new RangeError('how many parcels?');
process.exitCode = await runMaker((context) => fill(context, count));
