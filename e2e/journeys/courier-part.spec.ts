import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { scan, storedIn } from '../stations.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const pointCode = 'PP-BOKHTAR';

const words = {
  ru: {
    end: 'Последние 4',
    give: 'Выдать 1 посылку',
    byCode: 'Код выдачи',
    byDocument: 'Документ',
    waits: 'сохранено, ждёт сети',
    notMet: 'Не застал',
    why: 'Отказался брать',
    save: 'Записать',
    done: 'Уже были',
    givenOf: 'выдано 2 из 3',
    back: 'вернулась',
    toShelf: 'верните на полку',
  },
  zh: {
    end: '证件号后 4 位',
    give: '交付 1 件',
    byCode: '取件码',
    byDocument: '证件',
    waits: '已保存，待上传',
    notMet: '未送达',
    why: '客户拒收',
    save: '保存',
    done: '已到站点',
    givenOf: '共 3 件，已交付 2 件',
    back: '已带回',
    toShelf: '请放回货架',
  },
} as const;
type Language = keyof typeof words;
type Customer = { customerCode: string; pickupCode: string; parcels: readonly string[] };

/** A customer of the point with parcels that a courier is to bring. */
async function customerOf(
  service: Service,
  pickupPointId: number,
  parcels: readonly string[],
): Promise<Customer> {
  const { username, session } = await openAccount(service);
  const ask = <Data>(method: string, path: string, body?: object) =>
    callService<Data>(service, method, path, body, session.token);
  await ask('PUT', '/profile/pickup-point', { pickupPointId });
  const customerCode = await customerCodeOf(service, username);
  await bringToBokhtar(service, customerCode, parcels);
  const door = { address: 'ул. Борбад, 112, кв. 34', landmark: 'за аптекой «Сифат»', phone: '+992927005571' };
  await ask('PUT', '/profile/courier', { trackingCodes: parcels, ...door });
  const { places } = await ask<{ places: { code: string }[] }>('GET', '/profile/collections');
  return { customerCode, pickupCode: places[0]?.code ?? '', parcels };
}

async function expectWhole(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** One stop of three parcels: one is given by the code, one offline, and the third is not taken. */
async function giveInParts(page: Page, number: number, customer: Customer, language: Language) {
  const texts = words[language];
  const [first = '', second = '', third = ''] = customer.parcels;
  const stop = page.locator(`[data-stop="${number}"]`);
  const give = stop.getByRole('button', { name: texts.give });
  const lineOf = (code: string) => stop.getByRole('listitem').filter({ hasText: code });
  await expect(stop.getByRole('listitem')).toHaveCount(3);
  await scan(page, first);
  await expect(lineOf(first)).toHaveAttribute('data-brought', 'true');
  await stop.getByText(texts.byCode, { exact: true }).first().click();
  await stop.locator('input[name=pickupCode]').fill(customer.pickupCode);
  await give.click();

  // The rest stands there, and nothing of it is meant before it is scanned.
  await expect(stop.getByRole('listitem')).toHaveCount(2);
  await expect(stop).not.toContainText(first);
  await expect(give).toHaveCount(0);
  await expect(stop.getByLabel(texts.end)).toHaveValue('');

  // The second goes while offline: it says so, and the third can still be dealt with.
  await cutLine(page);
  await scan(page, second);
  await stop.getByLabel(texts.end).fill('4821');
  await give.click();
  await expect(lineOf(second)).toContainText(texts.waits);
  await expect(lineOf(third)).not.toHaveAttribute('data-brought');
  await expect(give).toHaveCount(0);
  await expectWhole(page);
  await stop.getByRole('button', { name: texts.notMet }).click();
  await stop.getByRole('combobox').selectOption(texts.why);
  await stop.getByRole('button', { name: texts.save }).click();
  await expect(stop).toHaveCount(0);
  await page.context().setOffline(false);
  await expect.poll(() => storedIn(page, 'courier', 'scans')).toEqual([]);
  const done = page.getByRole('listitem').filter({ hasText: customer.customerCode });
  await expect(done).toContainText(texts.givenOf);
  await expect(done).toContainText(texts.why);
  await expect(done).toContainText(texts.toShelf);
  await expectWhole(page);
}

/** What a screen says of a stop of which two were given, while the third is out and after it has come back. */
async function expectParts(page: Page, customer: Customer, language: Language, third: 'out' | 'back') {
  const texts = words[language];
  await page.reload();
  // What has come back waits for a courier again, as an entry of its own.
  const ofCustomer = page.getByRole('listitem').filter({ hasText: customer.customerCode });
  const line = ofCustomer.filter({ hasText: texts.givenOf });
  await expect(line).toContainText(texts.why);
  if (third === 'out') await expect(line).toContainText(texts.toShelf);
  else {
    await expect(line).toContainText(`${customer.parcels[2]} · ${texts.back}`);
    await expect(line).not.toContainText(texts.toShelf);
  }
  await expectWhole(page);
}

async function speak(pages: readonly Page[], language: Language): Promise<void> {
  for (const page of pages) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), language);
    await page.reload();
  }
}

