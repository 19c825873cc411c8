import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { startDeployment } from '../next-version.ts';
import {
  banner,
  bar,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  rowOf,
  scan,
  scanField,
  storedIn,
  waitForSnapshot,
  waitUntilStored,
} from '../stations.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const receiptsOf = ({ sql }: Service, codes: readonly string[]) =>
  sql<{ count: number }[]>`
    select count(*)::int from parcel_event join parcel on parcel.id = parcel_id
    where type = 'CN_RECEIVED' and tracking_code in ${sql(codes)}`.then(([row]) => row?.count);

async function receive(page: Page, code: string): Promise<void> {
  await scan(page, code);
  await expect(banner(page)).toContainText(/Можно принять|可以收货|Қабул мумкин/);
  await field(page, 'weight').fill('3');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
}

for (const [locale, width] of inTurn([
  ['ru', { width: 1280, height: 800 }],
  ['zh', widths.phone],
  ['tg', widths.phone],
]))
  test(`S03: a station opens offline, knows what it expects, and what it scans is received afterwards, each once, ${locale}`, async ({
    page,
    context,
    service,
  }) => {
    await page.setViewportSize(width);
    const codes = newCodes(4);
    await declareParcels(service, codes);
    await openReceiving(page, service, locale);
    await waitUntilStored(page, codes);
    await cutLine(page);
    await page.reload();
    await expect(scanField(page)).toBeFocused();
    await expect(bar(page)).toHaveAttribute('data-line', 'down');
    await waitForSnapshot(page);
    for (const code of codes.slice(0, 3)) await receive(page, code);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Once more in the middle: nothing of it is gone.
    await page.reload();
    await expect(bar(page)).toHaveAttribute('data-line', 'down');
    for (const code of codes.slice(0, 3))
      await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
    await waitForSnapshot(page);
    await receive(page, codes[3] ?? '');
    expect(await receiptsOf(service, codes)).toBe(0);
    await context.setOffline(false);
    for (const code of codes) await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
    await expect(bar(page)).toHaveAttribute('data-line', 'up');
    expect(await receiptsOf(service, codes)).toBe(4);
  });

test('S03: every station opens offline, in another language too', async ({ page, service }) => {
  const codes = newCodes(1);
  await declareParcels(service, codes);
  await openReceiving(page, service);
  await waitUntilStored(page, codes);
  await cutLine(page);
  for (const screen of ['shelving', 'packing', 'loading', 'receiving']) {
    await page.goto(`${service.address}/staff#/bsc/${screen}`);
    await page.reload();
    await expect(scanField(page)).toBeFocused();
    await expect(bar(page)).toHaveAttribute('data-line', 'down');
  }
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await expect(bar(page)).toContainText('断网');
});

test('S03: a session that cannot be asked is no log-out, also when its key has run out meanwhile', async ({
  page,
  context,
  service,
}) => {
  const codes = newCodes(1);
  await declareParcels(service, codes);
  await openReceiving(page, service);
  await waitUntilStored(page, codes);
  await cutLine(page);
  await page.evaluate(() => localStorage.setItem('expiration_time', String(Date.now() - 60_000)));
  await page.reload();
  await expect(scanField(page)).toBeFocused();
  await waitForSnapshot(page);
  for (const code of codes) await receive(page, code);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await context.setOffline(false);
  for (const code of codes) await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
  expect(await receiptsOf(service, codes)).toBe(1);
});

test('who logs out offline leaves the log-in, and nothing of what the station knew', async ({
  page,
  service,
}) => {
  const codes = newCodes(1);
  const customerCode = await declareParcels(service, codes);
  const { username } = await openReceiving(page, service);
  await waitUntilStored(page, codes);
  await cutLine(page);
  await page.reload();
  await expect(scanField(page)).toBeFocused();
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  for (const database of ['rohi-cabinet', 'rohi-expected'])
    await expect.poll(() => storedIn(page, database)).toEqual([]);
  const leftBehind = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const answers = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all(
            (await cache.matchAll()).map(async (each) => `${each.url} ${await each.text()}`),
          );
        }),
      );
      return [...answers.flat(), JSON.stringify({ ...localStorage }), document.documentElement.outerHTML];
    });
  const secrets = [username, customerCode, ...codes];
  await expect
    .poll(async () => (await leftBehind()).filter((each) => secrets.some((secret) => each.includes(secret))))
    .toEqual([]);
});

test('after a deploy the old console ends with what is at hand, and the new one opens offline', async ({
  page,
  context,
  service,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const deployment = await startDeployment(service.address);
  try {
    const codes = newCodes(2);
    await declareParcels(service, codes);
    await openReceiving(page, service, 'ru', deployment.address);
    await waitUntilStored(page, codes);
    const version = page.locator('meta[name=version]');
    const old = (await version.getAttribute('content')) ?? '';
    await cutLine(page);
    await receive(page, codes[0] ?? '');
    // The service is still starting when it is asked after the reload, and when the line is back.
    deployment.deploy(4);
    // The station is opened from what is stored, and its clerk has begun with a parcel when the line comes back.
    await page.reload();
    await expect(scanField(page)).toBeFocused();
    await scan(page, codes[1] ?? '');
    await field(page, 'weight').fill('3');
    await context.setOffline(false);
    await expect(rowOf(page, codes[0] ?? '')).toHaveAttribute('data-tone', 'OK');
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`staff-${old}next`);
    await expect(version).toHaveAttribute('content', old);
    await expect(field(page, 'weight')).toHaveValue('3');
    await field(page, 'weight').focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, codes[1] ?? '')).toHaveAttribute('data-tone', 'OK');
    await expect(version).toHaveAttribute('content', `${old}next`);
    await expect(scanField(page)).toBeFocused();
    expect(await receiptsOf(service, codes)).toBe(2);
    await cutLine(page);
    await page.reload();
    await expect(scanField(page)).toBeFocused();
    await expect(version).toHaveAttribute('content', `${old}next`);
  } finally {
    await deployment.stop();
  }
});
