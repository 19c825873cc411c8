import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Takes the place of @node-rs/argon2 in the server tests, which hash some thousands of passwords that need no
// protection: the same function with its least work. What the service itself asks for stands in the hashes that its
// commands make (commands/user.test.ts), in processes of their own, and such a hash is verified here as it is.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

export function hash(password: string): Promise<string> {
  return argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

export const { verify } = argon2;
