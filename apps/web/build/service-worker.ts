/**
 * The service worker as it stands in sw.js. It keeps the document and the files that the page has loaded, and gives them out
 * when the network is out of reach, the document as it was answered last: prices and contacts stand in it; calls of the API never pass through it. `version` changes with every build that
 * changes the document.
 */
export function serviceWorker(version: string): string {
  return `const name = 'rohi-${version}';
const kept = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });
const keep = (answer) => caches.open(name).then((cache) => cache.put('/', answer));
addEventListener('install', (event) => event.waitUntil(
  caches.open(name).then((cache) => cache.add(new Request('/', { cache: 'reload' }))).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(
    names.filter((each) => each.startsWith('rohi-') && each !== name).map((each) => caches.delete(each)),
  )).then(() => clients.claim())));
addEventListener('message', (event) => event.waitUntil(
  caches.open(name).then((cache) => Promise.all(event.data.map(
    (file) => cache.match(file).then((hit) => hit || cache.add(file).catch(() => undefined)),
  )))));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === '/')
    event.respondWith(fetch(request).then((answer) => {
      if (answer.ok) event.waitUntil(keep(answer.clone()));
      return answer;
    }, (error) => kept('/').then((hit) => hit || Promise.reject(error))));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(request).then((hit) => hit || fetch(request)));
});
`;
}
