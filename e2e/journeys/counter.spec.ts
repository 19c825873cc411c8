import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { expectFits, scan } from '../stations.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const pointCode = 'PP-BOKHTAR';
const own = ['YT7223450000001', 'YT7223450000002', 'YT7223450000003'] as const;
const anothers = 'YT7223450000009';

/** A customer with these parcels at the point. */
async function customerWith(
  service: Service,
  { name, pickupPointId, parcels }: { name: string; pickupPointId: number; parcels: readonly string[] },
) {
  const { session, username } = await openAccount(service);
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId }, session.token);
  await service.sql`update user_account set name = ${name} where username = ${username}`;
  const code = await customerCodeOf(service, username);
  await bringToBokhtar(service, code, parcels);
  return { code, token: session.token };
}

/** The pickup code as the customer sees it. */
async function pickupCode(service: Service, token: string): Promise<string> {
  const { places } = await callService<{ places: { code: string }[] }>(
    service,
    'GET',
    '/profile/collections',
    undefined,
    token,
  );
  return places[0]?.code ?? '';
}

const type = async (page: Page, text: string) => {
  const field = page.locator('[data-scan-field]');
  await field.fill(text);
  await field.press('Enter');
};

/** Tab leads to it without leaving the counter. */
async function walkTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  while (!(await isThere())) {
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-station] :focus')).toHaveCount(1);
  }
}

/** A phone on which somebody who decides works at something else, in Chinese; how often it has sounded. */
async function openOffice(browser: Browser, service: Service) {
  const context = await browser.newContext({ viewport: widths.phone });
  const phone = await context.newPage();
  await phone.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function sounded() {
      document.documentElement.dataset['notes'] = String(
        Number(document.documentElement.dataset['notes'] ?? 0) + 1,
      );
      return createOscillator.call(this);
    };
  });
  await enterConsole(phone, service, '#/bsc/trips', await addStaff(service, 'manager'));
  await phone.evaluate(() => localStorage.setItem('locale', 'zh'));
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('button', { name: '打开菜单', exact: true })).toBeVisible();
  return phone;
}

/** Somebody else is alerted, and allows the hand-over to a customer. */
async function allowOnPhone(phone: Page, customerCode: string) {
  await expect(phone).toHaveTitle(/^\(1\) /);
  await expect(phone.locator('html')).toHaveAttribute('data-notes', '2');
  await phone.getByRole('button', { name: '打开菜单, 1 项待处理' }).click();
  // What waits behind the entries of a folded group stands on its heading.
  const group = phone.getByRole('button', { name: /^自提点.*1 项待处理/ });
  await expectAccessible(phone);
  await group.click();
  const entry = phone.getByRole('link', { name: /^无码交付审批.*1 项待处理/ });
  await expectAccessible(phone);
  await entry.click();
  const waiting = phone.getByRole('listitem').filter({ hasText: customerCode });
  await expect(waiting).toContainText('1 件');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await waiting.getByRole('link', { name: '查看' }).click();
  await expect(phone.getByText('Телефон разбит, паспорт дома.')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: '手机尾号' })).toContainText('不一致');
  await expect(phone.getByRole('button', { name: '批准本次交付' })).toBeDisabled();
  await phone.getByLabel('您的理由（将记入日志）').fill('Сошлось три признака');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: '批准本次交付' }).click();
  await expect(phone.getByRole('status').filter({ hasText: '已批准' })).toBeVisible();
  await expect(phone).toHaveTitle(/^[^(]/);
  await phone.context().close();
}

/** Somebody else refuses what the customer has claimed, on a phone in Chinese. */
async function refuseOnPhone(browser: Browser, service: Service, customerCode: string) {
  const context = await browser.newContext({ viewport: widths.phone });
  const phone = await context.newPage();
  await enterConsole(phone, service, '#/bsc/cash?view=compensations', await addStaff(service, 'manager'));
  await phone.evaluate(() => localStorage.setItem('locale', 'zh'));
  await phone.reload();
  const claim = phone.getByRole('listitem').filter({ hasText: customerCode });
  await expect(claim).toContainText('破损');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await claim.getByRole('button', { name: /^处理/ }).click();
  await phone.getByLabel('赔付金额（USD）').fill('0');
  await phone.getByLabel('理由').fill('Упаковка продавца не для дороги');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: '保存决定' }).click();
  await expect(phone.getByText('没有待处理的理赔。')).toBeVisible();
  await context.close();
}

type OwedParcel = {
  trackingCode: string;
  owed: { amount: string };
  charges: { id: string; owed: { amount: string } }[];
};

/**
 * What a customer owes parcel by parcel, as the counter writes it, and how somebody else takes it in dollars at the
 * same drawer's shift.
 */
