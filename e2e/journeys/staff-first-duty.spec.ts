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
  // Shown this once; whoever goes on has written them down.
  await expect(page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();

  await callService(service, 'PUT', '/staff/roles/dispatcher', { oneTimeCodes: false, version: 2 }, token);
});
