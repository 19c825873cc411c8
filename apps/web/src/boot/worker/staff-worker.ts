/** Addresses of the console; its document is stored under the first. */
const documents = ['/staff', '/staff/', '/staff.html'];

/** A line over which nothing comes in this time is none: the stored document stands in. */
const longestWaitMs = 4_000;

/** Pages of the version before may still be open, and ask for parts that the service no longer has. */
const storedVersions = 2;

/** Stores the document if it is of this version: one of another would ask for files that are not stored. */
async function storeDocument(name: string, version: string, answer: Response): Promise<boolean> {
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(`content="${version}"`)) return false;
  const cache = await caches.open(name);
  await cache.put(documents[0]!, answer);
  return true;
}

/** All or nothing: what is missing is asked for again by the next try. */
async function install(
  worker: ServiceWorkerGlobalScope,
  name: string,
  version: string,
  files: readonly string[],
): Promise<void> {
  const answer = await fetch(documents[0]!, { cache: 'reload' });
  if (!(await storeDocument(name, version, answer))) throw new Error('the console is of another version');
  const cache = await caches.open(name);
  await cache.addAll(files);
  await worker.skipWaiting();
}

async function activate(worker: ServiceWorkerGlobalScope, name: string, version: string): Promise<void> {
  const names = (await caches.keys()).filter((each) => each.startsWith('staff-'));
  // In the order in which they were made.
  const old = names.filter((each) => each !== name).slice(0, 1 - storedVersions);
  await Promise.all(old.map((each) => caches.delete(each)));
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ type: 'window' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- pages of this origin, no windows of others
  for (const page of pages) page.postMessage({ version });
}

/**
 * The document of the service; the stored one when nothing comes, or a failure of something between here and the
 * service.
 */
async function answerDocument(event: FetchEvent, name: string, version: string): Promise<Response> {
  const response = fetch(event.request);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), longestWaitMs);
  });
  const answer = await Promise.race([response.catch(() => undefined), late]);
  if (answer !== undefined && answer.status < 500) {
    event.waitUntil(storeDocument(name, version, answer.clone()));
    return answer;
  }
  const cache = await caches.open(name);
  return (await cache.match(documents[0]!)) ?? response;
}

/**
 * The service worker of the console as it stands in staff-sw.js. It stores the shell and the stations whole, and gives
 * them out when the service is out of reach; the document is always asked of the service first. Calls of the API never
 * pass through it. `version` is that of the document, and `files` all that it needs: a build that changes anything of
 * either is another worker, which says its version to the open pages.
 */
export function runStaffWorker(
  worker: ServiceWorkerGlobalScope,
  version: string,
  files: readonly string[],
): void {
  const name = `staff-${version}`;
  worker.addEventListener('install', (event) => event.waitUntil(install(worker, name, version, files)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate(worker, name, version)));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate' && documents.includes(pathname))
      event.respondWith(answerDocument(event, name, version));
    else if (pathname.startsWith('/assets/staff/'))
      event.respondWith(caches.match(request, { ignoreVary: true }).then((hit) => hit ?? fetch(request)));
  });
}
