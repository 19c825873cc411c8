import { join } from 'node:path';
import type { Sql } from '../../../apps/server/src/platform/sql.ts';
import { installedVersion, installPackage, startForeignPeer } from '../foreign-package.ts';
import { jsonRequest, poolSize, type Peer } from '../peer.ts';
import { findPostgres } from '../service.ts';

/**
 * The parcels of the codes with their events, newest first, and the names of their places. Codes of one list are found
 * by a function of the database, PostGraphile's own way to add a question; it makes one statement of the whole query.
 */
const query = `query Track($codes: [String]!) {
  parcels: benchPostgraphileParcelsByCodesList(codes: $codes) {
    trackingCode countryCode status orderCode problems handlingNotes
    lastMileTracking lastMileCarrier lastMileWebsite receivedAt
    events: parcelEventsByParcelIdList(orderBy: [PRIMARY_KEY_DESC]) {
      type occurredAt details place: placeByPlaceId { names }
    }
  }
}`;

/** PostGraphile over the tables of the service that runs on the data folder. */
export async function startPostGraphile(dataDir: string, sql: Sql): Promise<Peer> {
  const folder = await installPackage('postgraphile', ['server.mjs']);
  await sql`create schema if not exists bench_postgraphile`;
  await sql`create or replace function bench_postgraphile.parcels_by_codes(codes text[]) returns setof public.parcel
    language sql stable as 'select * from public.parcel where tracking_code = any(codes) and is_current'`;
  const versions = await Promise.all(
    ['postgraphile', 'grafast', 'grafserv', '@dataplan/pg', 'pg'].map((name) =>
      installedVersion(folder, name),
    ),
  );
  return startForeignPeer({
    name: 'PostGraphile',
    folder,
    words: (port) => [
      join(folder, 'server.mjs'),
      findPostgres(dataDir).socketDir,
      String(port),
      String(poolSize),
    ],
    env: () => ({ GRAPHILE_ENV: 'production' }),
    settings: `${versions.join(', ')}; NODE_ENV and GRAPHILE_ENV production, Amber preset, lists instead of connections, no explorer, no websockets; one function in the database finds the codes; a pool of ${poolSize}`,
    questionOf: (codes) =>
      jsonRequest('POST /graphql', { query, variables: { codes } }, ['accept: application/json']),
  });
}
