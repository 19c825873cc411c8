import { backupLateMs, type BackupState } from '@rohi/contract/backups/backups.contract';

const hourMs = 3_600_000;
/** At this hour of UTC, two in the night in Dushanbe, the backup of the day is made. */
const nightHour = 21;
/** A backup of the evening does not stand for that of the night. */
const leastApartMs = 20 * hourMs;
/** The night was slept through, or its backup failed: any hour will do. */
const overdueMs = 25 * hourMs;
const trialEveryMs = 6.5 * 24 * hourMs;

/**
 * Whether an hourly look has to make a backup: at night, and at any hour when none was made for a day. `lastGoodAt`
 * null: there is none.
 */
export function isBackupDue(now: Date, lastGoodAt: Date | null): boolean {
  if (lastGoodAt === null) return true;
  const age = now.getTime() - lastGoodAt.getTime();
  return age >= overdueMs || (now.getUTCHours() === nightHour && age >= leastApartMs);
}

/**
 * The last good backup of the database as it stands: one from before it was restored leads to it along the archive
 * alone.
 */
export function ofThisDatabase(lastGoodAt: Date | undefined, restoredAt: Date | undefined): Date | null {
  if (lastGoodAt === undefined) return null;
  return restoredAt !== undefined && lastGoodAt < restoredAt ? null : lastGoodAt;
}

/**
 * Whether the backup that was just made is to be restored on trial: once a week, and every night while the trial fails.
 */
export function isTrialDue(now: Date, lastGoodTrialAt: Date | null): boolean {
  return lastGoodTrialAt === null || now.getTime() - lastGoodTrialAt.getTime() >= trialEveryMs;
}

/**
 * How backups stand. An installation has as long for its first as for any other.
 * @param since when the database was made
 */
export function stateOf(
  now: Date,
  facts: { lastGoodAt: Date | null; failedAt: Date | null; since: Date },
): BackupState {
  const { lastGoodAt, failedAt, since } = facts;
  if (failedAt !== null && (lastGoodAt === null || failedAt > lastGoodAt)) return 'FAILED';
  if (now.getTime() - (lastGoodAt ?? since).getTime() > backupLateMs) return 'LATE';
  return lastGoodAt === null ? 'NONE_YET' : 'GOOD';
}
