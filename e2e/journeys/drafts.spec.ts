import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, newAccount, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, test, widths } from '../fixtures.ts';
import { drawPng } from '../pictures.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

/** Chooses another language by the menu of the header, which loads the page again in it. */
async function choose(page: Page, language: 'EN' | 'CN' | 'RU'): Promise<void> {
  const [name, lang] = { EN: ['EN', 'en'], CN: ['CN', 'zh-CN'], RU: ['RU', 'ru'] }[language] as [
    string,
    string,
  ];
  await page.getByRole('button', { name: /выбрать язык|choose language|选择语言/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .last()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('main')).toBeVisible();
}

test('what was typed into a form is there in the other language, and after a reload', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  const account = await openAccount(service);
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    void dialog.accept();
  });
  await visit('/orderManagement?new=1', 'ru', account);
  await field(page, 'goods').fill('кроссовки');
  await field(page, 'valueAmount').fill('260');
  await field(page, 'codeText').fill('SF1400000000001');
  await page.keyboard.press('Enter');
  await choose(page, 'CN');
  await expect(field(page, 'goods')).toHaveValue('кроссовки');
  await expect(field(page, 'valueAmount')).toHaveValue('260');
  await expect(page.getByRole('main')).toContainText('SF1400000000001');
  // A change of language asks nothing: nothing is lost by it.
  expect(requests).toEqual([]);

  await visit('/orderManagement?claims=1', 'zh');
  await field(page, 'trackingCode').fill('YT9999000000001');
  await choose(page, 'EN');
  await expect(field(page, 'trackingCode')).toHaveValue('YT9999000000001');

  await visit('/profile', 'en');
  await field(page, 'phone').fill('+992 92 700 00 07');
  await field(page, 'email').fill('new@example.tj');
  await field(page, 'password').fill('not for a store');
  await choose(page, 'RU');
  await expect(field(page, 'phone')).toHaveValue('+992 92 700 00 07');
  await page.reload();
  await expect(field(page, 'email')).toHaveValue('new@example.tj');
  await expect(field(page, 'password')).toHaveValue('');
  expect(requests).toEqual([]);
});

test('a registration that has begun survives a change of the language, without its passwords', async ({
  page,
  visit,
}) => {
  const { username, password, email } = newAccount();
  await visit('/register');
  await field(page, 'username').fill(username);
  await field(page, 'password').fill(password);
  await field(page, 'email').fill(email);
  await choose(page, 'EN');
  await expect(field(page, 'username')).toHaveValue(username);
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'password')).toHaveValue('');
});

test('what was ticked and typed for many orders, and beside a picture, is there after a reload; the picture is asked for again', async ({
  page,
  service,
  visit,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const { session, ...account } = await openAccount(service);
  const order = { requestId: randomUUID(), goods: 'чехлы' };
  await callService(service, 'POST', '/orders', order, session.token);
  await visit('/orderManagement', 'ru', account);
  const dialog = page.getByRole('dialog');
  const openGoods = async () => {
    await page.getByRole('main').getByRole('checkbox', { name: 'Отметить: ' }).first().check();
    const bar = page.getByRole('region', { name: 'Что сделать с отмеченными' });
    await bar.getByRole('button', { name: 'Товар', exact: true }).click();
    await expect(dialog).toBeVisible();
  };
  await openGoods();
  await dialog.locator('[name=goods]').fill('чехлы силиконовые');
  await page.reload();
  const ticks = page.getByRole('main').getByRole('checkbox', { name: 'Отметить: ' });
  await expect(ticks.first()).toBeChecked();
  await openGoods();
  await expect(dialog.locator('[name=goods]')).toHaveValue('чехлы силиконовые');
  // Who closes it wants no draft.
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click();
  await openGoods();
  await expect(dialog.locator('[name=goods]')).toHaveValue('');

  const code = 'YT9999000000077';
  const { code: exit, output } = await service.importCsv(
    `Tracking code,Received in China\n${code},2026-01-12\n`,
  );
  expect(exit, output).toBe(0);
  await visit('/orderManagement?claims=1', 'ru');
  await field(page, 'trackingCode').fill(code);
  await page.getByRole('button', { name: 'Найти посылку' }).click();
  await field(page, 'note').fill('две коробки');
  const picture = { name: 'order.png', mimeType: 'image/png', buffer: drawPng(360, 640) };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText('Снимок загружен')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Найти посылку' }).click();
  await expect(field(page, 'note')).toHaveValue('две коробки');
  await expect(page.getByText('снимок выберите ещё раз')).toBeVisible();
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText('снимок выберите ещё раз')).toHaveCount(0);
});
