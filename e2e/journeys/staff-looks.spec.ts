import { callService, openAccount } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test('who looked at the data of a customer is found from his drawer', async ({ page, service }) => {
  const customer = await openAccount(service);
  const { customerCode } = await callService<{ customerCode: string }>(
    service,
    'GET',
    '/auth/userinfo',
    undefined,
    customer.session.token,
  );
  const manager = await addStaff(service, 'manager');
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, `#/bsc/customers?search=${customerCode}`, manager);
  const token = () => page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.getByRole('link', { name: customer.username }).click();
  const { id } = customer.session.user;
  await callService(service, 'GET', `/staff/users/${id}/logins`, undefined, await token());
  await page.getByRole('link', { name: 'Кто смотрел данные клиента' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кто смотрел данные');
  const row = page.getByRole('row').filter({ hasText: customerCode });
  await expect(row).toContainText(manager.username);
  await expect(row).toContainText('Входы');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText(customerCode);
  await expectAccessible(page);
});
