// Works at a receiving station in a real browser and prints one line of JSON: what was on the screen, and when. For
// `npm run bench -- stations`. Usage: node e2e/station-times.ts <StationTask as JSON>
import { chromium, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';
import { openStationPage, receiveByCards, scanInOneSecond, timeVerdict } from './station-page.ts';
import type { ReceiptTimes, StationTask, StationTimes, Weighed } from './station-task.ts';

const longestSendMs = 120_000;

async function receive(page: Page, parcels: readonly Weighed[]): Promise<ReceiptTimes[]> {
  const times: ReceiptTimes[] = [];
  for (const [code, grams] of parcels) times.push(await receiveByCards(page, code, grams));
  return times;
}

async function work(page: Page, task: StationTask): Promise<Omit<StationTimes, 'browser'>> {
  await openStationPage(page, task);
  const verdictsMs: number[] = [];
  for (const code of task.lookedUp) verdictsMs.push(await timeVerdict(page, code));
  const paints = await scanInOneSecond(page, task.burst);
  const receipts = await receive(page, task.inARow);
  const allSent = page.locator('footer').filter({ hasText: 'Всё отправлено' });
  await allSent.waitFor({ timeout: longestSendMs });
  await page.context().setOffline(true);
  const offline = await receive(page, task.offline);
  const onlineAt = new Date().toISOString();
  const startedAt = performance.now();
  await page.context().setOffline(false);
  await allSent.waitFor({ timeout: longestSendMs });
  const seconds = (performance.now() - startedAt) / 1_000;
  return { verdictsMs, shown: paints, receipts, offline: { receipts: offline, onlineAt, seconds } };
}

const task = JSON.parse(process.argv[2] ?? '') as StationTask;
const found = await findBrowser();
const env = { ...(process.env as Record<string, string>), ...found.env };
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...browserArgs],
  env,
});
try {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  const times: StationTimes = {
    browser: `${found.name}, ${browser.version()}`,
    ...(await work(page, task)),
  };
  process.stdout.write(JSON.stringify(times));
} finally {
  await browser.close();
}
