import { callService, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces, placeOrder } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a customer takes the own data along, sees what keeps the account open, and closes it once nothing does', async ({
  page,
  service,
  visit,
}) => {
  const account = await openAccount(service);
  const { token } = account.session;
  const order = await placeOrder(service, token, 'Обувь', 0, 0);
  await page.setViewportSize(widths.phone);
  await visit('/profile', 'ru', account);
  const card = page.getByRole('region', { name: 'Ваши данные' });
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Скачать мои данные' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^Мои данные \d{4}-\d{2}-\d{2}\.zip$/);
  await card.getByRole('button', { name: 'Закрыть учётную запись' }).click();
  await expect(card).toContainText('Объявленные посылки, которые ещё не пришли: 1. Отмените заказы.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await callService(service, 'POST', '/order-acts/cancel', { codes: [order.code] }, token);
  await card.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(card).toContainText('Останутся под вашим кодом');
  await card.getByLabel('Пароль', { exact: true }).fill(account.password);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Закрыть насовсем' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  const again = await fetch(`${service.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.username, password: account.password }),
  });
  expect(await again.json()).toMatchObject({ success: false });
});

test('a manager takes everything of the firm along, on a screen of any width', async ({ page, service }) => {
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/move-out', await addStaff(service, 'manager'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Выезд');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Забрать всё' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^move-out \d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText(/^Готово: move-out /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Назад к числам' }).click();
  await expect(page.getByText(/^Последний раз: /)).toBeVisible();
});
