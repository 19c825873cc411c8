import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount, sendLogIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

type Notice = { id: number; version: number; pinned: boolean; titles: Record<string, string> };

const texts = (ru: string) => ({ ru, en: `${ru} (en)`, zh: `${ru}（中）`, tg: `${ru} (тҷ)` });

function noticeForm(title: string) {
  return {
    state: 'PUBLISHED',
    category: 'NOTICE',
    slug: `n-${randomUUID()}`,
    audience: 'PUBLIC',
    businessLine: null,
    pinned: false,
    publishAt: '2026-01-05T04:00:00.000Z',
    expiresAt: null,
    titles: texts(title),
    summaries: texts('Коротко'),
    bodies: texts('Подробно'),
  };
}

/** Opens the console as somebody who works there. */
async function enter(page: Page, service: Service, path = ''): Promise<{ token: string }> {
  return { token: await enterConsole(page, service, path, await addStaff(service, 'manager')) };
}

test('staff log in at the address asked for, find their sections by keyboard and log out', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, service, '#/fba/notices?search=kulma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Объявления и новости');
  await expect(page).toHaveURL(/#\/fba\/notices\?search=kulma$/);
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  // The list below has options of its own.
  const found = page.getByRole('dialog').getByRole('option');
  await page.keyboard.type('warehouses');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(found).toHaveText([/Пункты и склады/]);
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
  const box = page.getByRole('combobox', { name: 'Код, имя, телефон, товар, раздел' });
  await expect(async () => {
    const id = (await chosen.getAttribute('id')) ?? 'none';
    await expect(box).toHaveAttribute('aria-activedescendant', id, { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пункты и склады');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toContainText('Горячие клавиши');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход для сотрудников');
  await expectAccessible(page);
});

test('a customer is told that this is not the place, and led to the cabinet', async ({ page, service }) => {
  const account = await openAccount(service);
  // Without a chosen language it would be that of the account.
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.goto(`${service.address}/staff`);
  await sendLogIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здесь работают сотрудники');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'В личный кабинет' }).click();
  await expect(page).toHaveURL(/#\/platform$/);
});

test('the theme follows the choice over a log-out, and the dark console is legible', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, service, '#/bsc/notices');
  await page.getByRole('button', { name: /Оформление/ }).click();
  await page.getByRole('menuitem', { name: 'Тёмное' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Новое объявление' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход для сотрудников');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});

test('two edit one notice: what each has changed is chosen field by field, and the history tells both', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const { token } = await enter(page, service);
  const made = await callService<Notice>(
    service,
    'POST',
    '/staff/notices',
    { requestId: randomUUID(), ...noticeForm('Кульма закрыта') },
    token,
  );
  await page.goto(`${service.address}/staff#/bsc/notices?row=${made.id}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Заголовок · Русский').fill('Кульма открыта');
  // A colleague is quicker.
  const { id: _id, updatedAt: _at, updatedBy: _by, ...now } = made as Notice & Record<string, unknown>;
  const other = await addStaff(service, 'manager');
  const { token: othersToken } = await callService<{ token: string }>(service, 'POST', '/auth/login', other);
  await callService(service, 'PUT', `/staff/notices/${made.id}`, { ...now, pinned: true }, othersToken);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  const conflict = form.getByRole('alert').filter({ hasText: 'Поле' });
  await expect(conflict).toContainText(other.username);
  await expectAccessible(page);
  await expect(conflict.getByRole('radio', { name: 'Заголовок · Русский: Моя правка' })).toBeChecked();
  await expect(
    conflict.getByRole('radio', { name: 'Закреплено вверху списка: Сейчас в базе' }),
  ).toBeChecked();
  await conflict.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(conflict).toHaveCount(0);
  await expect
    .poll(() => callService<Notice>(service, 'GET', `/staff/notices/${made.id}`, undefined, token))
    .toMatchObject({ version: 3, pinned: true, titles: { ru: 'Кульма открыта' } });
  await form.getByRole('button', { name: 'История' }).click();
  await expect(form.getByRole('listitem').filter({ hasText: other.username }).first()).toContainText(
    'Закреплено вверху списка',
  );
  await expect(form.getByText('Кульма открыта').last()).toBeVisible();
});

test('rows are gone through and opened by keyboard, the address is shared, what is unsaved is asked about', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const { token } = await enter(page, service);
  const mark = randomUUID().slice(0, 8);
  for (const name of ['Первое', 'Второе'])
    await callService(
      service,
      'POST',
      '/staff/notices',
      { requestId: randomUUID(), ...noticeForm(`${name} ${mark}`) },
      token,
    );
  await page.goto(`${service.address}/staff#/bsc/notices?sort=title`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.type(mark, { delay: 60 });
  await expect(page).toHaveURL(new RegExp(`search=${mark}`));
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: `Второе ${mark}` }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(`Первое ${mark}`);
  await form.getByLabel('Заголовок · Русский').fill('Другое');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Закрыть без сохранения?');
  await page.getByRole('button', { name: 'Продолжить правку' }).click();
  // Until it has gone the keys are its own.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Другое');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
});

test('the file of a list is saved under its name', async ({ page, service }) => {
  await page.setViewportSize(widths.desktop);
  const { token } = await enter(page, service, '#/bsc/notices');
  await callService(
    service,
    'POST',
    '/staff/notices',
    { requestId: randomUUID(), ...noticeForm('=1+1') },
    token,
  );
  await page.getByRole('button', { name: 'Скачать' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Объявления.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain("'=1+1");
});
