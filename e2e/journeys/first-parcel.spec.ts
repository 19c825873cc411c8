import type { Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import { consent, newAccount, openAccount, readLetterCode, sendLogIn } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectNoSidewaysScroll, test, visitPage, widths, type Service } from '../fixtures.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

type Words = {
  register: string;
  getCode: string;
  copyAll: string;
  copied: string;
  cabinet: string;
  point: string;
  bind: string;
  switchTo: string;
  follow: RegExp;
  confirm: string;
  bound: RegExp;
  orders: string;
  newOrder: string;
  submit: string;
  accepted: string;
  fields: { goods: string; places: string; weight: string; value: string; code: string };
  stages: { awaiting: string; onTheWay: string; toShip: string; ready: string };
  noSuchOrder: string;
};

const words: Record<'ru' | 'zh', Words> = {
  ru: {
    register: 'Зарегистрироваться',
    getCode: 'Получить код',
    copyAll: 'Скопировать всё',
    copied: 'Скопировано в буфер обмена',
    cabinet: 'Личный кабинет',
    point: 'Пункт выдачи',
    bind: 'Выбрать этот пункт',
    switchTo: 'Сменить на этот пункт',
    follow: /Поедет сюда: 1\sпосылка/,
    confirm: 'Подтвердить',
    bound: /^Теперь ваш пункт — /,
    orders: 'Заказы',
    newOrder: 'Новый заказ',
    submit: 'Отправить заказ',
    accepted: 'Заказ отправлен, склад в Китае ждёт посылку.',
    fields: {
      goods: 'Что внутри',
      places: 'Число мест',
      weight: 'Вес, кг',
      value: 'Стоимость товара',
      code: 'Трек-номер курьера',
    },
    stages: {
      awaiting: 'Ожидает передачи',
      onTheWay: 'В пути на склад',
      toShip: 'Готовится к отгрузке',
      ready: 'Ожидает клиента',
    },
    noSuchOrder: 'Такого заказа нет',
  },
  zh: {
    register: '注册',
    getCode: '获取验证码',
    copyAll: '复制全部',
    copied: '已复制到剪贴板',
    cabinet: '个人中心',
    point: '自提点',
    bind: '选择此自提点',
    switchTo: '更换为此自提点',
    follow: /改送新自提点：1 件包裹/,
    confirm: '确认',
    bound: /^您的自提点已设为：/,
    orders: '订单',
    newOrder: '新建订单',
    submit: '提交订单',
    accepted: '订单已提交，中国仓库正等待您的包裹。',
    fields: { goods: '货物描述', places: '件数', weight: '重量（kg）', value: '货物价值', code: '快递单号' },
    stages: { awaiting: '待交接', onTheWay: '运往仓库途中', toShip: '待发运', ready: '待客户领取' },
    noSuchOrder: '没有该订单',
  },
};

/** What happens to the parcel, an hour after the other and up to now, brought in as a file of the office. */
async function importEvents(service: Service, code: string, events: readonly (readonly [string, string])[]) {
  const lines = events.map(([event, place], index) => {
    const at = new Date(Date.now() - (events.length - index) * 60_000 + 5 * 3_600_000);
    return [code, event, at.toISOString().slice(0, 16).replace('T', ' '), place].join(',');
  });
  const { code: exit, output } = await service.importCsv(
    `Tracking code,Event,Time,Place\n${lines.join('\n')}\n`,
  );
  expect(exit, output).toBe(0);
}

async function register(page: Page, service: Service, text: Words) {
  const account = newAccount();
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await page.getByRole('link', { name: text.register, exact: true }).click();
  // The page before has a field for the user name as well.
  await expect(field('repeat')).toBeVisible();
  await field('username').fill(account.username);
  await field('password').fill(account.password);
  await field('repeat').fill(account.password);
  await field('email').fill(account.email);
  await field('phone').fill('93 555 01 48');
  await page.getByRole('button', { name: text.getCode }).click();
  await field('code').fill(await readLetterCode(service, account.email));
  await consent(page);
  await page.locator('form [type=submit]').click();
  return account;
}

/** What has come to the hub or to its point has waited long enough for others. */
async function endOfWaiting({ sql }: Service): Promise<void> {
  const waiting = () => sql`select from arrival_news`;
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  await sql`update arrival_news set noted_at = noted_at - interval '20 minutes'`;
  await sql`
    update graphile_worker._private_jobs set run_at = now()
    where task_id in (select id from graphile_worker._private_tasks where identifier = 'parcelLetters.writeArrivals')`;
  await sql`select pg_notify('jobs:insert', '{"count":1}')`;
  await expect.poll(async () => (await waiting()).length).toBe(0);
}

