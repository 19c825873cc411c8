import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { callService, oneTimeCodeOf, sendLogIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const submit = (page: Page) => page.locator('form [type=submit]');

test('a new member sets an own password, then the codes that the role demands, and only then works', async ({
  page,
  service,
}) => {
  test.slow();
  const admin = await addStaff(service, 'admin');
  await page.setViewportSize(widths.desktop);
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.goto(`${service.address}/staff#/bsc/users`);
  await sendLogIn(page, admin);
  await page.getByRole('button', { name: 'Права ролей' }).click();
  const demand = page.getByRole('checkbox', { name: 'Диспетчер рейсов' });
  await demand.check();
  await expect(demand).toBeEnabled();
  await expect(demand).toBeChecked();
  await expectAccessible(page);

  const { token } = await callService<Session>(service, 'POST', '/auth/login', {
    username: admin.username,
    password: admin.password,
  });
  const id = randomUUID().slice(0, 8);
  const member = { username: `rustam-${id}`, email: '', password: `Zarafshon road ${id}` };
  await callService(
    service,
    'POST',
    '/staff/users',
    {
      requestId: randomUUID(),
      username: member.username,
      name: 'Рустам Назаров',
      email: null,
      phone: null,
      locale: 'ru',
      roles: ['dispatcher'],
      unit: null,
      enabled: true,
      password: member.password,
    },
    token,
  );

  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(widths.phone);
  await page.goto(`${service.address}/staff`);
  await page.reload();
  await sendLogIn(page, member);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Задайте свой пароль');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const own = `Vakhsh bridge ${id}`;
  await field(page, 'oldPassword').fill(member.password);
  await field(page, 'password').fill(own);
  await field(page, 'repeat').fill(own);
  await submit(page).click();

  await expect(heading).toHaveText('Включите одноразовые коды');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Включить' }).click();
  await field(page, 'password').fill(own);
  await submit(page).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await field(page, 'oneTimeCode').fill(oneTimeCodeOf(secret));
  await submit(page).click();
  // Shown this once; to go on means to have written them down.
  await expect(page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();

  await callService(service, 'PUT', '/staff/roles/dispatcher', { oneTimeCodes: false, version: 2 }, token);
});

test('the home tells a manager how many days are left to turn one-time codes on, and the menu counts recovery codes', async ({
  page,
  service,
}) => {
  test.slow();
  const manager = await addStaff(service, 'manager');
  await page.setViewportSize(widths.phone);
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.goto(`${service.address}/staff`);
  await sendLogIn(page, manager);
  const note = page.getByRole('status').filter({ hasText: 'Включите одноразовые коды: осталось 7 дней' });
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await note.getByRole('button', { name: 'Включить коды' }).click();
  const dialog = page.getByRole('dialog', { name: 'Одноразовые коды' });
  await dialog.getByRole('button', { name: 'Включить' }).click();
  await field(page, 'password').fill(manager.password);
  await submit(page).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await field(page, 'oneTimeCode').fill(oneTimeCodeOf(secret));
  await submit(page).click();
  const codes = dialog.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const codeTexts = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click();
  // With what it was opened from it goes.
  await expect(dialog).toBeHidden();
  await expect(note).toBeHidden();

  for (const oneTimeCode of codeTexts.slice(0, 8))
    await callService(service, 'POST', '/auth/login', {
      username: manager.username,
      password: manager.password,
      oneTimeCode,
    });
  await page.reload();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Одноразовые коды' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Осталось кодов восстановления: 2. Это мало' }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Новые коды восстановления' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
