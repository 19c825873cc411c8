// Which installation owns a folder of backups or an archive. A mark in it names one installation; nothing of another is
// ever put there.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { newestSegmentOwner } from './archive.ts';
import { onDiskOf } from './backup-error.ts';
import { listBackups } from './backup-folders.ts';
import { syncPath } from './stored-files.ts';

const markName = 'installation.json';
const mark = z.object({ installation: z.string().regex(/^\d{1,20}$/) });

type FolderKind = 'backups' | 'archive';
/** `gone`: this installation has written there before, and nothing of it is left. */
type FolderUse = 'own' | 'new' | 'gone' | 'foreign';

/**
 * The owner of a folder, from the view of an installation. Without a mark it is judged by what lies in it.
 * @param former where the installation has written before
 */
export async function judgeFolder(
  folder: string,
  kind: FolderKind,
  installation: string | undefined,
  former: string | undefined,
): Promise<FolderUse> {
  const owners = await findOwners(folder, kind);
  if (installation !== undefined && owners.includes(installation)) return 'own';
  if (owners.length > 0) return 'foreign';
  return former === folder ? 'gone' : 'new';
}

/** The installations of which something lies in a folder; the one that it is marked with alone when it is marked. */
export async function findOwners(folder: string, kind: FolderKind): Promise<string[]> {
  const marked = await readMark(folder);
  if (marked !== undefined) return [marked];
  if (kind === 'backups')
    return [...new Set((await listBackups(folder)).map(({ systemIdentifier }) => systemIdentifier))];
  const owner = await newestSegmentOwner(folder);
  return owner === undefined ? [] : [owner];
}

async function readMark(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, markName), 'utf8').catch(() => '');
  try {
    return mark.parse(JSON.parse(text)).installation;
  } catch {
    return undefined;
  }
}

/** Makes a folder when it is missing, and marks it as that of an installation. */
export async function markFolder(folder: string, installation: string): Promise<void> {
  if ((await readMark(folder)) === installation) return;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, markName), `${JSON.stringify({ installation })}\n`, { mode: 0o600 });
    await syncPath(join(folder, markName));
    await syncPath(folder);
  } catch (error) {
    onDiskOf(folder)(error);
  }
}
