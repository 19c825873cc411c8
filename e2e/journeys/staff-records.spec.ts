import type { Session } from '@rohi/contract/accounts/accounts.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, startService, test, widths } from '../fixtures.ts';
import type { Service } from '../fixtures.ts';

test.use({ isWarm: true });

const codes = ['YT8834201957316', 'SF1402857713264'] as const;
let service: Service;

// Once for all journeys of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  service = await startService({ DEMO: 'small' });
  // The service answers before the demo is there; its parcels come last.
  const query = { trackingCodeList: [codes[0]] };
  const found = () => callService<{ count: number }>(service, 'POST', '/track/query', query);
  await expect.poll(async () => (await found()).count, { timeout: 300_000 }).toBe(1);
});

test.afterAll(async () => {
  await service.stop();
});

/** Opens a screen of the console as the manager of the demo. */
async function enter(page: Page, screen: string, locale: Locale): Promise<void> {
  const credentials = { username: 'manager', password: 'manager-demo-password' };
  const session = await callService<Session>(service, 'POST', '/auth/login', credentials);
  await page.addInitScript(
    ([session, stored]) => {
      localStorage.setItem('locale', stored);
      localStorage.setItem('token', session.token);
      localStorage.setItem('refresh_token', session.refresh_token);
      localStorage.setItem('expiration_time', String(session.expiration_time));
      localStorage.setItem('user', JSON.stringify(session.user));
    },
    [session, locale] as const,
  );
  await page.goto(`${service.address}/staff#${screen}`);
}

test('a parcel is flagged, noted and cleared on its page, and the timeline names why', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, `/bsc/parcels/${codes[0]}`, 'ru');
  await expect(page.getByRole('heading', { level: 1, name: codes[0] })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Дорога' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Поставить отметку' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Поставить' }).click();
  await expect(dialog.getByText('Напишите, почему.')).toBeVisible();
  await dialog.getByLabel('Причина').fill('клиент просит подождать');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Поставить' }).click();
  const road = page.getByRole('region', { name: 'Дорога' });
  await expect(road.getByText('Причина: клиент просит подождать')).toBeVisible();

  await page.getByLabel('Новая заметка').fill('Позвоню, когда машина тронется.');
  await page.getByRole('button', { name: 'Записать' }).click();
  await expect(road.getByText('Позвоню, когда машина тронется.')).toBeVisible();

  await page.getByRole('button', { name: 'Снять отметку' }).click();
  await dialog.getByLabel('Причина').fill('клиент готов');
  await dialog.getByRole('button', { name: 'Снять' }).click();
  await expect(road.getByText('Причина: клиент готов')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Снять отметку' })).toBeHidden();
});

test('ticked parcels are flagged together, and how many an act fits is said before', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, `/bsc/parcels?search=${codes.join('%20')}`, 'ru');
  for (const code of codes) await page.getByRole('checkbox', { name: `Выбрать: ${code}` }).check();
  await page.getByRole('button', { name: /Поставить отметку · \d из 2/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Причина').fill('проверить упаковку');
  await dialog.getByRole('button', { name: 'Поставить' }).click();
  await expect(dialog).toBeHidden();
});

test('every code leads on, in Chinese on a phone too', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await enter(page, `/bsc/parcels/${codes[0]}`, 'zh');
  await expect(page.getByRole('heading', { level: 1, name: codes[0] })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^TJ-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^TJ-/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('what the service would refuse is not offered, and why not is told', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, '/bsc/parcels/773288401956274', 'ru');
  await expect(page.getByRole('heading', { level: 1, name: '773288401956274' })).toBeVisible();
  await page.getByRole('button', { name: /^Недоступно: \d$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Что сейчас сделать нельзя' });
  await expect(dialog.getByText('Отменить посылку')).toBeVisible();
  await expect(dialog.getByText('Посылка уже выдана или отменена.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  await expect(page.getByRole('button', { name: 'Отменить посылку' })).toBeHidden();
});

test('ticked orders are noted together, and their customers are written to once each', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, '/bsc/orders', 'ru');
  // The demo may still add an order of its last claim at the top: rows are known by their codes, not by their places.
  await expect(page.getByRole('checkbox', { name: /^Выбрать: RA/ }).nth(1)).toBeVisible();
  const [first = '', second = ''] = await page.locator('a', { hasText: /^RA/ }).allTextContents();
  for (const order of [first, second])
    await page.getByRole('checkbox', { name: `Выбрать: ${order}` }).check();
  await page.getByRole('button', { name: 'Заметка', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Где встанет: 2 записи')).toBeVisible();
  await dialog.getByLabel('Текст заметки').fill('Проверить вес на складе.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Записать' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: first, exact: true }).click();
  await page.getByRole('link', { name: 'Открыть страницу' }).click();
  await expect(page.getByText('Проверить вес на складе.').first()).toBeVisible();
});

test('the parcels of a customer are narrowed by status, and their list holds as many', async ({ page }) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, `/bsc/parcels/${codes[0]}`, 'ru');
  await page.getByRole('link', { name: /^TJ-/ }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Посылки в работе' })).toBeVisible();
  const counts = page.getByRole('list', { name: 'Посылки по статусам' });
  await counts.getByRole('button', { name: /Получено/ }).click();
  const received = page.getByRole('region', { name: 'Посылки: Получено клиентом' });
  await expectAccessible(page);
  // A customer of both lines has a list in each of them.
  const cargo = received.getByRole('link', { name: /^Карго для продавцов: \d+$/ });
  const count = /\d+$/.exec((await cargo.textContent()) ?? '')?.[0] ?? '';
  await cargo.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Посылки' })).toBeVisible();
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Выбрать: / }) }),
  ).toHaveCount(Number(count));
});

test('a parcel is cancelled for a reason that was chosen, and what its customer reads is said before', async ({
  page,
}) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, `/bsc/parcels/${codes[1]}`, 'ru');
  await page.getByRole('button', { name: 'Отменить посылку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить посылку?' });
  await dialog.getByRole('button', { name: 'Отменить посылку' }).click();
  await expect(dialog.getByText('Выберите, почему посылка отменяется.')).toBeVisible();
  await dialog.getByLabel('Почему').selectOption({ label: 'Посылка уничтожена.' });
  await expect(dialog.getByText('Клиент прочитает: «Посылка уничтожена.»')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отменить посылку' }).click();
  const road = page.getByRole('region', { name: 'Дорога' });
  await expect(road.getByText('Причина: Посылка уничтожена.')).toBeVisible();
  await expect(road.getByText('Откуда: офис').first()).toBeVisible();
});

test('a record that is not there says so and leads to its list', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await enter(page, '/bsc/parcels/YT0000000000000', 'ru');
  await expect(page.getByRole('heading', { name: 'Посылка YT0000000000000 не найдена.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'К списку: Посылки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Посылки' })).toBeVisible();
  await enter(page, '/bsc/customers/TJ-000', 'ru');
  await expect(page.getByRole('link', { name: 'К списку: Клиенты' })).toBeVisible();
});
