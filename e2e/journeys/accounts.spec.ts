import type { Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import {
  callService,
  consent,
  logInElsewhere,
  newAccount,
  oneTimeCodeOf,
  openAccount,
  readLetterCode,
  readUndoPath,
  sendLogIn,
} from '../accounts.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startService,
  test,
  visitPage,
  widths,
} from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const submit = (page: Page) => page.locator('form [type=submit]');

test('registers with the code from the letter and goes back to the page that asked', async ({
  page,
  service,
  visit,
}) => {
  const account = newAccount();
  await page.setViewportSize(widths.phone);
  await visit('/profile');
  await expect(page.getByText('После входа откроем ваш профиль.')).toBeVisible();
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await field(page, 'username').fill(account.username);
  await expect(page.getByText('Имя свободно')).toBeAttached();
  await field(page, 'password').fill(account.password);
  await field(page, 'repeat').fill(account.password);
  await field(page, 'email').fill(account.email);
  await field(page, 'phone').fill('93 555 01 48');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('button', { name: /^Повторить через \d+ секунд/ })).toBeDisabled();
  await expect(page.getByText(`Мы отправили 6 цифр на ${account.email}`)).toBeVisible();
  await expectAccessible(page);
  // Loaded again, the form is as it was but for the passwords, and the letter is still good.
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(account.email);
  await expect(field(page, 'phone')).toHaveValue('93 555 01 48');
  await expect(page.getByText(`Мы отправили 6 цифр на ${account.email}`)).toBeVisible();
  await expect(field(page, 'password')).toHaveValue('');
  await field(page, 'password').fill(account.password);
  await field(page, 'repeat').fill(account.password);
  await field(page, 'code').fill(await readLetterCode(service, account.email));
  await page.getByLabel('Мне исполнилось 18 лет').check();
  await page.getByRole('checkbox', { name: /Принимаю публичную оферту.* от 20\.09\.2025/ }).check();
  await submit(page).click();
  await expect(page.getByText('Вы зарегистрированы')).toBeVisible();
  await expect(page).toHaveURL(/#\/profile$/);
  await expect(field(page, 'email')).toHaveValue(account.email);
  await expect(field(page, 'phone')).toHaveValue('+992 93 555 01 48');
});

const prompts: Record<Locale, string[]> = {
  en: [
    'Please enter your username',
    'Please enter your password',
    'Please enter the password again',
    'Please enter your email',
    'Please enter your phone number',
    'Please request a code first: it comes by email',
    'Please confirm that you are 18 or older',
    'Please accept the terms of service to sign up',
  ],
  ru: [
    'Введите имя пользователя',
    'Введите пароль',
    'Введите пароль ещё раз',
    'Введите почту',
    'Введите номер телефона',
    'Сначала запросите код: он придёт письмом',
    'Подтвердите, что вам исполнилось 18 лет',
    'Чтобы зарегистрироваться, примите публичную оферту',
  ],
  zh: [
    '请输入用户名',
    '请输入密码',
    '请再次输入密码',
    '请输入邮箱',
    '请输入手机号',
    '请先获取验证码，我们会发送到您的邮箱',
    '请确认您已年满 18 周岁',
    '请先同意服务协议',
  ],
  tg: [
    'Номи корбарро нависед',
    'Паролро нависед',
    'Паролро боз як бор нависед',
    'Почтаи электрониро нависед',
    'Рақами телефонро нависед',
    'Аввал рамз пурсед: он бо мактуб меояд',
    'Тасдиқ кунед, ки 18-сола шудаед',
    'Барои бақайдгирӣ офертаи оммавиро қабул кунед',
  ],
};

