import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import type { Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Orders of one customer: drafts, but the first, which was sent. */
async function ordersOf(service: Service, count: number) {
  const { session } = await openAccount(service);
  const ask = <Data>(method: string, path: string, body?: unknown) =>
    callService<Data>(service, method, path, body, session.token);
  const { customerCode } = await ask<{ customerCode: string }>('GET', '/auth/userinfo');
  const points = await callService<{ id: number }[]>(service, 'GET', '/pickup-points');
  const goods = { goods: 'Самовар', places: 1, weightKg: '3', valueAmount: '40', valueCurrency: 'USD' };
  const made: { code: string; version: number }[] = [];
  for (let index = 0; index < count; index += 1)
    made.push(
      await ask('POST', '/orders', { requestId: randomUUID(), pickupPointId: points[0]?.id, ...goods }),
    );
  const [first = { code: '', version: 0 }] = made;
  await ask('POST', `/orders/${first.code}/submit`, { version: first.version });
  return { customerCode, codes: made.map(({ code }) => code) };
}

const headOf = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const rowsOf = (page: Page) => page.locator('tbody tr[data-index]');

test('columns and views that somebody arranges are there on the next visit, and nobody else sees them', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const { customerCode, codes } = await ordersOf(service, 3);
  const manager = await addStaff(service, 'manager');
  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}`, manager);
  await expect(rowsOf(page)).toHaveCount(3);
  for (const name of ['Вес, кг', 'Создан']) await expect(headOf(page, name)).toBeVisible();

  // The first tick is stored after the second was made.
  const second = Promise.withResolvers<void>();
  const answered: number[] = [];
  let count = 0;
  await page.route('**/preferences/*/columns', async (route) => {
    count += 1;
    if (count === 1) await second.promise;
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
    answered.push(answer.status());
  });
  await page.getByRole('button', { name: 'Колонки' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Объём, м³' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Пункт выдачи' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(headOf(page, 'Объём, м³')).toBeVisible();
  await expect(headOf(page, 'Пункт выдачи')).toHaveCount(0);
  second.resolve();
  await expect.poll(() => answered).toEqual([200, 200]);
  await expect(headOf(page, 'Пункт выдачи')).toHaveCount(0);

  await page.getByRole('button', { name: 'Этап', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'К отправке' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Получен', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(headOf(page, 'Объём, м³')).toBeVisible();
  await expect(headOf(page, 'Пункт выдачи')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Этап\s*К отправке \+1/ })).toBeVisible();

  await page.getByRole('button', { name: 'Мои фильтры' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Не отправлены');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const view = page.getByRole('link', { name: 'Не отправлены' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('textbox', { name: 'Название' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);

  // By keyboard the menu opens with the field that it is for.
  await page.getByRole('button', { name: 'Мои фильтры' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Название' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Мои фильтры' })).toBeFocused();

  await page.goto(`${service.address}/staff#/bsc/orders`);
  await page.getByRole('button', { name: 'Мои фильтры' }).click();
  await view.click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`search=${customerCode}`));
  // The step back leads to the list as it was.
  await page.goBack();
  await expect(page).toHaveURL(/#\/bsc\/orders$/);

  const colleague = await addStaff(service, 'manager');
  await enterConsole(page, service, `#/bsc/orders?search=${codes[0]}`, colleague);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(headOf(page, 'Пункт выдачи')).toBeVisible();
  await page.getByRole('button', { name: 'Мои фильтры' }).click();
  await expect(page.getByText('сохраните их под своим названием')).toBeVisible();
  await expect(view).toHaveCount(0);

  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}`, manager);
  await page.getByRole('button', { name: 'Колонки' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Вернуть обычный набор' }).click();
  await page.keyboard.press('Escape');
  await expect(headOf(page, 'Пункт выдачи')).toBeVisible();
  await page.getByRole('button', { name: 'Мои фильтры' }).click();
  await page.getByRole('button', { name: 'Удалить «Не отправлены»' }).click();
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Название' })).toBeFocused();
});

test('an operator in China sees no column of prices, nor is one offered or saved', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const { customerCode } = await ordersOf(service, 1);
  const operator = await addStaff(service, 'china-operator', 'YIWU-WH');
  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}`, operator);
  await expect(headOf(page, 'Создан')).toBeVisible();
  await expect(headOf(page, 'Доставка, USD')).toHaveCount(0);
  await page.getByRole('button', { name: 'Колонки' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Создан' })).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Доставка, USD' })).toHaveCount(0);
});

