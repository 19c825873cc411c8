// The texts of all parts, for tests that look at every one of them.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { textsOf } from './spoken-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type FolderTexts = { folder: string; locale: string; texts: Record<string, unknown> };

/** Every language of every part: a new file of texts is looked at without naming it. Folders are below the root. */
export function loadAllTexts(): Promise<FolderTexts[]> {
  const paths = globSync('{apps,packages}/*/src/**/{ru,en,zh,tg}.ts', { cwd: root }).filter(
    // Which texts come with the first page: they are looked at where they stand.
    (path) => dirname(path) !== 'apps/web/src/app/locales',
  );
  return Promise.all(
    paths.map(async (path) => {
      const module = (await import(pathToFileURL(`${root}/${path}`).href)) as Record<string, unknown>;
      return { folder: dirname(path), locale: basename(path, '.ts'), texts: textsOf(module) };
    }),
  );
}
