import { networkInterfaces } from 'node:os';
import type { Page } from '@playwright/test';
import { pages } from '@rohi/contract/site/pages';
import { callService, openAccount, readStorage, sendLogIn } from '../accounts.ts';
import {
  expect,
  expectAccessible,
  startService,
  test,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { redirectPayloads } from '../redirect-payloads.ts';

test.use({ isWarm: true });

async function logInOn(page: Page, service: Service, path = '/profile') {
  const account = await openAccount(service);
  await visitPage(page, service.address, `/login?redirect=${encodeURIComponent(path)}`, 'en');
  await sendLogIn(page, account);
  await expect(page.getByRole('button', { name: account.username })).toBeVisible();
  return account;
}

/** Counts the refreshes that a page asks for. */
function countRefreshes(...tabs: Page[]): { count: number } {
  const seen = { count: 0 };
  for (const tab of tabs)
    tab.on('request', (request) => {
      if (request.url().includes('/auth/refresh_token')) seen.count += 1;
    });
  return seen;
}

/** As if the hour of the token were nearly over. */
async function letTokenEndSoon(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('expiration_time', String(Date.now() + 5 * 60_000)));
}

test('two tabs refresh a token that ends soon once, unseen', async ({ page, service }) => {
  const { session } = await logInOn(page, service);
  const first = await readStorage(page);
  const second = await page.context().newPage();
  await second.goto(`${service.address}/#/home`);
  // Counted from before: a page that is still asking may be the one that refreshes.
  const refreshes = countRefreshes(page, second);
  await letTokenEndSoon(page);
  await Promise.all([page.reload(), second.goto(`${service.address}/#/profile`)]);
  for (const tab of [page, second]) await expect(tab.getByText('This device')).toBeVisible();
  // The pages need not wait for the new token: the one they have holds for minutes yet.
  await expect.poll(async () => (await readStorage(page))['token']).not.toBe(first['token']);
  expect(refreshes.count).toBe(1);
  const after = await readStorage(page);
  expect(after['refresh_token']).not.toBe(first['refresh_token']);
  expect(Number(after['expiration_time'])).toBeGreaterThan(session.expiration_time - 1);
  for (const tab of [page, second]) await expect(tab.getByRole('alertdialog')).toHaveCount(0);
});

test('a stay on one page refreshes by itself while the page is visible', async ({ page, service }) => {
  await page.clock.install();
  await logInOn(page, service);
  await letTokenEndSoon(page);
  const refreshed = page.waitForResponse(/refresh_token/);
  await page.clock.runFor(31_000);
  expect((await refreshed).ok()).toBe(true);
});

for (const hours of [-30, 3]) {
  test(`a phone's clock ${hours} hours off makes neither a loop of refreshes nor an end`, async ({
    page,
    service,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const refreshes = countRefreshes(page);
    await logInOn(page, service);
    for (const path of ['home', 'profile', 'home', 'profile']) {
      await page.goto(`${service.address}/#/${path}`);
      await page.reload();
    }
    await expect(page.getByText('This device')).toBeVisible();
    expect(refreshes.count).toBe(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('a tab that slept while another person logged in shows nothing of the former', async ({
  page,
  service,
}) => {
  const former = await logInOn(page, service);
  const second = await page.context().newPage();
  await second.goto(`${service.address}/#/profile`);
  await expect(second.getByText(former.email).first()).toBeVisible();
  const next = await openAccount(service);
  await page.goto('about:blank');
  await page.goto(`${service.address}/robots.txt`);
  // At once, as a tab sees it that was asleep in between.
  await page.evaluate(({ user, ...session }) => {
    localStorage.setItem('user', JSON.stringify(user));
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, String(value));
  }, next.session);
  await expect(second.getByText(next.email).first()).toBeVisible();
  await expect(second.getByText(former.email)).toHaveCount(0);
});

test('a refresh that is refused ends the session', async ({ page, service }) => {
  await logInOn(page, service);
  // Beside the client: a page that stays open may refresh between the two writes.
  await page.goto(`${service.address}/robots.txt`);
  await letTokenEndSoon(page);
  await page.evaluate(() => localStorage.setItem('refresh_token', 'nonsense'));
  await page.goto(`${service.address}/#/profile`);
  await expect(page.getByRole('alertdialog')).toContainText('Login timed out, please login again');
});

test('a missing stored user ends the session', async ({ page, service }) => {
  await logInOn(page, service);
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.reload();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('calls that fail at once are told by one dialog, in every tab, and lead back', async ({
  page,
  service,
}) => {
  const { session } = await logInOn(page, service, '/profile?from=letter');
  const second = await page.context().newPage();
  await second.goto(`${service.address}/#/orderManagement`);
  await expect(second.getByRole('button', { name: session.user.username })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('left_over', 'of the session'));
  await callService(service, 'POST', '/auth/loginout', {
    refresh_token: (await readStorage(page))['refresh_token'],
  });
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/api\/auth\/(?:userinfo|logins)$/, (route) => void held.push(() => route.continue()));
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(`${service.address}/#/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${service.address}/#/profile?from=letter`);
    await expect.poll(() => held.length).toBe(3 * (visit + 1));
  }
  const answers = Array.from({ length: 10 }, () => page.waitForResponse((answer) => answer.status() === 401));
  await Promise.all(held.map((release) => release()));
  await Promise.all(answers);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('heading')).toHaveText('Login expired');
  await expect(dialog).toContainText('Login timed out, please login again');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fprofile%3Ffrom%3Dletter$/);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readStorage(page)).toEqual({ locale: 'en' });
  await expect(second).toHaveURL(/#\/login\?redirect=%2ForderManagement$/);
});

for (const [locale, title, text, ok] of [
  ['ru', 'Вход устарел', 'Время сессии истекло, войдите снова', 'ОК'],
  ['zh', '登录已过期', '登录超时，请重新登录', '确定'],
] as const) {
  test(`the end of a session is told in ${locale}`, async ({ page, service }) => {
    await logInOn(page, service);
    await page.setViewportSize(widths.phone);
    await page.evaluate((stored) => {
      localStorage.setItem('locale', stored);
      localStorage.setItem('token', 'nonsense');
    }, locale);
    await page.reload();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading')).toHaveText(title);
    await expect(dialog).toContainText(text);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: ok }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fprofile$/);
    await expect.poll(() => readStorage(page)).toEqual({ locale });
  });
}

