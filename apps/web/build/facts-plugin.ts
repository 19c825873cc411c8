import type { FactValues } from '@rohi/contract/page-facts/fill-facts';
import type { Plugin } from 'vite';

/** Where the values stand in a page; the server writes them. */
const factsPlace = '%FACTS%';

/** Where the style of the firm's colour stands; the server writes it, or nothing. */
export const brandPlace = '%BRAND%';

const factsElement = `<script type="application/json" id="facts">${factsPlace}</script>`;

/**
 * Turns `{{name}}` in texts of screens and pages into short marks, so that the names are not loaded, and puts into the
 * page the element from which the client takes the values. The server fills both; while the site is developed, those of
 * `readFacts` do, or the facts of the opening. A name that is no fact fails the build.
 */
export function factsPlugin(readFacts = readOpeningFacts): Plugin {
  let isServed = false;
  return {
    name: 'rohi-facts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    transform: {
      filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?$/, code: /\{\{\w+(?:\|[^{}]*)?\}\}/ },
      async handler(code, path) {
        const { encodeFacts } = await import('@rohi/contract/page-facts/live-facts');
        const fail = (name: string) => this.error(`${path}: {{${name}}} is no fact`);
        return { code: encodeFacts(code, fail), map: null };
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { encodeFacts } = await import('@rohi/contract/page-facts/live-facts');
        const marked = encodeFacts(html, (name) => `{{${name}}}`).replace(
          '</head>',
          () => `${factsElement}${brandPlace}\n</head>`,
        );
        if (!isServed) return marked;
        const { fillPage } = await import('@rohi/contract/page-facts/fill-page');
        return fillPage(marked, await readFacts());
      },
    },
  };
}

/** The facts that the service opened with. */
export async function readOpeningFacts(): Promise<FactValues> {
  const { openingFactValues } = await import('@rohi/contract/page-facts/facts-of-terms');
  return openingFactValues;
}
