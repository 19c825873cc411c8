import { registerWorker } from '../shared/offline/register-worker.ts';
import { followFacts } from './follow-facts.ts';

/**
 * Starts the service worker and sends it a list of the files that this visit has loaded, so that the same page opens without a network.
 * Over plain http there is none, and nothing is cached. From then on other facts of the service are followed, too.
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
