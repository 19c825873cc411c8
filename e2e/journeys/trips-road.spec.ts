import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { banner, bar, openReceiving, rowOf, scan } from '../stations.ts';
import { enterConsole, type Credentials } from '../stored-session.ts';
import { makeTrip, receiveInYiwu } from '../trips.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Presses a button as a dispatcher does with both hands on the keys. */
async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
}

async function showTrip(page: Page, service: Service, code: string, dispatcher: Credentials): Promise<void> {
  await enterConsole(page, service, `#/bsc/trips/${code}`, dispatcher);
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
}

/** The office has a customer pay before departure. */
async function askForPayment(page: Page, service: Service, username: string): Promise<void> {
  const [row] = await service.sql<{ code: string }[]>`
    select customer_code as code from user_account where username = ${username}`;
  await enterConsole(page, service, `#/bsc/customers/${row?.code}`, await addStaff(service, 'manager'));
  const terms = page.getByRole('region', { name: 'Порядок оплаты' });
  await expect(terms).toContainText('Оплата при получении');
  await terms.getByRole('button', { name: 'Сменить порядок оплаты' }).click();
  const dialog = page.getByRole('dialog', { name: 'Оплата до отправки из Китая' });
  await dialog.getByLabel('Причина').fill('Договорились по телефону');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сменить', exact: true }).click();
  await expect(terms).toContainText('Оплата до отправки из Китая');
  await expect(terms).toContainText('Договорились по телефону');
}

/**
 * Loads codes at the station of the warehouse on a phone, in Chinese, one of them offline; one is unpaid and stays,
 * online and offline.
 */
async function loadOnPhone(
  page: Page,
  service: Service,
  trip: string,
  { codes, unpaid }: { codes: readonly string[]; unpaid: string },
): Promise<void> {
  const [first = '', second = ''] = codes;
  await page.setViewportSize(widths.phone);
  await openReceiving(page, service, 'zh');
  await page.goto(page.url().replace('receiving', 'loading'));
  await expect(page.getByText('装哪个车次')).toBeVisible();
  await scan(page, first);
  await expect(banner(page)).toContainText('请选车次');
  const stored = page.waitForResponse((answer) => answer.url().includes(`/stations/trips/${trip}/snapshot`));
  await page.getByRole('button', { name: `装车 ${trip}` }).click();
  await stored;
  await scan(page, unpaid);
  await expect(banner(page)).toContainText('未付款');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'BLOCKED');
  await scan(page, first);
  await expect(banner(page)).toContainText('已装车');
  await expect(page.getByRole('region', { name: trip })).toContainText('待装 2 件');
  await cutLine(page);
  await scan(page, second);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'STORED');
  await expect(page.getByRole('region', { name: trip })).toContainText('1 次扫描等待上传');
  // The station knows by now that the line is gone: what it answers is its own.
  await expect(bar(page)).toContainText('断网');
  await scan(page, unpaid);
  await expect(banner(page)).toContainText('未付款');
  await expect(banner(page)).toHaveAttribute('data-outlined', 'true');
  await expect(page.getByRole('region', { name: trip })).toContainText('1 次扫描等待上传');
  await page.context().setOffline(false);
  await expect(rowOf(page, second).first()).toHaveAttribute('data-tone', 'OK');
  await expect(bar(page)).toContainText('已全部上传');
  await scan(page, 'YT9999999999999');
  await expect(banner(page)).toContainText('未收货');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** A photo of the seal in the dialog of the departure; what is no picture is refused there. */
