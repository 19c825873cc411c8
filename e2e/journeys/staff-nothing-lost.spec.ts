import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, oneTimeCodeOf, readStorage, sendLogIn, type Account } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';
import { inTurn } from '../../tools/turns.ts';
import { storedDrafts } from '../stored-drafts.ts';

test.use({ isWarm: true });

const texts = (ru: string) => ({ ru, en: `${ru} (en)`, zh: `${ru}（中）`, tg: `${ru} (тҷ)` });

async function addNotice(service: Service, token: string, title: string): Promise<{ id: number }> {
  return callService(
    service,
    'POST',
    '/staff/notices',
    {
      requestId: randomUUID(),
      state: 'DRAFT',
      category: 'NOTICE',
      slug: `n-${randomUUID()}`,
      audience: 'PUBLIC',
      businessLine: null,
      pinned: false,
      publishAt: '2026-01-05T04:00:00.000Z',
      expiresAt: null,
      titles: texts(title),
      summaries: texts('Коротко'),
      bodies: texts('Подробно'),
    },
    token,
  );
}

/** Ends the login of this browser at the service; the page learns of it by its next call. */
async function endSession(page: Page, service: Service): Promise<void> {
  const { refresh_token } = await readStorage(page);
  await callService(service, 'POST', '/auth/loginout', { refresh_token });
}

/** The dialog that says the session is over; what stands behind is out of sight. */
function sessionDialog(page: Page) {
  return page.getByRole('alertdialog', { name: 'Вход устарел' });
}

async function logInAgain(page: Page, { username, password }: Account): Promise<void> {
  const dialog = sessionDialog(page);
  await dialog.locator('[autocomplete=username]').fill(username);
  await dialog.locator('[autocomplete=current-password]').fill(password);
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toHaveCount(0);
}

const code = 'YT7770000000001';

async function importParcel(service: Service): Promise<void> {
  const { code: exit, output } = await service.importCsv(
    `Tracking code,Received in China\n${code},2026-01-12\n`,
  );
  expect(exit, output).toBe(0);
}

test('after the end of a session the next person sees nothing of the former, in no tab', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await importParcel(service);
  // By the form: what a log-in needs is known to the page when every call fails.
  await page.goto(`${service.address}/staff#/bsc/parcels`);
  await sendLogIn(page, await addStaff(service, 'admin'));
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`${service.address}/staff#/bsc/parcels?row=${code}`);
  await expect(second.getByRole('dialog')).toContainText(code);
  await endSession(page, service);
  // Answers to the former person that come late, and failures for the next.
  const late: (() => Promise<void>)[] = [];
  await page.route(/\/api\/staff\/parcels/, (route) => void late.push(() => route.continue()));
  await page.getByRole('searchbox').fill('YT777');
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#/bsc/orders'));
  const dialog = sessionDialog(page);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeHidden();
  await expectAccessible(page);
  await page.unroute(/\/api\/staff\/parcels/);
  await page.route(/\/api\/(staff|common)\//, (route) => route.fulfill({ status: 500, body: '' }));
  const clerk = await addStaff(service, 'pickup-clerk');
  await logInAgain(page, clerk);
  await expect(page.getByRole('button', { name: `Меню пользователя: ${clerk.username}` })).toBeVisible();
  await Promise.all(late.map((release) => release().catch(() => undefined)));
  await page.evaluate(() => (location.hash = '#/bsc/parcels'));
  await expect(page.getByText('Попробовать ещё раз')).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(second.getByText(code)).toHaveCount(0);
});

test('a new key in the middle of the work, as every hour, takes nothing of what is typed', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const token = await enterConsole(page, service, '', await addStaff(service, 'manager'));
  const { id } = await addNotice(service, token, 'Старый заголовок');
  await page.goto(`${service.address}/staff#/bsc/notices?row=${id}`);
  const title = page.getByRole('dialog').getByLabel('Заголовок · Русский');
  await title.fill('Новый заголовок');
  await page.evaluate(() => localStorage.setItem('expiration_time', String(Date.now() + 60_000)));
  const refreshed = page.waitForResponse(/refresh_token/);
  await page.getByRole('dialog').getByRole('button', { name: 'История' }).click();
  await refreshed;
  await page.getByRole('dialog').getByRole('button', { name: 'Запись', exact: true }).click();
  await expect(title).toHaveValue('Новый заголовок');
});