test('who takes a part at the door is met again for the rest, and the stop says what was given and what came back', async ({
  page,
  browser,
  tillService: service,
}) => {
  const manager = await addStaff(service, 'manager');
  const { token } = await storeSession(page, service.address, manager);
  const post = <Data>(path: string, body: object, by = token) =>
    callService<Data>(service, 'POST', path, { requestId: randomUUID(), ...body }, by);
  await enterRate(service, token);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  const unitId = point?.id ?? 0;
  const customers: Customer[] = [];
  for (const number of [1, 2]) {
    const parcels = [1, 2, 3].map((each) => `YT722346000${number}00${each}`);
    customers.push(await customerOf(service, unitId, parcels));
  }

  // The clerk sends everything out with one courier.
  const courier = await addStaff(service, 'courier', pointCode);
  const clerk = await addStaff(service, 'pickup-clerk', pointCode);
  const office = await (await browser.newContext({ viewport: widths.phone, locale: 'ru-RU' })).newPage();
  const clerkToken = await enterConsole(office, service, '#/bsc/couriers', clerk);
  const [account] = await service.sql<{ id: string }[]>`
    select id from user_account where username = ${courier.username}`;
  let round = '';
  for (const code of customers.flatMap(({ parcels }) => parcels)) {
    const out = { courierId: account?.id, code };
    round = (await post<{ roundId: string }>('/courier/out', out, clerkToken)).roundId;
  }
  await post(`/courier/rounds/${round}/set-out`, { from: '14:00', to: '18:00' }, clerkToken);

  await page.setViewportSize(widths.phone);
  const courierToken = await enterConsole(page, service, '#/bsc/round', courier);
  const counted = { TJS: { notes: { 10: 5 } }, USD: { notes: {} } };
  await post('/staff/shifts', { counted }, courierToken);
  for (const [index, language] of (['ru', 'zh'] as const).entries()) {
    const customer = customers[index] ?? { customerCode: '', pickupCode: '', parcels: [] };
    await speak([page, office], language);
    await giveInParts(page, index + 1, customer, language);
    await expectParts(office, customer, language, 'out');
    await post('/courier/back', { code: customer.parcels[2] }, clerkToken);
    for (const screen of [page, office]) await expectParts(screen, customer, language, 'back');
  }
  await office.context().close();
  const states = await service.sql<{ status: string }[]>`
    select status from parcel where tracking_code = any(${customers.flatMap(({ parcels }) => parcels)})
    order by tracking_code`;
  expect(states.map(({ status }) => status)).toEqual([1, 2].flatMap(() => ['KHYQS', 'KHYQS', 'DKHQS']));
  // The courier of each address is paid for once, with the first parcel.
  const fees = await service.sql<{ fees: number }[]>`
    select count(*)::int as fees from charge where kind = 'COURIER' group by customer_code`;
  expect(fees.map(({ fees: each }) => each)).toEqual([1, 1]);
});
