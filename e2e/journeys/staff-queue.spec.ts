import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount, type Account } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

async function tokenOf(service: Service, account: Account): Promise<string> {
  return (await callService<{ token: string }>(service, 'POST', '/auth/login', account)).token;
}

/** A customer who has answered the office and waits. */
async function addWaitingCustomer(service: Service, text: string): Promise<string> {
  const customer = await openAccount(service);
  const token = await tokenOf(service, customer);
  const info = await callService<{ id: string; customerCode: string }>(
    service,
    'GET',
    '/auth/userinfo',
    undefined,
    token,
  );
  const support = await tokenOf(service, await addStaff(service, 'support'));
  const path = `/staff/customers/${info.id}/messages`;
  const requestId = randomUUID();
  await callService(service, 'POST', path, { requestId, text: 'Какого цвета сумка?' }, support);
  const { list } = await callService<{ list: { id: string }[] }>(
    service,
    'GET',
    '/profile/messages',
    undefined,
    token,
  );
  const body = { requestId: randomUUID(), messageId: list[0]?.id, text };
  await callService(service, 'POST', '/profile/messages', body, token);
  return info.customerCode;
}

const queue = (page: Page) => page.getByRole('region', { name: 'Ждёт вас' });

/** The keyboard goes on from somewhere in the page, not from its top. */
async function expectFocused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

test('support begins with who waits for an answer, and ends with nobody waiting', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const text = `Красная, с ремнём ${randomUUID().slice(0, 8)}`;
  const code = await addWaitingCustomer(service, text);
  await enterConsole(page, service, '#/bsc', await addStaff(service, 'support'));
  const link = queue(page).getByRole('link', { name: /Сообщения клиентов без ответа/ });
  await expect(link).toContainText('самое давнее');
  await expectAccessible(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages\?state=WAITING$/);
  await expectFocused(page);
  await page.getByRole('searchbox').fill(code);
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Ждёт ответа');
  await expectAccessible(page);
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Общий вопрос');
  await expect(drawer).toContainText('Какого цвета сумка?');
  await expectAccessible(page);
  await drawer.getByLabel('Сообщение клиенту').fill('Спасибо, нашли.');
  await drawer.getByRole('button', { name: 'Отправить' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Спасибо, нашли.' })).toBeVisible();
  await expect(drawer.getByLabel('Сообщение клиенту')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expectFocused(page);
});

test('each role sees its own work first, on a phone as well', async ({ page, service }) => {
  await page.setViewportSize(widths.phone);
  await addWaitingCustomer(service, 'Жду ответа');
  await enterConsole(page, service, '#/bsc', await addStaff(service, 'china-operator', 'YIWU-WH'));
  await expect(queue(page)).toBeVisible();
  await expect(queue(page).getByText('Сообщения клиентов')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

/** A trip without a report at the border for four days. */
async function addTripAtBorder({ sql }: Service): Promise<string> {
  const code = `RT${randomUUID().slice(0, 8).toUpperCase()}`;
  await sql`
    with trip as (
      insert into trip (code, state, departed_at, created_at, created_by)
      values (${code}, 'AT_BORDER', now() - interval '9 days', now(), 'dispatcher') returning id)
    insert into trip_event (trip_id, type, occurred_at, recorded_at, actor)
    select id, 'AT_BORDER', now() - interval '4 days', now(), 'dispatcher' from trip`;
  return code;
}

test('a manager goes from what stands still to what is done about it', async ({ page, service }) => {
  const trip = await addTripAtBorder(service);
  await page.setViewportSize(widths.phone);
  await enterConsole(page, service, '#/bsc', await addStaff(service, 'manager'));
  await page.getByRole('link', { name: 'Показать всё, что стоит' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Что стоит' })).toBeVisible();
  await expect(page.getByText(trip)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Связь станций' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(widths.desktop);
  const row = page.getByRole('row').filter({ hasText: trip });
  await expect(row).toContainText('4 дня');
  await expect(row).toContainText('Диспетчер');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Сообщить о задержке' }).click();
  await expect(page).toHaveURL(new RegExp(`view=delay&trips=${trip}`));
  await expect(page.getByRole('checkbox', { name: new RegExp(trip) })).toBeChecked();
});

test('an order for a customer on the phone begins in the palette, and the focus comes back', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/notices', await addStaff(service, 'support'));
  await page.goto(`${service.address}/staff#/bsc/parcels`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Посылки');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('новый розничный');
  await expect(page.getByRole('option', { selected: true })).toContainText('Новый розничный заказ');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Розничный заказ для клиента' });
  await expect(form.getByLabel('Код клиента')).toBeVisible();
  await expect(page).toHaveURL(/\/bsc\/orders\?new=retail/);
  await form.getByLabel('Товар', { exact: true }).fill('кроссовки');
  // What is wrong has the focus, though the button stands below it, out of sight.
  const code = form.getByLabel('Код клиента');
  await form.getByRole('button', { name: 'Создать заказ' }).click();
  await expect(code).toBeFocused();
  await code.fill('TJ-0');
  await form.getByRole('button', { name: 'Создать заказ' }).click();
  await expect(code).toHaveAccessibleDescription(/TJ-0/);
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await question.getByRole('button', { name: 'Продолжить правку' }).click();
  // The key goes to what has the focus, and the form has it again when the question is gone.
  await expect(question).toHaveCount(0);
  await expect(code).toBeFocused();
  await expect(form.getByLabel('Товар', { exact: true })).toHaveValue('кроссовки');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Закрыть' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/bsc\/orders$/);
  await expectFocused(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claims');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заявки клиентов');
  await expectFocused(page);
});
