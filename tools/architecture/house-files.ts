// Which files are the house's own: all below a folder that .gitignore does not leave out.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of the house's files, from its root. Walked, not asked of git: a checkout may come without it, or belong to
 * another user. What .gitignore names is left out: `name/` on every floor, `/name` at the root alone, where the service
 * keeps its data and its key.
 */
export function listHouseFiles(root: string): string[] {
  const ignored = new Set(
    readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .flatMap((line) => /^([^*]+?)\/?$/.exec(line)?.[1] ?? []),
  );
  const isIgnored = (path: string, name: string) =>
    name === '.git' || ignored.has(name) || ignored.has(`/${path}`);
  const listFolder = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isIgnored(path, entry.name) ? [] : listFolder(path);
      return entry.isFile() && !entry.name.endsWith('.tsbuildinfo') && !isIgnored(path, entry.name)
        ? [path]
        : [];
    });
  return listFolder('');
}