/**
 * The languages of the letters about parcels to an address, once everybody has received every move. By day they leave
 * at once and show no more of what they said.
 */
async function lettersTo({ sql }: Service, email: string): Promise<string[]> {
  const unheard = async () =>
    (
      await sql`select from graphile_worker.jobs where task_identifier in ('tracking.parcelsMoved', 'parcelLetters.write')`
    ).length;
  await expect.poll(unheard).toBe(0);
  const letters = await sql<{ locale: string }[]>`
    select locale from letter where recipient = ${email} and name = 'parcelMoved' order by queued_at`;
  return letters.map(({ locale }) => locale);
}

for (const locale of ['ru', 'zh'] as const satisfies Locale[]) {
  test(`from registration to a parcel that can be collected, on a phone in ${locale}`, async ({
    browser,
    page,
    service,
    visit,
  }) => {
    test.slow();
    const text = words[locale];
    const code = locale === 'ru' ? 'SF1400000000101' : 'SF1400000000102';
    const main = page.getByRole('main');
    const goTo = (name: string) =>
      page.getByRole('navigation', { name: text.cabinet }).getByRole('link', { name, exact: true }).click();
    const stage = () => main.getByRole('status').first();
    await page.setViewportSize(widths.phone);
    await visit('/platform', locale);
    const account = await register(page, service, text);
    await expect(page).toHaveURL(/#\/platform$/);

    await page.getByRole('button', { name: text.copyAll }).click();
    await expect(page.getByText(text.copied, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await goTo(text.point);
    await expect(main.locator('figure svg')).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: text.bind }).click();
    await expect(page.getByRole('button', { name: text.switchTo })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await goTo(text.orders);
    await page.getByRole('link', { name: text.newOrder }).first().click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(text.fields.goods).fill(locale === 'ru' ? 'кроссовки' : '运动鞋');
    await field(text.fields.places).fill('1');
    await field(text.fields.weight).fill('2.5');
    await field(text.fields.value).fill('260');
    await field(text.fields.code).fill(code);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text.submit }).click();
    await expect(page.getByText(text.accepted)).toBeVisible();
    await expect(stage()).toHaveText(text.stages.awaiting);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RA\d{6}/);
    const orderCode = await page.getByRole('heading', { level: 1 }).innerText();

    await importEvents(service, code, [
      ['CN_RECEIVED', 'YIWU-WH'],
      ['LINEHAUL_DEPARTED', 'YIWU'],
    ]);
    expect(await lettersTo(service, account.email)).toEqual([locale]);
    await page.reload();
    await expect(stage()).toHaveText(text.stages.onTheWay);

    await goTo(text.point);
    await page.getByRole('radio').nth(1).check();
    const chosen = await page.getByRole('radio').nth(1).inputValue();
    await page.getByRole('button', { name: text.switchTo }).click();
    await expect(page.getByText(text.follow)).toBeVisible();
    await page.getByRole('button', { name: text.confirm, exact: true }).click();
    await expect(page.getByText(text.bound)).toBeVisible();
    await expect(page.getByText(text.follow)).toBeVisible();

    await importEvents(service, code, [['HUB_INBOUND', 'DUSHANBE-HUB']]);
    await endOfWaiting(service);
    expect(await lettersTo(service, account.email)).toEqual([locale, locale]);
    const arrived: readonly [string, string][] = [
      ['HUB_OUTBOUND', 'DUSHANBE-HUB'],
      ['PP_RECEIVED', 'HISOR'],
    ];
    await importEvents(service, code, arrived);
    // The same list once more brings nothing new.
    await importEvents(service, code, arrived);
    await goTo(text.orders);
    await page.getByRole('link', { name: orderCode }).click();
    await expect(stage()).toHaveText(text.stages.ready);
    const [parcel] = await service.sql<{ point: number }[]>`
      select pickup_point_id as point from parcel where tracking_code = ${code}`;
    expect(String(parcel?.point)).toBe(chosen);
    await endOfWaiting(service);
    expect(await lettersTo(service, account.email)).toEqual([locale, locale, locale]);

    const stranger = await browser.newPage({ viewport: widths.phone });
    await visitPage(stranger, service.address, `/orderManagement?order=${orderCode}`, locale);
    await sendLogIn(stranger, await openAccount(service));
    await expect(stranger.getByText(text.noSuchOrder)).toBeVisible();
    await stranger.close();
  });
}
