// The files of FILES_DIR beside a backup of the database. They never change once they are written, so one that the
// backup before has is shared with it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import * as z from 'zod';
import { BackupError, onDiskOf } from './backup-error.ts';
import type { BackupPart } from './backup-record.ts';

/** The folder of the files in a backup, and the list of them beside it. */
const filesFolder = 'files';
export const fileListName = 'files.json';

export type StoredFile = { path: string } & BackupPart;

/**
 * Copies what stands under `source` into a backup; what `before` (an older backup) has with the same bytes is linked.
 * Files that are being written, and those deleted meanwhile, are left out. Returns the list, which is written beside
 * them.
 */
export async function copyFiles(source: string, backup: string, before?: string): Promise<StoredFile[]> {
  const byPath = new Map(
    (before === undefined ? [] : await readFileList(before).catch(() => [])).map((file) => [file.path, file]),
  );
  const files: StoredFile[] = [];
  for (const path of await listFiles(source)) {
    const target = join(backup, filesFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const old = byPath.get(path);
    const shared =
      old !== undefined &&
      before !== undefined &&
      (await linkWhole(join(before, filesFolder, path), target, old));
    const part = shared ? old : await copyOne(join(source, path), target);
    if (part !== undefined) files.push({ path, size: part.size, sha256: part.sha256 });
  }
  await writeFile(join(backup, fileListName), `${JSON.stringify(files)}\n`, { mode: 0o600 });
  return files;
}

/** Holds the files of a backup against its list. Throws BackupError for the first that is missing or altered. */
export async function verifyFiles(backup: string, files: readonly StoredFile[]): Promise<void> {
  for (const file of files) {
    const found = await hashFile(join(backup, filesFolder, file.path)).catch(() => undefined);
    if (found?.sha256 !== file.sha256)
      throw new BackupError(
        'damaged',
        `The backup ${backup} is damaged: the file ${file.path} is ${found === undefined ? 'missing' : 'altered'}.`,
      );
  }
}

/**
 * Brings the files of a backup to where the service looks for them; what is there already stays. Returns how many were
 * written.
 */
export async function restoreFiles(
  backup: string,
  files: readonly StoredFile[],
  target: string,
): Promise<number> {
  let written = 0;
  for (const { path } of files) {
    const place = join(target, path);
    if (await stat(place).catch(() => undefined)) continue;
    await mkdir(dirname(place), { recursive: true, mode: 0o700 }).catch(onDiskOf(target));
    const draft = `${place}.part`;
    await copyFile(join(backup, filesFolder, path), draft).catch(onDiskOf(target));
    await syncPath(draft);
    await rename(draft, place);
    written += 1;
  }
  return written;
}

const listShape = z.array(
  z.object({ path: z.string().min(1), size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
);

/**
 * The list of the files of a backup. Throws BackupError for one that cannot be read, or that names a path outside of
 * its folder.
 */
export async function readFileList(backup: string): Promise<StoredFile[]> {
  const files = listShape.safeParse(parseJson(await readFile(join(backup, fileListName), 'utf8')));
  if (!files.success)
    throw new BackupError('damaged', `The backup ${backup} is damaged: ${fileListName} is no list of files.`);
  const outside = files.data.find(({ path }) => leadsOut(path));
  if (outside !== undefined)
    throw new BackupError(
      'damaged',
      `The backup ${backup} is damaged: ${fileListName} names the path ${JSON.stringify(outside.path)}, which leads out of its folder.`,
    );
  return files.data;
}

/** Paths are written with slashes, below their folder. */
function leadsOut(path: string): boolean {
  return (
    isAbsolute(path) ||
    path.includes('\0') ||
    path.split(/[/\\]/).some((part) => part === '..' || part === '')
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Size and SHA-256 of a file. */
export async function hashFile(path: string): Promise<BackupPart> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 })) {
    hash.update(piece as Buffer);
    size += (piece as Buffer).length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Has the system write a file, or the names in a folder, to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** False when the older copy is no longer what it was, or lies on another disk. */
async function linkWhole(old: string, target: string, wanted: BackupPart): Promise<boolean> {
  const found = await hashFile(old).catch(() => undefined);
  if (found?.sha256 !== wanted.sha256) return false;
  return link(old, target).then(
    () => true,
    () => false,
  );
}

async function copyOne(source: string, target: string): Promise<BackupPart | undefined> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      await rm(target, { force: true });
      return undefined;
    }
    return onDiskOf(target)(error);
  }
  await syncPath(target);
  return hashFile(target);
}
