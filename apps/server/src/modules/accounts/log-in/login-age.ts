import type { Duty } from '@rohi/contract/duties';
import type { Role } from '@rohi/contract/roles';
import { isStaff } from '@rohi/contract/accounts/passwords';

/** What an account owes first. */
export function dutyOf(owed: { passwordIsGiven: boolean; owesCodes: boolean }): Duty | null {
  if (owed.passwordIsGiven) return 'password';
  return owed.owesCodes ? 'one-time-codes' : null;
}

/**
 * Whether a log-in that began at `beganAt` opens nothing but the way to one-time codes. The days of grace end for log-ins that begin
 * after them: nobody is cut off in the middle of a shift.
 */
export function owesCodes(
  due: { dueAt: Date | null; admittedUntil: Date | null } | undefined,
  beganAt: Date,
  now: Date,
): boolean {
  if (!due?.dueAt || due.dueAt > beganAt) return false;
  return due.admittedUntil === null || due.admittedUntil <= now;
}

export type AgeEnd = 'IDLE' | 'TOO_LONG';

/** The failure for whoever comes with such a login. */
export const failureOf = { IDLE: 'auth.loginIdle', TOO_LONG: 'auth.loginTooLong' } as const;

/** Why an ended login ended, if it did so of itself. */
export function overOfItself(reason: string | null): AgeEnd | undefined {
  return reason === 'IDLE' || reason === 'TOO_LONG' ? reason : undefined;
}

/** Staff share counters and screens: their logins end hours after the last call and after the beginning. */
export function ageOut(
  login: { beganAt: Date; lastSeenAt: Date; roles: readonly Role[] },
  { staffIdleMs, staffLoginMs }: { staffIdleMs: number; staffLoginMs: number },
  now: Date,
): AgeEnd | undefined {
  if (!isStaff(login.roles)) return undefined;
  if (now.getTime() - login.beganAt.getTime() >= staffLoginMs) return 'TOO_LONG';
  return now.getTime() - login.lastSeenAt.getTime() >= staffIdleMs ? 'IDLE' : undefined;
}
