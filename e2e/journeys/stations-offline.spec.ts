import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import {
  banner,
  bar,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  openStation,
  rowOf,
  scan,
  scanField,
} from '../stations.ts';
import { storeSession } from '../stored-session.ts';
import type { Page } from '@playwright/test';
import type { Service } from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

async function receive(page: Page, code: string): Promise<void> {
  await scan(page, code);
  await expect(page.locator('section[aria-label]').filter({ hasText: code }).first()).toBeVisible();
  await field(page, 'weight').fill('3');
  await page.keyboard.press('Enter');
}

const receiptsOf = ({ sql }: Service, codes: readonly string[]) =>
  sql<{ count: number }[]>`
    select count(*)::int from parcel_event join parcel on parcel.id = parcel_id
    where type = 'CN_RECEIVED' and tracking_code in ${sql(codes)}`.then(([row]) => row?.count);

test('S03: offline scans are stored, shown as no more than that, and sent afterwards, each once', async ({
  page,
  context,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const codes = newCodes(3);
  await declareParcels(service, codes);
  await openReceiving(page, service);
  // The snapshot is there before the line goes.
  await scan(page, codes[0] ?? '');
  await expect(banner(page)).toContainText('Можно принять');
  await cutLine(page);
  for (const code of codes) {
    await receive(page, code);
    await expect(banner(page)).toHaveAttribute('data-outlined');
    await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
  }
  await expect(bar(page)).toHaveAttribute('data-line', 'down');
  await expect(bar(page)).toContainText('Ждут отправки: 3 скана');
  expect(await receiptsOf(service, codes)).toBe(0);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Отправлено ещё не всё' });
  await expect(warning).toContainText('ждут отправки: 3 скана');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await warning.getByRole('button', { name: 'Остаться' }).click();
  await expect(warning).toBeHidden();
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  for (const code of codes) await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
  await expect(bar(page)).toContainText('Всё отправлено');
  expect(await receiptsOf(service, codes)).toBe(3);
});

test('S03: who logs out all the same finds their scans sent at the next log-in', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  const clerk = await openReceiving(page, service);
  await page.route('**/api/stations/scans', (route) => route.abort());
  await receive(page, code);
  await expect(bar(page)).toContainText('Ждут отправки: 1 скан');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Всё равно выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await page.unroute('**/api/stations/scans');
  await storeSession(page, service.address, clerk);
  await openStation(page, service);
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
  expect(await receiptsOf(service, [code])).toBe(1);
});

test('S03: an answer that was lost is asked for again, and the parcel is received once', async ({
  page,
  service,
}) => {
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  let lost = 0;
  await page.route('**/api/stations/scans', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await receive(page, code);
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
  expect(lost).toBe(1);
  expect(await receiptsOf(service, [code])).toBe(1);
});

test('S03: what the service refuses stands on the list, and can be sent again', async ({ page, service }) => {
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  let refused = true;
  await page.route('**/api/stations/scans', (route) => {
    const failure = { success: false, code: 409, error: 'stations.deviceEnded', msg: '', data: null };
    return refused ? route.fulfill({ status: 409, json: failure }) : route.fallback();
  });
  await receive(page, code);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'NEEDS_PERSON');
  await bar(page).getByRole('button', { name: 'Не принято здесь: 1' }).click();
  refused = false;
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить снова' }).click();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
});

test('S03: a question that comes while another parcel is at hand stands on the list of the warehouse, and another scan of the box settles it', async ({
  page,
  context,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [lost = '', other = ''] = newCodes(2);
  await declareParcels(service, [lost, other]);
  await openReceiving(page, service);
  // However short it waits, no one stands before the box when the answer comes.
  await page.clock.setFixedTime(new Date());
  await scan(page, lost);
  await expect(banner(page)).toContainText('Можно принять');
  await cutLine(page);
  await field(page, 'weight').fill('3');
  await field(page, 'cell').fill('???');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, lost)).toHaveAttribute('data-tone', 'STORED');
  await scan(page, other);
  await context.setOffline(false);
  await expect(rowOf(page, lost)).toHaveAttribute('data-tone', 'NEEDS_PERSON');
  expect(await receiptsOf(service, [lost])).toBe(0);
  await page.reload();
  await expect(bar(page).getByRole('button', { name: 'Нужен человек: 1' })).toBeVisible();
  await scan(page, lost);
  await field(page, 'weight').fill('3');
  await field(page, 'cell').fill('A-1-1');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await expect(bar(page).getByRole('button', { name: /Нужен человек/ })).toHaveCount(0);
  expect(await receiptsOf(service, [lost])).toBe(1);
});

