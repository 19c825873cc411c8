import type { Plugin } from 'vite';

/** Where the values stand in a page; the server writes them. */
const factsPlace = '%FACTS%';

const factsElement = `<script type="application/json" id="facts">${factsPlace}</script>`;

/**
 * Turns `{{name}}` in texts of screens and pages into short marks, so that nobody loads the names, and puts into the page the
 * element from which the client takes the values. The server fills both; while the site is developed, the facts of the opening do.
 * A name that is no fact fails the build.
 */
export function factsPlugin(): Plugin {
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
          () => `${factsElement}\n</head>`,
        );
        return isServed ? fillAsOpened(marked) : marked;
      },
    },
  };
}

async function fillAsOpened(html: string): Promise<string> {
  const [{ openingFactValues }, { fillPage }] = await Promise.all([
    import('@rohi/contract/page-facts/facts-of-terms'),
    import('@rohi/contract/page-facts/fill-page'),
  ]);
  return fillPage(html, openingFactValues);
}
