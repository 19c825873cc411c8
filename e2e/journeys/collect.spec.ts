import type { Page } from '@playwright/test';
import { callService, openAccount, sendLogIn } from '../accounts.ts';
import { closePlaces, openCabinet, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { importEvent, passOf, shownPass, shownSerial } from '../own-pass.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

async function weigh(service: Service, code: string): Promise<void> {
  const { code: exit, output } = await service.importCsv(`Tracking code,"Weight, kg"\n${code},3.42\n`);
  expect(exit, output).toBe(0);
}

const words = {
  ru: {
    qr: 'QR пропуска',
    open: 'Открыть пропуск',
    ask: 'Показать код',
    entrust: 'Доверить другому',
    name: 'Имя и фамилия, как в документе',
    create: 'Создать и отправить',
    revoke: 'Отозвать',
    unused: 'Не использован',
    revoked: 'Отозван',
    ready: 'Вас ждёт 1 посылка',
    due: 'К оплате сегодня',
    more: 'Вас ждут 2 посылки',
    some: 'Выбрать',
    pays: /К оплате \d+,\d\d\sUSD/,
    unpriced: /без цены/,
    choose: 'Сейчас или подождать',
    stored: /^Нет сети\. Показываем то, что сохранили/,
    leadsTo: 'После входа откроем личный кабинет.',
  },
  zh: {
    qr: '取件凭证二维码',
    open: '打开凭证',
    ask: '显示取件码',
    entrust: '委托他人',
    name: '姓名（与证件一致）',
    create: '创建并发送',
    revoke: '撤销',
    unused: '未使用',
    revoked: '已撤销',
    ready: '有 1 件包裹等您领取',
    due: '今天应付',
    more: '有 2 件包裹等您领取',
    some: '选择',
    pays: /应付 \d+\.\d\d\sUSD/,
    unpriced: /尚无价格/,
    choose: '现在取还是再等等',
    stored: /^无网络，显示的是/,
    leadsTo: '登录后将打开个人中心。',
  },
} as const;

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize(width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

for (const locale of inTurn(['ru', 'zh'])) {
  test(`the pass in ${locale}: the largest thing, the same for the second parcel, another after the last`, async ({
    page,
    service,
    visit,
  }) => {
    test.slow();
    const text = words[locale];
    const cabinet = await openCabinet(service);
    await weigh(service, cabinet.ready.trackingCode);
    const names = `/profile/parcel-names/${cabinet.ready.trackingCode}`;
    await callService(service, 'PUT', names, { name: 'подарок Манижи' }, cabinet.token);
    await page.setViewportSize(widths.phone);
    await visit('/login', locale);
    await expect(page.getByText(text.leadsTo)).toBeVisible();
    await sendLogIn(page, cabinet);
    await expect(page).toHaveURL(/#\/platform$/);
    await expect(page.getByRole('heading', { name: text.ready })).toBeVisible();
    await expect(page.getByRole('img', { name: text.qr })).toBeVisible();
    await expect(page.getByRole('heading', { name: text.choose })).toBeVisible();
    await expect(page.getByText(text.due)).toBeVisible();
    await expect(page.getByText('подарок Манижи', { exact: true })).toBeVisible();
    await expect(page.getByText(/^7[,.]50\sUSD$|^8[,.]\d\d\sUSD$|^9[,.]\d\d\sUSD$/).first()).toBeVisible();
    const serial = await shownPass(page);
    await expectGoodAtBothWidths(page);

    await importEvent(service, cabinet.onTheRoad.trackingCode, 'PP_RECEIVED', 'BOKHTAR');
    await page.reload();
    await expect(page.getByRole('heading', { name: text.more })).toBeVisible();
    await expect(passOf(page)).toHaveText(serial);

    // Its own page: at least 232 points wide; the code when asked for; a pass for somebody else, once made and once
    // revoked.
    await page.getByRole('link', { name: text.open }).click();
    await expect(page).toHaveURL(/view=pass$/);
    await expect(passOf(page)).toHaveText(serial);
    const widthOfQr = async () => (await page.getByRole('img', { name: text.qr }).boundingBox())?.width;
    await expect.poll(widthOfQr).toBeGreaterThanOrEqual(232);
    await expect(page.getByText(/^\d{3} \d{3}$/)).toHaveCount(0);
    await page.getByRole('button', { name: text.ask }).click();
    await expect(page.getByText(/^\d{3} \d{3}$/)).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.getByRole('link', { name: text.entrust }).click();
    await page.getByLabel(text.name).fill('Раҷабов Фирӯз');
    // The sum follows the choice: what has no price yet is named, and is not in the sum of another.
    await expect(page.getByText(text.unpriced)).toBeVisible();
    await page.getByText(text.some, { exact: true }).click();
    await expect(page.getByText(text.pays)).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'подарок Манижи' }).check();
    await expect(page.getByText(text.pays)).toBeVisible();
    await expect(page.getByText(text.unpriced)).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'подарок Манижи' }).uncheck();
    await page.getByRole('checkbox').last().check();
    await expect(page.getByText(text.unpriced)).toBeVisible();
    await expect(page.getByText(text.pays)).toHaveCount(0);
    await expectGoodAtBothWidths(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: text.create }).click();
    expect((await saved).suggestedFilename()).toMatch(/^pass-[0-9A-Z]{8}\.png$/);
    const row = page.getByRole('listitem').filter({ hasText: 'Раҷабов Фирӯз' });
    await expect(row).toContainText(text.unused);
    await row.getByRole('button', { name: text.revoke }).click();
    await expect(row).toContainText(text.revoked);
    await page.getByRole('link', { name: 'Тоҷикӣ' }).click();
    await expect(page.getByRole('heading', { name: 'Ба шахси дигар супоридан' })).toBeVisible();
    await visit('/platform', locale);

    for (const { trackingCode } of [cabinet.ready, cabinet.onTheRoad])
      await importEvent(service, trackingCode, 'CUSTOMER_RECEIVED', 'BOKHTAR');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(shownSerial)).toHaveCount(0);
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the pass is there, and after the session it is nowhere', async ({
    page,
    context,
    service,
    visit,
  }) => {
    test.slow();
    const cabinet = await openCabinet(service);
    await page.setViewportSize(widths.phone);
    await visit('/platform', 'ru');
    await sendLogIn(page, cabinet);
    await page.getByRole('link', { name: words.ru.open }).click();
    await expect(page).toHaveURL(/view=pass$/);
    const serial = await shownPass(page);
    await expect(page.getByRole('img', { name: words.ru.qr }).locator('path')).toHaveCount(2);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Leaving the page sends the worker what the visit has loaded.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          Object.defineProperty(document, 'hidden', { value: true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
          Reflect.deleteProperty(document, 'hidden');
          const names = (await caches.keys()).filter((name) => name.startsWith('rohi-'));
          const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          const cached = files.flat().map(({ url }) => new URL(url).pathname);
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          return loaded.filter((path) => path.startsWith('/assets/') && !cached.includes(path)).length;
        }),
      )
      .toBe(0);
    // Who left the home page in a hurry has no files of the cards beside the pass.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/late-cards/.test(request.url)) await cache.delete(request);
      }
    });
    await context.setOffline(true);
    await page.reload();
    await expect(passOf(page)).toHaveText(serial);
    await expect(page.getByText('Нет сети, пропуск действует')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Главная', exact: true }).click();
    await expect(page.getByText(words.ru.stored)).toBeVisible();
    await expect(passOf(page)).toHaveText(serial);
    await context.setOffline(false);
    await expect(page.getByText(words.ru.stored)).toHaveCount(0);
    await expect(passOf(page)).toHaveText(serial);

    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).not.toContain('rohi-cabinet');
  });
});

