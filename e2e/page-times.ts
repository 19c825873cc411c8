// Opens pages over a bad line in a real browser and prints one line of JSON: what was on the screen, and when. For
// `npm run bench -- slow-line`. Usage: node e2e/page-times.ts <PageTask as JSON>
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';
import { widths } from './fixtures.ts';
import type { LinePage, LineVisit, PageTask, PageTimes } from './page-task.ts';
import { storeSession } from './stored-session.ts';

/** What the document is watched for, from its beginning. */
type Watched = { paintMs: number; shift: number; shownMs: number | null };

/** Notes in the document, until it is left, its largest paint, how much moved, and when one of its texts was there. */
async function watch(page: Page, selector: string): Promise<void> {
  await page.addInitScript((text) => {
    const watched: Watched = { paintMs: 0, shift: 0, shownMs: null };
    Object.assign(globalThis, { watched });
    type Moved = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) watched.paintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Moved[])
        if (!hadRecentInput) watched.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const isThere = document.querySelector('main')?.textContent.includes(text) === true;
      if (isThere) watched.shownMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

/** The line of a phone in a basement, or none. */
async function slowDown(
  cdp: CDPSession,
  { kbitPerSec, latencyMs, slowerBy }: PageTask['line'],
): Promise<void> {
  await cdp.send('Network.enable');
  const throughput = (kbitPerSec * 1_000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
}

async function open(page: Page, cdp: CDPSession, address: string): Promise<LineVisit> {
  let requests = 0;
  let bytes = 0;
  const count = () => (requests += 1);
  const weigh = ({ encodedDataLength }: { encodedDataLength: number }) => (bytes += encodedDataLength);
  cdp.on('Network.requestWillBeSent', count);
  cdp.on('Network.loadingFinished', weigh);
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.shownMs !== null);
  await page.waitForLoadState('networkidle');
  cdp.off('Network.requestWillBeSent', count);
  cdp.off('Network.loadingFinished', weigh);
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  return { ...watched, shownMs: watched.shownMs ?? Number.NaN, requests, kb: bytes / 1_024 };
}

/**
 * A first visit without anything stored, or one after a visit over a good connection, with the page stored by its
 * service worker.
 */
async function visit(browser: Browser, task: PageTask, { path, person, shown, isRepeated }: LinePage) {
  const context = await browser.newContext({
    viewport: widths.phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: isRepeated ? 'allow' : 'block',
  });
  await context.addInitScript(() => localStorage.setItem('locale', 'ru'));
  const page = await context.newPage();
  if (person !== null) await storeSession(page, task.address, person);
  const address = `${task.address}/#${path}`;
  if (isRepeated) {
    const before = await context.newPage();
    await before.goto(address);
    await before.getByText(shown).first().waitFor();
    await before.waitForLoadState('networkidle');
    // What it has loaded is stored by the worker when the visitor leaves.
    await before.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await before.goto('about:blank');
    await before.close();
  }
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, task.line);
  await watch(page, shown);
  const times = await open(page, cdp, address);
  await context.close();
  return times;
}

const task = JSON.parse(process.argv[2] ?? '') as PageTask;
const found = await findBrowser();
const env = { ...(process.env as Record<string, string>), ...found.env };
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...browserArgs], env });
try {
  const visits: LineVisit[][] = task.pages.map(() => []);
  for (let round = 0; round < task.rounds; round += 1)
    for (const [index, page] of task.pages.entries()) visits[index]?.push(await visit(browser, task, page));
  const times: PageTimes = { browser: `${found.name}, ${browser.version()}`, visits };
  process.stdout.write(JSON.stringify(times));
} finally {
  await browser.close();
}
