import { followFacts } from './follow-facts.ts';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

const workerUrl = '/sw.js';

/**
 * Starts the service worker and sends it a list of the files that this visit has loaded, so that the same page opens without a network.
 * Over plain http there is none, and nothing is cached. From then on other facts of the service are followed, too.
 */
export function cacheForOffline(): void {
  followFacts();
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!workers) return;
  workers.register(trustedUrl()).then(
    () => {
      void sendFiles(workers);
      // What came later is sent when the visitor leaves.
      addEventListener('visibilitychange', () => {
        if (document.hidden) void sendFiles(workers);
      });
    },
    // Without a worker the site works as before, only not without a network.
    () => undefined,
  );
}

/** The page refuses addresses of scripts that no policy has passed; ours passes one. */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

async function sendFiles(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  active?.postMessage([...new Set(files)]);
}
