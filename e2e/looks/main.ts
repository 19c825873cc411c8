// npm run pictures -- draw <set>: pictures of every screen, of the site, the cabinet and the console, with the data of
// the demo and a clock that stands. npm run pictures -- draw <set> tariffs bags: only screens with one of the words in
// their address. LOCALE=tg draws them in Tajik, and WIDTHS=360,1280 in these widths. What is cut or sticks out is said
// as it is drawn. npm run pictures -- compare <set> <set>: names the pictures that are not the same, and draws the two
// beside each other.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { resolveLocale } from '@rohi/contract/locales';
import { pages } from '@rohi/contract/site/pages';
import { browserArgs, findBrowser } from '../browser.ts';
import { startDemo } from './demo-service.ts';
import { compareSets } from './compare-sets.ts';
import { drawSet } from './draw-set.ts';

const root = join(import.meta.dirname, '../test-results/pictures');
const [act, first, ...others] = process.argv.slice(2);
const locale = resolveLocale(process.env['LOCALE']);
const starts = Object.values(pages)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => `/#${path}`);

if (first === undefined || !['draw', 'compare'].includes(act ?? '')) {
  console.error('npm run pictures -- draw <set> [word …] | compare <set> <set>');
  process.exit(1);
}
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserArgs],
  env: { ...(process.env as Record<string, string>), ...env },
});
if (act === 'draw') {
  const service = await startDemo(join(root, 'data'));
  await drawSet({
    browser,
    address: service.address,
    folder: join(root, first),
    shared: join(root, `answers-${locale}`),
    locale,
    widths: process.env['WIDTHS']?.split(',').map(Number) ?? [360, 768, 1280],
    starts,
    words: others,
  });
  await service.stop();
} else {
  const [second = first] = others;
  const differing = await compareSets(
    browser,
    join(root, first),
    join(root, second),
    join(root, 'differences'),
  );
  process.exitCode = differing === 0 ? 0 : 1;
}
await browser.close();
