import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import {
  callService,
  consent,
  newAccount,
  openAccount,
  readLetterCode,
  readStorage,
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
import type { Service } from '../fixtures.ts';
import { addClerk, addDrawer, closeFirstShift, logInFirst, openFirstShift } from '../first-week.ts';
import { runScript } from '../service.ts';
import { addStaff } from '../staff.ts';
import { banner, scan, scanField } from '../stations.ts';
import { storeSession } from '../stored-session.ts';
import { makeTrip } from '../trips.ts';
import {
  acceptTransfer,
  collect,
  openStationAt,
  scanEach,
  sendTransfer,
  unloadTrip,
} from '../whole-chain.ts';

const trackingCode = 'YT8834201957555';

const dialog = (page: Page) => page.getByRole('dialog');

/** One text in all languages of a field of the console's form. */
async function fillFour(page: Page, label: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const group = dialog(page).getByRole('group', { name: label, exact: true });
  for (const [language, text] of Object.entries(texts)) {
    await group.getByRole('button', { name: language.toUpperCase() }).click();
    await dialog(page)
      .getByRole('textbox', { name: new RegExp(`^${label} · `) })
      .fill(text);
  }
}

/** The first administrator, as the operator makes one: the password is shown once. */
async function addAdministrator(
  service: Service,
): Promise<{ username: string; password: string; email: string }> {
  const { code, output } = await runScript(service, 'user', [
    ...['add', 'rustam', '--role', 'admin', '--email', 'rustam@example.com'],
  ]);
  expect(code, output).toBe(0);
  const password = /with the password (\S+)/.exec(output)?.[1] ?? '';
  return { username: 'rustam', password, email: 'rustam@example.com' };
}

/** The password that the command made is known to the person at the machine. */
async function chooseOwnPassword(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Задайте свой пароль' })).toBeVisible();
  const own = 'Snow over the Anzob pass';
  await page.getByLabel('Текущий пароль', { exact: true }).fill(username);
  await page.getByLabel('Новый пароль', { exact: true }).fill(own);
  await page.getByLabel('Новый пароль ещё раз', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Сохранить' }).click();
}

async function enterAddress(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Указать: Адрес склада в Китае' }).first().click();
  const banner = page.getByRole('complementary').filter({ hasText: 'Клиентам некуда отправлять посылки' });
  await expect(banner).toBeVisible();
  // It stands clear of the buttons above it.
  const room = async () => {
    const create = await page.getByRole('button', { name: 'Новый пункт' }).boundingBox();
    const below = await banner.boundingBox();
    return create === null || below === null ? -1 : below.y - create.y - create.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(8);
  await page
    .getByRole('row', { name: /YIWU-WH/ })
    .getByRole('link')
    .click();
  await expect(dialog(page).getByText('Адреса нет: клиенты не могут ничего отправить')).toBeVisible();
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  await field('Получатель в Китае').fill('捷运');
  await field('Телефон склада в Китае').fill('138 0000 0000');
  await field('Провинция, город, район в Китае').fill('浙江省 金华市 义乌市 福田街道');
  await field('Улица, дом, склад в Китае').fill('银海路88号 3号库 ({customerCode})');
  await field('Почтовый индекс в Китае').fill('322000');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page).getByText('Здесь должна стоять метка {customerCode}')).toBeVisible();
  await field('Получатель в Китае').fill('捷运 {customerCode}');
  await expect(dialog(page).getByText('捷运 TJ-10482 13800000000', { exact: false })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Клиентам некуда отправлять посылки')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function openPoint(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Открыть: Пункт выдачи' }).first().click();
  await page.getByRole('button', { name: 'Новый пункт' }).click();
  await dialog(page).getByText('Работает', { exact: true }).click();
  const names = {
    ru: 'Куляб, Сомони 33',
    en: 'Kulob, Somoni 33',
    zh: '库洛布索莫尼街',
    tg: 'Кӯлоб, Сомонӣ 33',
  };
  await fillFour(page, 'Название', names);
  await dialog(page).getByRole('textbox', { name: 'Код', exact: true }).fill('PP-KULOB');
  await dialog(page).getByLabel('Город', { exact: true }).selectOption({ label: 'Куляб' });
  await fillFour(page, 'Адрес', {
    ru: 'ул. Сомони, 33',
    en: '33 Somoni Street',
    zh: '索莫尼街33号',
    tg: 'кӯчаи Сомонӣ, 33',
  });
  await dialog(page).getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: names.ru })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('row', { name: /PP-KULOB/ })).toBeVisible();
}

async function enterRate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ввести: Курс доллара к сомони' }).first().click();
  await expect(page.getByRole('heading', { name: 'Курсов пока нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Ввести курс' }).click();
  await dialog(page).getByLabel('Курс', { exact: true }).fill('10,12');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row', { name: /1 USD = 10,12 TJS/ })).toBeVisible();
}