test('two customers of a point have two passes', async ({ browser, service }) => {
  const serials: string[] = [];
  for (const cabinet of [await openCabinet(service), await openCabinet(service)]) {
    const page = await browser.newPage({ viewport: widths.phone });
    await page.goto(`${service.address}/#/platform`);
    await sendLogIn(page, cabinet);
    serials.push(await shownPass(page));
    await page.close();
  }
  expect(new Set(serials).size).toBe(2);
});

test('the phone’s menu of somebody logged in leads everywhere, and a newcomer begins with the address', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await visit('/login', 'ru');
  await sendLogIn(page, await openAccount(service));
  await expect(page).toHaveURL(/#\/platform$/);
  await expect(page.getByRole('button', { name: 'Скопировать всё' })).toBeVisible();
  await expect(page.getByText('Проверить адрес перед покупкой')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  await expect(menu.getByRole('button', { name: 'Выйти' })).toBeVisible();
  const items = async () => (await menu.locator('a, button').allTextContents()).map((each) => each.trim());
  await expect
    .poll(async () => (await items()).slice(0, 10))
    .toEqual([
      'Заказы',
      'Тарифы',
      'Личный кабинет',
      'Отследить посылку',
      'Счёт',
      'Пункт выдачи',
      'Профиль',
      'Помощь',
      'Сменить пароль',
      'Выйти',
    ]);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Личный кабинет' }).click();
  await expect(page.getByRole('button', { name: 'Открыть меню' })).toBeVisible();
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await menu.getByRole('link', { name: 'Помощь' }).click();
  await expect(page).toHaveURL(/#\/help$/);
});

test('the owner’s tracking tells the point, storage, weight, price and code; a stranger’s does not', async ({
  page,
  browser,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await weigh(service, cabinet.ready.trackingCode);
  const path = `/parcelTracking?searchText=${cabinet.ready.trackingCode}`;
  await page.setViewportSize(widths.phone);
  await visit('/platform', 'ru');
  await sendLogIn(page, cabinet);
  // Logged in before anything is looked for: what a visitor asked for is not asked again by its owner.
  await shownPass(page);
  const { places } = await callService<{ places: { code: string }[] }>(
    service,
    'GET',
    '/profile/collections',
    undefined,
    cabinet.token,
  );
  const code = (places[0]?.code ?? '').replace(/^(\d{3})/, '$1 ');
  await visit(path, 'ru');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Бохтар, .*Открыто круглосуточно/)).toBeVisible();
  await expect(main.getByText(/^Бесплатное хранение до .+ — ещё 2\sдня$/)).toBeVisible();
  await expect(main.getByText('3,42 кг', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Расчётный вес')).toBeVisible();
  await expect(main.getByText('Доставка', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Код выдачи' }).click();
  await expect(main.getByText(code, { exact: true })).toBeVisible();
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize(width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  // The bill leads to the reason, as soon as that is there.
  await visit('/balance', 'ru');
  await main.getByRole('link', { name: `Почему столько: ${cabinet.ready.trackingCode}` }).click();
  await expect(page.locator('[data-receipt]')).toBeFocused();
  await expect(page.locator('[data-receipt]')).toBeInViewport();
  // Once collected it leads to a claim that knows its number.
  await importEvent(service, cabinet.ready.trackingCode, 'CUSTOMER_RECEIVED', 'BOKHTAR');
  await page.reload();
  await main.getByRole('link', { name: 'Подать претензию' }).click();
  const claim = page.getByRole('dialog', { name: 'Подать претензию' });
  await expect(claim.getByLabel('Трек-номер')).toHaveValue(cabinet.ready.trackingCode);
  await claim.getByRole('button', { name: 'Отмена' }).click();
  await expect(claim).toHaveCount(0);
  await expect(page).toHaveURL(/#\/balance$/);
  const stranger = await browser.newPage({ viewport: widths.phone });
  await stranger.goto(`${service.address}/#${path}`);
  await expect(stranger.getByText(cabinet.ready.trackingCode).first()).toBeVisible();
  await expect(stranger.getByText('Код выдачи')).toHaveCount(0);
  await expect(stranger.getByText('Расчётный вес')).toHaveCount(0);
  await stranger.close();
});
