import type { Page } from '@playwright/test';
import { openAccount, readLetterCode, sendLogIn, type Account } from '../accounts.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startService,
  test as base,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { addStaff } from '../staff.ts';

/** Journeys that need the limits as they are shipped. */
let limited: Service;
const test = base.extend<{ limited: Service }>({ limited: ({}, use) => use(limited) });

// Once for all journeys of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  limited = await startService({ RATE_LIMIT: '1' });
});
test.afterAll(() => limited.stop());

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const submit = (page: Page) => page.locator('form [type=submit]');

/** Wrong passwords until the account must wait. */
async function lockOut(service: Service, { username }: Account): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1)
    await fetch(`${service.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'a guess of strangers' }),
    });
}

test('an owner whom strangers made wait logs in with a code by letter', async ({ page, limited }) => {
  test.slow();
  const account = await openAccount(limited);
  const before = await readLetterCode(limited, account.email);
  await lockOut(limited, account);
  await page.setViewportSize(widths.phone);
  await visitPage(page, limited.address, '/login?redirect=%2Fprofile', 'ru');
  await sendLogIn(page, account);
  await expect(submit(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Получить код письмом' }).click();
  await expect(page.getByText('Войдите с кодом из письма: ждать не придётся.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Повторить через \d+ секунд/ })).toBeDisabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await submit(page).click();
  await expect(page.getByText('Введите код из письма').first()).toBeVisible();
  await expect.poll(() => readLetterCode(limited, account.email)).not.toBe(before);
  const code = await readLetterCode(limited, account.email);
  await field(page, 'letterCode').fill(code === '000000' ? '000001' : '000000');
  await submit(page).click();
  await expect(field(page, 'letterCode')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'letterCode').fill(code);
  await submit(page).click();
  await expect(page).toHaveURL(/#\/profile$/);
  await expect(field(page, 'email')).toHaveValue(account.email);
});

test('the same way leads into the console', async ({ page, limited }) => {
  test.slow();
  const clerk = await addStaff(limited, 'manager');
  await lockOut(limited, clerk);
  await page.setViewportSize(widths.desktop);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto(`${limited.address}/staff`);
  await sendLogIn(page, clerk);
  await page.getByRole('button', { name: 'Send me a code by email' }).click();
  await field(page, 'letterCode').fill(await readLetterCode(limited, clerk.email));
  await submit(page).click();
  await expect(page.getByRole('button', { name: clerk.username })).toBeVisible();
});
