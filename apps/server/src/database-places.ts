import { ConfigError, type Config } from './config.ts';
import type { DatabaseAddress } from './platform/connections.ts';
import { addressesOf, type EmbeddedPostgres } from './platform/embedded-postgres.ts';

/**
 * Where a process works on the database, and where the owner of its tables does; the latter undefined where one role
 * does both. Throws ConfigError where there is no database.
 */
export function placesOf(
  { databaseUrl, ownerDatabaseUrl }: Pick<Config, 'databaseUrl' | 'ownerDatabaseUrl'>,
  embedded: Pick<EmbeddedPostgres, 'socketFile'> | undefined,
): { service: DatabaseAddress; owner: DatabaseAddress | undefined } {
  if (embedded !== undefined) return addressesOf(embedded);
  if (databaseUrl === undefined) throw new ConfigError('There is no database.');
  return {
    service: { url: databaseUrl },
    owner: ownerDatabaseUrl === undefined ? undefined : { url: ownerDatabaseUrl },
  };
}
