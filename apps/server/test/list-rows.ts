import { allEndpoints } from '@rohi/contract/all-endpoints';
import type { Endpoint } from '@rohi/contract/endpoint';
import { blanksOf } from '@rohi/contract/fields';

/**
 * The fields of a row as a form of the console sends them: what a test gives, and of the others what the dictionary of
 * the list has for a new row. A test names the fields that it is about.
 */
export function newRowOf(list: string, fields: object): Record<string, unknown> {
  const calls: readonly Endpoint[] = allEndpoints;
  const change = calls.find(({ method, path }) => method === 'PUT' && path === `/staff/${list}/{id}`);
  // A list that is only read has no fields; what is sent to it is refused all the same.
  if (change === undefined) return { ...fields };
  if (change.dictionary === undefined) throw new Error(`the list ${list} is edited without a dictionary`);
  const { shape } = change.body as unknown as { shape: Record<string, unknown> };
  const blanks = Object.entries<unknown>(blanksOf(change.dictionary)).filter(([key]) => key in shape);
  return { ...Object.fromEntries(blanks), ...fields };
}
