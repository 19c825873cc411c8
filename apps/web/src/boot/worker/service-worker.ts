function find(request: RequestInfo): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}

async function storeDocument(name: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put('/', answer);
}

async function install(worker: ServiceWorkerGlobalScope, name: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.add(new Request('/', { cache: 'reload' }));
  await worker.skipWaiting();
}

async function activate(worker: ServiceWorkerGlobalScope, name: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((each) => each.startsWith('rohi-') && each !== name);
  await Promise.all(old.map((each) => caches.delete(each)));
  await worker.clients.claim();
}

/** A file that cannot be had now is left out. */
async function storeFiles(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const keep = async (file: string) => (await cache.match(file)) || cache.add(file).catch(() => undefined);
  await Promise.all(files.map(keep));
}

async function answerDocument(event: FetchEvent, name: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(storeDocument(name, answer.clone()));
    return answer;
  } catch (error) {
    const stored = await find('/');
    if (!stored) throw error;
    return stored;
  }
}

/**
 * The service worker as it stands in sw.js. It keeps the document and the files that the page has loaded, and gives
 * them out when the network is out of reach, the document as it was answered last: prices and contacts stand in it.
 * Calls of the API never pass through it. `version` changes with every build that changes the document.
 */
export function runServiceWorker(worker: ServiceWorkerGlobalScope, version: string): void {
  const name = `rohi-${version}`;
  worker.addEventListener('install', (event) => event.waitUntil(install(worker, name)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate(worker, name)));
  worker.addEventListener('message', (event) => event.waitUntil(storeFiles(name, event.data as string[])));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate' && pathname === '/') event.respondWith(answerDocument(event, name));
    else if (pathname.startsWith('/assets/'))
      event.respondWith(find(request).then((hit) => hit || fetch(request)));
  });
}
