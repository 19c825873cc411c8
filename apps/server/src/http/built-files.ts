import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const texts = new Map<string, Promise<string>>();
const names = new Map<string, Promise<readonly string[]>>();

/**
 * The text of a file of the build. It does not change under a running process: read once, however many services it has.
 */
export function readBuilt(file: string): Promise<string> {
  return once(texts, file, () => readFile(file, 'utf8'));
}

/** The files of a folder of the build and of those below it, as paths with slashes from the folder; found once. */
export function listBuilt(folder: string): Promise<readonly string[]> {
  return once(names, folder, async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  });
}

/** What failed is tried again by the next one. */
function once<Value>(
  cache: Map<string, Promise<Value>>,
  path: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const found = cache.get(path);
  if (found !== undefined) return found;
  const reading = read();
  cache.set(path, reading);
  reading.catch(() => cache.delete(path));
  return reading;
}
