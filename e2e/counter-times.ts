// Works at the counter of a pickup point in a real browser and prints one line of JSON: how long it took. For
// `npm run bench -- counter`. Usage: node e2e/counter-times.ts <CounterTask as JSON>
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';
import type { CounterTask, CounterTimes } from './counter-task.ts';
import { scan } from './stations.ts';
import { storeSession } from './stored-session.ts';

const longestMs = 120_000;

/**
 * Registers the browser for all works of the point, as a manager without a point of the own does where transfers are
 * accepted, and opens it as a clerk with everything that lies there in its snapshot.
 */
async function openCounter(
  page: Page,
  { address, manager, clerk, unitId, waiting }: CounterTask,
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await storeSession(page, address, manager);
  await page.goto(`${address}/staff#/bsc/acceptance`);
  await page.locator('form input[maxlength="60"]').fill('Bench counter');
  await page.locator('form select').selectOption(String(unitId));
  await page.locator('form button[type=submit]').click();
  await page.locator('footer').waitFor();
  await storeSession(page, address, clerk);
  await page.goto(`${address}/staff#/bsc/counter`);
  await page.locator('[data-scan-field]').waitFor();
  const count = waiting.toLocaleString('ru');
  await page.locator('footer').filter({ hasText: count }).waitFor({ timeout: longestMs });
}

const banner = (page: Page, text: string) => page.locator('[data-verdict]').filter({ hasText: text });

/** One scan of a pass, one of each parcel at an even pace, and Enter; seconds until the card is closed. */
async function serveByPass(
  page: Page,
  { pass, codes }: CounterTask['withPass'][number],
  pace: number,
): Promise<number> {
  await page.locator('[data-scan-field]').focus();
  const startedAt = performance.now();
  const until = (place: number) => sleep(Math.max(0, startedAt + place * pace * 1_000 - performance.now()));
  await scan(page, pass);
  for (const [index, code] of codes.entries()) {
    await until(index + 1);
    await scan(page, code);
  }
  await until(codes.length + 1);
  await page.keyboard.press('Enter');
  await banner(page, `Выдано: ${codes.length}`).waitFor({ timeout: longestMs });
  return (performance.now() - startedAt) / 1_000;
}

/**
 * Customers served offline, each by a document that was seen, their parcels brought and handed over with Enter; returns
 * how many parcels wait on the device.
 */
async function serveOffline(page: Page, { offline, hours }: CounterTask): Promise<number> {
  const begin = Date.now();
  const stepMs = (hours * 3_600_000) / Math.max(1, offline.length);
  let stored = 0;
  for (const [index, { customerCode, codes }] of offline.entries()) {
    await page.clock.setSystemTime(begin - (offline.length - index) * stepMs);
    await scan(page, customerCode);
    await page.getByRole('heading', { name: customerCode }).waitFor();
    await page.getByLabel('Последние 4 знака номера').fill('4412');
    await page.getByRole('button', { name: 'Документ проверен' }).click();
    await page.getByRole('button', { name: 'Закрыть карточку' }).waitFor();
    await scan(page, codes);
    await banner(page, `Верно, ${codes.length} из`).waitFor();
    await page.locator('[data-scan-field]').press('Enter');
    await banner(page, `Сохранено, выдано: ${codes.length}`).waitFor();
    stored += codes.length;
    await page.getByText(`Ждут связи: ${stored}`).first().waitFor({ timeout: longestMs });
  }
  await page.clock.setSystemTime(Date.now());
  return stored;
}

async function work(page: Page, task: CounterTask): Promise<Omit<CounterTimes, 'browser'>> {
  await openCounter(page, task);
  const visitS: number[] = [];
  for (const customer of task.withPass) visitS.push(await serveByPass(page, customer, task.pace));
  await page.context().setOffline(true);
  await page.locator('footer[data-line=down]').waitFor({ timeout: longestMs });
  const stored = await serveOffline(page, task);
  const startedAt = performance.now();
  await page.context().setOffline(false);
  await page.locator('footer').filter({ hasText: 'Всё отправлено' }).waitFor({ timeout: longestMs });
  return { visitS, offline: { stored, seconds: (performance.now() - startedAt) / 1_000 } };
}

const task = JSON.parse(process.argv[2] ?? '') as CounterTask;
const found = await findBrowser();
const env = { ...(process.env as Record<string, string>), ...found.env };
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...browserArgs],
  env,
});
try {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  const times: CounterTimes = {
    browser: `${found.name}, ${browser.version()}`,
    ...(await work(page, task)),
  };
  process.stdout.write(JSON.stringify(times));
} finally {
  await browser.close();
}
