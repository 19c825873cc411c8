import { cp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { runCommand, type CommandEnd } from '../../../apps/server/test/commands.ts';
import type { CaseResult } from '../case-result.ts';
import {
  describeTimes,
  isSound,
  makeCustomers,
  onFolder,
  startOn,
  untilWritten,
  withFolder,
} from '../faults/fault-setup.ts';
import { startOrderWriters, type Judgement } from '../faults/order-writers.ts';

/** Where a service of the proof has its data, backups and archive. */
export type BackupPlace = { dataDir: string; env: Record<string, string> };

export const placeIn = (root: string): BackupPlace => ({
  dataDir: join(root, 'data'),
  env: {
    DATA_DIR: join(root, 'data'),
    BACKUP_DIR: join(root, 'backups'),
    ARCHIVE_DIR: join(root, 'archive'),
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
  },
});

/** A command as the operator calls it. */
export function command(
  { env }: BackupPlace,
  name: 'backup' | 'restore',
  ...args: string[]
): Promise<CommandEnd> {
  return runCommand({ name, args, env: { ...process.env, ...env } });
}

type Restored = { judgement: Judgement; isRight: boolean; restoreMs: number; said: string };

/**
 * A backup under write load, a clean stop, the data folder gone, and all of it back: nothing that was acknowledged is
 * lost.
 */
async function restoreOnce(place: BackupPlace, orders: number): Promise<Restored> {
  const { dataDir, env } = place;
  const tokens = await onFolder(dataDir, makeCustomers);
  const service = startOn(dataDir, { ...env, RATE_LIMIT: '0' });
  const address = await service.ready;
  const writers = startOrderWriters(tokens, () => address);
  await untilWritten(writers, orders);
  const made = await command(place, 'backup');
  await untilWritten(writers, orders);
  await writers.finish();
  service.child.kill('SIGTERM');
  await service.ended;
  await rm(dataDir, { recursive: true });
  const startedAt = performance.now();
  const restored = await command(place, 'restore', env['BACKUP_DIR'] ?? '');
  const restoreMs = performance.now() - startedAt;
  const isRight = made.code === 0 && restored.code === 0;
  if (!isRight) return { judgement: none, isRight, restoreMs, said: `${made.err}${restored.err}`.trim() };
  return { judgement: await onFolder(dataDir, writers.judge), isRight, restoreMs, said: '' };
}

const none: Judgement = {
  acknowledged: 0,
  lost: 0,
  firstLostAt: undefined,
  twice: 0,
  torn: 0,
  whole: false,
};

/** So many restores, each of an installation of its own. */
export async function restoreUnderLoad(rounds: number, orders: number): Promise<CaseResult> {
  const all: Restored[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push(await withFolder((root) => restoreOnce(placeIn(root), orders)));
  const good = all.filter(({ isRight, judgement }) => isRight && isSound(judgement));
  const sum = (of: 'acknowledged' | 'lost') => all.reduce((total, { judgement }) => total + judgement[of], 0);
  const [messages] = all.flatMap((each) => each.said || []);
  return {
    name: 'backup',
    what: `a backup under sixteen writers, a clean stop, the data folder deleted and restored, ${rounds} times`,
    figure: `${good.length} of ${rounds} restored without a finding; ${sum('acknowledged').toLocaleString('en')} orders acknowledged, ${sum('lost')} lost; restored within ${describeTimes(all.map(({ restoreMs }) => restoreMs))}${messages === undefined ? '' : `; ${messages}`}`,
    isMet: good.length === rounds,
  };
}

/** Backups of which a file was cut anywhere: each is refused in one line. */
export function refuseCut(cuts: number): Promise<CaseResult> {
  return withFolder(async (root) => {
    const place = placeIn(root);
    await onFolder(place.dataDir, makeCustomers);
    const made = await command(place, 'backup');
    if (made.code !== 0) throw new Error(`no backup: ${made.err}`);
    const backups = place.env['BACKUP_DIR'] ?? '';
    const whole = join(backups, (await readdir(backups))[0] ?? '');
    const entries = await readdir(whole, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const other: string[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      const folder = join(root, 'cut');
      const refusal = await cutOne(place, { whole, folder, file: files[cut % files.length] ?? '' });
      if (refusal !== undefined) other.push(refusal);
    }
    return {
      name: 'backup',
      what: `${cuts} backups of which one file ends too early`,
      figure: `${cuts - other.length} refused in one line${other.length === 0 ? '' : `; ${other.slice(0, 3).join('; ')}`}`,
      isMet: other.length === 0,
    };
  });
}

/** What was said instead of one line of refusal; undefined where it was refused so. */
async function cutOne(
  place: BackupPlace,
  { whole, folder, file }: { whole: string; folder: string; file: string },
): Promise<string | undefined> {
  await cp(whole, folder, { recursive: true });
  try {
    const target = join(folder, file.slice(whole.length));
    const { size } = await stat(target);
    await truncate(target, randomInt(Math.max(1, size)));
    const { code, err } = await command(place, 'restore', folder, '--try');
    const lines = err.trim().split('\n');
    return code === 2 && lines.length === 1 && lines[0] !== ''
      ? undefined
      : `${file.slice(whole.length)}: ${code} ${err}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}
