// The file of the keys that seal secrets: one a line, the newest first, mode 0600. Older ones stay in it, since backups
// from before a change need them.
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '../../config.ts';
import { syncPath } from '../backup/stored-files.ts';
import { makeSealingKey, readSealingKey, writeSealingKey, type KeyRing } from './sealing.ts';

const heading = `# Rohi Abreshim: what seals the secrets in the database, the newest key first. Keep a copy elsewhere, never beside a backup.\n`;

/** Everybody but the owner. */
const othersMask = 0o077;

/**
 * The keys of a file; undefined when it is not there. Throws ConfigError for one that cannot be read, that others may
 * read, or that holds no key.
 */
export async function readKeyFile(path: string): Promise<KeyRing | undefined> {
  try {
    const { mode } = await stat(path);
    if (process.platform !== 'win32' && (mode & othersMask) !== 0)
      throw new ConfigError(`The key file ${path} is open to others: chmod 600 ${path}.`);
    return readLines(path, await readFile(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return refuseFile(path, 'read', error);
  }
}

function readLines(path: string, text: string): KeyRing {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const keys = lines.map((line) => readSealingKey(line));
  if (keys.length === 0 || keys.includes(undefined))
    throw new ConfigError(
      `The key file ${path} is damaged: each line is a key of 32 bytes in base64url or hexadecimal digits. Bring its copy back.`,
    );
  return keys.filter((key) => key !== undefined);
}

/**
 * Makes the file with a new key. Where another process has made it meanwhile, that one's keys are returned. Throws
 * ConfigError.
 */
export async function makeKeyFile(path: string): Promise<KeyRing> {
  const ring = [makeSealingKey()];
  try {
    await mkdir(dirname(path), { recursive: true });
    const draft = await writeDraft(path, ring);
    try {
      await link(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    await syncPath(dirname(path));
    return ring;
  } catch (error) {
    const made = codeOf(error) === 'EEXIST' ? await readKeyFile(path) : undefined;
    return made ?? refuseFile(path, 'made', error);
  }
}

/** Puts these keys in the place of those in the file. Throws ConfigError. */
export async function writeKeyFile(path: string, ring: KeyRing): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await rename(await writeDraft(path, ring), path);
    await syncPath(dirname(path));
  } catch (error) {
    refuseFile(path, 'written', error);
  }
}

async function writeDraft(path: string, ring: KeyRing): Promise<string> {
  const draft = `${path}.part-${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${heading}${ring.map((key) => `${writeSealingKey(key)}\n`).join('')}`);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

function refuseFile(path: string, what: string, error: unknown): never {
  if (error instanceof ConfigError) throw error;
  const code = codeOf(error);
  if (code === undefined) throw error;
  throw new ConfigError(
    `The key file ${path} cannot be ${what} (${code}): set SECRETS_KEY_FILE to a file that the service may write, or SECRETS_KEY.`,
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
