import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, widths } from '../fixtures.ts';
import { setUpPoint } from '../counter-station.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';
import { test } from '../till-service.ts';

const pointCode = 'PP-BOKHTAR';
const phone = '927041163';

const verdict = (page: Page) => page.locator('[data-verdict]');
const type = async (page: Page, text: string) => {
  const field = page.locator('[data-scan-field]');
  await field.fill(text);
  await field.press('Enter');
};

test('a person without an e-mail becomes a customer at the counter; whoever is alike is asked about first', async ({
  page,
  tillService: service,
}) => {
  await page.setViewportSize(widths.desktop);
  await setUpPoint(page, service);
  await enterConsole(page, service, '#/', await addStaff(service, 'pickup-clerk', pointCode));

  await type(page, phone);
  await expect(verdict(page)).toContainText('Никого нет');
  await page.getByRole('button', { name: 'Завести клиента' }).click();
  const panel = page.getByRole('dialog', { name: 'Новый клиент' });
  await expect(panel.getByLabel('Телефон')).toHaveValue(phone);
  await expect(panel.getByLabel('Забирает в')).not.toHaveValue('');
  await expectAccessible(page);
  await panel.getByLabel('Имя, как назвал').fill('Мадина Раҷабова');
  await panel.getByLabel('Имя, как назвал').press('Control+Enter');
  const made = page.getByRole('dialog', { name: 'Клиент заведён' });
  await expect(made.locator('output')).toHaveText(/^TJ-\d{5,6}$/);
  const [row] = await service.sql<{ code: string }[]>`
    select customer_code as code from user_account where phone = ${`+992${phone}`} and username is null`;
  const code = row?.code ?? '';
  await expect(made.locator('output')).toHaveText(code);
  await made.getByRole('button', { name: 'Готово' }).click();

  // The same person once more: it is asked about before anything is made.
  await page.setViewportSize(widths.phone);
  await type(page, phone.slice(0, 8).padEnd(9, '9'));
  await page.getByRole('button', { name: 'Завести клиента' }).click();
  await panel.getByLabel('Имя, как назвал').fill('Мадина Раджабова');
  await expect(panel.getByText('Похожие уже есть. Не тот же ли это человек?')).toBeVisible();
  await expect(panel.getByText(`М••••• Р•••••••, ${code}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await page.setViewportSize(widths.phone);
  await panel.getByRole('button', { name: /^Завести/ }).click();
  await expect(panel.getByText('Скажите, почему это другой человек, или выберите похожего.')).toBeVisible();
  await panel.getByRole('button', { name: 'Это он' }).click();
  await expect(panel).toBeHidden();
});