/** A user who registers before there is anything to choose is not sent to choose it. */
async function arriveTooEarly(page: Page, service: Service): Promise<void> {
  const early = await page.context().browser()?.newPage();
  if (early === undefined) throw new Error('there is no browser');
  await storeSession(early, service.address, await openAccount(service));
  await visitPage(early, service.address, '/platform', 'ru');
  await expect(early.getByText('Адреса пока нет.', { exact: false })).toBeVisible();
  await expect(early.getByText('Пункты выдачи ещё не открыты.', { exact: false })).toBeVisible();
  await expect(early.getByRole('link', { name: 'Выбрать пункт' })).toHaveCount(0);
  await early.close();
}

/** The office makes the installation fit for its first customer, beginning with an empty home. */
async function setUp(page: Page, service: Service): Promise<void> {
  await page.setViewportSize(widths.desktop);
  await visitPage(page, service.address, '/home', 'ru');
  await expect(page.getByText('Пункты выдачи пока не открыты.')).toBeVisible();
  await arriveTooEarly(page, service);
  await page.goto(`${service.address}/staff`);
  const administrator = await addAdministrator(service);
  await sendLogIn(page, administrator);
  await chooseOwnPassword(page, administrator.password);
  const panel = page.getByRole('region', { name: 'Первая неделя' });
  await expect(panel).toContainText('2 из 18');
  await expect(panel).toContainText('Дальше: Адрес склада в Китае');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Показать всё' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Первая неделя');
  await expect(page.getByRole('region', { name: 'Связь с клиентами' })).toContainText('SMTP_URL');
  await expectAccessible(page);
  await confirmKeyCopy(page);
  await enterAddress(page);
  await openStart(page, 'Места', '1 из 2');
  await openPoint(page);
  await openStart(page, 'Деньги', '0 из 4');
  await enterRate(page);
  await openStart(page, 'Деньги', '1 из 4');
  await hideAndShow(page);
}

/** The key that the first start has made lies on this machine alone until somebody says that a copy lies elsewhere. */
async function confirmKeyCopy(page: Page): Promise<void> {
  const data = page.getByRole('region', { name: 'Данные' });
  await expect(data).toContainText('1 из 3');
  await expect(page.getByText('Ключ секретов есть только на этой машине')).toBeVisible();
  await page.getByRole('button', { name: 'Копия хранится отдельно' }).click();
  await expect(page.getByText('Ключ секретов есть только на этой машине')).toHaveCount(0);
  await expect(data).toContainText('2 из 3');
}

