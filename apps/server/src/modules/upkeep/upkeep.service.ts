/**
 * Owns what is known of the checks of the night: when they are due, what they have found, and what the office and the
 * operator see of it. What is checked belongs to the rooms; a command of its own runs it, in a process that comes after
 * all others, portion by portion with rests.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { nightlyChecks, type NightlyCheck, type upkeepState } from '@rohi/contract/upkeep/upkeep.contract';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { countJobs } from '../../platform/jobs.ts';
import { atLeisure } from '../../platform/leisure.ts';
import { runOwnCommand } from '../../platform/own-command.ts';
import { areChecksDue, stateOfCheck } from './check-rules.ts';
import { deleteRuns, findLastRuns, insertRun, lockNight, saveNight } from './check-run.store.ts';

const retentionMs = 400 * 24 * 3_600_000;

/** What a check comes to: how many things differ. */
export type Check = { name: NightlyCheck; count: (context: Context) => Promise<number> };

type Deps = Pick<Context, 'db' | 'clock'>;

/** How the checks stand, and how many jobs were given up. */
export async function readUpkeep({ db, clock }: Deps): Promise<DataOf<typeof upkeepState>> {
  const [last, { failed }] = await Promise.all([findLastRuns(db), countJobs(db)]);
  const now = clock.now();
  return {
    checks: nightlyChecks.map((name) => {
      const run = last.get(name);
      return {
        name,
        state: stateOfCheck(now, run),
        at: run?.endedAt.toISOString() ?? null,
        differences: run?.differences ?? 0,
      };
    }),
    failedJobs: failed,
  };
}

/** The same for the operator's program: of each check that has run, under its name in small letters. */
export async function readCheckFigures({
  db,
}: Deps): Promise<Record<string, { differences: number | null; at: string }>> {
  const last = await findLastRuns(db);
  return Object.fromEntries(
    [...last].map(([name, { differences, endedAt }]) => [
      name.toLowerCase(),
      { differences, at: endedAt.toISOString() },
    ]),
  );
}

/**
 * Begins the checks when they are due, in one process of all, and says in the log what differs. Never throws for a
 * check that failed: it is on record.
 */
export async function runDueChecks(
  context: Context,
  runAll: (context: Context) => Promise<unknown> = runInOwnProcess,
): Promise<void> {
  const { db, clock, log } = context;
  const begunAt = clock.now();
  const isOurs = await inTransaction(db, async (tx) => {
    if (!areChecksDue(begunAt, await lockNight(tx))) return false;
    await saveNight(tx, begunAt);
    return true;
  });
  if (!isOurs) return;
  await runAll(context);
  const last = await findLastRuns(db);
  for (const name of nightlyChecks) {
    const run = last.get(name);
    // It was killed, or could not even be begun.
    if (run === undefined || run.startedAt < begunAt) {
      await insertRun(db, { name, startedAt: begunAt, endedAt: clock.now(), differences: null });
      log.error({ check: name }, 'a check of the night did not come to its end');
    } else if (run.differences === null)
      log.error({ check: name }, 'a check of the night did not come to its end');
    else if (run.differences > 0) log.error({ check: name, differences: run.differences }, advice[name]);
  }
  await deleteRuns(db, new Date(begunAt.getTime() - retentionMs));
}

const advice: Record<NightlyCheck, string> = {
  AUDIT: 'the audit record does not agree with itself: npm run audit -- verify says where',
  LEDGER: 'the ledger does not agree with itself: npm run ledger -- check says where',
  DERIVED: 'what is derived differs from the histories: npm run read-model -- check says where',
};

function runInOwnProcess({ config }: Context): Promise<unknown> {
  return runOwnCommand('nightly-checks', [], {
    DATA_DIR: config.dataDir,
    FILES_DIR: config.filesDir,
    ARCHIVE_DIR: config.archiveDir,
    DATABASE_URL: config.databaseUrl ?? '',
  });
}

/** Runs checks one after the other, each at leisure, and notes what they come to. Returns whether all agree. */
export async function runChecks(context: Context, checks: readonly Check[]): Promise<boolean> {
  const { db, clock, log } = context;
  let isRight = true;
  for (const { name, count } of checks) {
    const startedAt = clock.now();
    const differences = await atLeisure(() => count(context)).catch((error: unknown) => {
      log.error({ err: error, check: name }, 'a check of the night failed');
      return null;
    });
    await insertRun(db, { name, startedAt, endedAt: clock.now(), differences });
    isRight &&= differences === 0;
  }
  return isRight;
}
