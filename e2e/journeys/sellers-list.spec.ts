import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const rows = 300;
const codeOf = (row: number) => `YT88342${String(row).padStart(8, '0')}`;

/**
 * A list as a shop writes it: a title, units below the names, columns of its own words, a row of totals, and no pickup
 * point.
 */
const list = [
  'Отгрузка за ноябрь;;;;;',
  'Трек-номер;Товар;Вес;Скока стоит;Цвет;Мест',
  ';;(г);(юань);;(шт)',
  ...Array.from(
    { length: rows },
    (_, row) => `${codeOf(row)};детская обувь ${row + 1};2500;1 250,50;красный;1`,
  ),
  'Итого;;750000;375150;;300',
].join('\n');

const bar = (page: Page) => page.getByRole('region', { name: 'Что сделать с отмеченными' });
const rowsOf = (page: Page) => page.getByRole('main').getByRole('row');

test('a seller on a phone sends a list of 300 rows, and changes many orders at once', async ({
  page,
  service,
  visit,
}) => {
  test.slow();
  await page.setViewportSize(widths.phone);
  await visit('/orderManagement?file=new', 'ru', await openAccount(service));
  await page.locator('input[type=file]').setInputFiles({
    name: 'ноябрь.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  // Nothing of it can be made yet, and the screen says what is missing.
  await expect(page.getByText('Строку 304 с итогом не считаем заказом.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Куда везти все 300?' })).toBeVisible();
  // Questions stand alone: no row is wrong before they are answered.
  await expect(page.getByText(/С ошибками/)).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Columns are named first by mistake, then as they are; what the headings say is not offered.
  const price = page.getByLabel(/^«Скока стоит \(юань\)»/);
  const colour = page.getByLabel(/^«Цвет»/);
  await expect(price.getByRole('option', { name: 'Товар' })).toHaveCount(0);
  await price.selectOption({ label: 'Примечание' });
  await colour.selectOption({ label: 'Примечание' });
  await expect(page.getByText('Два столбца получили одно значение.')).toBeVisible();
  await price.selectOption({ label: 'Стоимость' });
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByRole('heading', { name: 'Эти столбцы мы не узнали. Что в них?' })).toHaveCount(0);
  await page.getByText('Что мы запомнили о столбцах: 2.').click();
  await expect(colour).toBeVisible();
  await page.getByRole('combobox', { name: 'Пункт выдачи' }).selectOption({ index: 1 });
  await expect(page.getByText('Готово: 300 заказов, 300 посылок')).toBeVisible();
  await expect(page.getByRole('row', { name: /1.250,50.CNY/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Создать 300 заказов' }).click();
  await expect(page.getByRole('heading', { name: 'Создано 300 заказов' })).toBeVisible({ timeout: 300_000 });
  await expectNoSidewaysScroll(page);

  // The list: 100 a page, all 300 ticked.
  await visit('/orderManagement?limit=100', 'ru');
  await expect(page.getByText('1–100 из 300')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Отметить: / })
    .first()
    .check();
  await expect(bar(page).getByRole('status')).toHaveText('Выбрано 1');
  await bar(page).getByRole('button', { name: 'Выбрать все 300' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Выбрано 300');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The bar hides nothing: the last of the list can be brought above it.
  const next = page.getByRole('link', { name: 'Дальше' });
  await next.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  // The page scrolls for a while.
  await expect
    .poll(async () => {
      const [barBox, nextBox] = [await bar(page).boundingBox(), await next.boundingBox()];
      return (nextBox?.y ?? 0) + (nextBox?.height ?? 0) - (barBox?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);

  const saved = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Файл' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Заказы.xlsx');
  expect((await readFile((await download.path()) ?? '')).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('В файле 300 заказов.')).toBeVisible();

  // A press right after «all» means all, not those that were loaded.
  await bar(page).getByRole('button', { name: 'Снять отметки' }).click();
  await page
    .getByRole('checkbox', { name: /^Отметить: / })
    .first()
    .check();
  await bar(page).getByRole('button', { name: 'Выбрать все 300' }).click();
  await bar(page).getByRole('button', { name: 'Пункт' }).click();
  await expect(page.getByRole('heading', { name: 'Куда везти 300 заказов?' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Пункт выдачи').selectOption({ index: 2 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Готово: 300 заказов.')).toBeVisible({ timeout: 300_000 });
  await expect(bar(page)).toHaveCount(0);

  // A few of them: their value, and a cancellation that gives the codes back.
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Отметить: / })
      .nth(at)
      .check();
  await bar(page).getByRole('button', { name: 'Цена товара' }).click();
  await dialog.getByRole('listitem').first().getByRole('textbox').fill('1 300,50');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Готово: 1 заказ.')).toBeVisible();
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Отметить: / })
      .nth(at)
      .check();
  await bar(page).getByRole('button', { name: 'Отменить' }).click();
  await dialog.getByRole('button', { name: 'Отменить 2' }).click();
  await expect(page.getByText('Готово: 2 заказа.')).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: 'Отменён' })).toHaveCount(2);

  // The next list of the same headings needs the point alone.
  await visit('/orderManagement?file=new', 'ru');
  await page.locator('input[type=file]').setInputFiles({
    name: 'декабрь.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.split('\n').slice(0, 5).join('\n').replaceAll('YT88342', 'YT88351')),
  });
  await expect(page.getByText('Что мы запомнили о столбцах: 2.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Эти столбцы мы не узнали. Что в них?' })).toHaveCount(0);
});
