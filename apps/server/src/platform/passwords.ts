import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { openGate } from './concurrency.ts';

/** argon2id with the least settings that OWASP advises: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Passwords of accounts that exist. Two at once: each takes a core and 19 MiB, and tracking runs beside them. A caller
 * who comes when so many wait is sent away at once instead of after the client has given up.
 */
export const accountPasswords = openGate({ mostAtOnce: 2, mostWaiting: 200 });

/** Passwords of accounts that are being opened, apart from the others: a flood of registrations stops no log-in. */
export const newcomerPasswords = openGate({ mostAtOnce: 1, mostWaiting: 20 });

/**
 * Of several processes that answer each has one place for accounts that exist: together they leave a core to others.
 */
export function sharePasswordPlaces(processes: number): void {
  if (processes > 1) accountPasswords.narrow(1);
}

/** The argon2id hash of a password, its salt and settings inside. Throws GateFullError. */
export function hashPassword(password: string, queue = accountPasswords): Promise<string> {
  return queue.run(() => hash(password, settings));
}

/** In the form of a hash, but of no password: comparing with it takes the same time and always fails. */
export function hashOfNoPassword(): string {
  const drawn = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const { memoryCost: m, timeCost: t, parallelism: p } = settings;
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${drawn(16)}$${drawn(32)}`;
}

/** Whether the password is that of the hash. Takes the same time for any password. Throws GateFullError. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return accountPasswords.run(() => verify(passwordHash, password));
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether the password, its case aside, is one of the 49,000 that are guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common'] as Iterable<string>),
  );
  return (await common).has(password.toLowerCase());
}
