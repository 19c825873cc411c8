import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the least settings that OWASP advises: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Too many passwords are being checked at this moment. */
export class PasswordQueueFullError extends Error {}

/** So many at once, so many that wait. Whoever comes later gets PasswordQueueFullError. */
export type PasswordQueue = {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  countWaiting(): number;
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
};

function createQueue(mostAtOnce: number, mostWaiting: number): PasswordQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    mostAtOnce,
    mostWaiting,
    countWaiting: () => waiting.length,
    async inTurn(work) {
      if (running >= mostAtOnce) {
        if (waiting.length >= mostWaiting) throw new PasswordQueueFullError('too many passwords at once');
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      } else running += 1;
      try {
        return await work();
      } finally {
        // The place is handed on: the number of those at work does not change.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/**
 * Passwords of accounts that exist. Two at once: each takes a core and 19 MiB, and tracking runs beside them. Whoever comes
 * when so many wait is sent away at once instead of after the client has given up.
 */
export const accountPasswords = createQueue(2, 200);

/** Passwords of accounts that are being opened, apart from the others: a flood of registrations stops no log-in. */
export const newcomerPasswords = createQueue(1, 20);

/** The argon2id hash of a password, its salt and settings inside. Throws PasswordQueueFullError. */
export function hashPassword(password: string, queue = accountPasswords): Promise<string> {
  return queue.inTurn(() => hash(password, settings));
}

/** In the form of a hash, but of no password: comparing with it takes the same time and always fails. */
export function hashOfNoPassword(): string {
  const drawn = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const { memoryCost: m, timeCost: t, parallelism: p } = settings;
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${drawn(16)}$${drawn(32)}`;
}

/** Whether the password is that of the hash. Takes the same time for any password. Throws PasswordQueueFullError. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return accountPasswords.inTurn(() => verify(passwordHash, password));
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether the password, its case aside, is one of the 49,000 that are guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common'] as Iterable<string>),
  );
  return (await common).has(password.toLowerCase());
}
