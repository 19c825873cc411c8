import type { Page } from '@playwright/test';
import { expect, expectAccessible, startService, test, visitPage, widths } from '../fixtures.ts';
import { importTenParcels, tenParcels } from '../ten-parcels.ts';

test.use({ serviceWorkers: 'allow' });

const codes = `${tenParcels.ready},${tenParcels.collected}`;

/**
 * Until the service worker has what a visit without a network needs. Leaving sends it what has come since the page was
 * loaded; parts that come after that, the next leaving.
 */
async function waitUntilCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        Reflect.deleteProperty(document, 'hidden');
        const names = (await caches.keys()).filter((name) => name.startsWith('rohi-'));
        const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const cached = files.flat().map(({ url }) => new URL(url).pathname);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return loaded.filter((path) => path.startsWith('/assets/') && !cached.includes(path)).length;
      }),
    )
    .toBe(0);
}

test('without a network the page opens and shows the last answer to the same codes, with its age', async ({
  page,
  context,
  service,
}) => {
  await importTenParcels(service);
  await page.setViewportSize(widths.desktop);
  await visitPage(page, service.address, `/parcelTracking?searchText=${codes}`, 'en');
  await expect(page.getByText('2 / 100')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await waitUntilCached(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(tenParcels.collected).first()).toBeVisible();
  await expect(page.getByText(/^No network\. This is the answer received/)).toBeVisible();
  await expect(page.getByText('2 / 100')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectAccessible(page);

  // Other codes have no answer, not even one that holds some of them.
  await page.evaluate(
    (code) => void (location.hash = `#/parcelTracking?searchText=${code}`),
    tenParcels.ready,
  );
  await expect(page.getByText('0 / 100')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^No network\./)).toBeVisible();

  // The network is back: asked anew by itself.
  await context.setOffline(false);
  await expect(page.getByText(/^No network\./)).toHaveCount(0);
  await expect(page.getByText(tenParcels.collected).first()).toBeVisible();
});

test('an answer of the service is obeyed, whatever was kept', async ({ page }) => {
  // 120 a minute times 0.01, rounded up: two questions.
  const limited = await startService({ RATE_LIMIT: '0.01' });
  try {
    await visitPage(page, limited.address, `/parcelTracking?searchText=${codes}`, 'en');
    await expect(page.getByText('2 / 100')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 / 100')).toBeVisible();
    await page.reload();
    await expect(page.getByText('0 / 100')).toBeVisible();
    await expect(page.getByText(/^No network\./)).toHaveCount(0);
  } finally {
    await limited.stop();
  }
});

test('where there is no service worker and no database of the browser, nothing breaks', async ({
  page,
  service,
}) => {
  await importTenParcels(service);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    // As over plain http on a local network.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'indexedDB');
    Reflect.deleteProperty(Window.prototype, 'indexedDB');
  });
  await visitPage(page, service.address, `/parcelTracking?searchText=${codes}`, 'ru');
  await expect(page.getByText('2 / 100')).toBeVisible();
  await expect(page.getByText(tenParcels.collected).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(errors).toEqual([]);
});

test('without a network a page never opened says so, leads to what is stored, and opens once the network is back', async ({
  page,
  context,
  service,
}) => {
  await visitPage(page, service.address, '/home', 'ru');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.evaluate(() => void (location.hash = '#/help'));
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
  await expect(page.getByText('Эта страница ещё не открывалась на этом устройстве')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Главная' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Из Китая/);
  await page.evaluate(() => void (location.hash = '#/help'));
  await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
});

test.describe('where a network that is back lets single requests fail yet', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page is tried again by itself, and opens', async ({ page, context, service }) => {
    await visitPage(page, service.address, '/home', 'ru');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const missing = new Set<string>();
    page.on('requestfailed', (request) => missing.add(request.url()));
    await context.setOffline(true);
    await page.evaluate(() => void (location.hash = '#/help'));
    await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
    const ofHelp = [...missing].filter((url) => url.endsWith('.js'));
    expect(ofHelp).not.toEqual([]);
    let failed = 0;
    await page.route(
      ({ href }) => href === ofHelp[0],
      (route) => {
        failed += 1;
        return failed > 2 ? route.continue() : route.abort();
      },
    );
    await context.setOffline(false);
    await expect.poll(() => failed).toBeGreaterThan(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
    await expect(page.locator('html[data-live]')).toBeAttached();
  });

  test('where storage is forbidden too, the page says that there is no network, and is loaded when it is back', async ({
    page,
    context,
    service,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await visitPage(page, service.address, '/home', 'ru');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await context.setOffline(true);
    await page.evaluate(() => void (location.hash = '#/help'));
    await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
    await expect(page.locator('html[data-live]')).toBeAttached();
  });
});
