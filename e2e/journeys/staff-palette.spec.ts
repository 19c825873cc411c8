import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount, sendLogIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';

test.use({ isWarm: true });

/** The lists below it have a choice of their own, with options. */
const palette = (page: Page) => page.getByRole('dialog');

test('Ctrl K finds a customer however the name is typed, what belongs to them, and what can be done', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const customer = await openAccount(service);
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', customer);
  const { customerCode } = await callService<{ customerCode: string }>(
    service,
    'GET',
    '/auth/userinfo',
    undefined,
    token,
  );
  const mark = randomUUID().replaceAll(/\D/g, '').slice(0, 8).padEnd(8, '7');
  const code = `YT99341${mark}`;
  const points = await callService<{ id: number }[]>(service, 'GET', '/pickup-points');
  await callService(
    service,
    'POST',
    '/orders',
    {
      requestId: randomUUID(),
      pickupPointId: points[0]?.id,
      goods: 'Самовари Бухоро',
      trackingCodes: [code],
    },
    token,
  );
  const account = await addStaff(service, 'manager');
  await page.goto(`${service.address}/staff#/bsc/notices`);
  await sendLogIn(page, account);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(customerCode.replace('-', ' ').toLowerCase());
  const parcels = page.getByRole('group', { name: /^Посылки/ });
  await expect(parcels.getByRole('option')).toHaveText(new RegExp(code));
  await expect(page.getByRole('group', { name: /^Клиенты/ }).getByRole('option')).toHaveCount(1);
  await expect(
    palette(page).getByRole('option', { name: `Проверить цену для ${customerCode}` }),
  ).toBeVisible();
  await expectAccessible(page);

  // A part of the code alone, by keyboard to the parcel and from there to its order.
  await palette(page).getByRole('combobox').fill(mark);
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(code);
  await expect(palette(page).getByRole('option', { selected: true }).locator('mark')).toHaveText(mark);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/parcels/${code}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);

  // Goods in other letters, and something to do.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('samovari buhoro');
  await expect(page.getByRole('group', { name: /^Заказы/ }).getByRole('option')).toContainText([
    'Самовари Бухоро',
  ]);
  await palette(page).getByRole('combobox').fill(customerCode);
  await palette(page)
    .getByRole('option', { name: `Проверить цену для ${customerCode}` })
    .click();
  await expect(page.getByRole('dialog').getByLabel('Код клиента')).toHaveValue(customerCode);
  await page.keyboard.press('Escape');

  // Enter is for what has been typed, not for what an earlier search has left standing.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('warehouse');
  await expect(
    page
      .getByRole('group', { name: /^Пункты/ })
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/units$/);

  // Sections by the words of another language.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exchange rates');
  await expect(palette(page).getByRole('option')).toHaveText([/Курсы валют/]);
});

test('a role finds what it may open, and on a phone as well', async ({ page, service }) => {
  await page.setViewportSize(widths.phone);
  const account = await addStaff(service, 'china-operator', 'YIWU-WH');
  await page.goto(`${service.address}/staff`);
  await sendLogIn(page, account);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('TJ-');
  await expect(page.getByRole('status').filter({ hasText: 'Ищем' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Клиенты/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
