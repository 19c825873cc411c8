import type { Page } from '@playwright/test';
import { sendLogIn } from '../accounts.ts';
import { closePlaces, openCabinet, openPlaces } from '../cabinet.ts';
import { expect, test, widths } from '../fixtures.ts';
import { importTenParcels, tenParcels } from '../ten-parcels.ts';
import { importEvent, passOf, shownPass } from '../own-pass.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/**
 * The service knows of a change within a second of its own, which the page's clock does not show: what is asked too
 * early is asked again.
 */
async function passTimeUntil(page: Page, ms: number, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(ms);
    await isThere();
  }).toPass();
}

test('an open page says what happens at the point, without a reload: what came, and what was handed over', async ({
  page,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await page.clock.install();
  await page.setViewportSize(widths.phone);
  await visit('/login', 'ru');
  await sendLogIn(page, cabinet);
  await expect(page.getByRole('heading', { name: 'Вас ждёт 1 посылка' })).toBeVisible();
  const serial = await shownPass(page);
  const requests: string[] = [];
  page.on('response', (answer) => {
    const [, path = ''] = /\/api(\/(?:profile\/parcels|pulse))/.exec(answer.url()) ?? [];
    if (path !== '') requests.push(`${path} ${answer.status()}`);
  });
  // What has changed before the page was opened is asked for once, and is the same; then nothing but the pulse is
  // asked.
  await page.clock.runFor(20_000);
  await expect.poll(() => requests).toEqual(['/pulse 200', '/profile/parcels 304']);
  await page.clock.runFor(20_000);
  await expect.poll(() => requests).toEqual(['/pulse 200', '/profile/parcels 304', '/pulse 200']);
  await importEvent(service, cabinet.onTheRoad.trackingCode, 'PP_RECEIVED', 'BOKHTAR');
  await passTimeUntil(page, 20_000, () =>
    expect(page.getByRole('heading', { name: 'Вас ждут 2 посылки' })).toBeVisible(),
  );
  // What can be collected and the parcels are two answers.
  await expect
    .poll(() => requests.filter((each) => each.startsWith('/profile')))
    .toEqual(['/profile/parcels 304', '/profile/parcels 200']);

  // On the pass itself it is seen within seconds: who has collected has another pass.
  await page.getByRole('link', { name: 'Открыть пропуск' }).click();
  await expect(page).toHaveURL(/view=pass$/);
  await expect(passOf(page)).toHaveText(serial);
  for (const { trackingCode } of [cabinet.ready, cabinet.onTheRoad])
    await importEvent(service, trackingCode, 'CUSTOMER_RECEIVED', 'BOKHTAR');
  await passTimeUntil(page, 5_000, () => expect(passOf(page)).not.toHaveText(serial));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Вас ждут 2 посылки' })).toHaveCount(0);
});

test('the home moves nothing under a finger, whichever of its answers is the last to come', async ({
  page,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await page.setViewportSize(widths.phone);
  await visit('/login', 'ru');
  await sendLogIn(page, cabinet);
  await shownPass(page);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const others = ['/profile/parcels', '/profile/collections', '/warehouse-address'];
  for (const last of ['/profile/messages', '/profile/collected', '/profile/problems', '/profile/passes']) {
    // What the visit before has left would be drawn at once.
    await page.evaluate(
      () => new Promise((done) => (indexedDB.deleteDatabase('rohi-cabinet').onsuccess = done)),
    );
    const came = others.map((path) => page.waitForResponse((answer) => answer.url().endsWith(path)));
    await page.route(`**/api${last}`, async (route) => {
      await Promise.all(came);
      await route.continue();
    });
    await page.reload();
    await shownPass(page);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (window as Window & { moved?: number[] }).moved ?? []);
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      `${last} last`,
    ).toBeLessThan(0.01);
    await page.unroute(`**/api${last}`);
  }
});

test('the home asks each question once, and begins with a few files', async ({ page, service, visit }) => {
  const cabinet = await openCabinet(service);
  await page.setViewportSize(widths.phone);
  await visit('/login', 'ru');
  await sendLogIn(page, cabinet);
  await shownPass(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.reload();
  await shownPass(page);
  await page.waitForLoadState('networkidle');
  // The script in the head has asked them: the client takes its answers over.
  const questions = requests.filter((path) => path.startsWith('/api/profile/'));
  expect(questions).toContain('/api/profile/collections');
  expect(questions).toEqual([...new Set(questions)]);
  // Some forty; there were ninety, each of which costs a turn over the line of a phone.
  expect(requests.filter((path) => path.startsWith('/assets/')).length).toBeLessThan(46);
});

test('an open search follows its parcels, and what was opened stays open', async ({
  page,
  service,
  visit,
}) => {
  await importTenParcels(service);
  await page.clock.install();
  await visit(`/parcelTracking?searchText=${tenParcels.onTheRoad},${tenParcels.collected},NOBODYS1234567`);
  const rowOf = page.getByRole('button', { name: `Подробности о посылке ${tenParcels.onTheRoad}` });
  await rowOf.click();
  await expect(rowOf).toHaveAttribute('aria-expanded', 'true');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/track/query')) requests.push(request.postData() ?? '');
  });
  await importEvent(service, tenParcels.onTheRoad, 'PP_RECEIVED', 'BOKHTAR');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('tab', { name: /Ожидает получения клиентом: 1/ })).toBeVisible();
  // What is collected and what was not found is not asked for again.
  expect([...new Set(requests)]).toEqual([JSON.stringify({ trackingCodeList: [tenParcels.onTheRoad] })]);
  await expect(rowOf).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('NOBODYS1234567')).toBeVisible();
});

test('an open list of orders follows them, and stands where no answer comes', async ({
  page,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await page.clock.install();
  await visit('/login', 'ru');
  await sendLogIn(page, cabinet);
  await shownPass(page);
  await page.goto(`${service.address}/#/orderManagement`);
  const row = page.getByRole('row').filter({ hasText: cabinet.onTheRoad.trackingCode });
  await expect(row).toContainText('В пути в Душанбе');
  await page.route('**/api/orders?*', (route) => route.abort());
  await page.clock.runFor(60_000);
  await expect(row).toBeVisible();
  await page.unroute('**/api/orders?*');
  await importEvent(service, cabinet.onTheRoad.trackingCode, 'PP_RECEIVED', 'BOKHTAR');
  await passTimeUntil(page, 60_000, () => expect(row).not.toContainText('В пути в Душанбе'));
  await expect(row).toBeVisible();
});
