import type { Page } from '@playwright/test';
import { openAccount, sendLogIn } from '../accounts.ts';
import { expect, expectAccessible, test, visitPage, widths } from '../fixtures.ts';
import { oneInTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

const passwordTexts = {
  en: {
    menu: ['Change Password', 'Log Out'],
    old: 'Please enter the original password',
    fresh: 'Please enter a new password',
    short: 'The new password cannot be less than 6 characters',
    again: 'Please enter the new password again',
    mismatch: 'The new passwords entered twice do not match',
    done: 'Password changed successfully!',
  },
  zh: {
    menu: ['修改密码', '退出登录'],
    old: '请输入原密码',
    fresh: '请输入新密码',
    short: '新密码不能少于 6 个字符',
    again: '请再次输入新密码',
    mismatch: '两次输入的新密码不一致',
    done: '密码修改成功！',
  },
} as const;

for (const locale of oneInTurn(['en', 'zh'])) {
  test(`the password dialog says in ${locale} what is wrong when a field is left`, async ({
    page,
    service,
    visit,
  }) => {
    const texts = passwordTexts[locale];
    const account = await openAccount(service);
    await page.setViewportSize(widths.desktop);
    await visit('/login', locale);
    await sendLogIn(page, account);
    await page.getByRole('button', { name: account.username }).click();
    await expect(page.getByRole('banner').locator('ul button')).toHaveText(texts.menu);
    await page.getByRole('button', { name: texts.menu[0] }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => widthOf(page)).toBe(480);
    await page.setViewportSize({ width: 768, height: 900 });
    const room = () => page.evaluate(() => document.documentElement.clientWidth);
    await expect.poll(async () => Math.abs((await widthOf(page)) - (await room()) * 0.9)).toBeLessThan(15);
    await field(page, 'oldPassword').focus();
    for (const text of [texts.old, texts.fresh, texts.again]) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await field(page, 'password').fill('12345');
    await field(page, 'repeat').fill('123456');
    await field(page, 'oldPassword').focus();
    await expect(dialog.getByText(texts.short, { exact: true })).toBeVisible();
    await expect(dialog.getByText(texts.mismatch, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: account.username })).toBeFocused();
  });
}

/** Of the dialog that is open, in CSS pixels. */
async function widthOf(page: Page): Promise<number> {
  return (await page.getByRole('dialog').boundingBox())?.width ?? 0;
}

test('changes the password: the other logins end, this one stays', async ({
  browser,
  page,
  service,
  visit,
}) => {
  const account = await openAccount(service);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await visitPage(other, service.address, '/login?redirect=%2Fprofile', 'ru');
  await sendLogIn(other, account);
  await expect(other.getByText('Это устройство')).toBeVisible();
  await visit('/login', 'en');
  await sendLogIn(page, account);
  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const password = `${account.password} again`;
  await field(page, 'oldPassword').fill('not the password');
  await field(page, 'password').fill(password);
  await field(page, 'repeat').fill(password);
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(field(page, 'oldPassword')).toBeFocused();
  await field(page, 'oldPassword').fill(account.password);
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.getByText('Password changed successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('alertdialog')).toContainText('Время сессии истекло, войдите снова');
  await page.goto(`${service.address}/#/profile`);
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await elsewhere.close();
});

test('a password change that does not reach the service is only logged', async ({ page, service, visit }) => {
  const account = await openAccount(service);
  await visit('/login', 'en');
  await sendLogIn(page, account);
  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await field(page, 'oldPassword').fill(account.password);
  for (const name of ['password', 'repeat']) await field(page, name).fill('Kulma pass 4363');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Changing the password failed'),
  );
  await page.context().setOffline(true);
  await page.getByRole('dialog').locator('[type=submit]').click();
  await logged;
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('dialog')).toBeVisible();
});