test('whoever logs in again within the dialog goes on with everything typed, also with a one-time code', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  const account = await addStaff(service, 'manager');
  const token = await enterConsole(page, service, '', account);
  const { secret } = await callService<{ secret: string }>(
    service,
    'POST',
    '/auth/one-time-codes',
    { password: account.password },
    token,
  );
  await callService(service, 'PUT', '/auth/one-time-codes', { oneTimeCode: oneTimeCodeOf(secret) }, token);
  const { id } = await addNotice(service, token, 'Старый заголовок');
  await page.goto(`${service.address}/staff#/bsc/notices?row=${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Заголовок · Русский').fill('Новый заголовок');
  await endSession(page, service);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = sessionDialog(page);
  await expect(dialog.locator('[autocomplete=username]')).toHaveValue(account.username);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.locator('[autocomplete=current-password]').fill(account.password);
  await dialog.locator('[type=submit]').click();
  await dialog.locator('[autocomplete=one-time-code]').fill(oneTimeCodeOf(secret, 1));
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(drawer.getByLabel('Заголовок · Русский')).toHaveValue('Новый заголовок');
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Новый заголовок');
});

test('what was typed and not saved is offered back after a reload, to nobody else, until it is saved or let go', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const account = await addStaff(service, 'manager');
  const token = await enterConsole(page, service, '', account);
  const { id } = await addNotice(service, token, 'Старый заголовок');
  const address = `${service.address}/staff#/bsc/notices?row=${id}`;
  await page.goto(address);
  const drawer = page.getByRole('dialog');
  const title = drawer.getByLabel('Заголовок · Русский');
  const offer = drawer.getByRole('region', { name: 'Несохранённые изменения' });
  await title.fill('Новый заголовок');
  await expect.poll(() => storedDrafts(page)).toContain('Новый заголовок');
  await page.reload();
  await expect(offer).toContainText('Есть несохранённые изменения от');
  await expect(title).toHaveValue('Старый заголовок');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Удалить' }).click();
  await offer.getByRole('button', { name: 'Вернуть' }).click();
  await offer.getByRole('button', { name: 'Восстановить' }).click();
  await expect(title).toHaveValue('Новый заголовок');

  // Somebody else at the same computer is offered nothing.
  await endSession(page, service);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  const other = await addStaff(service, 'manager');
  await logInAgain(page, other);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(address);
  await expect(title).toHaveValue('Старый заголовок');
  await expect(offer).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();

  await sendLogIn(page, account);
  await page.goto(address);
  await offer.getByRole('button', { name: 'Восстановить' }).click();
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Новый заголовок');
  await expect.poll(() => storedDrafts(page)).not.toContain('Новый заголовок');
  await page.reload();
  await expect(title).toHaveValue('Новый заголовок');
  await expect(offer).toHaveCount(0);
});

