import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole, storeSession } from '../stored-session.ts';

test.use({ isWarm: true });

type Made = { code: string };

/** A page of somebody else's browser. */
async function elsewhere(browser: { newContext: () => Promise<BrowserContext> }): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

test('a clerk writes from the record of a parcel, the customer answers in the cabinet, and the clerk reads it', async ({
  page,
  browser,
  service,
}) => {
  const customer = await openAccount(service);
  const { token } = customer.session;
  const order = await callService<Made>(
    service,
    'POST',
    '/orders',
    { requestId: randomUUID(), goods: 'Обувь' },
    token,
  );
  const [parcel] = await service.sql<{ code: string }[]>`
    select tracking_code as code from parcel where order_code = ${order.code}`;
  const code = parcel?.code ?? '';
  expect(code).not.toBe('');
  const clerk = await addStaff(service, 'manager');
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, `#/bsc/parcels/${code}`, clerk);
  await page.getByRole('button', { name: 'Написать клиенту' }).click();
  const field = page.getByLabel('Сообщение клиенту');
  await expect(field).toBeFocused();
  await field.fill('Какого цвета обувь?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('ещё не прочитано')).toBeVisible();
  await expectAccessible(page);

  const other = await elsewhere(browser);
  await other.setViewportSize(widths.phone);
  await storeSession(other, service.address, customer);
  await other.goto(`${service.address}/#/platform`);
  await expect(other.getByText('Какого цвета обувь?')).toBeVisible();
  await other.getByRole('button', { name: 'Ответить' }).click();
  await other.getByLabel('Ваш ответ').fill('Синего.');
  await other.getByRole('button', { name: 'Отправить' }).click();
  await expect(other.getByText('Синего.')).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText('Синего.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Дорога' }).getByText('Клиент написал нам')).toBeVisible();
});

test('a colleague who is called by a note finds it at home, and no longer once it was read', async ({
  page,
  browser,
  service,
}) => {
  const customer = await openAccount(service);
  const order = await callService<Made>(
    service,
    'POST',
    '/orders',
    { requestId: randomUUID(), goods: 'Чай' },
    customer.session.token,
  );
  const [author, called] = [await addStaff(service, 'manager'), await addStaff(service, 'manager')];
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, `#/bsc/orders/${order.code}`, author);
  const note = page.getByLabel('Новая заметка');
  await note.fill(`@${called.username.slice(0, -1)}`);
  await page.getByRole('button', { name: `@${called.username}` }).click();
  await expect(note).toHaveValue(`@${called.username} `);
  await note.pressSequentially('посмотрите вес');
  await page.getByRole('button', { name: 'Записать' }).click();
  await expect(page.getByRole('strong').filter({ hasText: `@${called.username}` })).toBeVisible();

  const other = await elsewhere(browser);
  await other.setViewportSize(widths.phone);
  await enterConsole(other, service, '#/bsc', called);
  const panel = other.getByRole('region', { name: 'Вас позвали коллеги' });
  await expect(panel.getByText('посмотрите вес')).toBeVisible();
  await expectNoSidewaysScroll(other);
  const response = other.waitForResponse((answer) => answer.url().includes('/staff/mentions/'));
  await panel.getByRole('link', { name: order.code }).click();
  await expect(other.getByRole('heading', { level: 1, name: order.code })).toBeVisible();
  await response;
  await expect(other.getByLabel('Новая заметка')).toBeVisible();
  await other.goto(`${service.address}/staff#/bsc`);
  await expect(panel).toBeHidden();
  await other.context().close();
});

test('what is changed after an answer was lost is sent as well', async ({ page, service }) => {
  const customer = await openAccount(service);
  const { token } = customer.session;
  const clerk = await addStaff(service, 'manager');
  await page.setViewportSize(widths.desktop);
  const body = { requestId: randomUUID(), goods: 'Посуда' };
  const order = await callService<Made>(service, 'POST', '/orders', body, token);
  await enterConsole(page, service, `#/bsc/orders/${order.code}`, clerk);
  let isLost = false;
  await page.route(`**/staff/orders/${order.code}/messages`, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  const field = page.getByLabel('Сообщение клиенту');
  const send = page.getByRole('button', { name: 'Отправить' });
  await field.fill('Сколько тарелок?');
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await field.fill('Сколько тарелок и чашек?');
  await send.click();
  await expect(page.getByText('Сколько тарелок?')).toBeVisible();
  await expect(page.getByText('Сколько тарелок и чашек?')).toBeVisible();
  await expect(field).toHaveValue('');
});