for (const [locale, words] of inTurn([
  [
    'ru',
    {
      person: /Нужен человек: 2/,
      late: 'Ждут решения',
      customer: 'Код клиента',
      take: 'Принять',
      noCustomer: 'Клиента с этим кодом нет',
      aside: 'Отложить',
      why: 'Почему',
    },
  ],
  [
    'zh',
    {
      person: /2/,
      late: '待处理',
      customer: '客户编号',
      take: '确认',
      noCustomer: '没有这个客户编号',
      aside: '搁置',
      why: '原因',
    },
  ],
]))
  test(`S03: what comes too late to be asked about stands on the list of the warehouse, and is settled there, ${locale}`, async ({
    page,
    context,
    service,
  }) => {
    await page.setViewportSize(locale === 'zh' ? widths.phone : { width: 1280, height: 800 });
    const [named = '', lost = ''] = newCodes(2);
    const customer = await declareParcels(service, []);
    await openReceiving(page, service, locale);
    const read = new Date();
    await page.clock.setFixedTime(read);
    await cutLine(page);
    for (const code of [named, lost]) {
      await scanField(page).focus();
      await scan(page, code);
      await expect(banner(page)).toHaveAttribute('data-verdict', 'UNKNOWN');
      await field(page, 'customerCode').fill('TJ-1');
      await field(page, 'weight').fill('2');
      await page.keyboard.press('Enter');
      await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
    }
    // What was sent before is known not to have come: the next try says the later time.
    await expect(bar(page)).toHaveAttribute('data-line', 'down');
    await page.clock.setFixedTime(new Date(read.getTime() + 5 * 60_000));
    await context.setOffline(false);
    for (const code of [named, lost])
      await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'NEEDS_PERSON');
    // Another tab, or a colleague: the list is that of the warehouse.
    await page.reload();
    await bar(page).getByRole('button', { name: words.person }).click();
    const list = page.getByRole('region', { name: words.late });
    const row = (code: string) => list.getByRole('listitem').filter({ hasText: code });
    await expect(row(named)).toContainText('TJ-1');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await row(named).getByRole('button', { name: words.take }).click();
    // The last scans and the row say it too: here it is what became of the try.
    await expect(page.getByRole('alert').getByText(words.noCustomer, { exact: true })).toBeVisible();
    await row(named).getByLabel(words.customer).fill(customer);
    await row(named).getByRole('button', { name: words.take }).click();
    await expect(row(named)).toHaveCount(0);
    await row(lost).getByRole('button', { name: words.aside }).click();
    await row(lost).getByLabel(words.why).fill('Ярлык чужой посылки');
    await row(lost).getByRole('button', { name: words.aside }).click();
    await expect(list).toHaveCount(0);
    expect(await receiptsOf(service, [named, lost])).toBe(1);
    const [settled] = await service.sql`select customer_code from parcel where tracking_code = ${named}`;
    expect(settled).toMatchObject({ customer_code: customer });
  });

test('S03: what waits outlives its tab', async ({ page, context, service }) => {
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  await context.route('**/api/stations/scans', (route) => route.abort());
  await receive(page, code);
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
  await page.close();
  await context.unroute('**/api/stations/scans');
  const next = await context.newPage();
  await openStation(next, service);
  await expect(rowOf(next, code)).toHaveAttribute('data-tone', 'OK');
  expect(await receiptsOf(service, [code])).toBe(1);
});

test('S04: two tabs scan, one sends, and both see it', async ({ page, context, service }) => {
  const codes = newCodes(2);
  await declareParcels(service, codes);
  await openReceiving(page, service);
  const other = await context.newPage();
  await openStation(other, service);
  const senders = new Set<Page>();
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.url().endsWith('/stations/scans')) senders.add(tab);
    });
  await receive(other, codes[1] ?? '');
  await receive(page, codes[0] ?? '');
  for (const tab of [page, other])
    for (const code of codes) await expect(rowOf(tab, code)).toHaveAttribute('data-tone', 'OK');
  expect([...senders]).toEqual([page]);
  expect(await receiptsOf(service, codes)).toBe(2);
});

test('S05: what waits is sent after a reload by whoever logs in, in the name of the person who scanned it', async ({
  page,
  service,
}) => {
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  const clerk = await openReceiving(page, service);
  await page.route('**/api/stations/scans', (route) => route.abort());
  await receive(page, code);
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
  // A colleague takes over the device.
  await storeSession(page, service.address, await addStaff(service, 'china-operator', 'YIWU-WH'));
  await openStation(page, service);
  await expect(bar(page)).toContainText('от коллег: 1 скан');
  expect(await receiptsOf(service, [code])).toBe(0);
  await page.unroute('**/api/stations/scans');
  await expect.poll(() => receiptsOf(service, [code])).toBe(1);
  await expect(bar(page)).not.toContainText('от коллег');
  const receipt = await service.sql`
    select actor from parcel_event join parcel on parcel.id = parcel_id
    where tracking_code = ${code} and type = 'CN_RECEIVED'`;
  expect(receipt).toEqual([{ actor: clerk.username }]);
});
