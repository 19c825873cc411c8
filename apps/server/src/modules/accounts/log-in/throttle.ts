/**
 * How many wrong passwords are borne: after five the next try waits 30 seconds, then a minute, two … up to an hour.
 * Every try is counted before it is known to be wrong, so that many at once are not one.
 */
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;
/** A key that was left alone for so long starts anew. */
const forgetAfterMs = 24 * 3_600_000;

/** A street that shares one address makes slips all day: one of them is forgiven in so long a time. */
const addressForgivesEveryMs = 600_000;

/** What is counted, how much of it is free, and after how long without a failure one is forgiven. */
export type ThrottleKey = { key: string; freeFailures: number; forgivesEveryMs?: number };

/**
 * The keys of one try. `known`: this account has been logged in from this address before. Strangers' failures must not
 * lock out who comes from a known address, and a whole street shares one mobile address, which therefore bears more.
 */
export function throttleKeysOf(account: string, address: string, isFamiliar: boolean): ThrottleKey[] {
  const keys = [
    { key: `pair:${account}:${address}`, freeFailures: 5 },
    { key: `address:${address}`, freeFailures: 30, forgivesEveryMs: addressForgivesEveryMs },
  ];
  return isFamiliar ? keys : [...keys, { key: `account:${account}`, freeFailures: 5 }];
}

/** The key of tries with a code by letter: what they guess has limits of its own, what they cost has this one. */
export function letterKeysOf(address: string): ThrottleKey[] {
  return [{ key: `letter:${address}`, freeFailures: 30, forgivesEveryMs: addressForgivesEveryMs }];
}

export type ThrottleState = { failures: number; lastFailedAt: Date; blockedUntil: Date | null };

export type ThrottleDecision = { allowed: true; next: ThrottleState } | { allowed: false; waitMs: number };

/** Counts one try at `now`, or says how long to wait. */
export function decideThrottle(
  state: ThrottleState | undefined,
  { freeFailures, forgivesEveryMs = forgetAfterMs }: Omit<ThrottleKey, 'key'>,
  now: Date,
): ThrottleDecision {
  const waitMs = (state?.blockedUntil?.getTime() ?? 0) - now.getTime();
  // A wait beyond the longest one comes of a clock that was set back, and must not lock anybody out.
  if (waitMs > 0 && waitMs <= longestPauseMs) return { allowed: false, waitMs };
  const aloneMs = now.getTime() - (state?.lastFailedAt.getTime() ?? 0);
  const former = state === undefined || aloneMs > forgetAfterMs ? 0 : state.failures;
  const forgiven = Math.max(0, Math.floor(aloneMs / forgivesEveryMs));
  const failures = Math.max(0, former - forgiven) + 1;
  const over = failures - freeFailures;
  const pauseMs = over < 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(over, 20));
  return {
    allowed: true,
    next: {
      failures,
      lastFailedAt: now,
      blockedUntil: pauseMs === 0 ? null : new Date(now.getTime() + pauseMs),
    },
  };
}
