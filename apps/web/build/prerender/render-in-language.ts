// A thread of its own for each language: the client reads the visitor's language once, when it is loaded.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnSite, DrawOrder } from './prerender-site.ts';

type Prerender = {
  renderShell: (page: string) => Promise<string>;
  renderNoticeBeginning: () => string;
  listFirstScreens: (shells: readonly string[]) => string[];
  listStaticPages: () => string[];
  renderStaticPage: (page: string) => Promise<DrawnSite['pages'][number]>;
};

const { bundle, locale, order } = workerData as { bundle: string; locale: string; order: DrawOrder };
const place = { hash: '' };

function stub(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

stub('localStorage', { getItem: (key: string) => (key === 'locale' ? locale : null) });
stub('location', place);

const client = (await import(pathToFileURL(bundle).href)) as Prerender;
const goTo = (page: string) => {
  place.hash = `#${order.paths.get(page)}`;
  return page;
};
const site: DrawnSite = {
  shells: {},
  firstScreens: {},
  noticeBeginning: client.renderNoticeBeginning(),
  pages: [],
};
for (const page of order.shells) site.shells[page] = await client.renderShell(goTo(page));
for (const page of client.listFirstScreens(order.shells))
  site.firstScreens[page] = await client.renderShell(goTo(page));
for (const page of client.listStaticPages()) site.pages.push(await client.renderStaticPage(goTo(page)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(site);
