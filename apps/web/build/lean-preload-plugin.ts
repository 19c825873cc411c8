import type { Plugin } from 'vite';

/**
 * In the console several screens need a sheet that its page has already: loaded once more, it would stand behind those
 * that are to overrule it.
 */
const unlessLinked =
  'document.querySelector("link[rel=stylesheet][href=\'/" + file + "\']") ? Promise.resolve() : ';

/**
 * Vite puts a helper before every `import()` that loads what the chunk needs beside it. Its own is made for many
 * settings; this one does what ours asks for: the style sheets are waited for. They are asked for as the boot script
 * has asked for them, or the browser would load each a second time.
 */
const helperOf = (isStaff: boolean) => `const asked = {};
const ask = (file) => asked[file] ||= ${isStaff ? unlessLinked : ''}new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = '/' + file;
  link.onload = resolve;
  link.onerror = () => reject(new Error(file));
  document.head.append(link);
});
export const __vitePreload = (load, files) => Promise.all((files || []).filter((file) => file.endsWith('.css')).map(ask)).then(load);
`;

/** Replaces Vite's helper; see above. */
export function leanPreloadPlugin({ isStaff = false } = {}): Plugin {
  return {
    name: 'rohi-lean-preload',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: () => ({ code: helperOf(isStaff), map: null }),
    },
  };
}
