import { ApiError } from './exchange.ts';

/** What the service said of a failed call; a general text where it said nothing (specification, section 8). */
export function failureText(failure: unknown, generalText: string): string {
  return failure instanceof ApiError && failure.msg !== '' ? failure.msg : generalText;
}
