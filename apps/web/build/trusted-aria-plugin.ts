import type { Plugin } from 'vite';

/** Words of React Aria in a language that the console does not speak. */
const otherLanguage =
  /[\\/](?:react-aria|react-aria-components)[\\/].*[\\/]intl[\\/]\w+[\\/](?!en-US|ru-RU|zh-CN)[a-z]{2}-[A-Z]{2}\.mjs$/;
const announcer = /[\\/]react-aria[\\/]dist[\\/]private[\\/].*LiveAnnouncer\.mjs$/;

/**
 * React Aria without the words of some thirty other languages, and without the one place that sets markup from text: the
 * page's policy asks for trusted types.
 */
export function leanAriaPlugin(): Plugin {
  return {
    name: 'rohi-lean-aria',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: otherLanguage },
      handler: () => 'export default {};',
    },
    transform: {
      filter: { id: announcer },
      handler(code) {
        const lean = code.replaceAll(/\.inner(?:HTML) = ''/g, '.replaceChildren()');
        if (lean === code || lean.includes('innerHTML'))
          this.error('The announcer of React Aria is not written as expected; see build/lean-aria-plugin.ts');
        return { code: lean, map: null };
      },
    },
  };
}
