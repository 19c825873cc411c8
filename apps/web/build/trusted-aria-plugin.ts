import type { Plugin } from 'vite';

const announcer = /[\\/]react-aria[\\/]dist[\\/]private[\\/].*LiveAnnouncer\.mjs$/;

/** React Aria without the one place that sets markup from text: the page's policy asks for trusted types. */
export function trustedAriaPlugin(): Plugin {
  return {
    name: 'rohi-trusted-aria',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: announcer },
      handler(code) {
        const trusted = code.replaceAll(/\.inner(?:HTML) = ''/g, '.replaceChildren()');
        if (trusted === code || trusted.includes('innerHTML'))
          this.error(
            'The announcer of React Aria is not written as expected; see build/trusted-aria-plugin.ts',
          );
        return { code: trusted, map: null };
      },
    },
  };
}
