import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { callService, openAccount, type Account } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  widths,
  type Service,
  type Visit,
} from '../fixtures.ts';
import { oneInTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

type Made = { code: string; version: number };

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Comes to the orders, logged in. */
async function enter(page: Page, visit: Visit, account: Account, locale: Locale = 'ru', query = '') {
  await visit(`/orderManagement${query}`, locale, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/#\/orderManagement/);
}

function makeOrder(service: Service, token: string, draft: Record<string, unknown>): Promise<Made> {
  return callService<Made>(service, 'POST', '/orders', { requestId: randomUUID(), ...draft }, token);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function importEvents(service: Service, code: string, events: readonly (readonly string[])[]) {
  const today = dushanbeDay(new Date());
  const lines = events.map(([event, place], index) =>
    [code, event, `${addDays(today, index - events.length)} 10:00`, place].join(','),
  );
  const { code: exit, output } = await service.importCsv(
    `Tracking code,Event,Time,Place\n${lines.join('\n')}\n`,
  );
  expect(exit, output).toBe(0);
}

test('on a phone: a new order is declared and submitted, and its stage follows what happens', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await enter(page, visit, await openAccount(service));
  await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новый заказ' }).first().click();
  await expect(heading(page)).toHaveText('Новый заказ');
  await expect(page.getByText('Крупный груз оформляет сотрудник')).toBeVisible();
  await page.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(page.getByText('Опишите, что внутри')).toBeVisible();
  await expect(field(page, 'Что внутри')).toBeFocused();

  await field(page, 'Что внутри').fill('кроссовки, фейерверк');
  await expect(page.getByText('Это отправить нельзя.')).toBeVisible();
  await expect(page.getByText('Пиротехника.')).toBeVisible();
  await field(page, 'Что внутри').fill('кроссовки');
  await expect(page.getByText('Это можно отправить.')).toBeVisible();
  await field(page, 'Число мест').fill('1');
  await field(page, 'Вес, кг').fill('2,5');
  await field(page, 'Стоимость товара').fill('260');
  await field(page, 'Трек-номер курьера').fill('SF1400000000001, 773400000000001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Похоже на SF Express')).toBeVisible();
  await page.getByRole('button', { name: 'Убрать номер 773400000000001' }).click();
  // Loaded again, the form is as it was; the browser asks before, since a closed tab would not bring it back.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Мы сохранили то, что вы начали вводить.')).toBeVisible();
  await expect(field(page, 'Что внутри')).toHaveValue('кроссовки');
  await expect(page.getByText('SF1400000000001')).toBeVisible();
  await page.getByRole('combobox', { name: 'Пункт выдачи' }).selectOption({ index: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить заказ' }).click();

  await expect(page.getByText('Заказ отправлен, склад в Китае ждёт посылку.')).toBeVisible();
  await expect(heading(page)).toHaveText(/^RA\d{6}/);
  const code = await heading(page).innerText();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first()).toHaveText('Ожидает передачи');
  await expect(main.getByText('260,00 CNY')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await importEvents(service, 'SF1400000000001', [
    ['CN_RECEIVED', 'YIWU-WH'],
    ['LINEHAUL_DEPARTED', 'YIWU'],
  ]);
  await page.reload();
  await expect(main.getByRole('status').first()).toHaveText('В пути на склад');
  // The only parcel of an order shows its way at once.
  await expect(main.getByText('Шаг 4 из 8')).toBeVisible();
  await expect(main.getByText('Отправлено из Иу')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Изменить' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Все заказы' }).click();
  await expect(page.getByRole('link', { name: 'В пути на склад 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: code })).toContainText('В пути на склад');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('search in any script, stages and the page stand in the address, and back leads back', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  const { session, ...account } = await openAccount(service);
  for (let made = 0; made < 10; made += 1) await makeOrder(service, session.token, { goods: 'посуда' });
  const shoes = await makeOrder(service, session.token, {
    goods: '=凉鞋',
    trackingCodes: ['SF1400000000002'],
  });
  await enter(page, visit, account);
  await expect(page.getByText('1–10 из 11')).toBeVisible();
  await page.getByRole('link', { name: 'Дальше' }).click();
  await expect(page.getByText('11–11 из 11')).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.goBack();
  await expect(page.getByText('1–10 из 11')).toBeVisible();
  const search = page.getByRole('searchbox');
  for (const words of ['凉鞋', 'sf14000000', shoes.code.toLowerCase()]) {
    await search.fill(words);
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(words)}$`));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('1–1 из 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: shoes.code })).toBeVisible();
  }
  await page.getByRole('link', { name: shoes.code }).click();
  await expect(heading(page)).toHaveText(shoes.code);
  await page.goBack();
  await expect(search).toHaveValue(shoes.code.toLowerCase());
  await search.fill('nothing like that');
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await page.getByRole('link', { name: 'Показать все заказы' }).click();
  await page.getByRole('link', { name: /^Отменён/ }).click();
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
});

test('the whole filtered list is saved as a file', async ({ page, service, visit }) => {
  const { session, ...account } = await openAccount(service);
  const { code } = await makeOrder(service, session.token, { goods: 'посуда' });
  await enter(page, visit, account, 'en');
  await page.getByRole('button', { name: 'Period and sorting' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile((await (await saved).path()) ?? '', 'utf8');
  const [head, line] = text.split('\r\n');
  expect(head).toBe(
    '\uFEFFOrder number,Created (Dushanbe),Stage,Pickup point,Goods,Parcels,Tracking numbers,Your names,"Weight, kg",Free storage until,Value of the goods,Currency',
  );
  expect(line).toMatch(
    new RegExp(`^${code},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,To send,,посуда,1,RP[0-9A-Z]{9},,,,,$`),
  );
});

test('a list that does not come can be asked for again', async ({ page, service, visit }) => {
  const { session, ...account } = await openAccount(service);
  const { code } = await makeOrder(service, session.token, { goods: 'посуда' });
  await page.route(/\/api\/orders\?/, (route) => route.abort());
  const again = page.getByRole('button', { name: /ещё раз|снова/ });
  await enter(page, visit, account);
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить' })).toBeVisible();
  await expect(page.getByText('Проверьте связь')).toBeVisible();
  await page.unroute(/\/api\/orders\?/);
  const refusal = {
    success: false,
    code: 500,
    error: 'server.internal',
    msg: 'Служба на ремонте',
    data: null,
  };
  await page.route(/\/api\/orders\?/, (route) => route.fulfill({ status: 500, json: refusal }));
  await again.click();
  await expect(page.getByText('Служба на ремонте')).toBeVisible();
  await page.unroute(/\/api\/orders\?/);
  await again.click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});

const labels = {
  en: {
    stagesLabel: 'Order stage',
    columns: ['Order number', 'Time', 'Self pickup point', 'Weight', 'Status'],
    stages: [
      'All 1',
      'To send 1',
      'To notify 0',
      'Awaiting handover 0',
      'On the way to the warehouse 0',
      'To be shipped 0',
      'Waiting at the pickup point 0',
      'Waiting for the client 0',
      'Received 0',
      'Cancelled 0',
      'With a problem 0',
      'Without a value 1',
    ],
  },
  zh: {
    stagesLabel: '订单阶段',
    columns: ['订单号', '时间', '自提点', '重量', '状态'],
    stages: [
      '全部 1',
      '待发送 1',
      '待通知 0',
      '待交接 0',
      '运往仓库途中 0',
      '待发运 0',
      '待自提点接收 0',
      '待客户领取 0',
      '已签收 0',
      '已取消 0',
      '有异常 0',
      '未填货值 1',
    ],
  },
} as const;

for (const locale of oneInTurn(['en', 'zh'])) {
  test(`columns and stages are named as agreed (${locale})`, async ({ page, service, visit }) => {
    const { session, ...account } = await openAccount(service);
    await makeOrder(service, session.token, { goods: 'посуда' });
    await page.setViewportSize(widths.desktop);
    await enter(page, visit, account, locale);
    await expect(page.getByRole('columnheader')).toHaveText([...labels[locale].columns]);
    await expect(
      page.getByRole('navigation', { name: labels[locale].stagesLabel }).getByRole('link'),
    ).toHaveText([...labels[locale].stages]);
    await expectAccessible(page);
    await page.setViewportSize(widths.phone);
    await expectNoSidewaysScroll(page);
  });
}

test('two tabs edit one declaration: the later one is told, and loses nothing it has typed', async ({
  page,
  service,
  visit,
}) => {
  const { session, ...account } = await openAccount(service);
  const { code } = await makeOrder(service, session.token, { goods: 'посуда' });
  const query = `?order=${code}&edit=1`;
  await enter(page, visit, account, 'ru', query);
  const second = await page.context().newPage();
  await second.goto(`${service.address}/#/orderManagement${query}`);
  await field(page, 'Вес, кг').fill('3');
  await field(second, 'Примечание').fill('хрупкое');
  await field(second, 'Вес, кг').fill('4');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByText('Черновик сохранён.')).toBeVisible();
  await second.getByRole('button', { name: 'Сохранить черновик' }).click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Заказ изменили в другом окне' });
  await expect(conflict).toContainText('Вес, кг3');
  await expect(field(second, 'Примечание')).toHaveValue('хрупкое');
  await expectAccessible(second);
  await conflict.getByRole('button', { name: 'Оставить мои данные' }).click();
  await second.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(second.getByText('4,00 кг')).toBeVisible();
  await expect(second.getByText('хрупкое')).toBeVisible();
});

test('cancelling asks first, and a repeated click makes one order', async ({ page, service, visit }) => {
  const { session, ...account } = await openAccount(service);
  await enter(page, visit, account, 'ru', '?order=new');
  await expect(heading(page)).toHaveText('Новый заказ');
  await field(page, 'Что внутри').fill('посуда');
  await page.getByRole('button', { name: 'Сохранить черновик' }).dblclick();
  await expect(heading(page)).toHaveText(/^RA/);
  const { total } = await callService<{ total: number }>(service, 'GET', '/orders', undefined, session.token);
  expect(total).toBe(1);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Не отменять' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Отменён');
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
});

test('the price of a weighed parcel is explained line by line, and the order prints as a document', async ({
  page,
  service,
  visit,
}) => {
  const { session, ...account } = await openAccount(service);
  const trackingCode = 'SF1400000000077';
  const { code } = await makeOrder(service, session.token, {
    goods: 'посуда',
    trackingCodes: [trackingCode],
  });
  await service.sql`
    update parcel set weight_g = 10000, length_mm = 600, width_mm = 500, height_mm = 400
    where tracking_code = ${trackingCode}`;
  await enter(page, visit, account, 'ru', `?order=${code}`);
  const main = page.getByRole('main');
  await main.getByText('Из чего складывается цена').click();
  for (const line of [
    'Фактический вес10,000 кг',
    'Объёмный вес60 × 50 × 40 ÷ 600020,000 кг',
    'Платите за больший вес20 кг × 2,50 USD50,00 USD',
  ])
    await expect(main.locator('dl > div').filter({ hasText: line })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('посуда')).toBeVisible();
  for (const name of ['Распечатать', 'Изменить', 'Отправить заказ'])
    await expect(main.getByText(name, { exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
