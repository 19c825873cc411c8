// npm run tour: a picture of every public page in every language and width, for the eye. npm run tour -- faq help takes
// only pages with one of the words in their path.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { menuLocales, type Locale } from '@rohi/contract/locales';
import { pages } from '@rohi/contract/site/pages';
import { browserArgs, findBrowser } from './browser.ts';
import { startService } from './service.ts';

const folder = join(import.meta.dirname, 'test-results', 'tour');
const widths = [360, 768, 1280];
const words = process.argv.slice(2);
const paths = Object.values(pages)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path)
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

async function drawPage(browser: Browser, address: string, path: string, locale: Locale) {
  const context = await browser.newContext();
  await context.addInitScript((stored) => localStorage.setItem('locale', stored), locale);
  const page = await context.newPage();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}/#${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(folder, `${path.slice(1)}-${locale}-${width}.png`), fullPage: true });
  }
  await context.close();
}

const { executablePath, env } = await findBrowser();
const service = await startService();
const browser = await chromium.launch({
  executablePath,
  args: [...browserArgs],
  env: { ...(process.env as Record<string, string>), ...env },
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const path of paths) {
  for (const locale of menuLocales) await drawPage(browser, service.address, path, locale);
}
await browser.close();
await service.stop();
console.log(`${paths.length * menuLocales.length * widths.length} pictures in ${folder}`);
