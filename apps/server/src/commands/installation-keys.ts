import type { Context } from '../context.ts';
import { describePasswordKeys } from '../modules/accounts/passwords/password-key.service.ts';
import { describePassKeys } from '../modules/collection/passes/pass-keys.service.ts';
import { describeCodeKey } from '../modules/collection/pickup-codes.service.ts';
import { fingerprintOfKey } from '../platform/installation-keys.ts';

type Description = string | null | string[];

/** Each key of the installation: what hangs on it, and by what it is known. */
const keys: readonly { name: string; what: string; read: (context: Context) => Promise<Description> }[] = [
  {
    name: 'passwords',
    what: 'pages opened before the restore must be loaded anew to log in',
    read: describePasswordKeys,
  },
  { name: 'pickupCodes', what: 'pickup codes that customers have are no longer good', read: describeCodeKey },
  {
    name: 'passes',
    what: 'passes that customers hold are good again once they are opened online',
    read: describePassKeys,
  },
];

/** The text of the file beside a backup by which its keys are known. It holds none of them. */
export async function writeKeys(context: Context): Promise<string> {
  const values: Record<string, unknown> = {};
  for (const { name, read } of keys) values[name] = await read(context);
  return `${JSON.stringify(values, null, 2)}\n`;
}

/**
 * What follows from keys that a restored database no longer has, a line each. A later moment may have more keys, never
 * fewer.
 */
export async function compareKeys(context: Context, text: string): Promise<string[]> {
  const stored = JSON.parse(text) as Record<string, unknown>;
  const lines: string[] = [];
  for (const { name, what, read } of keys) {
    const found = [await read(context)].flat();
    const wanted = [stored[name] ?? []].flat();
    if (!wanted.every((part) => found.includes(describe(part))))
      lines.push(`The key ${name} of the backup is not in the database: ${what}.`);
  }
  return lines;
}

/** Backups of earlier releases have the keys themselves. */
function describe(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'kid' in part) return String(part.kid);
  const text = String(part);
  return text.length === 44 && text.endsWith('=') ? fingerprintOfKey(Buffer.from(text, 'base64')) : text;
}
