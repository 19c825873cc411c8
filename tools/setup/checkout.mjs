// What every part of the set-up needs to know.
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure with a message that says in one line what happened and what to do. */
export class SetUpError extends Error {}

/** @param {unknown} error */
export function errorCode(error) {
  return error instanceof Error ? /** @type {NodeJS.ErrnoException} */ (error).code : undefined;
}
