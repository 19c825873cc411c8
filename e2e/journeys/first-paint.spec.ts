import type { Locale } from '@rohi/contract/locales';
import { siteName } from '@rohi/contract/site/brand';
import { pages } from '@rohi/contract/site/pages';
import { expect, expectAccessible, test, visitPage, widths } from '../fixtures.ts';
import { holdBackTheClient, holdBackTheEntry, largestPaints, watchLargestPaint } from '../first-paint.ts';
import { importTenParcels, tenParcels } from '../ten-parcels.ts';
import { inTurn } from '../../tools/turns.ts';

const headings: Record<Locale, { home: RegExp; tracking: string }> = {
  ru: { home: /Из Китая в Таджикистан/, tracking: 'Где моя посылка?' },
  en: { home: /From China to Tajikistan/, tracking: 'Where is my parcel?' },
  zh: { home: /塔吉克斯坦/, tracking: '我的包裹到哪了？' },
  tg: { home: /Аз Чин ба Тоҷикистон/, tracking: 'Борам куҷост?' },
};

for (const locale of inTurn(['ru', 'en', 'zh', 'tg'])) {
  test(`the first frame of home and tracking speaks ${locale} before the client is there`, async ({
    page,
    service,
  }) => {
    await holdBackTheClient(page);
    await visitPage(page, service.address, '/home', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[locale].home);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh' ? 'zh-CN' : locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await visitPage(page, service.address, '/parcelTracking', locale);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[locale].tracking);
    await expectAccessible(page);
  });
}

test('the first frame of every public page begins it before the client is there', async ({
  page,
  service,
}) => {
  await holdBackTheClient(page);
  for (const [name, { path, access }] of Object.entries(pages)) {
    if (access !== 'public') continue;
    await page.goto(`${service.address}/?${name}#${path}`);
    await expect(page.getByRole('banner'), name).toBeVisible();
    // A slip leads there once in a life: its frame is not in the document that everybody loads.
    if (name !== 'claim') await expect(page.locator('main h1'), name).toBeVisible();
  }
  // What stands in the address may ask for another text than the first one: only the bar is sure.
  await page.goto(`${service.address}/?asked#/help?text=tg`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main')).toBeEmpty();
});

const paintedAtOnce = ['/tariffs', '/freight-quotation', '/help', '/faq', '/about-us', '/login'];
for (const path of inTurn(paintedAtOnce))
  test(`nothing larger than what the first frame shows comes with the client, on ${path}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const letGo = await holdBackTheEntry(page);
    await watchLargestPaint(page);
    await page.goto(`${service.address}/#${path}`, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    // The bar may be painted a frame before the page.
    await expect
      .poll(async () => (await largestPaints(page)).at(-1) ?? siteName.ru)
      .not.toContain(siteName.ru);
    const before = await largestPaints(page);
    letGo();
    await expect(page.locator('main:not([inert]) h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await largestPaints(page)).toEqual(before);
  });

const codes = [tenParcels.ready, tenParcels.collected, tenParcels.cancelled].join(',');
test('the search of the address is sent once, before the client, with its headers', async ({
  page,
  service,
}) => {
  await importTenParcels(service);
  await page.addInitScript(() => localStorage.setItem('token', 'of-nobody'));
  const order: string[] = [];
  const requests: { body: string | null; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    order.push(new URL(request.url()).pathname.replace(/-[\w-]{7}\.js$/, ''));
    if (request.url().endsWith('/api/track/query'))
      requests.push({ body: request.postData(), headers: request.headers() });
  });
  await visitPage(page, service.address, `/parcelTracking?searchText=${codes}`, 'en');
  await expect(page.getByText(tenParcels.collected).first()).toBeVisible();
  await expect(page.getByText('3 / 100')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(order).toContain('/assets/answer-parts');
  // The client's own first call may come after what the page shows.
  await expect.poll(() => order).toContain('/api/common/sysinfo');
  expect(order.indexOf('/api/track/query')).toBeLessThan(order.indexOf('/api/common/sysinfo'));
  expect(requests[0]).toMatchObject({
    body: JSON.stringify({ trackingCodeList: codes.split(',') }),
    headers: { 'x-local': 'en', token: 'of-nobody', 'content-type': 'application/json' },
  });
});

test('the document itself asks for all that the client begins with', async ({ page, service }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // What only its reading would show is not asked for.
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto(`${service.address}/#/help`);
  for (const part of ['react', 'shared', 'rolldown-runtime'])
    expect(
      requests.some((path) => path.startsWith(`/assets/${part}-`)),
      part,
    ).toBe(true);
});

test('a search that the client would not send is not sent before it either', async ({ page, service }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track/query')) requests.push(request.postData() ?? '');
  });
  const many = Array.from({ length: 101 }, (_, index) => `SF${1_000_000 + index}`).join(',');
  for (const searchText of [many, ' , ,', '']) {
    await page.goto('about:blank');
    await visitPage(page, service.address, `/parcelTracking?searchText=${searchText}`, 'ru');
    await expect(page.getByText('0 / 100')).toBeVisible();
  }
  expect(requests).toEqual([]);
});

test('what is typed before the client is there stays typed', async ({ page, service }) => {
  const letGo = await holdBackTheEntry(page);
  await page.goto(`${service.address}/#/home`);
  const input = page.getByRole('textbox', { name: /Трек-номера/ });
  await input.fill('SF1000000000001');
  letGo();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(input).toHaveValue('SF1000000000001');
  await input.press('Enter');
  await expect(page).toHaveURL(/searchText=SF1000000000001/);
});

for (const path of inTurn(['/home', '/tariffs']))
  test(`a menu opened before the client is there opens once it is, on ${path}`, async ({ page, service }) => {
    await page.setViewportSize(widths.desktop);
    const letGo = await holdBackTheEntry(page);
    await page.goto(`${service.address}/#${path}`);
    await page.getByRole('button', { name: /RU/ }).click();
    letGo();
    await page.getByRole('button', { name: /CN/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

test('what is sent before the client is there is sent once it is', async ({ page, service }) => {
  const letGo = await holdBackTheEntry(page);
  await page.goto(`${service.address}/#/home`);
  const input = page.getByRole('main').getByRole('textbox', { name: /Трек-номера/ });
  await input.fill('YT1234567890123,SF1234567890123');
  await input.press('Enter');
  await expect(input).toHaveValue('YT1234567890123,SF1234567890123');
  letGo();
  await expect(page).toHaveURL(/#\/parcelTracking\?searchText=/);
  await expect(page.getByText('2 / 100')).toBeVisible();
});
