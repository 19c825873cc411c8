import type { BootFacts, NumberedFiles } from './boot-facts.ts';

/** Storage may be refused, by a setting of the browser. */
function readStorage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The language that a link names is stored, and taken out of the address. */
function takeLinkedLocale(): string | undefined {
  const [, locale] = /[?&]lang=(ru|en|zh|tg)(&|$)/.exec(location.search) || [];
  if (!locale) return undefined;
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // It is asked for by this visit alone.
  }
  history.replaceState(history.state, '', location.pathname + location.hash);
  return locale;
}

function preload(file: string): void {
  // Not every language has a file of its own there.
  if (!file) return;
  const link = document.createElement('link');
  link.rel = file.endsWith('js') ? 'modulepreload' : 'preload';
  if (link.rel === 'preload') link.as = file.endsWith('css') ? 'style' : 'font';
  else link.fetchPriority = 'low';
  link.crossOrigin = '';
  link.href = `/assets/${file}`;
  document.head.appendChild(link);
}

/** Sends what the page will ask for first; the client takes the answer over (`shared/api/exchange.ts`). */
function askEarly(url: string, token: string | null, headers: Record<string, string>, body?: string): void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const method = body ? 'POST' : 'GET';
  // A GET call has no body.
  const answer = fetch(url, { method, credentials: 'include', headers, signal, body: body as string });
  answer.catch(() => {});
  (window.earlyAnswers ||= []).push({ url, token: token || null, body, answer, aborter });
  addEventListener('hashchange', () => (window.earlyAnswers = []), { once: true });
}

/**
 * What the page asks for first; nothing where words are searched for, or another view of it is, which the client reads.
 */
function firstGetsOf(path: string, query: URLSearchParams, facts: BootFacts): string[] {
  const item = query.get('item');
  const urls = facts.firstGets[path] || [];
  if (item) return urls.map((url) => url.replace(/limit=\d+$/, `${new URLSearchParams({ slug: item })}`));
  return query.get('search') || query.get('view') ? [] : urls;
}

/**
 * The script in the head. It reads language and route, begins to load the texts, the fonts and the page asked for, and
 * sends what the page will ask for first: the search that the address carries, the list of points, notices, what the
 * home of the cabinet says. A page with another shell than the one in the document stays hidden until then.
 */
export function runHeadScript(names: string[], files: NumberedFiles, facts: BootFacts): void {
  const token = readStorage('token');
  let locale = takeLinkedLocale() || readStorage('locale') || '';
  if (!files.locales[locale]) locale = 'ru';
  const language = Object.keys(files.locales).indexOf(locale);
  const hash = location.hash.slice(1).split('?');
  const path = hash[0]!.length > 1 ? hash[0]! : facts.startPath;
  const query = new URLSearchParams(hash.slice(1).join('?'));
  const searchText = (path === facts.trackingPath && query.get('searchText')) || '';
  const isCustomers = facts.customerPaths.indexOf(path) >= 0;
  files.locales[locale]!.concat(
    files.pages[path] || [],
    files.texts[path] || [],
    searchText ? files.search : [],
    searchText && token ? files.owner : [],
    token ? files.session : [],
  ).forEach((at) => preload(names[at < files.own ? at : at + language]!));
  const headers: Record<string, string> = {};
  headers[facts.localeHeader] = locale;
  if (token) headers[facts.tokenHeader] = token;
  const codes = searchText.split(',');
  if (/[^\s,]/.test(searchText) && codes.length <= facts.maxTrackingCodes) {
    headers['content-type'] = 'application/json';
    askEarly(facts.trackUrl, token, headers, JSON.stringify({ trackingCodeList: codes }));
  } else if (!isCustomers || Number(readStorage('expiration_time')) > Date.now())
    // A session that is over is looked after first.
    firstGetsOf(path, query, facts).forEach((url) => askEarly(url, token, headers));
  const page = document.documentElement;
  page.lang = facts.lang[locale]!;
  window.firstFrame = {
    locale,
    path,
    searchText,
    session: !!token,
    bare: facts.barePaths.indexOf(path) >= 0 || (!token && isCustomers),
  };
  if (locale !== 'ru' || path !== facts.startPath) page.className = 'swap';
}
