import type { Page } from '@playwright/test';
import { pages } from '@rohi/contract/site/pages';
import { openCabinet, openPlaces } from '../cabinet.ts';
import { expect, soon, test } from '../fixtures.ts';
import { findTextFaults } from '../looks/find-faults.ts';
import { startService, type Service } from '../service.ts';
import { addStaff } from '../staff.ts';
import { storeSession } from '../stored-session.ts';
import { inTurn } from '../../tools/turns.ts';

// Tajik has the longest words of the four languages, and browsers break none of them by its rules. The service is no
// other journey's: notices and names that people typed there are Russian.
let service: Service;
test.beforeAll(async () => {
  service = await startService();
  await openPlaces(service);
});
test.afterAll(() => service.stop());
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('locale', 'tg')));

const sizes = inTurn([360, 768, 1280]);

/** Words with letters that Tajik has not; what people typed is in English here. */
const russianOf = (page: Page) =>
  page.evaluate(() => document.body.innerText.match(/\p{L}*[ыщ]\p{L}*/giu) ?? []);

/** Opens each address without loading the document anew, and looks at it in each width. */
async function look(page: Page, addresses: readonly string[]): Promise<void> {
  for (const to of addresses) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate((address) => location.assign(address), to);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('Бор мешавад…')).toHaveCount(0);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findTextFaults(page), { message: `${to} at ${width}`, ...soon }).toEqual([]);
    }
    await expect.poll(() => russianOf(page), { message: to, ...soon }).toEqual([]);
  }
}

test('in Tajik no text of the site and the cabinet is cut, sticks out or is Russian', async ({ page }) => {
  test.slow();
  await storeSession(page, service.address, await openCabinet(service));
  await page.goto(`${service.address}/#${pages.home.path}`);
  await look(
    page,
    Object.values(pages).map(({ path }) => `#${path}`),
  );
});

test('in Tajik no text of the console is cut, sticks out or is Russian', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await storeSession(page, service.address, await addStaff(service, 'admin'));
  await page.goto(`${service.address}/staff#/bsc`);
  const links = page.getByRole('navigation').first().locator('a[href^="#/bsc/"]');
  await expect(links.first()).toBeVisible();
  await expect.poll(() => links.count()).toBeGreaterThan(20);
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  await look(page, hrefs);
});
