import { createHash, randomInt } from 'node:crypto';

const codes = 10;
const digits = 12;

/** Ten codes of twelve digits, each to be used once where a code of the app is asked for; in groups, as they are written down. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () =>
    String(randomInt(10 ** digits))
      .padStart(digits, '0')
      .replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  );
}

/** What is stored of a code of this user; undefined for a text that is no such code. */
export function recoveryHash(userId: string, typed: string): Buffer | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{12}$/.test(plain)) return undefined;
  return createHash('sha256').update(`${userId}:${plain}`).digest();
}
