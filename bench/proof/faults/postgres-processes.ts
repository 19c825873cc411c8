import { join } from 'node:path';
import {
  readPostmasterFile,
  listPostgresOn,
} from '../../../apps/server/src/platform/embedded-postgres-lock-files.ts';

const clusterOf = (dataDir: string): string => join(dataDir, 'pg');

/** The number of the server of a folder; 0 while there is none. */
export async function readServerPid(dataDir: string): Promise<number> {
  return (await readPostmasterFile(clusterOf(dataDir)))?.pid ?? 0;
}

/** Every process that works on the data but the server itself. */
export async function listClients(dataDir: string): Promise<number[]> {
  const server = await readServerPid(dataDir);
  return (await listPostgresOn(clusterOf(dataDir))).filter((pid) => pid !== server);
}

/** As a power cut ends it; one that has ended meanwhile is just as well. */
export function killHard(pid: number): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** The socket on which the server of a folder listens. */
export async function findSocketFile(dataDir: string): Promise<string> {
  return join((await readPostmasterFile(clusterOf(dataDir)))?.socketDir ?? '', '.s.PGSQL.5432');
}
