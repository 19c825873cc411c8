// Has parcels of many owners depart in one transaction, as many times as there are rounds, and waits each time until
// the service has queued the letters. Prints one line of JSON. Usage: departure-writer.ts <socket file> <pid of
// PostgreSQL> <rounds> <parcels> <owners>
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext, type Context } from '../../apps/server/src/context.ts';
import { writeParcels } from '../../apps/server/src/modules/tracking/tracking.service.ts';
import { inTransaction } from '../../apps/server/src/platform/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { departingCode, departingOrder } from '../data/departing-parcels.ts';
import { systemPrincipal } from '../../apps/server/src/principal.ts';
import { cpuOfFamily } from '../measure/process-cost.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

export type Departure = {
  /** From the first statement to the answer of COMMIT. */
  seconds: number;
  /** Of the processors meanwhile: by the writer, and by PostgreSQL; null where there is no /proc. */
  writerCpu: number;
  databaseCpu: number | null;
  /** From there until every letter is queued. */
  letterSeconds: number;
  letters: number;
};

type Size = { parcels: number; owners: number };

const station = { actor: systemPrincipal('bench'), source: 'station' } as const;
const receipt = ['ORDER_SUBMITTED', 'FORECAST_ACCEPTED', 'CN_RECEIVED', 'CN_PACKED'] as const;
const receivedAtOnce = 250;
const customerOf = (owner: number) => `TJ-${900_000 + owner}`;

/** Customers who read letters about their parcels. */
async function addOwners({ sql }: Context, owners: number): Promise<void> {
  await sql`
    insert into user_account (id, username, name, customer_code, email, locale, password_hash, password_changed_at, created_at)
    select md5('departing ' || number)::uuid, 'departing-' || number, 'Bench ' || number, 'TJ-' || (900000 + number),
      'departing-' || number || '@example.tj', 'ru', 'none', now(), now()
    from generate_series(0, ${owners - 1}::integer) as number on conflict do nothing`;
}

/** Parcels that were received and packed in China, each in the order of its owner. */
async function receive(context: Context, round: number, { parcels, owners }: Size): Promise<void> {
  const codes = Array.from({ length: owners }, (_, owner) => departingOrder(round, owner));
  await context.sql`
    insert into customer_order (id, code, customer_id, request_id, business_line, goods, created_at)
    select md5(code)::uuid, code, md5('departing ' || number - 1)::uuid, md5('request ' || code)::uuid, 'BSC', 'Bench goods', now()
    from unnest(${codes}::text[]) with ordinality as made (code, number)`;
  for (let from = 0; from < parcels; from += receivedAtOnce) {
    const writes = Array.from({ length: Math.min(receivedAtOnce, parcels - from) }, (_, index) => {
      const owner = (from + index) % owners;
      const facts = { orderCode: codes[owner] ?? '', customerCode: customerOf(owner), weightG: 500 + index };
      return {
        trackingCode: departingCode(round, from + index),
        declare: { facts, move: station },
        moves: receipt.map((type) => ({ ...station, type })),
      };
    });
    await inTransaction(context.db, (tx) => writeParcels(context, tx, writes));
  }
  await context.sql.unsafe('vacuum analyze');
}

async function depart(context: Context, round: number, { parcels, owners }: Size): Promise<Departure> {
  const [place] = await context.sql<{ id: number }[]>`select id from place where code = 'YIWU'`;
  if (place === undefined) throw new RangeError('there is no place YIWU');
  const move = { ...station, type: 'LINEHAUL_DEPARTED', placeId: place.id } as const;
  const writes = Array.from({ length: parcels }, (_, number) => ({
    trackingCode: departingCode(round, number),
    moves: [move],
  }));
  const lettersBefore = await countLetters(context);
  const writerBefore = process.cpuUsage();
  const databaseBefore = cpuOfFamily(databasePid);
  const startedAt = performance.now();
  const results = await inTransaction(context.db, (tx) => writeParcels(context, tx, writes));
  const committedAt = performance.now();
  const { user, system } = process.cpuUsage(writerBefore);
  const databaseAfter = cpuOfFamily(databasePid);
  const stays = results.find(({ outcomes }) => outcomes[0]?.result !== 'moved');
  if (stays !== undefined) throw new Error(`a parcel stayed behind: ${JSON.stringify(stays.outcomes)}`);
  let letters = 0;
  // One for each owner, whatever the number of their parcels.
  while (letters < owners && performance.now() - committedAt < mostLetterMs) {
    await pause(letters === 0 ? 25 : 100);
    letters = (await countLetters(context)) - lettersBefore;
  }
  return {
    seconds: (committedAt - startedAt) / 1_000,
    writerCpu: (user + system) / 1e6,
    databaseCpu: databaseBefore === null || databaseAfter === null ? null : databaseAfter - databaseBefore,
    letterSeconds: (performance.now() - committedAt) / 1_000,
    letters,
  };
}

const mostLetterMs = 120_000;

async function countLetters({ sql }: Context): Promise<number> {
  const [row] = await sql<{ letters: number }[]>`
    select count(*)::integer as letters from letter where name in ('parcelMoved', 'parcelsDeparted')`;
  return row?.letters ?? 0;
}

const [socketFile = '', ...words] = process.argv.slice(2);
const [databasePid = 0, rounds = 1, parcels = 1, owners = 1] = words.map(Number);
const { context, close } = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { log: createLog('silent'), projections, name: 'bench-writer' },
);
await addOwners(context, owners);
const departures: Departure[] = [];
for (let round = 0; round < rounds; round += 1) {
  await receive(context, round, { parcels, owners });
  departures.push(await depart(context, round, { parcels, owners }));
}
await close();
process.stdout.write(`${JSON.stringify(departures)}\n`);
