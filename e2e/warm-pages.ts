import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localeHeader } from '@rohi/contract/envelope';

/**
 * Pages for journeys that need no new browser: they share a context, and the process that draws them, with the journeys
 * before. A new one reads and compiles some seventy files for the first page, half of what opening it takes. What a
 * journey has stored is taken away.
 */
export type WarmPages = {
  /** The context of the next journey, in which nothing is stored. */
  begin(): Promise<BrowserContext>;
  /** A page of that context. */
  open(): Promise<Page>;
  /**
   * Closes what the journey has opened. Where it `failed`, was at another address or did what lasts, the next one has a
   * new context.
   */
  end(failed: boolean): Promise<void>;
  close(): Promise<void>;
};

/** Least that a service has at its address: a page there is in the process of all its pages. */
const smallest = '/robots.txt';

/** What a process has read grows: after so many journeys it is given up. */
const mostJourneys = 20;

/** What a context is never rid of again: the next journey has a new one. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setHTTPCredentials',
] as const;

/** A clock that was once replaced stays replaced. */
const clockActs = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;

type Shared = {
  context: BrowserContext;
  anchor: Page | undefined;
  origins: Set<string>;
  /** Calls with answers that the browser may give again for a while: the lists of the next journey are others. */
  storedAnswers: Set<string>;
  journeys: number;
  isSpoiled: boolean;
};

export function openWarmPages(browser: Browser): WarmPages {
  let shared: Shared | undefined;
  const close = async () => {
    await shared?.context.close();
    shared = undefined;
  };
  return {
    close,
    async begin() {
      shared ??= await share(browser);
      await shared.context.clearCookies();
      await shared.anchor?.evaluate(forgetAll, { answers: [...shared.storedAnswers], header: localeHeader });
      shared.storedAnswers.clear();
      return shared.context;
    },
    async open() {
      if (shared === undefined) throw new Error('no journey has begun');
      const { context, anchor } = shared;
      if (anchor === undefined) return context.newPage();
      const opened = context.waitForEvent('page');
      await anchor.evaluate(() => {
        window.open('about:blank');
      });
      return opened;
    },
    async end(failed) {
      if (shared === undefined) return;
      shared.journeys += 1;
      const { context, isSpoiled } = shared;
      const [origin, elsewhere] = shared.origins;
      if (failed || isSpoiled || elsewhere !== undefined || shared.journeys === mostJourneys) return close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.setGeolocation(null);
      if (shared.anchor === undefined && origin !== undefined) {
        shared.anchor = await context.newPage();
        // A service of the journey's own is gone by now.
        const answered = await shared.anchor.goto(`${origin}${smallest}`).catch(() => null);
        if (answered === null) return close();
      }
      const rest = context.pages().filter((page) => page !== shared?.anchor);
      await Promise.all(rest.map((page) => page.close()));
    },
  };
}

async function share(browser: Browser): Promise<Shared> {
  const context = await browser.newContext();
  const shared: Shared = {
    context,
    anchor: undefined,
    origins: new Set(),
    storedAnswers: new Set(),
    journeys: 0,
    isSpoiled: false,
  };
  const spoil = () => {
    shared.isSpoiled = true;
  };
  for (const name of lasting) watch(context, name, spoil);
  for (const name of clockActs) watch(context.clock, name, spoil);
  context.on('response', (response) => {
    const isCall = new URL(response.url()).pathname.startsWith('/api/');
    if (isCall && response.headers()['cache-control']?.includes('max-age'))
      shared.storedAnswers.add(response.url());
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { protocol, origin } = new URL(frame.url());
      if (protocol.startsWith('http')) shared.origins.add(origin);
    }),
  );
  return shared;
}

/** Says so when this is called. */
function watch<Name extends string>(
  owner: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  say: () => void,
): void {
  const act = owner[name];
  owner[name] = (...args) => {
    say();
    return act.apply(owner, args);
  };
}

/** Runs in the page: nothing is left of what a page of this address has stored, nor of these answers. */
async function forgetAll({ answers, header }: { answers: string[]; header: string }): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error));
    });
  }
  for (const name of await caches.keys()) await caches.delete(name);
  // What is stored in their place is in a language that no page asks for: the next page asks the service.
  for (const answer of answers)
    await fetch(answer, { cache: 'reload', headers: { [header]: 'tg' } }).catch(() => undefined);
}