/** The list as it stands now. */
async function openStart(page: Page, subject: string, progress: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/bsc/start`);
  await expect(page.getByRole('region', { name: subject })).toContainText(progress);
}

/** Who does not want it in the menu finds it again. */
async function hideAndShow(page: Page): Promise<void> {
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Первая неделя/ });
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Скрыть из меню' }).click();
  await expect(entry).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.setViewportSize(widths.phone);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第一周');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '放回菜单' }).click();
  await expect(page.getByRole('button', { name: '从菜单隐藏' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  await page.setViewportSize(widths.desktop);
  await page.reload();
  await expect(entry).toBeVisible();
}

async function register(page: Page, service: Service): Promise<void> {
  const account = newAccount();
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await visitPage(page, service.address, '/register', 'ru');
  await field('username').fill(account.username);
  await field('password').fill(account.password);
  await field('repeat').fill(account.password);
  await field('email').fill(account.email);
  await field('phone').fill('93 555 01 48');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await field('code').fill(await readLetterCode(service, account.email));
  await consent(page);
  await page.locator('form [type=submit]').click();
  await expect(page).toHaveURL(/#\/platform/);
}

/** The customer takes the point and the address, and declares what was bought. Returns the customer code. */
async function declare(page: Page, service: Service): Promise<string> {
  await page.setViewportSize(widths.phone);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(page, service);
  await page.getByRole('button', { name: 'Скопировать всё' }).click();
  await expect(page.getByText('Скопировано в буфер обмена', { exact: true })).toBeVisible();
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readCopied).toMatch(/^收货人：捷运 TJ-\d+$/m);
  const [, code = ''] = /捷运 (TJ-\d+)$/m.exec(await readCopied()) ?? [];
  await expect.poll(readCopied).toContain(`详细地址：银海路88号 3号库 (${code})`);
  await expectNoSidewaysScroll(page);

  await visitPage(page, service.address, '/OrderPickupPoint', 'ru');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Выбрать этот пункт' }).click();
  await expect(page.getByRole('button', { name: 'Сменить на этот пункт' })).toHaveCount(0);
  await visitPage(page, service.address, '/orderManagement', 'ru');
  await page.getByRole('link', { name: 'Новый заказ' }).first().click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Что внутри').fill('кроссовки');
  await field('Число мест').fill('1');
  await field('Вес, кг').fill('2.5');
  await field('Стоимость товара').fill('260');
  await field('Трек-номер курьера').fill(trackingCode);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(page.getByText('Заказ отправлен, склад в Китае ждёт посылку.')).toBeVisible();
  return code;
}

async function loadArrivals(page: Page, service: Service, customerCode: string): Promise<void> {
  await page.goto(`${service.address}/staff#/bsc/imports`);
  const lines = [
    'Трек-номер;Код клиента;Статус;Вес, кг;Длина, см;Ширина, см;Высота, см',
    `${trackingCode};${customerCode};Ожидает забора;2,4;30;20;10`,
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'приход.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('приход.csv');
  const state = page.getByRole('main').getByRole('status').first();
  await expect(state).toHaveText('Ждёт подтверждения');
  await page.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await expect(state).toHaveText('Загружено');
}

/** From the scan in China to the shelf of the point. */
async function bringToPoint(browser: Browser, service: Service): Promise<void> {
  const yiwu = { unit: 'YIWU-WH', role: 'china-operator', locale: 'zh' } as const;
  const china = await openStationAt(browser, service, { ...yiwu, screen: 'receiving' });
  await expect(scanField(china)).toBeFocused();
  await scan(china, trackingCode);
  await expect(banner(china)).toContainText('可以收货');
  await china.keyboard.type('2.4');
  await china.keyboard.press('Enter');
  await expect(banner(china)).toContainText('已接收');
  const dispatcher = await addStaff(service, 'dispatcher');
  const trip = await makeTrip(service, dispatcher);
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', dispatcher);
  const ask = (path: string, body: object) =>
    callService(service, 'POST', `/trips/${trip}/${path}`, { requestId: randomUUID(), ...body }, token);
  await ask('plan', { act: 'TAKE', codes: [trackingCode] });
  await china.goto(china.url().replace('receiving', 'loading'));
  await china.getByRole('button', { name: `装车 ${trip}` }).click();
  await scanEach(china, [trackingCode], '已装车');
  await china.context().close();
  await ask('depart', { parcels: 1 });

  const dushanbe = { unit: 'DUSHANBE-HUB', role: 'hub-operator', locale: 'ru' } as const;
  const hub = await openStationAt(browser, service, { ...dushanbe, screen: 'hub' });
  await unloadTrip(hub, trip, [trackingCode]);
  await hub.goto(hub.url().replace('hub', 'transfers'));
  await sendTransfer(hub, 'Куляб', [trackingCode]);
  await hub.context().close();
  const kulob = { unit: 'PP-KULOB', role: 'pickup-clerk', locale: 'ru' } as const;
  const point = await openStationAt(browser, service, { ...kulob, screen: 'acceptance' });
  await acceptTransfer(point, [trackingCode]);
  await point.context().close();
}

/** A clerk that the office has just added opens the first shift, hands the parcel over and closes. */
async function handOver(
  browser: Browser,
  {
    service,
    office,
    customer,
  }: { service: Service; office: Page; customer: { code: string; token: string } },
): Promise<void> {
  await addDrawer(office, service);
  const clerk = await addClerk(office, service, 'PP-KULOB');
  const counter = await browser.newPage();
  await counter.setViewportSize(widths.desktop);
  await logInFirst(counter, service, clerk);
  await counter.goto(`${service.address}/staff#/bsc/cash`);
  await openFirstShift(counter);
  await counter.goto(`${service.address}/staff#/bsc/counter`);
  // Six dollars at 10.12: there is no change in the drawer.
  await collect(counter, service, customer, [trackingCode], '60,72');
  await counter.goto(`${service.address}/staff#/bsc/cash`);
  await closeFirstShift(counter, { 'TJS:50': '1', 'TJS:10': '1', coins: '0,72', terminal: '0' });
  await counter.context().close();
}

test('an empty installation comes to its first hand-over and its first closed shift without a command but the first one', async ({
  browser,
}) => {
  test.slow();
  const service = await startService({}, { embedded: true });
  const office = await browser.newPage();
  const customer = await (await browser.newContext()).newPage();
  const stranger = await (await browser.newContext({ viewport: widths.phone })).newPage();
  try {
    await setUp(office, service);
    const customerCode = await declare(customer, service);
    await loadArrivals(office, service, customerCode);

    await visitPage(stranger, service.address, `/parcelTracking?searchText=${trackingCode}`, 'ru');
    await expect(stranger.getByRole('main')).toContainText(trackingCode);
    await expect(stranger.getByRole('main')).toContainText('Ожидает забора');
    await expect(stranger.getByRole('main')).not.toContainText(customerCode);
    await visitPage(stranger, service.address, '/home', 'ru');
    await expect(stranger.getByText('Пункты выдачи пока не открыты.')).toHaveCount(0);
    await visitPage(stranger, service.address, '/tariffs', 'ru');
    await expect(stranger.getByRole('main')).toContainText('2,50');

    await customer.reload();
    await expect(customer.getByRole('main')).toContainText('2,4');
    await expect(customer.getByRole('main')).toContainText('6,00');

    await bringToPoint(browser, service);
    const token = (await readStorage(customer))['token'] ?? '';
    await handOver(browser, { service, office, customer: { code: customerCode, token } });
    await visitPage(stranger, service.address, `/parcelTracking?searchText=${trackingCode}`, 'ru');
    await expect(stranger.getByRole('main')).toContainText('Получено');
    await openStart(office, 'Деньги', '3 из 4');
  } finally {
    for (const page of [office, customer, stranger]) await page.context().close();
    await service.stop();
  }
});
