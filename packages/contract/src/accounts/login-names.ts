/** Rules of what people are known by; the server and the forms share them. */

/** A user name: a lower-case letter, then 2 to 31 letters, digits, dots, hyphens or underscores. */
const usernamePattern = /^[a-z][a-z0-9._-]{2,31}$/;

/** Something before and after one @, a dot in the domain, no spaces: whether it exists, only a letter can show. */
const emailPattern = /^[^\s@<>()",;:\\[\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

export const longestEmail = 254;

/** What a login name is, by its form alone. */
export type LoginNameKind = 'username' | 'email' | 'phone';

export const loginNameKinds = ['username', 'email', 'phone'] as const satisfies readonly LoginNameKind[];

/**
 * Full-width letters, upper case, spaces around and signs without a width are slips of the keyboard or of a copy, not
 * another name.
 */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
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

/** Words that people write before a number. */
const wordsBefore =
  /^(?:(?:тел(?:ефон[иа]?)?|моб(?:ильный)?|сот(?:овый)?|номер|рақами?|phone|tel(?:ephone)?|mob(?:ile)?|cell|no|whats ?app|в[оа]тс?ап|viber|telegram|wechat|微信|联系电话|电话|手机号?码?)[\s.:№#-]*)+(?=[+\d(])/iu;

/** How a number is written at home or dialled abroad, and what it is from anywhere; the longest first. */
const dialled: readonly (readonly [RegExp, string])[] = [
  // From Russia, Kazakhstan and Uzbekistan abroad: 8, a tone, 10.
  [/^810(?=[1-9]\d{7,14}$)/, '+'],
  [/^00(?=[1-9]\d{7,14}$)/, '+'],
  // Tajikistan.
  [/^(?=\d{9}$)/, '+992'],
  [/^(?=992\d{9}$)/, '+'],
  // Uzbekistan.
  [/^(?=998\d{9}$)/, '+'],
  // China: mobile numbers.
  [/^0?(?=1[3-9]\d{9}$)/, '+86'],
  [/^(?=861[3-9]\d{9}$)/, '+'],
  // Russia and Kazakhstan.
  [/^[78](?=[3-79]\d{9}$)/, '+7'],
];

/**
 * A telephone number as `+` and 8 to 15 digits, however it is written or dialled: nine digits are a Tajik number, 00
 * and 8-10 mean +, and numbers of China, Russia and Uzbekistan are known without it (docs/domain.md, section 7).
 * Undefined for anything else. Whether the number can exist in its country, the server checks.
 */
export function normalizePhone(text: string): string | undefined {
  const written = fold(text).replace(wordsBefore, '');
  const digits = written.replaceAll(/[\s().\p{Pd}\u2212/]/gu, '');
  for (const [form, country] of dialled) if (form.test(digits)) return digits.replace(form, country);
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