test('a search that finds nothing is cleared at the place, and a pasted column of codes is a list of codes', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  const { customerCode, codes } = await ordersOf(service, 3);
  const manager = await addStaff(service, 'manager');
  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}&stage=KHYQS`, manager);
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сбросить поиск и фильтры' }).click();
  await expect(page).toHaveURL(/#\/bsc\/orders$/);
  // Nothing narrows the list any more: those of the journeys before stand in it too.
  for (const code of codes) await expect(rowsOf(page).filter({ hasText: code })).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const name of ['Колонки', 'Мои фильтры']) {
    await page.getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }

  await page.goto(`${service.address}/staff#/bsc/parcels`);
  const search = page.getByRole('searchbox');
  await search.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${codes[0]}\r\n${codes[1]}\r\n`);
  await expect(search).toHaveValue(`${codes[0]} ${codes[1]}`);
});

test('a row that is opened before the search has begun stays open', async ({ page, service }) => {
  await page.setViewportSize(widths.desktop);
  const { customerCode, codes } = await ordersOf(service, 2);
  const manager = await addStaff(service, 'manager');
  await page.clock.install();
  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}`, manager);
  await expect(rowsOf(page)).toHaveCount(2);
  // The clock goes on until it is stopped, and is not put back: on a busy machine a second is soon over.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  const [code = ''] = codes;
  await page.getByRole('searchbox').fill(code);
  await rowsOf(page).filter({ hasText: code }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/row=/);
  await page.clock.resume();
  await expect(page).toHaveURL(new RegExp(`search=${code}.*row=`));
  await expect(page.getByRole('dialog')).toContainText(code);
});

test('K and J go from record to record of the list that one came from, and the palette leads into the list', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const { customerCode, codes } = await ordersOf(service, 4);
  const [first = '', second = '', third = '', last = ''] = codes.toReversed();
  const manager = await addStaff(service, 'manager');
  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}`, manager);
  const links = rowsOf(page).getByRole('link');
  await expect(links).toHaveCount(4);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('j');
  await expect(drawer.getByRole('heading', { name: second })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Открыть страницу' }).click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(second);
  await expect(page.getByText('2 из 4')).toBeVisible();
  await page.keyboard.press('j');
  await expect(title).toHaveText(third);
  await page.keyboard.press('j');
  await expect(title).toHaveText(last);
  await expect(page.getByRole('link', { name: 'Следующая запись, клавиша J' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Предыдущая запись, клавиша K' }).click();
  await expect(title).toHaveText(third);
  await page.keyboard.press('k');
  await expect(title).toHaveText(second);
  await page.reload();
  await expect(page.getByText('2 из 4')).toBeVisible();
  await expectAccessible(page);
  // Somebody who writes goes nowhere.
  await page.getByLabel('Новая заметка').pressSequentially('jk');
  await expect(title).toHaveText(second);
  await page.getByRole('navigation', { name: 'Путь по списку' }).getByRole('link').first().click();
  await expect(links).toHaveCount(4);

  await page.keyboard.press('Control+k');
  const orders = page.getByRole('group', { name: /^Заказы/ });
  const inList = orders.getByRole('option', { name: 'Показать все в списке' });
  await page.keyboard.type(customerCode.slice(0, -1));
  await expect(inList).toBeVisible();
  // What was found of the beginning stands there until all that was typed is answered: the way leads to the whole of
  // it.
  const pressed = Promise.withResolvers<void>();
  await page.route(/limit=3&search=|search=.*&limit=3/, async (route) => {
    await pressed.promise;
    await route.fallback();
  });
  await page.keyboard.type(customerCode.slice(-1));
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await inList.click();
  pressed.resolve();
  await expect(page).toHaveURL(new RegExp(`/orders\\?search=${customerCode}`));
  await expect(links).toHaveCount(4);
});

test('once a page is ticked, all that the list finds can be, and an act says for how many it was done', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const { customerCode } = await ordersOf(service, 28);
  const manager = await addStaff(service, 'manager');
  await enterConsole(page, service, `#/bsc/orders?search=${customerCode}&limit=25`, manager);
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
  await expect(page.getByText('На странице выбраны все: 25.')).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать все 28' }).click();
  await expect(page.getByRole('status').filter({ hasText: '28 заказов' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Заметка' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Проверить упаковку');
  await dialog.getByRole('button', { name: 'Записать' }).click();
  await expect(page.getByText('Заметка записана: 28 записей · 28 из 28')).toBeVisible();
  await expect(dialog).toBeHidden();

  // Ticks stay while one turns pages, and end with the filter that they were made under.
  await page
    .getByRole('checkbox', { name: /^Выбрать: RA/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Следующая страница', exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '1 заказ' })).toBeVisible();
  await page.getByRole('button', { name: 'Этап', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'К отправке' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Снять выбор' })).toBeHidden();
});
