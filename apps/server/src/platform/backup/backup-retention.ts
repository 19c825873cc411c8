// Which backups are retained: the newest ones day by day, then one a week, then one a month.

/** How many days, weeks and months are retained of each. */
export type KeepRule = { days: number; weeks: number; months: number };

export const usualRule: KeepRule = { days: 7, weeks: 4, months: 6 };

const dayMs = 24 * 3_600_000;
/** Days begin at midnight in Dushanbe. */
const zoneMs = 5 * 3_600_000;

/**
 * Splits backups into those that stay and those that go. All of the last 24 hours before the newest stay: one that is
 * made by hand after a mishap must not take the one before it. Of each of the last days, weeks (from Monday) and months
 * that have any, the newest stays, and so does the newest of all. The days are those of Dushanbe.
 */
export function splitBackups<Backup extends { endedAt: Date }>(
  backups: readonly Backup[],
  rule: KeepRule,
): { retained: Backup[]; daily: Backup[]; dropped: Backup[] } {
  const newestFirst = backups.toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
  const newest = newestFirst[0]?.endedAt.getTime() ?? 0;
  const recent = newestFirst.filter(({ endedAt }) => newest - endedAt.getTime() < dayMs);
  const ofDays = newestOfEach(newestFirst, dayOf, rule.days);
  const daily = newestFirst.filter((backup) => recent.includes(backup) || ofDays.includes(backup));
  const stays = new Set([
    ...daily,
    ...newestOfEach(newestFirst, weekOf, rule.weeks),
    ...newestOfEach(newestFirst, monthOf, rule.months),
  ]);
  return {
    retained: newestFirst.filter((backup) => stays.has(backup)),
    daily,
    dropped: newestFirst.filter((backup) => !stays.has(backup)),
  };
}

function newestOfEach<Backup extends { endedAt: Date }>(
  newestFirst: readonly Backup[],
  spanOf: (at: Date) => string,
  most: number,
): Backup[] {
  const found = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const span = spanOf(backup.endedAt);
    if (!found.has(span) && found.size < most) found.set(span, backup);
  }
  return [...found.values()];
}

function dayOf(at: Date): string {
  return new Date(at.getTime() + zoneMs).toISOString().slice(0, 10);
}

function weekOf(at: Date): string {
  const day = Math.floor((at.getTime() + zoneMs) / dayMs);
  // The first day of all was a Thursday.
  return String(Math.floor((day + 3) / 7));
}

function monthOf(at: Date): string {
  return dayOf(at).slice(0, 7);
}
