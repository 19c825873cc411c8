import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPool } from '../../../apps/server/src/platform/sql.ts';
import { builders } from '../../../apps/server/test/build.ts';
import type { CaseResult } from '../case-result.ts';
import {
  isSound,
  makeCustomers,
  onFolder,
  startOn,
  describeJudgement,
  timeUntil,
  untilWritten,
  type FaultSizes,
} from './fault-setup.ts';
import { startOrderWriters } from './order-writers.ts';
import { findSocketFile } from './postgres-processes.ts';

const run = promisify(execFile);
const mebibyte = 1_048_576;
const sizeMb = 900;
const lowMb = 150;

/**
 * G10: the disk fills up, first to the mark, then by somebody else to its last byte, until PostgreSQL stops; then there
 * is room again.
 */
export async function fillDisk(_setup: unknown, { lowSeconds }: FaultSizes): Promise<CaseResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-full-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return [
      {
        name: 'G10',
        what: 'a disk that fills up',
        figure: 'not tried: no small file system can be mounted here',
        isMet: true,
      },
    ];
  }
  try {
    return [await fillUp(join(folder, 'data'), join(folder, 'filler'), lowSeconds)];
  } finally {
    await run('umount', [folder]);
    await rm(folder, { recursive: true });
  }
}

async function fillUp(dataDir: string, filler: string, lowSeconds: number): Promise<CaseResult> {
  await mkdir(dataDir);
  const { tokens, code } = await onFolder(dataDir, async (context) => ({
    code: await builders(context).parcelOnTheRoad(),
    tokens: await makeCustomers(context),
  }));
  const service = startOn(dataDir, { DISK_LOW_MB: String(lowMb), RATE_LIMIT: '0' });
  const address = await service.ready;
  const track = async (...unknown: string[]) =>
    (
      await fetch(`${address}/api/track/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ trackingCodeList: [code, ...unknown] }),
      })
    ).status;
  const writers = startOrderWriters(tokens, () => address);
  await untilWritten(writers, 100);
  await track();
  const steps: string[] = [];
  const note = (what: string, ms: number | undefined) =>
    void steps.push(`${what} ${ms === undefined ? '**never**' : `after ${(ms / 1_000).toFixed(1)} s`}`);

  await grow(filler, async () => (writers.statuses.get(507) ?? 0) > 0);
  note('507', (writers.statuses.get(507) ?? 0) > 0 ? 0 : undefined);
  const low = await readFor(lowSeconds, (turn) => track(`YT${10_000_000_000_000 + turn}`));
  await fillWhole(filler);
  const sql = openPool({ socketFile: await findSocketFile(dataDir), database: 'rohi' }, { connections: 1 });
  const stopped = await timeUntil(async () => {
    await fillWhole(filler);
    return sql`checkpoint`.then(
      () => false,
      () => true,
    );
  }, 60_000);
  note('a checkpoint failed', stopped);
  const readWhileDown = await track();
  await sql.end({ timeoutMs: 1_000 }).catch(() => undefined);
  await truncate(filler, 0);
  const before = writers.acknowledged();
  note('written again', await timeUntil(async () => writers.acknowledged() > before, 60_000));
  await writers.finish();
  service.child.kill('SIGTERM');
  const { code: exitCode } = await service.ended;
  const judgement = await onFolder(dataDir, writers.judge);
  return {
    name: 'G10',
    what: `a disk of ${sizeMb} MB that fills up to its mark, then to its last byte`,
    figure: `${steps.join(', ')}; while low for ${lowSeconds} s a known parcel was read ${low.read} times, ${low.failed} failed; while PostgreSQL was stopped it was answered with ${readWhileDown}; ${describeJudgement(judgement)}`,
    isMet:
      isSound(judgement) &&
      exitCode === 0 &&
      low.failed === 0 &&
      readWhileDown === 200 &&
      !steps.some((step) => step.includes('never')),
  };
}

/**
 * Ten reads a second for so long, beside the writers that are refused: a parcel that memory knows, and one that the
 * database has to look for.
 */
async function readFor(
  seconds: number,
  read: (turn: number) => Promise<number>,
): Promise<{ read: number; failed: number }> {
  const until = performance.now() + seconds * 1_000;
  const counts = { read: 0, failed: 0 };
  while (performance.now() < until) {
    counts.read += 1;
    if ((await read(counts.read).catch(() => 0)) !== 200) counts.failed += 1;
    await pause(100);
  }
  return counts;
}

/** Adds to the file until it is so, or nothing more fits. */
async function grow(file: string, isSo: () => Promise<boolean>): Promise<void> {
  await writeFile(file, '');
  const handle = await open(file, 'a');
  try {
    while (!(await isSo())) {
      await handle.write(Buffer.alloc(8 * mebibyte, 1));
      await timeUntil(isSo, 1_500);
    }
  } catch {
    // Full.
  } finally {
    await handle.close();
  }
}

/** To the last byte, the reserve that is given up meanwhile included. */
async function fillWhole(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (let piece = 4 * mebibyte; piece >= 4_096; piece /= 4) {
      try {
        for (;;) await handle.write(Buffer.alloc(piece, 1));
      } catch {
        // A smaller piece may still fit.
      }
    }
  } finally {
    await handle.close();
  }
}
