import type { Plugin } from 'vite';

/**
 * Makes a module of each long text that is imported (`content/<page>/<locale>.md`): a small tree that React draws, so
 * that no text ever becomes markup by itself. A text that cannot be shown, a missing language or a link to nowhere
 * fails the build.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'rohi-content',
    async buildStart() {
      const { readAllContent } = await import('./read-content.ts');
      readAllContent();
    },
    load: {
      filter: { id: /[\\/]content[\\/].*\.md$/ },
      async handler(path) {
        const { readTextFile } = await import('./read-content.ts');
        this.addWatchFile(path);
        return {
          code: `export const text = ${JSON.stringify(readTextFile(path))};`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}
