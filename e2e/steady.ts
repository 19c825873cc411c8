import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** 0.00 as browsers report it: letters may move by part of a pixel, nothing else may. */
export const unseenShift = 0.005;

type Seen = { shifts: { value: number; moved: string[] }[]; observer: PerformanceObserver };

/** From the next document on, everything that moves by itself is written down in it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    const nameOf = ({ node }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()} «${element.textContent.slice(0, 30)}»` : '?';
    };
    const shifts: Seen['shifts'] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[])
        shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const takeRecords = observer.takeRecords.bind(observer);
    Object.assign(observer, { takeRecords: () => note(takeRecords()) });
    Object.assign(globalThis, { seen: { shifts, observer } });
  });
}

/** How far what was drawn has moved since the document began, and what of it moved. */
export async function readShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen };
    seen.observer.takeRecords();
    return seen.shifts;
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.filter(({ value }) => value > 0.001).flatMap(({ moved }) => moved),
  };
}

/** Two frames, so that what was asked for last is drawn. */
async function letDraw(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

const isFont = (request: Request) => request.url().endsWith('.woff2');

/**
 * Holds every font file back until `letGo`, which resolves once they are there and the page is drawn with or without
 * them. `settled` resolves once the page has its footer, has asked what it asks for last, and waits for nothing but
 * fonts: no clock is asked, so that a slow machine sees the same.
 */
export async function holdFontsBack(page: Page): Promise<{
  settled: () => Promise<void>;
  letGo: () => Promise<void>;
}> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const underWay = { fonts: new Set<Request>(), others: new Set<Request>() };
  const lastAnswer = Promise.withResolvers<void>();
  let changed = (): void => undefined;
  const kindOf = (request: Request) => (isFont(request) ? underWay.fonts : underWay.others);
  const end = (request: Request) => {
    kindOf(request).delete(request);
    if (request.url().includes('/common/sysinfo')) lastAnswer.resolve();
    changed();
  };
  page.on('request', (request) => kindOf(request).add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.route('**/*.woff2', async (route) => {
    await opened;
    await route.continue();
  });
  // What has come may ask for more: none may be under way after what is there has been drawn.
  const quiet = async (requests: Set<Request>) => {
    do {
      while (requests.size > 0)
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      await letDraw(page);
    } while (requests.size > 0);
  };
  return {
    async settled() {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await lastAnswer.promise;
      await quiet(underWay.others);
    },
    async letGo() {
      open();
      await quiet(underWay.fonts);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await letDraw(page);
    },
  };
}
