import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files beside the database, in folders by their purpose. Names are random and say nothing of what is in them. */
export type FileStore = {
  /** Stores a file and returns its name. Whole on the disk, or not there. */
  add(folder: string, extension: string, bytes: Buffer, now: Date): Promise<string>;
  /** Undefined when there is no such file. */
  read(folder: string, name: string): Promise<Buffer | undefined>;
  /** A file that is not there is no failure. */
  remove(folder: string, name: string): Promise<void>;
  /** The names of files that were added before a moment; unfinished ones of that age are thrown away. */
  listOlder(folder: string, before: Date): Promise<string[]>;
};

const nameForm = /^[0-9a-f]{32}\.[a-z0-9]{1,8}$/;

/** Opens the store under a folder, which is made with the first file. Readable to the owner of the process alone. */
export function openFileStore(root: string): FileStore {
  /** By the first two letters, so that no folder grows large. Anything but a name of ours leads nowhere. */
  const pathOf = (folder: string, name: string) => {
    if (!nameForm.test(name)) throw new RangeError('this is not a name of the file store');
    return join(root, folder, name.slice(0, 2), name);
  };
  return {
    async add(folder, extension, bytes, now) {
      const name = `${randomBytes(16).toString('hex')}.${extension}`;
      await writeWhole(pathOf(folder, name), bytes, now);
      return name;
    },
    async read(folder, name) {
      return readFile(pathOf(folder, name)).catch(noneIfMissing(undefined));
    },
    async remove(folder, name) {
      await rm(pathOf(folder, name), { force: true });
    },
    async listOlder(folder, before) {
      const names: string[] = [];
      const parts = await readdir(join(root, folder)).catch(noneIfMissing<string[]>([]));
      for (const part of parts) names.push(...(await olderIn(join(root, folder, part), before)));
      return names;
    },
  };
}

/** A file that was begun has a name that no reader asks for; it gets its own once every byte is on the disk. */
async function writeWhole(path: string, bytes: Buffer, now: Date): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.utimes(now, now);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
  // The new name itself is on the disk only then.
  const entries = await open(folder, 'r');
  try {
    await entries.sync();
  } finally {
    await entries.close();
  }
}

async function olderIn(folder: string, before: Date): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(folder).catch(noneIfMissing<string[]>([]))) {
    const found = await stat(join(folder, name)).catch(noneIfMissing(undefined));
    if (found === undefined || found.mtime >= before) continue;
    if (nameForm.test(name)) names.push(name);
    else if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  }
  return names;
}

function noneIfMissing<Value>(none: Value): (error: unknown) => Value {
  return (error) => {
    if ((error as { code?: string }).code === 'ENOENT') return none;
    throw error;
  };
}
