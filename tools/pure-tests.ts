import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * A test that reaches one of these needs a database or a process of its own, or reads back pictures of pages for half a
 * minute.
 */
const heavyPackages = new Set(['pg', 'postgres', 'node:child_process', '@hyzyla/pdfium']);

// Types alone are gone when the code runs.
const imported = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * The tests of a folder that need nothing but themselves: by what they import, directly or through others, so that no
 * name has to say it and none can say it wrongly.
 * @param root absolute path that the results are relative to
 * @returns paths with slashes
 */
export function findPureTests(root: string, folder: string): string[] {
  const heavy = new Map<string, boolean>();
  const isHeavy = (path: string): boolean => {
    const earlierResult = heavy.get(path);
    if (earlierResult !== undefined) return earlierResult;
    // Within a circle the others decide.
    heavy.set(path, false);
    const found = importsOf(join(root, path)).some((name) => {
      if (!name.startsWith('.')) return heavyPackages.has(name);
      const inner = normalize(join(dirname(path), name));
      return existsSync(join(root, inner)) && isHeavy(inner);
    });
    heavy.set(path, found);
    return found;
  };
  return globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .filter((path) => !isHeavy(path))
    .toSorted();
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imported)].map(
    ([, from, onDemand]) => from ?? onDemand ?? '',
  );
}
