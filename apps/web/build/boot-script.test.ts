import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { BootFacts, BootFiles } from '../src/boot/boot-facts.ts';
import { headScript, tailScript } from './boot-script.ts';
import { inlineScript } from './inline-script.ts';

const files: BootFiles = {
  locales: { ru: ['assets/ru.js'], zh: ['assets/zh.js', 'assets/han.woff2'] },
  pages: { '/track': ['assets/track.js', 'assets/track.css'], '/points': ['assets/points.js'] },
  texts: { '/track': { zh: ['assets/track-zh.js'] } },
  search: ['assets/answer.js'],
  session: { ru: ['assets/menu.js', 'assets/menu-ru.js'], zh: ['assets/menu.js', 'assets/menu-zh.js'] },
  owner: { ru: ['assets/own.js'], zh: ['assets/own.js'] },
};
const facts: BootFacts = {
  lang: { ru: 'ru', zh: 'zh-CN' },
  trackingPath: '/track',
  startPath: '/home',
  barePaths: ['/login'],
  customerPaths: ['/profile', '/platform'],
  trackUrl: '/api/track/query',
  firstGets: {
    '/points': ['/api/points'],
    '/news': ['/api/news?limit=10'],
    '/platform': ['/api/profile/parcels', '/api/profile/passes'],
  },
  localeHeader: 'x-local',
  tokenHeader: 'token',
  maxTrackingCodes: 2,
};

type Link = { rel?: string; as?: string; href?: string };
type Place = { hash?: string; search?: string; storage?: Record<string, string> };

/** Runs the script of the head as a browser does, on an address and what is stored. */
async function open({ hash = '', search = '', storage = {} }: Place) {
  const links: Link[] = [];
  const requests: { url: string; method: string; body?: string; headers: object }[] = [];
  const documentElement = { lang: '', className: '' };
  const window: Record<string, unknown> = {};
  runInNewContext(await headScript(files, facts), {
    window,
    document: {
      documentElement,
      head: { appendChild: (link: Link) => links.push(link) },
      createElement: (): Link => ({}),
    },
    location: { hash, search, pathname: '/' },
    history: { state: null, replaceState: () => undefined },
    localStorage: {
      getItem: (name: string) => storage[name] ?? null,
      setItem: (name: string, value: string) => (storage[name] = value),
    },
    addEventListener: () => undefined,
    URLSearchParams,
    AbortController,
    fetch: (url: string, { method, body, headers }: { method: string; body?: string; headers: object }) => {
      requests.push({ url, method, headers, ...(body === undefined ? {} : { body }) });
      return new Promise(() => undefined);
    },
  });
  return {
    asked: requests,
    storage,
    page: documentElement,
    frame: window['firstFrame'],
    hrefs: links.map((link) => link.href),
  };
}

test('the start page in Russian is shown as it stands, and nothing is asked for but its texts', async () => {
  const { asked, page, frame, hrefs } = await open({});
  expect(asked).toEqual([]);
  expect(hrefs).toEqual(['/assets/ru.js']);
  expect(page).toEqual({ lang: 'ru', className: '' });
  expect(frame).toEqual({ locale: 'ru', path: '/home', searchText: '', session: false, bare: false });
});

test('a search in the address is sent at once, in the language and session that are stored', async () => {
  const { asked, page, hrefs } = await open({
    hash: '#/track?searchText=A%2CB',
    storage: { locale: 'zh', token: 'secret' },
  });
  expect(asked).toEqual([
    {
      url: '/api/track/query',
      method: 'POST',
      body: '{"trackingCodeList":["A","B"]}',
      headers: { 'x-local': 'zh', token: 'secret', 'content-type': 'application/json' },
    },
  ]);
  expect(hrefs).toEqual(
    [
      'zh.js',
      'han.woff2',
      'track.js',
      'track.css',
      'track-zh.js',
      'answer.js',
      'own.js',
      'menu.js',
      'menu-zh.js',
    ].map((file) => `/assets/${file}`),
  );
  expect(page).toEqual({ lang: 'zh-CN', className: 'swap' });
});

test('more codes than may be asked for, and no codes at all, are left to the client', async () => {
  expect((await open({ hash: '#/track?searchText=A,B,C' })).asked).toEqual([]);
  expect((await open({ hash: '#/track?searchText=%20,%20' })).asked).toEqual([]);
});

test('a page that begins with a list has it asked for', async () => {
  const { asked } = await open({ hash: '#/points' });
  expect(asked).toEqual([{ url: '/api/points', method: 'GET', headers: { 'x-local': 'ru' } }]);
});

const later = String(Date.now() + 3_600_000);

test.each([
  [{ token: 'secret', expiration_time: later }, '', ['/api/profile/parcels', '/api/profile/passes']],
  // The session is over, or ends: it is looked after first.
  [{ token: 'secret', expiration_time: '1' }, '', []],
  [{ token: 'secret' }, '', []],
  [{}, '', []],
  // The pass has questions of its own.
  [{ token: 'secret', expiration_time: later }, '?view=pass', []],
])('the home of a customer, %j%s, asks %j early', async (storage, query, urls) => {
  const { asked } = await open({ hash: `#/platform${query}`, storage });
  expect(asked.map(({ url }) => url)).toEqual(urls);
  for (const { headers } of asked) expect(headers).toMatchObject({ token: 'secret' });
});

test('what stands around every page of somebody who is logged in comes with the page', async () => {
  const { hrefs } = await open({ hash: '#/points', storage: { token: 'secret' } });
  expect(hrefs).toEqual(['/assets/ru.js', '/assets/points.js', '/assets/menu.js', '/assets/menu-ru.js']);
});

test.each([
  ['#/news', ['/api/news?limit=10']],
  ['#/news?item=kulma%20%26', ['/api/news?slug=kulma+%26']],
  ['#/news?search=word', []],
])('of notices, %s asks for %j', async (hash, urls) => {
  expect((await open({ hash })).asked.map(({ url }) => url)).toEqual(urls);
});

test('a language in the link is stored, and an unknown one is Russian', async () => {
  expect((await open({ search: '?lang=zh' })).storage).toEqual({ locale: 'zh' });
  expect((await open({ storage: { locale: 'xx' } })).page.lang).toBe('ru');
});

test('a page of customers has no shell without a login', async () => {
  expect((await open({ hash: '#/profile' })).frame).toMatchObject({ bare: true });
  expect((await open({ hash: '#/profile', storage: { token: 't' } })).frame).toMatchObject({ bare: false });
});

test('each script stands by itself', async () => {
  const scripts = await Promise.all([
    headScript(files, facts),
    inlineScript('static-page-script.ts', 'runStaticPageScript("/track")'),
    inlineScript('staff-theme-script.ts', 'runStaffThemeScript()'),
    inlineScript('worker/service-worker.ts', 'runServiceWorker(self,"1")'),
    inlineScript('worker/staff-worker.ts', 'runStaffWorker(self,"1",["/a.js"])'),
  ]);
  for (const script of scripts) expect(script).not.toMatch(/\b(?:import|export|require)\b/);
  // The one import is that of the client.
  expect((await tailScript(facts, '/entry.js')).match(/\bimport\b/g)).toHaveLength(1);
});
