import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callService, openAccount, sendLogIn } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chooser = (page: Page) => page.locator('input[type=file]');
const codes = ['SF1500000000001', 'SF1500000000002', 'SF1500000000003'];

test('on a phone: a list becomes orders, and the rows with mistakes are mended and sent again', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await visit('/orderManagement', 'ru', await openAccount(service));
  await page.getByRole('link', { name: 'Загрузить файлом' }).click();
  await expect(heading(page)).toHaveText('Заказы из файла');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chooser(page).setInputFiles(csv('чужое.csv', ['once', 'upon a time']));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Не найдена строка заголовков');

  await chooser(page).setInputFiles(
    csv('покупки.csv', [
      'Заказ;Трек-номер;Товар;Мест;Вес;Стоимость;ПВЗ',
      `A;${codes[0]};кроссовки;1;2,5;260;Бохтар`,
      `A;${codes[1]};=рюкзак;1;1;90;`,
      `;${codes[2]};посуда;1;много;40;Бохтар`,
      ';;фейерверк;1;1;40;Бохтар',
    ]),
  );
  await expect(page.getByText('Готово: 1 заказ, 2 посылки')).toBeVisible();
  await expect(page.getByText('С ошибками: 2 строки')).toBeVisible();
  await expect(page.getByText('Вес «много»: это не число')).toBeVisible();
  await expect(page.getByText('это отправлять нельзя: Пиротехника')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What is to be mended comes first.
  await expect(page.getByRole('button', { name: 'С ошибками 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
  await page.getByRole('button', { name: 'Все 4' }).click();
  await expect(page.getByText(codes[0] ?? '')).toBeVisible();

  // What was looked over is still there after the page has been loaded anew.
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать строки с ошибками' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('покупки — исправить.xlsx');
  const workbook = await readFile((await download.path()) ?? '');
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: 'Создать 1 заказ' }).click();
  await expect(page.getByRole('heading', { name: 'Создан 1 заказ' })).toBeVisible();
  await expect(page.getByText('Не принято: 2 строки')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /^Заказ RA/ }).click();
  await expect(page.getByText('кроссовки, =рюкзак')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Ожидает передачи');

  await page.goBack();
  await page.getByRole('link', { name: 'Загрузить ещё файл' }).click();
  await chooser(page).setInputFiles({ name: 'исправлено.xlsx', mimeType: '', buffer: workbook });
  await expect(page.getByText('С ошибками: 2 строки')).toBeVisible();
  await expect(page.getByText('Пока ни один заказ создать нельзя')).toBeVisible();
});

test('a list of which something may be two things is asked about, and is made by the answers', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await visit('/orderManagement?file=new', 'ru', await openAccount(service));
  const codes = ['SF1500000000021', 'SF1500000000022'];
  await chooser(page).setInputFiles(
    csv('граммы.csv', [
      'Трек-номер;Товар;Вес;称重;Сумма, CNY;ПВЗ',
      `${codes[0]};валенки;850;900;1.250;Бохтар`,
      `${codes[1]};бурки;1200;1200;260;Бохтар`,
      'Хулоса;;2050;;;',
    ]),
  );
  const questions = page.getByRole('region', { name: 'В файле не всё ясно' });
  await expect(questions.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Nothing is asked of a weight before it is said which of both counts.
  await questions.getByLabel(/Какой верный/).selectOption('称重: 900; 1200');
  await questions.getByLabel(/В каких единицах/).selectOption('граммы');
  await questions.getByLabel(/Как читать такое число/).selectOption('1250');
  await expect(page.getByText('Готово: 2 заказа, 2 посылки')).toBeVisible();
  await expect(page.getByText('Строку 4 с итогом не считаем заказом.')).toBeVisible();
  await page.getByRole('button', { name: 'Создать 2 заказа' }).click();
  await expect(page.getByRole('heading', { name: 'Создано 2 заказа' })).toBeVisible();
  const made = await service.sql<{ weight: number; value: number }[]>`
    select weight_g::int as weight, value_minor::int as value from customer_order
    where goods in ('валенки', 'бурки') order by 1`;
  expect(made).toEqual([
    { weight: 900, value: 125_000 },
    { weight: 1200, value: 26_000 },
  ]);
});

test('a line that breaks in the middle of the confirmation makes no order twice', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  const { session, ...account } = await openAccount(service);
  await visit('/orderManagement?file=new', 'en', account);
  await chooser(page).setInputFiles(
    csv('list.csv', ['Goods,Pickup point', 'shoes,Bokhtar', 'coats,Bokhtar', 'tea,Hisor']),
  );
  await expect(page.getByText('Ready: 3 orders, 3 parcels')).toBeVisible();
  // What all rows lack is said once.
  await expect(page.getByText(/lacks: /)).toHaveText([
    'Each ready row lacks: Weight, kg; Value of goods. You can add this later, but until then the parcels will not leave China.',
  ]);
  await page.getByLabel('Submit to the warehouse right away').uncheck();
  // The service has made the orders, and its answer never comes.
  await page.route('**/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create 3 orders' }).click();
  await expect(page.getByRole('button', { name: 'Create 3 orders' })).toBeEnabled();
  await page.unroute('**/confirm');
  await page.getByRole('button', { name: 'Create 3 orders' }).click();
  await expect(page.getByRole('heading', { name: '3 orders created' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const orders = await callService<{ total: number }>(service, 'GET', '/orders', undefined, session.token);
  expect(orders.total).toBe(3);
  await page.getByRole('link', { name: 'All orders' }).last().click();
  await expect(page.getByRole('link', { name: 'To send 3' })).toBeVisible();
});

test('somebody else’s file is a file that is not there', async ({ page, service, visit }) => {
  const { session } = await openAccount(service);
  const id = '0d0b0f0e-0000-4000-8000-00000000000a';
  const sent = await fetch(`${service.address}/api/declaration-files/${id}`, {
    method: 'PUT',
    headers: { token: session.token, 'content-type': 'application/octet-stream' },
    body: 'Goods\nshoes\n',
  });
  expect(sent.status).toBe(200);
  await visit(`/orderManagement?file=${id}`, 'zh');
  await sendLogIn(page, await openAccount(service));
  await expect(page.getByRole('heading', { name: '该文件已不存在' })).toBeVisible();
});
