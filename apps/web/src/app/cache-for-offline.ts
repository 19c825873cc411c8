import { registerWorker } from '../shared/offline/register-worker.ts';

const askAgainAfterMs = 10 * 60_000;

function factsIn(page: string): string | undefined {
  return /id="facts">([^<]*)</.exec(page)?.[1];
}

/**
 * A page that stays open for days, or was opened without a network, says the prices and contacts of its document. When
 * the visitor comes back to it or the network does, the document is asked for again; if other facts stand in it, the
 * next page that the visitor goes to is loaded anew. What is typed meanwhile is not lost.
 */
function followFacts(): void {
  const current = document.getElementById('facts')?.textContent ?? undefined;
  let askedAt = Date.now();
  let isOld = false;
  const ask = async () => {
    askedAt = Date.now();
    const answer = await fetch('/', { cache: 'no-cache' });
    const facts = answer.ok ? factsIn(await answer.text()) : undefined;
    if (isOld || facts === undefined || facts === current) return;
    isOld = true;
    addEventListener('hashchange', () => location.reload(), { once: true });
  };
  const askQuietly = () => void ask().catch(() => undefined);
  addEventListener('online', askQuietly);
  addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > askAgainAfterMs) askQuietly();
  });
}

/**
 * Starts the service worker and sends it a list of the files that this visit has loaded, so that the same page opens
 * without a network. Over plain http there is none, and nothing is cached. From then on other facts of the service are
 * followed, too.
 */
export function cacheForOffline(): void {
  followFacts();
  // Without a worker the site works as before, only not without a network.
  void registerWorker('/sw.js').then((registration) => {
    if (registration === undefined) return;
    void sendFiles();
    // What came later is sent when the visitor leaves.
    addEventListener('visibilitychange', () => {
      if (document.hidden) void sendFiles();
    });
  });
}

async function sendFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  active?.postMessage([...new Set(files)]);
}
