import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../apps/server/src/context.ts';
import { archiveSettings } from '../../../apps/server/src/platform/backup/archive.ts';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import type { CaseResult } from '../case-result.ts';
import {
  isSound,
  makeCustomers,
  onFolder,
  startOn,
  untilWritten,
  withFolder,
} from '../faults/fault-setup.ts';
import { startOrderWriters, type Judgement, type OrderWriters } from '../faults/order-writers.ts';
import { command, placeIn, type BackupPlace } from './restores.ts';

/** What an archive may be behind. */
const mostLostMs = 60_000;

/** The writers of a round, and what their restore came to: from then on nothing more of theirs may be missing. */
type Written = { writers: OrderWriters; lost: number };
type Played = { place: BackupPlace; archive: string; orders: number; written: Written[]; findings: string[] };

/**
 * One installation that loses its disk again and again and is restored each time from what the time before has left:
 * killed under load, or stopped in order. In one round a copy of it is opened with the settings of the production.
 * Everything that was ever acknowledged is held against each restored database.
 */
export function restoreAgain(rounds: number, orders: number): Promise<CaseResult> {
  return withFolder(async (root) => {
    const place = placeIn(root);
    const archive = place.env['ARCHIVE_DIR'] ?? '';
    const played: Played = { place, archive, orders, written: [], findings: [] };
    let tokens = await onFolder(place.dataDir, makeCustomers);
    let oldestMs = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const restored = await playRound(played, round, tokens);
      if (restored === undefined) break;
      ({ tokens } = restored);
      oldestMs = Math.max(oldestMs, restored.oldestMs);
    }
    const { written, findings } = played;
    const acknowledged = written.reduce((sum, { writers }) => sum + writers.acknowledged(), 0);
    const lost = written.reduce((sum, each) => sum + each.lost, 0);
    return {
      name: 'backup',
      what: `one installation whose disk is lost and restored ${rounds} times, every second time without a stop, archiving all the while; a copy opened in between`,
      figure: `${written.length} restored; ${acknowledged.toLocaleString('en')} orders acknowledged, ${lost} lost with a disk, the oldest ${(oldestMs / 1_000).toFixed(1)} s old${findings.length === 0 ? '' : `; ${findings.join('; ')}`}`,
      isMet: findings.length === 0 && written.length === rounds,
    };
  });
}

/** Undefined: it could not be restored, which stands in the findings. */
async function playRound(
  { place, archive, orders, written, findings }: Played,
  round: number,
  tokens: readonly string[],
): Promise<{ tokens: string[]; oldestMs: number } | undefined> {
  const { dataDir, env } = place;
  const isKilled = round % 2 === 1;
  const service = startOn(dataDir, { ...env, RATE_LIMIT: '0' });
  const address = await service.ready;
  const writers = startOrderWriters(tokens, () => address);
  await untilWritten(writers, orders);
  // Every other round goes back to a backup of an earlier life.
  if (round % 2 === 1) await noteRefusal(place, findings, 'backup');
  await untilWritten(writers, orders);
  if (isKilled) {
    service.child.kill('SIGKILL');
    await service.ended;
    await writers.abandon();
  } else {
    await writers.finish();
    service.child.kill('SIGTERM');
    await service.ended;
  }
  const lostAt = Date.now();
  // The processes of a killed server still write for a moment.
  await rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 200 });
  if (round === 2) await openCopy(place, archive, tokens, findings);
  if (!(await noteRefusal(place, findings, 'restore', env['BACKUP_DIR'] ?? ''))) return undefined;
  return onFolder(
    dataDir,
    async (context) => {
      const judgement = await writers.judge(context);
      const oldestMs = judgement.firstLostAt === undefined ? 0 : lostAt - judgement.firstLostAt;
      const allowedMs = isKilled ? mostLostMs : 0;
      if (oldestMs > allowedMs || !isSound({ ...judgement, lost: 0 }))
        findings.push(`round ${round}: ${describe(judgement)}, the oldest ${oldestMs} ms`);
      for (const [index, earlier] of written.entries()) {
        const { lost } = await earlier.writers.judge(context);
        if (lost !== earlier.lost)
          findings.push(`round ${round}: of round ${index + 1} ${lost} are missing, not ${earlier.lost}`);
      }
      written.push({ writers, lost: judgement.lost });
      return { tokens: await enterAgain(context), oldestMs };
    },
    archiveSettings(archive),
  );
}

const describe = ({ lost, twice, torn, whole }: Judgement) =>
  `${lost} lost, ${twice} twice, ${torn} torn, ${whole ? 'whole' : 'not whole'}`;

/** Runs a command of the operator's; what it says when it is refused is a finding. */
async function noteRefusal(
  place: BackupPlace,
  findings: string[],
  ...words: [name: 'backup' | 'restore', ...args: string[]]
): Promise<boolean> {
  const { code, err } = await command(place, ...words);
  if (code !== 0) findings.push(`${words.join(' ')}: ${code} ${err.trim()}`);
  return code === 0;
}

/**
 * Somebody looks at the newest backup, with a service that has the settings of the production: the archive must stay as
 * it is.
 */
async function openCopy(
  place: BackupPlace,
  archive: string,
  tokens: readonly string[],
  findings: string[],
): Promise<void> {
  const look = join(place.dataDir, '..', 'look');
  const { env } = place;
  if (!(await noteRefusal(place, findings, 'restore', env['BACKUP_DIR'] ?? '', '--into', look))) return;
  const before = await readdir(archive);
  const entered = await onFolder(look, enterAgain);
  const copy = startOn(look, { ...env, DATA_DIR: look, RATE_LIMIT: '0' });
  const address = await copy.ready;
  const writers = startOrderWriters(entered.length > 0 ? entered : tokens, () => address);
  await untilWritten(writers, 100);
  await writers.finish();
  copy.child.kill('SIGTERM');
  const { output } = await copy.ended;
  const after = await readdir(archive);
  if (after.length !== before.length) findings.push('the copy has archived');
  if (!/is a copy/.test(output)) findings.push('the copy does not say that it is one');
  await rm(look, { recursive: true });
}

/** A restore ends all log-ins. */
async function enterAgain(context: Context): Promise<string[]> {
  const accounts = await context.sql<{ id: string; username: string }[]>`
    select id, username from user_account where username like 'writer-%' order by username`;
  const tokens: string[] = [];
  for (const account of accounts) tokens.push((await enter(context, account as never)).token);
  await context.sql`update login_token set access_expires_at = refresh_expires_at`;
  return tokens;
}
