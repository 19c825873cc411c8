import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import { callService, openAccount, sendLogIn, type Account } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  widths,
  type Service,
  type Visit,
} from '../fixtures.ts';
import { drawPng } from '../pictures.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

async function enter(page: Page, visit: Visit, account: Account, locale: Locale = 'ru') {
  await visit('/orderManagement?claims=1', locale, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/claims=1/);
}

/** A parcel that came to Yiwu without a customer code. */
async function bringOwnerless(service: Service, code: string): Promise<void> {
  const { code: exit, output } = await service.importCsv(
    `Tracking code,Received in China\n${code},2026-01-12\n`,
  );
  expect(exit, output).toBe(0);
}

/** Somebody of the support, by the operator's command. */
async function openSupport(service: Service): Promise<string> {
  const account = await openAccount(service);
  await service.sql`
    insert into user_role (user_id, role) select id, 'support' from user_account where username = ${account.username}`;
  return account.session.token;
}

const picture = { name: 'order.png', mimeType: 'image/png', buffer: drawPng(360, 640) };

test('on a phone: a missing parcel is found, claimed with a picture, given, and stands among the orders', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  const { session, ...account } = await openAccount(service);
  await bringOwnerless(service, 'YT9999000000001');
  await visit('/platform', 'ru', account);
  await page.getByRole('link', { name: 'Найти посылку' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не нашли посылку?');
  await expect(page.getByText('Здесь появятся ваши заявки')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const code = page.getByRole('textbox', { name: 'Трек-номер курьера в Китае' });
  await page.getByRole('button', { name: 'Найти посылку' }).click();
  await expect(page.getByText('Введите трек-номер')).toBeVisible();
  await code.fill('YT9999000000002');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Посылки без получателя с таким номером нет' }),
  ).toBeVisible();
  await code.fill(' yt9999000000001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Посылка YT9999000000001 у нас' })).toBeVisible();
  await expectAccessible(page);

  const send = page.getByRole('button', { name: 'Отправить заявку' });
  await send.click();
  await expect(page.getByText('Выберите магазин')).toBeVisible();
  await expect(page.getByText('Добавьте снимок заказа', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Где вы купили товар' }).selectOption('PINDUODUO');
  await send.click();
  await expect(page.getByRole('button', { name: 'Выбрать снимок' })).toBeFocused();
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles({ name: 'order.html', mimeType: 'text/html', buffer: Buffer.from('<script>') });
  await expect(page.getByText('Этот файл не похож на снимок.')).toBeVisible();
  await files.setInputFiles(picture);
  await expect(page.getByText('Снимок загружен')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Снимок, который вы добавили' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Что внутри (необязательно)' }).fill('Две куртки');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await send.click();
  await expect(page.getByText('Заявка отправлена. Мы ответим письмом.')).toBeVisible();
  const claim = page.getByRole('listitem').filter({ hasText: 'YT9999000000001' });
  await expect(claim).toContainText('На рассмотрении');
  await expect(claim).toContainText('Pinduoduo');
  await claim.getByRole('button', { name: 'Показать снимок' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  const support = await openSupport(service);
  const { list } = await callService<{ list: { code: string }[] }>(
    service,
    'GET',
    '/claims',
    undefined,
    support,
  );
  expect(list).toHaveLength(1);
  const body = { requestId: randomUUID() };
  await callService(service, 'POST', `/claims/${list[0]?.code}/approve`, body, support);
  await page.reload();
  await expect(claim).toContainText('Одобрена');
  await claim.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RA\d{6}/);
  await expect(page.getByRole('main')).toContainText('YT9999000000001');
  const orders = await callService<{ total: number }>(service, 'GET', '/orders', undefined, session.token);
  expect(orders.total).toBe(1);
});

test('a line that breaks while the picture goes out is told, and the picture is sent again', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  const { session: _session, ...account } = await openAccount(service);
  await bringOwnerless(service, 'YT9999000000003');
  await enter(page, visit, account);
  await page.getByRole('textbox', { name: 'Трек-номер курьера в Китае' }).fill('YT9999000000003');
  await page.keyboard.press('Enter');
  await page.route(/\/claims\/pictures/, (route) => route.abort());
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText('Снимок не загрузился.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/claims\/pictures/);
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(page.getByText('Снимок загружен')).toBeVisible();
});

test('a claim is withdrawn after asking, and a refused one tells why and can be made again', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  const { session: _session, ...account } = await openAccount(service);
  await bringOwnerless(service, 'YT9999000000004');
  await enter(page, visit, account, 'en');
  const code = page.getByRole('textbox', { name: 'Tracking number of the Chinese courier' });
  const claimIt = async () => {
    await code.fill('YT9999000000004');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Where did you buy it?' }).selectOption('JD');
    await page.locator('input[type=file]').first().setInputFiles(picture);
    await page.getByRole('button', { name: 'Send the claim' }).click();
    await expect(page.getByText('The claim is sent.')).toBeVisible();
  };
  await claimIt();
  await page.getByRole('button', { name: 'Withdraw the claim' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Withdrawn' })).toBeVisible();

  await claimIt();
  const support = await openSupport(service);
  // What was said of the first claim may still stand there: the second is sent once the office has it.
  const openClaims = async () =>
    (
      await callService<{ list: { code: string }[] }>(
        service,
        'GET',
        '/claims?state=OPEN',
        undefined,
        support,
      )
    ).list;
  await expect.poll(async () => (await openClaims()).length).toBe(1);
  const [claim] = await openClaims();
  await callService(
    service,
    'POST',
    `/claims/${claim?.code}/refuse`,
    { requestId: randomUUID(), reason: 'CODE_NOT_SHOWN', comment: 'Show the delivery details.' },
    support,
  );
  await page.reload();
  const refused = page.getByRole('listitem').filter({ hasText: 'Refused' });
  await expect(refused).toContainText('The picture does not show this tracking number');
  await expect(refused).toContainText('Show the delivery details.');
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Claim it again' }).click();
  await expect(code).toHaveValue('YT9999000000004');
});

test('the support refuses one claim with a comment and gives the parcel to the other customer', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await bringOwnerless(service, 'YT9999000000005');
  const customers = [await openAccount(service), await openAccount(service)];
  const codes: string[] = [];
  for (const { session } of customers) {
    const response = await fetch(`${service.address}/api/profile/claims/pictures`, {
      method: 'POST',
      headers: { token: session.token, 'content-type': 'image/png' },
      body: new Uint8Array(picture.buffer),
    });
    const { data } = (await response.json()) as { data: { pictureId: string } };
    const body = {
      requestId: randomUUID(),
      trackingCode: 'YT9999000000005',
      pictureId: data.pictureId,
      marketplace: 'TAOBAO',
    };
    const claim = await callService<{ code: string }>(
      service,
      'POST',
      '/profile/claims',
      body,
      session.token,
    );
    codes.push(claim.code);
  }
  const { session: _session, ...support } = await openAccount(service);
  await service.sql`
    insert into user_role (user_id, role) select id, 'support' from user_account where username = ${support.username}`;
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto(`${service.address}/staff#/bsc/claims`);
  await sendLogIn(page, support);
  await page.getByRole('searchbox').fill(codes[0] ?? '');
  await expect(page.getByText('1 record', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'YT9999000000005' }).click();
  await expect(page.getByRole('img', { name: 'Screenshot of the order' })).toBeVisible();
  await expect(page.getByText('There is 1 more claim for this parcel.')).toBeVisible();
  await expectAccessible(page);
  const strays: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') strays.push(request.url());
  });
  await page.getByRole('button', { name: 'Refuse' }).click();
  const refusal = page.getByRole('dialog', { name: 'Refuse the claim' });
  await refusal.getByRole('combobox').selectOption('OTHER');
  await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(refusal.getByText('Explain why the claim is refused')).toBeVisible();
  await refusal.getByRole('textbox').fill('The order is of another year.');
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(page.getByText('The order is of another year.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  // The drawer behind the dialog is no form that could be sent with it.
  expect(strays).toEqual([]);
  await expect(page.getByText('The claim has been refused.')).toBeVisible();
  await expect(page.getByRole('alert', { includeHidden: true }).filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator('[role=dialog] form')).toHaveCount(0);

  await page.goto(`${service.address}/staff#/bsc/claims?state=OPEN&row=${codes[1]}`);
  await page.getByRole('button', { name: 'Assign to customer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Assigned to order')).toBeVisible();
  const token = customers[1]?.session.token;
  const orders = await callService<{ total: number }>(service, 'GET', '/orders', undefined, token);
  expect(orders.total).toBe(1);
});

test('in Chinese nothing sticks out on a phone', async ({ page, service, visit }) => {
  await page.setViewportSize(widths.phone);
  const { session: _session, ...account } = await openAccount(service);
  await enter(page, visit, account, 'zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没找到包裹？');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