async function photographSeal(dialog: Locator, buffer: Buffer): Promise<void> {
  await expect(dialog).toContainText('Номера: CN 0482917');
  const file = dialog.locator('[data-seal-file]');
  const broken = Buffer.from('no picture');
  await file.setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: broken });
  await expect(dialog.getByText('Это не снимок')).toBeVisible();
  await file.setInputFiles({ name: 'seal.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('button', { name: /Открыть снимок/ })).toBeVisible();
}

test('a trip is planned, loaded, departed, reported, delayed and arrives, and the customer sees where it is', async ({
  page,
  service,
}) => {
  const account = await openAccount(service);
  const codes = await receiveInYiwu(service, 3, account);
  const [first = '', second = '', third = ''] = codes;
  const debtor = await openAccount(service);
  const [unpaid = ''] = await receiveInYiwu(service, 1, debtor);
  await page.setViewportSize(widths.desktop);
  await askForPayment(page, service, debtor.username);
  const dispatcher = await addStaff(service, 'dispatcher');
  const trip = await makeTrip(service, dispatcher);

  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/trips', dispatcher);
  await page.getByRole('link', { name: 'Подобрать груз' }).click();
  // What has to be paid before it leaves is not proposed: loading would refuse it.
  await pressByKey(page, /Взять предложенное, \+ 3/);
  await expect(page.getByRole('region', { name: 'План погрузки' })).toContainText('3 посылки в плане');
  // Its owner says that the money comes today: the planner may name it.
  await page.getByLabel('Коды посылок и мешков').fill(unpaid);
  await pressByKey(page, 'Взять в план');
  await expect(page.getByRole('region', { name: 'План погрузки' })).toContainText('4 посылки в плане');
  await page.getByLabel('Коды посылок и мешков').fill(`${third}, YT9999999999999`);
  await pressByKey(page, 'Убрать из плана');
  await expect(page.getByRole('alert').filter({ hasText: 'нет такого кода' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^в плане/ })).toContainText('3 ·');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await loadOnPhone(page, service, trip, { codes: [first, second], unpaid });
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', dispatcher);
  const drop = { requestId: randomUUID(), act: 'DROP', codes: [unpaid] };
  await callService(service, 'POST', `/trips/${trip}/plan`, drop, token);

  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.setViewportSize(widths.desktop);
  await showTrip(page, service, trip, dispatcher);
  await pressByKey(page, 'Проверить и отправить');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Погружено всё, что в плане');
  await photographSeal(dialog, await page.screenshot({ type: 'jpeg' }));
  await expectAccessible(page);
  await pressByKey(page, 'Отправить, 2 посылки');
  await expect(page.getByText('Рейс отправлен: 2 посылки, 1 клиент')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await pressByKey(page, 'Сообщить, где рейс');
  await dialog.getByLabel('Где', { exact: true }).selectOption({ label: 'Кашгар' });
  await pressByKey(page, 'Записать');
  const history = page.getByRole('region', { name: 'Что было с рейсом' });
  await expect(history.getByRole('button', { name: /Открыть снимок/ })).toBeVisible();
  await expect(history).toContainText('Проехал, Кашгар');
  await history.getByRole('button', { name: 'Отозвать' }).click();
  await dialog.getByLabel('Причина').fill('Это другой рейс');
  await dialog.getByRole('button', { name: 'Отозвать' }).click();
  await expect(history).toContainText('отозвано');
  await expect(history).toContainText('Это другой рейс');
  // What is closed gives the focus back, and takes it from what was chosen meanwhile.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pressByKey(page, 'Сообщить о задержке');
  await page.getByLabel('Погода').check();
  await expect(page.getByRole('region', { name: 'Что узнают клиенты' })).toContainText('1 клиент получит');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const days = page.getByRole('region', { name: 'Сдвинутся даты' }).getByRole('listitem').locator('b').last();
  const moved = (await days.textContent()) ?? '';
  await pressByKey(page, 'Сообщить 1 клиенту');
  await expect(page.getByText('О задержке сообщено')).toBeVisible();
  await showTrip(page, service, trip, dispatcher);
  await expect(page.getByRole('region', { name: 'Задержки' })).toContainText('+3 дня, Погода');

  await page.setViewportSize(widths.phone);
  await page.goto(`${service.address}/#/parcelTracking?searchText=${first}`);
  await expect(page.getByRole('main')).toContainText(first);
  await expect(page.getByRole('main')).toContainText(moved);
  await expect(page.getByRole('main')).toContainText('+3 дня: задержка из-за погоды');
  await enterConsole(page, service, `#/bsc/parcels/${first}`, dispatcher);
  await expect(page.getByRole('region', { name: 'Данные' })).toContainText('+3 дня: задержка из-за погоды');

  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    await page.goto(`${service.address}/#/parcelTracking?searchText=${first}`);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('晚 3 天：因天气滞留途中');
  }
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));

  await page.setViewportSize(widths.desktop);
  await showTrip(page, service, trip, dispatcher);
  await pressByKey(page, 'Задержка окончена');
  await expect(dialog).toContainText('Рейс едет дальше');
  await dialog.getByRole('button', { name: /Сообщить 1 клиенту|Записать/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Задержка окончена' })).toHaveCount(0);
  await pressByKey(page, 'Сообщить, где рейс');
  await dialog.getByLabel('Что произошло').selectOption('ARRIVED');
  await pressByKey(page, 'Записать');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Прибыл');
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await page.setViewportSize(widths.phone);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('已到达');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
