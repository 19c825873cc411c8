import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Sql } from '../../apps/server/src/platform/sql.ts';

/** What the figures depend on; no names of hosts or people. */
export type Machine = {
  platform: string;
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  postgres: string;
  /** Processes that wanted a core in the minute before. */
  loadBefore: number;
  postgresSettings: Record<string, string>;
};

const reportedSettings = [
  'shared_buffers',
  'effective_cache_size',
  'max_connections',
  'synchronous_commit',
  'fsync',
  'jit',
  'random_page_cost',
  'wal_compression',
];

/** To be asked before the first round. */
export async function describeMachine(sql: Sql): Promise<Machine> {
  const settings = await sql<{ name: string; value: string }[]>`
    select name, current_setting(name) as value from pg_settings
    where name = any(${['server_version', ...reportedSettings]}) order by name`;
  const byName = new Map(settings.map(({ name, value }) => [name, value]));
  return {
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
    postgres: byName.get('server_version') ?? 'unknown',
    postgresSettings: Object.fromEntries(
      reportedSettings.map((name) => [name, byName.get(name) ?? 'unknown']),
    ),
  };
}
