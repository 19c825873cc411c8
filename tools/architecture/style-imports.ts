// Which style sheets the web client takes from a folder other than that of the file that uses them.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** `screens/cash/cash-screen.tsx ← kit/ui/menu.module.css`, both below apps/web/src. */
export type ForeignStyle = `${string} ← ${string}`;

const styleImport = /^import\b[^;]*?from\s+'([^']+\.module\.css)';/gm;

/** The sheets that one source imports from other folders, each once. `path`: of the source, below apps/web/src. */
export function foreignStylesOf(path: string, source: string): ForeignStyle[] {
  const folder = posix.dirname(path);
  const sheets = [...source.matchAll(styleImport)].map(([, to = '']) => posix.join(folder, to));
  return [...new Set(sheets)]
    .filter((sheet) => posix.dirname(sheet) !== folder)
    .map((sheet): ForeignStyle => `${path} ← ${sheet}`);
}

/** Those of all sources of the web client below the root, in order. */
export function findForeignStyles(root: string): ForeignStyle[] {
  const sources = join(root, 'apps/web/src');
  return globSync('**/*.{ts,tsx}', { cwd: sources })
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => foreignStylesOf(path, readFileSync(join(sources, path), 'utf8')))
    .toSorted();
}
