import { dirname } from 'node:path';
import type { DatabaseAddress } from '../src/platform/connections.ts';
import { databaseRoles } from '../src/platform/rights/database-roles.ts';
import { startServiceChild, type ServiceChild } from './service-child.ts';

/** What a child process needs to work on a database of the test's server. */
export function environmentOf(address: DatabaseAddress): Record<string, string> {
  if ('url' in address) return { DATABASE_URL: address.url };
  // Only the usual variables of PostgreSQL's clients can name a socket, an address cannot.
  return {
    DATABASE_URL: `postgres:///${address.database}`,
    PGHOST: dirname(address.socketFile),
    PGUSER: address.user ?? databaseRoles.service,
  };
}

export type Services = {
  addresses: readonly string[];
  children: readonly ServiceChild[];
  stop(): Promise<void>;
};

/** Whole services in processes of their own, all on one database; returns once each listens. */
export async function startServices(
  database: DatabaseAddress,
  count: number,
  env: Record<string, string> = {},
): Promise<Services> {
  const children = Array.from({ length: count }, () =>
    startServiceChild({ ...environmentOf(database), DEMO: 'off', LOG_LEVEL: 'error', ...env }),
  );
  const stop = async () => {
    for (const { child } of children) child.kill('SIGTERM');
    await Promise.all(children.map(({ ended }) => ended));
  };
  try {
    const addresses = await Promise.all(children.map(({ ready }) => ready));
    return { addresses, children, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