for (const locale of inTurn(['ru', 'en', 'zh', 'tg'])) {
  test(`an empty registration prompts for each field in ${locale}`, async ({ page, visit }) => {
    await page.setViewportSize(widths.phone);
    await visit('/register', locale);
    await submit(page).click();
    for (const prompt of prompts[locale]) await expect(page.getByText(prompt, { exact: true })).toBeVisible();
    await expect(field(page, 'username')).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('an error leaves as soon as it is mended, also by another control', async ({ page, visit }) => {
  const account = newAccount();
  await visit('/register', 'ru');
  await submit(page).click();
  const hint = page.getByText('Сначала запросите код: он придёт письмом');
  await expect(hint).toBeVisible();
  await field(page, 'email').fill(account.email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Мы отправили 6 цифр')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(page.getByText('Введите номер телефона', { exact: true })).toBeVisible();
});

test('says beside the field what is wrong: a taken name, a common password, a wrong code', async ({
  page,
  service,
  visit,
}) => {
  const taken = await openAccount(service);
  const account = newAccount();
  await visit('/register', 'en');
  await field(page, 'username').fill(taken.username);
  await expect(page.getByText('This username is taken')).toBeVisible();
  await field(page, 'username').fill(account.username);
  await field(page, 'password').fill('password1');
  await field(page, 'repeat').fill('password1');
  await field(page, 'email').fill(account.email);
  await field(page, 'phone').fill('+992935550148');
  await page.getByRole('button', { name: 'Get the code' }).click();
  await expect(page.getByRole('button', { name: /^Try again in \d+ seconds$/ })).toBeDisabled();
  const code = await readLetterCode(service, account.email);
  await field(page, 'code').fill(code);
  await consent(page);
  await submit(page).click();
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'password')).toBeFocused();
  for (const name of ['password', 'repeat']) await field(page, name).fill(account.password);
  await field(page, 'code').fill(code === '000000' ? '000001' : '000000');
  await submit(page).click();
  await expect(field(page, 'code')).toBeFocused();
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'code').fill(code);
  await submit(page).click();
  await expect(page.getByText('registered successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/platform$/);
});

test('counts down after too many wrong passwords', async ({ page }) => {
  test.slow();
  const limited = await startService({ RATE_LIMIT: '1' });
  try {
    await visitPage(page, limited.address, '/login', 'en');
    // After the fifth wrong password all further tries wait.
    const wrong = { ...newAccount(), username: 'nobody' };
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await fetch(`${limited.address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: wrong.username, password: wrong.password }),
      });
      expect(await answer.json()).toMatchObject({ success: false });
    }
    await sendLogIn(page, wrong);
    const wait = submit(page).filter({ hasText: /^Try again in \d+ s$/ });
    await expect(wait).toBeVisible();
    await expect(wait).toBeDisabled();
    await expectAccessible(page);
  } finally {
    await limited.stop();
  }
});

test('sets a new password with the code from the letter', async ({ page, service, visit }) => {
  const account = await openAccount(service);
  const password = `${account.password} again`;
  await visit('/login?redirect=%2Fprofile');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page).toHaveURL(/#\/reset-password/);
  await expectAccessible(page);
  const before = await readLetterCode(service, account.email);
  await field(page, 'email').fill(account.email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Мы отправили 6 цифр')).toBeVisible();
  await expect.poll(() => readLetterCode(service, account.email)).not.toBe(before);
  await field(page, 'code').fill(await readLetterCode(service, account.email));
  await field(page, 'password').fill(password);
  await field(page, 'repeat').fill(password);
  await submit(page).click();
  await expect(page.getByText('Новый пароль сохранён. Войдите с ним.')).toBeVisible();
  await sendLogIn(page, { ...account, password });
  await expect(page).toHaveURL(/#\/profile$/);
});

test('changes name, e-mail and phone; a new address is confirmed by its letter', async ({
  page,
  service,
  visit,
}) => {
  const account = await openAccount(service);
  const other = newAccount();
  await page.setViewportSize(widths.phone);
  await visit('/login?redirect=%2Fprofile', 'en');
  await sendLogIn(page, account);
  await expect(page).toHaveURL(/#\/profile$/);
  await field(page, 'username').fill(other.username);
  await field(page, 'phone').fill('+992 92 700 00 07');
  await field(page, 'email').fill(other.email);
  await page.getByRole('button', { name: 'Get the code' }).click();
  await field(page, 'code').fill(await readLetterCode(service, other.email));
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByText('Please enter your password', { exact: true })).toBeVisible();
  await field(page, 'password').fill('not my password');
  await submit(page).click();
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'password')).toBeFocused();
  await field(page, 'password').fill(account.password);
  await expectNoSidewaysScroll(page);
  await submit(page).click();
  await expect(page.getByText('Operation successful', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, 'username')).toHaveValue(other.username);
  await expect(field(page, 'email')).toHaveValue(other.email);
  await expect(page.getByRole('banner').getByText(other.username)).toBeAttached();
});

test('the old address undoes a change of e-mail; opening its letter changes nothing', async ({
  page,
  service,
  visit,
}) => {
  const account = await openAccount(service);
  const other = newAccount();
  const { token } = account.session;
  const target = { channel: 'email', target: other.email, scene: 'change-email' };
  const { codeId } = await callService<{ codeId: string }>(service, 'POST', '/auth/send-code', target, token);
  const code = await readLetterCode(service, other.email);
  const { password } = account;
  await callService(
    service,
    'PUT',
    '/sys-user/profile',
    { email: other.email, code, codeId, password },
    token,
  );
  const path = await readUndoPath(service, account.email);
  await page.setViewportSize(widths.phone);
  await visit(path);
  await expect(page.getByText(account.email)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await callService(service, 'GET', '/auth/userinfo', undefined, token);
  await page.getByRole('button', { name: 'Вернуть прежний адрес' }).click();
  await expect(page.getByText(`${account.email} — снова адрес вашего аккаунта`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Задать новый пароль' }).click();
  await expect(page).toHaveURL(/#\/reset-password/);
  await expect(field(page, 'email')).toHaveValue(account.email);
  await visit(path);
  await expect(page.getByText('Ссылка больше не действует')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('another login is ended from the profile', async ({ page, service, visit }) => {
  const account = await openAccount(service);
  const { token } = await logInElsewhere(service, account);
  await page.setViewportSize(widths.phone);
  await visit('/login?redirect=%2Fprofile');
  await sendLogIn(page, account);
  const ends = page.getByRole('button', { name: /^Завершить вход/ });
  await expect(ends).toHaveCount(2);
  await expectAccessible(page);
  for (const left of [1, 0]) {
    await ends.first().click();
    await expect(ends).toHaveCount(left);
  }
  const answer = await fetch(`${service.address}/api/auth/userinfo`, { headers: { token } });
  expect(answer.status).toBe(401);
});

test('staff turn one-time codes on; the log-in then asks for one', async ({ page, service, visit }) => {
  const account = await openAccount(service);
  await service.sql`insert into user_role (user_id, role) values (${account.session.user.id}, 'support')`;
  await visit('/login?redirect=%2Fprofile', 'en');
  await sendLogIn(page, account);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await expectAccessible(page);
  await page.getByLabel('One-time code', { exact: true }).fill(oneTimeCodeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const lost = await recovery.first().innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText('Operation successful', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/#\/login/);
  await sendLogIn(page, account);
  await expect(page.getByLabel('One-time code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  // A code counts once: the next one is taken as well.
  await page.getByLabel('One-time code', { exact: true }).fill(oneTimeCodeOf(secret, 1));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Logging in asks for a code from your app.')).toBeVisible();
  // The phone is lost: a recovery code stands in for it.
  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/#\/login/);
  await sendLogIn(page, account);
  await page.getByLabel('One-time code', { exact: true }).fill(lost);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Logging in asks for a code from your app.')).toBeVisible();
});
