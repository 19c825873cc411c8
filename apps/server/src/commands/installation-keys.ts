import type { Context } from '../context.ts';
import { exportPasswordKeys } from '../modules/accounts/passwords/password-key.service.ts';
import { exportPassKeys } from '../modules/collection/passes/pass-keys.service.ts';
import { exportCodeKey } from '../modules/collection/pickup-codes.service.ts';

/** Each key of the installation: what hangs on it, and its value as it stands in the database. */
const keys: readonly { name: string; what: string; read: (context: Context) => Promise<unknown> }[] = [
  {
    name: 'passwords',
    what: 'pages opened before the restore must be loaded anew to log in',
    read: exportPasswordKeys,
  },
  { name: 'pickupCodes', what: 'pickup codes that customers have are no longer good', read: exportCodeKey },
  {
    name: 'passes',
    what: 'passes that customers hold are good again once they are opened online',
    read: exportPassKeys,
  },
];

/** The text of the file of keys beside a backup. Secret: whoever has it opens what they seal. */
export async function writeKeys(context: Context): Promise<string> {
  const values: Record<string, unknown> = {};
  for (const { name, read } of keys) values[name] = await read(context);
  return `${JSON.stringify(values, null, 2)}\n`;
}

/** What follows from keys that a restored database no longer has, a line each. */
export async function compareKeys(context: Context, text: string): Promise<string[]> {
  const stored = JSON.parse(text) as Record<string, unknown>;
  const lines: string[] = [];
  for (const { name, what, read } of keys) {
    const wanted = stored[name];
    const found = JSON.stringify(await read(context));
    const isThere = wanted === null || wanted === undefined || holds(found, wanted);
    if (!isThere) lines.push(`The key ${name} of the backup is not in the database: ${what}.`);
  }
  return lines;
}

/** A later moment may have more keys, never fewer. */
function holds(found: string, wanted: unknown): boolean {
  const parts = Array.isArray(wanted) ? wanted : [wanted];
  return parts.every((part) => found.includes(JSON.stringify(part)));
}
