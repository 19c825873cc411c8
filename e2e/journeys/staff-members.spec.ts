import { expect, expectAccessible, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test('a new member is not made without a role; the form says which field is missing', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const admin = await addStaff(service, 'admin');
  await enterConsole(page, service, '#/bsc/users?row=new', admin);
  const drawer = page.getByRole('dialog');
  const name = `zarina-${admin.username}`;
  await drawer.getByLabel('Имя и фамилия').fill('Зарина');
  await drawer.getByLabel('Имя для входа').fill(name);
  await drawer.getByRole('button', { name: 'Придумать' }).click();
  await drawer.getByRole('button', { name: 'Добавить' }).click();
  const roles = drawer.getByRole('group', { name: 'Роли' });
  await expect(roles.getByText('Заполните это поле')).toBeVisible();
  await expect(roles.getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page);
  await roles.getByRole('checkbox', { name: 'Руководитель' }).check();
  await drawer.getByRole('button', { name: 'Добавить' }).click();
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Зарина');
});
