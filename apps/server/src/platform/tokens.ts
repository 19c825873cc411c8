import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** An access and a refresh token: opaque random strings that do not name their owner. */
export type TokenPair = { access: string; refresh: string };

/** 256 random bits, as 43 characters that stand in any header or address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newTokenPair(): TokenPair {
  return { access: newToken(), refresh: newToken() };
}

/** What is stored of a token. It is random, so one round of SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newSuccessorSalt(): Buffer {
  return randomBytes(32);
}

/**
 * The tokens that follow a refresh token. Made from the token itself and a salt that is stored, so that a repeated
 * refresh gets the same pair, and a reader of the database alone gets none.
 */
export function successorOf(refreshToken: string, salt: Buffer): TokenPair {
  const derive = (use: string) =>
    createHmac('sha256', salt).update(`${use}:${refreshToken}`).digest('base64url');
  return { access: derive('access'), refresh: derive('refresh') };
}

/** A code of so many digits, each as likely as the other. */
export function newDigitCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
