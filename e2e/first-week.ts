// What the office of a new firm does by hand after the list of the first week, and what its people do then for the
// first time.
import type { Page } from '@playwright/test';
import { sendLogIn } from './accounts.ts';
import { expect, type Service } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A link of the list of the first week, opened. */
async function followRow(page: Page, service: Service, name: string): Promise<void> {
  await page.goto(`${service.address}/staff#/bsc/start`);
  await page.getByRole('link', { name }).last().click();
}

/** Sets up the only drawer of the only point. */
export async function addDrawer(page: Page, service: Service): Promise<void> {
  await followRow(page, service, 'Завести: Кассы в пунктах');
  await page.getByRole('button', { name: 'Новая касса' }).click();
  const point = dialog(page).getByLabel('Пункт выдачи');
  const named = point.getByRole('option', { name: /Куляб/ });
  await point.selectOption((await named.getAttribute('value')) ?? '');
  await dialog(page).getByLabel('Название').fill('Касса 1');
  await dialog(page).getByRole('button', { name: 'Новая касса' }).click();
  await expect(page.getByRole('button', { name: 'Выбрать: Касса 1' })).toBeEnabled();
}

/** Makes an account for the clerk of a point; the password is handed over. */
export async function addClerk(page: Page, service: Service, unit: string) {
  await followRow(page, service, 'Добавить: Сотрудники на всех местах');
  await page.goto(`${service.address}/staff#/bsc/users?row=new`);
  const clerk = { username: 'zarina', password: 'Iskanderkul stone road' };
  await dialog(page).getByLabel('Имя и фамилия').fill('Зарина Каримова');
  await dialog(page).getByLabel('Имя для входа').fill(clerk.username);
  await dialog(page).getByRole('checkbox', { name: 'Сотрудник пункта выдачи' }).check();
  await dialog(page).getByLabel('Место работы').selectOption(unit);
  await dialog(page)
    .getByRole('textbox', { name: /^Пароль/ })
    .fill(clerk.password);
  await dialog(page).getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Зарина Каримова');
  return clerk;
}

/** The first log-in of a user who was handed a password; returns the own one. */
export async function logInFirst(
  page: Page,
  service: Service,
  { username, password }: { username: string; password: string },
) {
  const own = { username, password: 'Ninety bridges over Vakhsh' };
  await page.goto(`${service.address}/staff`);
  await sendLogIn(page, { ...own, email: '', password });
  await page.locator('input[name=oldPassword]').fill(password);
  await page.locator('input[name=password]').fill(own.password);
  await page.locator('input[name=repeat]').fill(own.password);
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  return own;
}

/** Opens the drawer with nothing in it. */
export async function openFirstShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выбрать: Касса 1' }).click();
  await page.getByRole('button', { name: 'В пустых — ноль' }).click();
  await page.getByRole('button', { name: /^Открыть смену с/ }).click();
  await expect(page.getByRole('heading', { name: 'Смена открыта' })).toBeVisible();
}

/** Counts what lies in the drawer, and closes the shift without a difference. */
export async function closeFirstShift(page: Page, counted: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Закрыть смену' }).click();
  for (const [name, text] of Object.entries(counted)) await page.locator(`input[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: 'В пустых — ноль' }).click();
  await page.getByRole('button', { name: 'Готово, показать разницу' }).click();
  await page.getByRole('button', { name: 'Закрыть смену' }).click();
  await expect(page.getByRole('article', { name: 'Отчёт смены' })).toContainText('закрыта');
}
