import type { Plugin } from 'vite';

/**
 * Vite puts a helper before every `import()` that loads what the chunk needs beside it. Its own is made for many settings;
 * this one does what ours asks for: a style sheet is waited for, a script is only asked for.
 */
const helper = `const asked = {};
const ask = (file) => asked[file] ||= new Promise((resolve, reject) => {
  const link = document.createElement('link');
  const isSheet = file.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = '/' + file;
  link.onload = resolve;
  link.onerror = () => reject(new Error(file));
  document.head.append(link);
  if (!isSheet) resolve();
});
export const __vitePreload = (load, files) => Promise.all((files || []).map(ask)).then(load);
`;

/** Replaces Vite's helper; see above. */
export function leanPreloadPlugin(): Plugin {
  return {
    name: 'rohi-lean-preload',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: () => ({ code: helper, map: null }),
    },
  };
}