test.describe('with pickup points', () => {
  test.beforeEach(({ service }) => openPlaces(service));
  test.afterEach(({ service }) => closePlaces(service));

  test('a save that meets the one of a colleague is seen, in words, and settled', async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await enterConsole(page, service, '#/bsc/units', await addStaff(service, 'manager'));
    const other = await addStaff(service, 'manager');
    const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', other);
    const { list } = await callService<{ list: Record<string, unknown>[] }>(
      service,
      'GET',
      '/staff/units?search=PP-BOKHTAR',
      undefined,
      token,
    );
    const [unit] = list;
    await page.goto(`${service.address}/staff#/bsc/units?row=${String(unit?.['id'])}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Телефон').fill('+992 900 11 22 33');
    const { id: _id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...now } = unit ?? {};
    await callService(
      service,
      'PUT',
      `/staff/units/${String(unit?.['id'])}`,
      {
        ...now,
        phone: '+992 900 44 55 66',
        hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
      },
      token,
    );
    await drawer.getByRole('button', { name: 'Сохранить' }).click();
    const conflict = drawer.getByRole('alert').filter({ hasText: 'Поле' });
    await expect(conflict).toBeInViewport();
    await expect(conflict).toBeFocused();
    await expect(drawer.getByText(`Изменено: ${other.username} — выберите, что оставить`)).toBeVisible();
    await expect(conflict).toContainText('Пн–Пт 09:00–18:00; Сб, Вс выходной');
    await expect(conflict).not.toContainText('weekday');
    await expectAccessible(page);
    // Pressed once more it leads to the choice and sends nothing.
    await drawer.getByRole('textbox', { name: 'Телефон' }).focus();
    await drawer.getByRole('button', { name: 'К выбору' }).click();
    await expect(conflict).toBeFocused();
    await conflict.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(conflict).toHaveCount(0);
    await expect
      .poll(() => callService(service, 'GET', `/staff/units/${String(unit?.['id'])}`, undefined, token))
      .toMatchObject({ version: 3, phone: expect.stringContaining('11') });
    await drawer.getByRole('button', { name: 'История' }).click();
    await expect(drawer.getByText('Пн–Пт 09:00–18:00; Сб, Вс выходной')).toBeVisible();
    await expect(drawer).not.toContainText('weekday');
  });
});

test('a draft tariff goes only after asking, and what is typed into it is kept', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  await enterConsole(page, service, '#/bsc/tariffs', await addStaff(service, 'manager'));
  await page.getByRole('button', { name: 'Черновик: Посылка' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Цена за единицу').fill('3,33');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Продолжить правку' }).click();
  await expectNoSidewaysScroll(page);
  await expect.poll(() => storedDrafts(page)).toContain('3,33');
  await page.reload();
  const offer = drawer.getByRole('region', { name: 'Несохранённые изменения' });
  await offer.getByRole('button', { name: 'Восстановить' }).click();
  await expect(drawer.getByLabel('Цена за единицу')).toHaveValue('3,33');
  const publish = drawer.getByRole('button', { name: 'Опубликовать…' });
  const right = async () => {
    const box = await publish.boundingBox();
    return box === null ? Infinity : box.x + box.width;
  };
  await expect.poll(right).toBeLessThanOrEqual(widths.phone.width);
  await drawer.getByRole('button', { name: 'Удалить черновик' }).click();
  const question = page.getByRole('alertdialog', { name: 'Удалить черновик?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Оставить' }).click();
  await expect(drawer.getByLabel('Цена за единицу')).toHaveValue('3,33');
  await drawer.getByRole('button', { name: 'Удалить черновик' }).click();
  await question.getByRole('button', { name: 'Удалить черновик' }).click();
  await expect(page.getByText('Черновик удалён')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Черновик: Посылка' })).toBeVisible();
});

for (const width of inTurn([360, 768, 1280]))
  test(`what is said after saving covers nothing that must be read, ${width} px wide`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const token = await enterConsole(page, service, '', await addStaff(service, 'manager'));
    const { id } = await addNotice(service, token, 'Старый заголовок');
    await page.goto(`${service.address}/staff#/bsc/notices?row=${id}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Заголовок · Русский').fill('Новый заголовок');
    await page.clock.install();
    await drawer.getByRole('button', { name: 'Сохранить' }).click();
    const message = page.getByText('Сохранено', { exact: true });
    await expect(message).toBeVisible();
    // It lets the pointer through: what is found at its place is what it lies upon.
    const coveredOf = (text: HTMLElement | SVGElement) => {
      const box = text.closest('p')?.getBoundingClientRect() ?? new DOMRect();
      const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      return points.flatMap(([x, y]) => {
        const below = document.elementFromPoint(x, y);
        return below?.closest('button, input, textarea, select, label, a, h2, table, fieldset')
          ? [below.outerHTML]
          : [];
      });
    };
    await expect.poll(() => message.evaluate(coveredOf)).toEqual([]);
    await expectAccessible(page);
  });
