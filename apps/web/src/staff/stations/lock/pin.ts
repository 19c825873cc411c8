/** A person's PIN on one device: what is stored of it, and its tries, which are counted before they are made. */
export type StoredPin = {
  salt: Uint8Array<ArrayBuffer>;
  /** Of PBKDF2 with SHA-256. */
  hash: Uint8Array<ArrayBuffer>;
  iterations: number;
  triesLeft: number;
  /** The permit of the log-in since which they are counted: another log-in gives all of them back. */
  permit: string;
};

/**
 * Where PINs are stored: each call is one transaction, durable when it resolves. `change` gets what is stored and
 * returns what is to be.
 */
export type PinStore = {
  read: () => Promise<StoredPin | undefined>;
  change: (next: (stored: StoredPin | undefined) => StoredPin | undefined) => Promise<StoredPin | undefined>;
};

export const pinDigits = 6;
export const mostTries = 5;
/** What a slow computer of a warehouse does in about a second. */
const iterations = 600_000;

export function isPin(text: string): boolean {
  return new RegExp(`^\\d{${pinDigits}}$`).test(text);
}

/** One digit again and again, or digits in a row up or down: what a stranger tries first. */
export function isWeakPin(pin: string): boolean {
  const steps = new Set(
    [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10),
  );
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === 9);
}

async function hashOf(pin: string, { salt, iterations: rounds }: Pick<StoredPin, 'salt' | 'iterations'>) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

/** Sets the PIN, or another one in its place. */
export async function setPin(store: PinStore, pin: string, permit: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await hashOf(pin, { salt, iterations });
  await store.change(() => ({ salt, hash, iterations, triesLeft: mostTries, permit }));
}

export type PinTry = { kind: 'right' } | { kind: 'wrong'; left: number } | { kind: 'none' };

/** Tries a PIN. `none`: there is no try left, or no PIN. A try that is cut off counts as well. */
export async function tryPin(store: PinStore, pin: string): Promise<PinTry> {
  let isCounted = false;
  const stored = await store.change((before) => {
    if (before === undefined || before.triesLeft <= 0) return before;
    isCounted = true;
    return { ...before, triesLeft: before.triesLeft - 1 };
  });
  if (!isCounted || stored === undefined) return { kind: 'none' };
  const hash = await hashOf(pin, stored);
  if (hash.some((byte, index) => byte !== stored.hash[index]))
    return { kind: 'wrong', left: stored.triesLeft };
  await store.change((before) => before && { ...before, triesLeft: mostTries });
  return { kind: 'right' };
}

/** A new log-in gives the tries back; the same one does not. */
export async function seeLogin(store: PinStore, permit: string): Promise<StoredPin | undefined> {
  const stored = await store.read();
  if (stored === undefined || stored.permit === permit) return stored;
  return store.change((before) => before && { ...before, permit, triesLeft: mostTries });
}
