import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../../apps/server/src/config.ts';
import { openContext, type Context } from '../../../apps/server/src/context.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { projections } from '../../../apps/server/src/projections.ts';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import { newAccount } from '../../../apps/server/test/accounts.ts';
import { startServiceChild, type ServiceChild } from '../../../apps/server/test/service-child.ts';
import type { Judgement, OrderWriters } from './order-writers.ts';
import { testKeySetting } from '../../../apps/server/test/secrets-key.ts';

/** How large the faults are tried. */
export type FaultSizes = {
  kills: number;
  writesAKill: number;
  restarts: number;
  /** How long a line stays broken. */
  seconds: number;
  /** How long the disk stays below its mark: five checkpoints of PostgreSQL in full size. */
  lowSeconds: number;
};

const customers = 256;

/** A folder for a service with a database of its own, for as long as the work takes. */
export async function withFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-faults-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Works on the database of a folder while no service runs there; `settings` of its server, without which it archives
 * nothing.
 */
export async function onFolder<Result>(
  dataDir: string,
  work: (context: Context) => Promise<Result>,
  settings: Record<string, string> = {},
): Promise<Result> {
  const server = await startEmbeddedPostgres({ dataDir, role: 'service', settings });
  try {
    const address = { socketFile: server.socketFile, database: 'rohi' };
    const log = createLog('silent');
    const { context, close } = await openContext(
      { ...readConfig({ SECRETS_KEY: testKeySetting }), dataDir },
      address,
      {
        log,
        projections,
      },
    );
    try {
      return await work(context);
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Tokens of so many customers that writing ends no budget of the day; they outlive every case, which may take longer
 * than a log-in's hour.
 */
export async function makeCustomers(context: Context): Promise<string[]> {
  const tokens: string[] = [];
  for (let made = 0; made < customers; made += 1) {
    const account = await newAccount(context, 'customer', { username: `writer-${made}` });
    tokens.push((await enter(context, account)).token);
  }
  await context.sql`update login_token set access_expires_at = refresh_expires_at`;
  return tokens;
}

/** The service as it runs by itself on a folder. */
export function startOn(dataDir: string, env: Record<string, string> = {}): ServiceChild {
  return startServiceChild({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'fatal', OVERLOAD_MS: '0', ...env });
}

/** Waits until the writers have been acknowledged `more` orders, or `mostMs` have passed. */
export async function untilWritten(writers: OrderWriters, more: number, mostMs = 120_000): Promise<void> {
  const wanted = writers.acknowledged() + more;
  const until = performance.now() + mostMs;
  while (writers.acknowledged() < wanted && performance.now() < until) await pause(5);
}

/** Waits until `isSo`; returns after how many ms, or undefined when it was not so in time. */
export async function timeUntil(isSo: () => Promise<boolean>, mostMs: number): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < mostMs) {
    if (await isSo().catch(() => false)) return performance.now() - startedAt;
    await pause(20);
  }
  return undefined;
}

export async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) })).status === 200;
}

/** `4,174 acknowledged, 0 lost, 0 twice, 0 torn, all of it whole` */
export function describeJudgement({ acknowledged, lost, twice, torn, whole }: Judgement): string {
  return `${acknowledged.toLocaleString('en')} acknowledged, ${lost} lost, ${twice} twice, ${torn} torn, ${whole ? 'read model and record whole' : '**read model or record broken**'}`;
}

export function isSound({ lost, twice, torn, whole }: Judgement): boolean {
  return lost + twice + torn === 0 && whole;
}

/** The middle and the largest of some times, in seconds. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const inSeconds = (ms = 0) => `${(ms / 1_000).toFixed(1)} s`;
  return `${inSeconds(sorted[Math.floor(sorted.length / 2)])} median, ${inSeconds(sorted.at(-1))} most`;
}
