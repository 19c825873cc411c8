import type { Role } from '../roles.ts';

/** Specification, sections 5 and 9: the shortest new password. */
export const shortestPassword = 6;
/** Staff can do more harm: their passwords are longer, unless a one-time code stands beside them. */
export const shortestStaffPassword = 15;
const shortestStaffPasswordWithOneTimeCode = 8;
/** Whether the owner of the password is staff. */
export function isStaff(held: readonly Role[]): boolean {
  return held.some((role) => role !== 'customer');
}

/** The shortest password that this user may choose, in characters. */
export function shortestPasswordFor(owner: { roles: readonly Role[]; oneTimeCodes: boolean }): number {
  if (!isStaff(owner.roles)) return shortestPassword;
  return owner.oneTimeCodes ? shortestStaffPasswordWithOneTimeCode : shortestStaffPassword;
}

/** More would only be work for the server. */
export const longestPassword = 128;

/** The form in which a password is counted and hashed: composed, nothing trimmed. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** Length in characters as a person counts them, not in UTF-16 units. */
export function passwordLength(password: string): number {
  return [...normalizePassword(password)].length;
}

/**
 * Above this a password is good for a person's own account; the meter of the forms is full there.
 * @public
 */
export const advisedPasswordLength = 15;

/**
 * How far a password has come, 0 to 4, for the meter: length counts most, then kinds of characters and how many differ.
 * It advises only; what is refused is decided by the server's list.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const characters = [...normalizePassword(password)];
  if (characters.length < shortestPassword) return 0;
  const different = new Set(characters).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = Math.min(characters.length, different * 2) + (kinds - 1) * 2;
  if (points >= advisedPasswordLength + 2) return 4;
  if (points >= 12) return 3;
  return points >= 9 ? 2 : 1;
}
