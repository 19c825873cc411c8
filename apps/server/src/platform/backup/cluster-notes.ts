// What a cluster knows of itself beside its rows: a file in its folder, since it is read before the server runs and
// goes wherever the cluster goes.
import { chown, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { syncPath } from './stored-files.ts';

const notesName = 'rohi.json';

const shape = z.object({
  /** Filled by `--into`, to be looked at: it leaves archive and backups alone. */
  isCopy: z.boolean(),
  /** Where backups and archive of this cluster were when they were last written, as absolute paths. */
  backups: z.string().optional(),
  archive: z.string().optional(),
});

type ClusterNotes = z.infer<typeof shape>;

/** The notes of a cluster; of one without them, or that cannot be read, nothing is known. */
export async function readNotes(cluster: string): Promise<ClusterNotes> {
  const text = await readFile(join(cluster, notesName), 'utf8').catch(() => '{}');
  const notes = shape.safeParse(parse(text));
  return notes.success ? notes.data : { isCopy: false };
}

/**
 * Changes some of the notes, in one step. The file belongs to the owner of the cluster, since its server copies it into
 * backups.
 */
export async function changeNotes(cluster: string, change: Partial<ClusterNotes>): Promise<void> {
  const notes = { ...(await readNotes(cluster)), ...change };
  const path = join(cluster, notesName);
  const draft = `${path}.${process.pid}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(notes, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  const { uid, gid } = await stat(cluster);
  if (uid !== process.geteuid?.()) await chown(draft, uid, gid);
  await rename(draft, path);
  await syncPath(cluster);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
