import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });
const groupOf = (page: Page, name: string) =>
  menuOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
const isOpen = (page: Page, name: string, open: boolean) =>
  expect(groupOf(page, name)).toHaveAttribute('aria-expanded', String(open));
const countOpen = (page: Page) => menuOf(page).getByRole('link').count();

test('the menu of a manager has few entries open, is folded by keyboard, and stays as it was left', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/tariffs', await addStaff(service, 'manager'));
  await isOpen(page, 'Работа', true);
  await isOpen(page, 'Деньги', true);
  await isOpen(page, 'Хаб', false);
  await expect.poll(() => countOpen(page)).toBeLessThanOrEqual(14);
  await expectAccessible(page);

  await groupOf(page, 'Хаб').focus();
  await page.keyboard.press('Enter');
  await isOpen(page, 'Хаб', true);
  await expect(menuOf(page).getByRole('link', { name: 'Передачи в пункты' })).toBeVisible();
  await expect.poll(() => countOpen(page)).toBeLessThanOrEqual(14);
  await groupOf(page, 'Работа').press('Space');
  await isOpen(page, 'Работа', false);

  await page.reload();
  await isOpen(page, 'Хаб', true);
  await isOpen(page, 'Работа', false);
  await isOpen(page, 'Деньги', true);
  // The screen of a folded group shows it again.
  await page.evaluate(() => location.assign('#/bsc/parcels'));
  await isOpen(page, 'Работа', true);
  await isOpen(page, 'Деньги', false);
});

test('the menu of a phone is folded in the same way', async ({ page, service }) => {
  await page.setViewportSize(widths.phone);
  await enterConsole(page, service, '#/bsc/trips', await addStaff(service, 'admin'));
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await isOpen(page, 'Дорога', true);
  await expect.poll(() => countOpen(page)).toBeLessThanOrEqual(14);
  await expectAccessible(page);
  await groupOf(page, 'Китай').click();
  await expect(menuOf(page).getByRole('link', { name: 'Приёмка' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await menuOf(page).getByRole('link', { name: 'Приёмка' }).click();
  await expect(menuOf(page)).toBeHidden();
});
