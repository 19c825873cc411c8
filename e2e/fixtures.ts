import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Frame, type Page, type TestInfo } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import type axe from 'axe-core';
import { watchAskedFiles, writeAskedFiles } from './asked-files.ts';
import { startService, type Service } from './service.ts';
import { storeSession, type Credentials } from './stored-session.ts';
import { openWarmPages, type WarmPages } from './warm-pages.ts';
import { isInTurn, isWholeGrid } from '../tools/turns.ts';

export { expect };
export { startService, type Service } from './service.ts';

export type Visit = (path: string, locale?: Locale, person?: Credentials) => Promise<void>;

type Fixtures = {
  /** A service with a database that this test has emptied. */
  service: Service;
  /**
   * Opens a page of the product (`/parcelTracking?searchText=A`) in a language, as a returning visitor or as somebody
   * who is logged in.
   */
  visit: Visit;
  /**
   * Whether the pages of the test share the browser's warm process with the tests before
   * (`test.use({ isWarm: true })`): for journeys to which it is all the same whether the browser was here before. Where
   * the whole grid is walked each test has a new context.
   */
  isWarm: boolean;
  /** Whether it does now. */
  sharesContext: boolean;
  /** What the test asked for of the built client is noted when all else has ended. */
  askedFiles: void;
};

/**
 * How often to look for what comes within a moment (`expect.poll`): left alone, it looks after a tenth of a second, and
 * then ever more seldom.
 */
export const soon = { intervals: [10, 20, 40, 80, 160, 250] };

/** The widths that every screen must bear. */
export const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const;

export const test = base.extend<Fixtures, { ownService: Service; warmPages: WarmPages }>({
  isWarm: [false, { option: true }],
  warmPages: [
    async ({ browser }, use) => {
      const warmPages = openWarmPages(browser);
      await use(warmPages);
      await warmPages.close();
    },
    { scope: 'worker' },
  ],
  // What is said for the context of one test is said for a new one.
  sharesContext: async ({ isWarm, javaScriptEnabled, serviceWorkers }, use) => {
    await use(isWarm && !isWholeGrid() && javaScriptEnabled && serviceWorkers === 'block');
  },
  context: async ({ context, sharesContext, warmPages }, use, info) => {
    if (!sharesContext) return use(context);
    await use(await warmPages.begin());
    await warmPages.end(info.status !== info.expectedStatus);
  },
  page: async ({ context, sharesContext, warmPages }, use) => {
    await use(sharesContext ? await warmPages.open() : await context.newPage());
  },
  ownService: [
    // One service a worker: starting takes longer than a journey.
    async ({}, use) => {
      const service = await startService({}, { ownProcess: true });
      await use(service);
      await service.stop();
    },
    // A crowded machine takes its time over initdb.
    { scope: 'worker', timeout: 600_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      watchAskedFiles(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  askedFiles: [
    async ({}, use, info) => {
      await use();
      writeAskedFiles(info.file);
    },
    { auto: true },
  ],
  service: async ({ ownService }, use) => {
    await ownService.emptyDatabase();
    await use(ownService);
  },
  visit: async ({ page, service }, use) => {
    await use(async (path, locale = 'ru', person) => {
      if (person !== undefined) await storeSession(page, service.address, person);
      await visitPage(page, service.address, path, locale);
    });
  },
});

/**
 * Opens a page with the locale stored as the language menu stores it, and waits until it is drawn; `atOnce` where
 * something that the document asks for is held back, which the browser would wait for first.
 */
export async function visitPage(
  page: Page,
  address: string,
  path: string,
  locale: Locale,
  atOnce = false,
): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', stored);
  }, locale);
  await page.goto(`${address}/#${path}`, { waitUntil: atOnce ? 'commit' : 'load' });
  await expect(page.getByRole('main')).toBeVisible();
}

const judged = new WeakMap<TestInfo, number>();

/**
 * Russian is judged every time, the other languages by turns: what changes with the language is the text, and the frame
 * is the same. Each place of a journey where it asks takes its own turn.
 */
async function isJudged(page: Page): Promise<boolean> {
  const info = test.info();
  const before = judged.get(info) ?? 0;
  judged.set(info, before + 1);
  const language = await page.evaluate(() => document.documentElement.lang);
  return language === 'ru' || isInTurn(before + info.titlePath.join('').length, 4);
}

/** No finding of WCAG 2.2 AA or best practice on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is to be judged is the whole page: one that is still being drawn has no heading yet, or its beginning alone.
  // The console begins with nothing, and all is inert there that lies under a dialog.
  const isConsole = new URL(page.url()).pathname.startsWith('/staff');
  const heading = isConsole ? 'h1' : 'h1:not(html:not([data-live]) [inert] h1)';
  await page.locator(heading).first().waitFor({ state: 'attached' });
  if (!(await isJudged(page))) return;
  for (const frame of page.frames()) await letIn(frame);
  // A message may come between two steps and still be fading in: what is wrong with the page is wrong a moment later,
  // too.
  await expect.poll(() => findFaults(page), { message: 'accessible' }).toEqual([]);
}

/** What axe finds on the page when nothing moves on it any more: the rule, and where it is broken. */
async function findFaults(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  // What opens over the page from a button is no part of the page; axe knows that of modal dialogs alone.
  const isPopoverOpen = (await page.locator('[data-trigger]').count()) > 0;
  // Only findings are wanted: without the list of what is right the same judgement takes a third of the time.
  return page.evaluate(async (isRegionJudged) => {
    const judge = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await judge.run(document, {
      resultTypes: ['violations'],
      rules: { region: { enabled: isRegionJudged } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, !isPopoverOpen);
}

/** What fades in is legible when it is there. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into a document, once: reading its code takes as long as judging a small page. */
async function letIn(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
}

/**
 * Nothing sticks out: the page can only be scrolled down. A page takes on a new width a moment after its window has it.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Below zero where the page keeps room for a scrollbar that is not drawn.
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