async function owedOf(service: Service, { customerCode, token }: { customerCode: string; token: string }) {
  const path = `/staff/payments/owed?customerCode=${customerCode}`;
  const { parcels } = await callService<{ parcels: OwedParcel[] }>(service, 'GET', path, undefined, token);
  const of = (code: string) => parcels.find(({ trackingCode }) => trackingCode === code);
  return {
    shown: (code: string) => of(code)?.owed.amount.replace('.', ',') ?? 'nothing',
    pay: (code: string) =>
      callService(
        service,
        'POST',
        '/staff/payments',
        {
          requestId: randomUUID(),
          customerCode,
          over: 'BALANCE',
          cash: { USD: '100' },
          charges: of(code)
            ?.charges.filter(({ owed }) => Number(owed.amount) > 0)
            .map(({ id, owed }) => ({ id, amount: owed.amount })),
        },
        token,
      ),
  };
}

const verdict = (page: Page) => page.locator('[data-verdict]');

test('a customer with three parcels: found, code, cash with change, three scans, Enter; and all that is refused', async ({
  page,
  browser,
  tillService: service,
}) => {
  await page.setViewportSize(widths.desktop);
  const manager = await addStaff(service, 'manager');
  const { token } = await storeSession(page, service.address, manager);
  await enterRate(service, token);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  const pickupPointId = point?.id ?? 0;
  const body = { requestId: randomUUID(), unitId: pickupPointId, name: 'Касса 1' };
  const drawer = await callService<{ id: string }>(service, 'POST', '/staff/drawers', body, token);
  const madina = await customerWith(service, { name: 'Раҷабова Мадина', pickupPointId, parcels: own });
  const other = await customerWith(service, { name: 'Назаров Фирдавс', pickupPointId, parcels: [anothers] });
  for (const [index, cell] of ['C-04', 'A-12', 'A-2'].entries())
    await service.sql`
      insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select id, ${pickupPointId}, ${cell}, now(), 'test' from parcel where tracking_code = ${own[index] ?? ''}`;
  const code = await pickupCode(service, madina.token);
  const wrong = code === '123456' ? '654321' : '123456';

  // Who hands parcels over begins with the counter.
  const clerk = await addStaff(service, 'pickup-clerk', pointCode);
  const clerkToken = await enterConsole(page, service, '#/', clerk);
  const day = page.getByRole('region', { name: 'День ПВЗ' });
  await expect(day).toContainText('Ждут выдачи4');
  await expect(page.getByText('Здесь ещё ничего не выдавали.')).toBeVisible();
  await expectAccessible(page);

  await type(page, wrong);
  await expect(verdict(page)).toContainText('Код не подходит');
  await expect(verdict(page)).toContainText('9 попыток');
  await type(page, madina.code);
  const found = page.getByRole('region', { name: 'Клиенты' });
  await expect(found).toContainText('Р••••••• М•••••');
  await expect(found).toContainText('3 готовы');
  await expect(page.getByText('Раҷабова')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Код выдачи', { exact: true }).fill(wrong);
  await page.getByRole('button', { name: 'Открыть карточку' }).click();
  await expect(verdict(page)).toContainText('Осталось: 4 попытки');
  await page.getByLabel('Код выдачи', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: madina.code });
  await expect(card).toContainText('Раҷабова Мадина');
  await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText([/A-2/, /A-12/, /C-04/]);

  // Without a shift the card says where one is opened.
  await expect(page.getByRole('link', { name: 'Открыть смену в кассе' })).toHaveAttribute(
    'href',
    '#/bsc/cash',
  );
  const counted = { TJS: { notes: { 100: 5 } }, USD: { notes: {} } };
  await callService(
    service,
    'POST',
    '/staff/shifts',
    { requestId: randomUUID(), drawerId: drawer.id, counted },
    clerkToken,
  );
  await page.keyboard.press('F2');
  await type(page, code);
  await expectFits(page);
  await page.getByText('Оплачивают 3 посылки: выбрать').click();
  await expect(page.getByRole('checkbox', { name: `Оплатить: ${own[0]}` })).toBeChecked();
  await expectAccessible(page);

  await scan(page, own[2]);
  await expect(verdict(page)).toContainText('Верно, 1 из 3');
  await expect(verdict(page)).toContainText('ячейка A-12');
  await scan(page, anothers);
  await expect(verdict(page)).toContainText('Чужая посылка');
  await expect(verdict(page)).toContainText(`Н•••••• Ф••••••, ${other.code}`);
  await scan(page, own[2]);
  await expect(verdict(page)).toContainText('Уже принесена');
  await page.locator('[data-scan-field]').press('Enter');
  await expect(verdict(page)).toContainText('Не оплачена');
  await expect(page.getByText('Осталось: оплата', { exact: true })).toBeVisible();

  // What is scanned is what is paid: one of three, then given while the others stay.
  const owed = await owedOf(service, { customerCode: madina.code, token: clerkToken });
  const pay = page.getByRole('button', { name: /^Принять/ });
  const give = page.getByRole('button', { name: /^Выдать/ });
  await expect(pay).toContainText(owed.shown(own[2]));
  await expect(give).toBeDisabled();
  await page.keyboard.press('F9');
  await expect(page.getByLabel('Наличные TJS')).toBeFocused();
  await walkTo(page, give);
  await expect(give).toHaveAccessibleDescription('Осталось: оплата');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Не оплачена');
  await page.keyboard.press('F9');
  await expect(page.getByLabel('Наличные TJS')).toBeFocused();
  await page.keyboard.type('300');
  await page.keyboard.press('F9');
  await expect(verdict(page)).toContainText('Оплачено');
  await expect(verdict(page)).toContainText('Enter: выдать');
  await expect(page.getByText('Оплата принята')).toBeVisible();
  await expect(page.getByText('Ещё на полке: 2')).toBeVisible();
  await expect(give).toBeEnabled();
  await expectFits(page);
  await scan(page, own[1]);
  await expect(verdict(page)).toContainText('Верно, 2 из 3');
  await expect(pay).toContainText(owed.shown(own[1]));
  await expect(give).toBeDisabled();
  // A colleague takes the money for it at another window: Enter gives both.
  await owed.pay(own[1]);
  await page.locator('[data-scan-field]').press('Enter');
  await expect(verdict(page)).toContainText('Выдано: 2');
  await scan(page, own[0]);
  await expect(pay).toContainText(owed.shown(own[0]));
  await owed.pay(own[0]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(verdict(page)).toContainText('Карточка обновилась');
  await expect(verdict(page)).toContainText('Enter: выдать');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Выдано: 1');
  await expect(day).toContainText('Выдано за час3');
  await expect(page.getByRole('region', { name: 'Последние выдачи' })).toContainText(own[0]);
  const states = await service.sql<{ status: string }[]>`
    select status from parcel where tracking_code = any(${[...own]})`;
  expect(states.map(({ status }) => status)).toEqual(['KHYQS', 'KHYQS', 'KHYQS']);
  await type(page, own[0]);
  await expect(verdict(page)).toContainText('Уже выдана');
  await expect(verdict(page)).toContainText(clerk.username);

  // Neither code nor document: somebody else decides, and the card opens by itself.
  await type(page, anothers);
  await page.getByRole('button', { name: 'Нет ни кода, ни документа' }).click();
  await page.getByLabel('Почему без кода и документа').fill('Телефон разбит, паспорт дома.');
  await page.getByLabel('Конец телефона, 4 цифры').fill('0000');
  await expectAccessible(page);
  const office = await openOffice(browser, service);
  await page.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(page.getByText('Запрос отправлен, ждём решения')).toBeVisible();
  await expectAccessible(page);
  await allowOnPhone(office, other.code);
  const opened = page.getByRole('region', { name: other.code });
  await expect(opened).toContainText('Назаров Фирдавс');
  await expect(opened).toContainText('Выдача разрешена без кода');
  await expectAccessible(page);

  // The box is crushed: it is held, goes back to its place, and a claim is written down.
  await page.keyboard.press('F4');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Что случилось').selectOption({ label: 'Упаковка повреждена' });
  await dialog.getByLabel('Что видно и что говорит клиент').fill('Угол смят, внутри гремит');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Записать и отложить' }).click();
  await expect(dialog).toContainText(`Отложена: ${anothers}`);
  await dialog.getByRole('button', { name: 'Записать претензию' }).click();
  await dialog.getByLabel('Сумма, USD').fill('1,50');
  await dialog.getByLabel('Чего просит клиент и почему').fill('Чашка разбита, просит вернуть часть');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(dialog).toContainText('Претензия записана');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(opened).toContainText('задержана');
  await page.keyboard.press('F2');
  await refuseOnPhone(browser, service, other.code);

  // On a phone in Chinese: a document is seen, and somebody else may not collect by it.
  await page.setViewportSize(widths.phone);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await expect(page.getByRole('region', { name: '本点今日' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await type(page, anothers);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '没有取件码，核验证件' }).click();
  await expect(page.getByRole('button', { name: '换一位客户' })).toBeVisible();
  await page.getByLabel('证件号后 4 位').fill('4821');
  await page.getByRole('button', { name: '证件已核验' }).click();
  await expect(page.getByRole('region', { name: other.code })).toContainText('Назаров Фирдавс');
  await expect(page.getByRole('button', { name: '他人代取' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A pass is scanned: its QR opens the card; one that was replaced is refused by name.
  await page.reload();
  const { own: pass } = await callService<{ own: { text: string; serial: string } }>(
    service,
    'GET',
    '/profile/passes',
    undefined,
    other.token,
  );
  await expect(page.getByRole('region', { name: '本点今日' })).toBeVisible();
  await scan(page, pass.text);
  await expect(page.getByRole('region', { name: other.code })).toContainText('凭证有效');
  await page.reload();
  await callService(service, 'POST', '/profile/passes/replace', { requestId: randomUUID() }, other.token);
  await expect(page.getByRole('region', { name: '本点今日' })).toBeVisible();
  await scan(page, pass.serial);
  await expect(verdict(page)).toContainText('凭证不被接受');
});
