/** Rules of what people are known by; the server and the forms share them. */

/** A user name: a lower-case letter, then 2 to 31 letters, digits, dots, hyphens or underscores. */
const usernamePattern = /^[a-z][a-z0-9._-]{2,31}$/;

/** Something before and after one @, a dot in the domain, no spaces: whether it exists, only a letter can show. */
const emailPattern = /^[^\s@<>()",;:\\[\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

export const longestEmail = 254;

/** What a login name is, by its form alone. */
export type LoginNameKind = 'username' | 'email' | 'phone';

export const loginNameKinds = ['username', 'email', 'phone'] as const satisfies readonly LoginNameKind[];

/** Full-width letters, upper case and spaces around are slips of the keyboard, not another name. */
function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The name as it is stored and compared, or undefined when it cannot be one. */
export function normalizeUsername(text: string): string | undefined {
  const name = fold(text);
  return usernamePattern.test(name) ? name : undefined;
}

/** The address as it is stored and compared: lower case, so that two accounts cannot differ by case alone. */
export function normalizeEmail(text: string): string | undefined {
  const email = fold(text);
  return email.length <= longestEmail && emailPattern.test(email) ? email : undefined;
}

/**
 * A telephone number as `+` and 8 to 15 digits. Nine digits are a Tajik number, a leading 00 means + (docs/domain.md,
 * section 7). Whether the number can exist in its country, the server checks.
 */
export function normalizePhone(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\s().\-‐‑–]/g, '')
    .replace(/^00/, '+');
  if (/^\d{9}$/.test(digits)) return `+992${digits}`;
  if (/^992\d{9}$/.test(digits)) return `+${digits}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/** What was typed into the field "user name, e-mail or phone"; undefined when it can be none of them. */
export function readLoginName(text: string): { kind: LoginNameKind; value: string } | undefined {
  const username = normalizeUsername(text);
  if (username !== undefined) return { kind: 'username', value: username };
  const email = normalizeEmail(text);
  if (email !== undefined) return { kind: 'email', value: email };
  const phone = normalizePhone(text);
  return phone === undefined ? undefined : { kind: 'phone', value: phone };
}
