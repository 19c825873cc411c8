import { createHash } from 'node:crypto';
import { letterCodeResendSec } from '@rohi/contract/accounts/session-rules';

/**
 * What is stored of a letter code. Bound to its id: equal codes do not look equal. Guessing is stopped by the tries.
 */
export function hashLetterCode(codeId: string, code: string): Buffer {
  return createHash('sha256').update(`${codeId}:${code}`).digest();
}

/**
 * Limits of sending (docs/security.md): a target gets one a minute, five an hour and fifteen a day, an address asks for
 * twenty an hour. With five guesses a letter, fifteen letters leave less than one chance in 10,000 a day to guess a
 * code.
 */
const mostLettersPerTargetHour = 5;
const mostLettersPerTargetDay = 15;
const mostLettersPerAddressHour = 20;

/** How long to wait before another letter may go, from the times of those asked for in the last day; 0 for now. */
export function waitBeforeLetterMs(
  toTarget: readonly Date[],
  fromAddress: readonly Date[],
  now: Date,
): number {
  const hourMs = 3_600_000;
  const resendMs = letterCodeResendSec * 1000;
  // Later than this is what was asked for before the clock was set back: it must not silence the letters for so long.
  const latest = now.getTime() + resendMs;
  const counted = (times: readonly Date[]) => times.filter((time) => time.getTime() <= latest);
  const freeAfter = (times: readonly Date[], most: number, windowMs: number) => {
    const newestFirst = counted(times).toSorted((a, b) => b.getTime() - a.getTime());
    const oldestThatCounts = newestFirst[most - 1];
    return oldestThatCounts === undefined ? 0 : oldestThatCounts.getTime() + windowMs - now.getTime();
  };
  const last = Math.max(0, ...counted(toTarget).map((time) => time.getTime()));
  return Math.max(
    0,
    last === 0 ? 0 : last + resendMs - now.getTime(),
    freeAfter(toTarget, mostLettersPerTargetHour, hourMs),
    freeAfter(toTarget, mostLettersPerTargetDay, 24 * hourMs),
    freeAfter(fromAddress, mostLettersPerAddressHour, hourMs),
  );
}
