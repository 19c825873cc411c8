import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../../../apps/server/src/platform/sql.ts';
import { runChild } from '../../measure/children.ts';
import { sayDuration } from '../../measure/say.ts';
import { installedVersion, installPackage, startForeignPeer } from '../foreign-package.ts';
import { jsonRequest, poolSize, type Peer } from '../peer.ts';
import { findPostgres } from '../service.ts';

/** Of a database on a socket of this machine alone. */
const adminToken = 'bench-admin-token';
const authorization = `authorization: Bearer ${adminToken}`;

const fields = [
  ...['tracking_code', 'country_code', 'status', 'order_code', 'problems', 'handling_notes'],
  ...['last_mile_tracking', 'last_mile_carrier', 'last_mile_website', 'received_at'],
  ...['events.type', 'events.occurred_at', 'events.details', 'events.place_id.names'],
];

/** The parcels of the codes with their events, newest first, and the names of their places, in one request. */
function questionOf(codes: readonly string[]): Buffer {
  const query = {
    filter: { tracking_code: { _in: codes }, is_current: { _eq: true } },
    limit: -1,
    fields,
    deep: { events: { _sort: ['-seq'], _limit: -1 } },
  };
  return jsonRequest('SEARCH /items/parcel', { query }, [authorization]);
}

/**
 * Directus over the database of the service that runs on the data folder, its system tables in a schema of their own.
 */
export async function startDirectus(dataDir: string, sql: Sql): Promise<Peer> {
  const folder = await installPackage('directus');
  const cli = join(folder, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
  // Its sandbox for extensions asks for this flag; there are no extensions.
  const node = ['--no-node-snapshot', cli];
  const env = settingsFor(findPostgres(dataDir).socketDir);
  const stamp = createHash('sha256')
    .update(await readFile(join(folder, 'package.json')))
    .digest('hex');
  const isNew = await prepareSchema(sql, stamp, () =>
    runChild(process.execPath, [...node, 'bootstrap'], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const versions = await Promise.all(
    ['directus', '@directus/api', 'knex', 'pg', 'isolated-vm'].map((name) => installedVersion(folder, name)),
  );
  const peer = await startForeignPeer({
    name: 'Directus',
    folder,
    words: () => [...node, 'start'],
    env: (port) => ({ ...env, PORT: String(port) }),
    settings: `${versions.join(', ')}; NODE_ENV production, static token of an administrator, answers uncached, schema cached, rate and pressure limiters, telemetry and app off, LOG_LEVEL=warn; a pool of ${poolSize}`,
    questionOf,
  });
  if (isNew) {
    await nameEvents(peer.port);
    await sql.unsafe(`comment on schema directus is '${stamp}'`);
  }
  return peer;
}

function settingsFor(socketDir: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DB_CLIENT: 'pg',
    DB_HOST: socketDir,
    DB_PORT: '5432',
    DB_DATABASE: 'rohi',
    DB_USER: 'postgres',
    DB_PASSWORD: '',
    DB_SEARCH_PATH: 'array:directus,public',
    DB_POOL__MIN: String(poolSize),
    DB_POOL__MAX: String(poolSize),
    SECRET: createHash('sha256').update(socketDir).digest('hex'),
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'bench-admin-password',
    ADMIN_TOKEN: adminToken,
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    LOG_LEVEL: 'warn',
  };
}

/**
 * System tables by Directus' own bootstrap; the tracked parcels and places are those of the service. Directus takes no
 * table with a key of two columns, so the events stand once more, the same rows under one number. Made once for a data
 * folder and version; returns whether that was now.
 */
async function prepareSchema(sql: Sql, stamp: string, bootstrap: () => Promise<void>): Promise<boolean> {
  const [comment] = await sql<{ comment: string | null }[]>`
    select obj_description(oid) as comment from pg_namespace where nspname = 'directus'`;
  if (comment?.comment === stamp) return false;
  await sayDuration('preparing the tables of Directus, once', async () => {
    await sql`drop schema if exists directus cascade`;
    await sql`create schema directus`;
    await sql`
      create table directus.tracking_event as
      select parcel_id * 1000 + seq as id, parcel_id, seq, type, status_from, status_to, place_id, details, occurred_at
      from public.parcel_event order by parcel_id, seq`;
    await sql`
      alter table directus.tracking_event add primary key (id), alter parcel_id set not null,
        add foreign key (parcel_id) references public.parcel (id), add foreign key (place_id) references public.place (id)`;
    await sql`create index on directus.tracking_event (parcel_id)`;
    await sql`vacuum analyze directus.tracking_event`;
    await bootstrap();
  });
  return true;
}

/** Declares to Directus that the events of a parcel are its field `events`. */
async function nameEvents(port: number): Promise<void> {
  await call(port, 'POST', '/fields/parcel', { field: 'events', type: 'alias', meta: { special: ['o2m'] } });
  await call(port, 'PATCH', '/relations/tracking_event/parcel_id', { meta: { one_field: 'events' } });
}

async function call(port: number, method: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Directus answered ${response.status}: ${await response.text()}`);
}
