// Identifies the installation of a database, a backup and an archive. An installation is known by the number that
// PostgreSQL gives a cluster when it is made; every restore keeps it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of the installation with its cluster in a folder; undefined where there is none. */
export async function readInstallation(cluster: string): Promise<string | undefined> {
  const control = await readFile(join(cluster, 'global', 'pg_control')).catch(() => undefined);
  return control === undefined || control.length < 8 ? undefined : String(control.readBigUInt64LE(0));
}

/** `7445203319871240193, begun 2026-11-22`: the number begins with the second in which its cluster was made. */
export function sayInstallation(installation: string): string {
  const begun = new Date(Number(BigInt(installation) >> 32n) * 1_000);
  return `${installation}, begun ${begun.toISOString().slice(0, 10)}`;
}

/** What is said of a copy wherever it would archive or be saved. */
export function sayCopy(dataDir: string): string {
  return `The database in ${dataDir} is a copy, made with --into: nothing of it is archived, and no backup of it is made. If it is to be the service from now on: npm run restore -- promote ${dataDir}.`;
}