test('logs out: the session ends there and here, the language stays', async ({ page, service }) => {
  const { session, username } = await logInOn(page, service);
  const { token } = await readStorage(page);
  const sent = page.waitForRequest(/loginout/);
  // The page begins anew: what it keeps can be read once it has.
  const begunAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: username }).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  const request = await sent;
  await begunAnew;
  expect(request.postDataJSON()).toMatchObject({ id: session.user.id });
  expect(request.headers()['token']).toBeUndefined();
  await expect(page).toHaveURL(/#\/login/);
  await expect.poll(() => readStorage(page)).toEqual({ locale: 'en' });
  const answer = await fetch(`${service.address}/api/auth/userinfo`, { headers: { token: token ?? '' } });
  expect(answer.status).toBe(401);
});

test('logs out also while the service is stopped', async ({ page }) => {
  test.slow();
  const stopped = await startService({}, { ownProcess: true });
  const { username } = await logInOn(page, stopped);
  await page.getByRole('button', { name: username }).click();
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  await stopped.stop();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  // What the reload brings, the cached page or the browser's own error page, has no token to be read.
  const readToken = () => page.evaluate(() => localStorage.getItem('token')).catch(() => null);
  await expect.poll(readToken).toBeNull();
  const again = await startService({ PORT: new URL(stopped.address).port }, { ownProcess: true });
  try {
    await page.goto(`${again.address}/#/home`);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => readStorage(page)).toEqual({ locale: 'en' });
  } finally {
    await again.stop();
  }
});

test('passwords go sealed where the browser can seal them', async ({ page, service }) => {
  const account = await openAccount(service);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) bodies.push(request.postDataJSON());
  });
  await visitPage(page, service.address, '/login', 'en');
  await sendLogIn(page, account);
  await expect(page).toHaveURL(/#\/platform$/);
  expect(bodies).toEqual([
    { username: account.username, password: expect.stringMatching(/^eyJ[\w.-]+$/) as unknown },
  ]);
});

test('logs in over plain http from another address, and two tabs refresh once there too', async ({
  page,
}) => {
  test.slow();
  const address = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  test.skip(address === undefined, 'this machine has no address but its own');
  const open = await startService({ HOST: '0.0.0.0' });
  const service = { ...open, address: `http://${address}:${new URL(open.address).port}` };
  try {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/login')) bodies.push(request.postDataJSON());
    });
    const { username, password } = await logInOn(page, service);
    await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false);
    expect(bodies).toEqual([{ username, password }]);
    const second = await page.context().newPage();
    await second.goto(`${service.address}/#/home`);
    // Counted from before: a page that is still asking may be the one that refreshes.
    const refreshes = countRefreshes(page, second);
    await letTokenEndSoon(page);
    await Promise.all([page.reload(), second.goto(`${service.address}/#/profile`)]);
    for (const tab of [page, second]) await expect(tab.getByText('This device')).toBeVisible();
    await expect.poll(() => refreshes.count).toBe(1);
  } finally {
    await open.stop();
  }
});

test('whatever a log-in is told to lead to, it stays on this site', async ({ page, service }) => {
  await logInOn(page, service);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const paths = new Set<string>(Object.values(pages).map(({ path }) => path));
  expect(redirectPayloads.length).toBeGreaterThanOrEqual(100);
  for (const payload of redirectPayloads) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/login?redirect=${payload}`);
    await expect(page, payload).not.toHaveURL(/#\/login/);
    const url = new URL(page.url());
    expect(url.origin, payload).toBe(service.address);
    expect(url.pathname, payload).toBe('/');
    expect(paths, payload).toContain(url.hash.slice(1).split('?')[0]);
  }
  expect(dialogs).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/login?redirect=%2FparcelTracking%3FsearchText%3DYT1234567890123';
  });
  await expect(page).toHaveURL(/#\/parcelTracking\?searchText=YT1234567890123$/);
});
