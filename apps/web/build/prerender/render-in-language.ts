// A thread of its own for each language: the client reads the visitor's language once, when it is loaded.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderOrder } from './prerender-site.ts';

const { bundle, locale, orders } = workerData as { bundle: string; locale: string; orders: RenderOrder[] };
const place = { hash: '' };

function stub(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

stub('localStorage', { getItem: (key: string) => (key === 'locale' ? locale : null) });
stub('location', place);

type Prerender = { renderShell: (page: string) => Promise<string> };
const { renderShell } = (await import(pathToFileURL(bundle).href)) as Prerender;
const markup: Record<string, string> = {};
for (const { page, path } of orders) {
  place.hash = `#${path}`;
  markup[page] = await renderShell(page);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(markup);
