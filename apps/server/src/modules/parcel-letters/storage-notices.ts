/** Which notice a parcel at its pickup point is due, by Dushanbe days alone. */
import { addDays } from '@rohi/contract/dushanbe-time';

/**
 * `FREE_ENDS`: free storage is about to end; `LAST_FREE_DAY`: it ends today; `UNCLAIMED`: it has lain for long;
 * `FINAL`: the final notice of the offer (2.16), with a term.
 */
export type NoticeKind = 'FREE_ENDS' | 'LAST_FREE_DAY' | 'UNCLAIMED' | 'FINAL';

/**
 * When they are due; whole days. `noticeDays` and `finalDays` count from the arrival, `finalTermDays` from the final
 * notice.
 */
export type NoticeRules = {
  reminderDays: number;
  noticeDays: number;
  finalDays: number;
  finalTermDays: number;
};

/**
 * A stay at a pickup point: the days of arrival and of the end of free storage, and on which day its owner was notified
 * of what.
 */
export type Stay = { arrivedOn: string; freeUntil: string; noticed: ReadonlyMap<NoticeKind, string> };

/**
 * The one notice that is due today; undefined when none is. The final one never comes without the one before it and
 * never within as many days of it as its own term, so that an installation that begins to write notices late gives
 * everybody time.
 */
export function dueNotice(
  { arrivedOn, freeUntil, noticed }: Stay,
  today: string,
  rules: NoticeRules,
): NoticeKind | undefined {
  const { reminderDays, noticeDays, finalDays, finalTermDays } = rules;
  if (today > freeUntil) {
    if (noticed.has('FINAL')) return undefined;
    const before = noticed.get('UNCLAIMED');
    if (before === undefined) return today >= addDays(arrivedOn, noticeDays) ? 'UNCLAIMED' : undefined;
    const isTime = today >= addDays(arrivedOn, finalDays) && today >= addDays(before, finalTermDays);
    return isTime ? 'FINAL' : undefined;
  }
  if (today === freeUntil)
    return noticed.has('LAST_FREE_DAY') || arrivedOn === today ? undefined : 'LAST_FREE_DAY';
  // A customer who has just read that it is there knows until when.
  const isNews = arrivedOn >= addDays(today, -1);
  const isNear = today >= addDays(freeUntil, -reminderDays);
  return isNear && !isNews && !noticed.has('FREE_ENDS') ? 'FREE_ENDS' : undefined;
}
