import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, visitPage, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { banner, field, rowOf, scan, scanField } from '../stations.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';
import { makeTrip } from '../trips.ts';
import {
  chainCodes,
  expectTracked,
  lettersOf,
  newChainCustomer,
  openShiftOf,
  acceptTransfer,
  collect,
  openStationAt,
  scanEach,
  sendTransfer,
  unloadTrip,
  type ChainCustomer,
  waitingNewsOf,
} from '../whole-chain.ts';

test.use({ isWarm: true });

/** Receives what is declared; one box bears a customer code alone, and one is forbidden. */
async function receive(
  page: Page,
  { declared, undeclared, forbidden }: { declared: readonly string[]; undeclared: string; forbidden: string },
  owner: ChainCustomer,
): Promise<void> {
  await expect(scanField(page)).toBeFocused();
  for (const code of declared) {
    await scan(page, code);
    await expect(banner(page)).toContainText('可以收货');
    await page.keyboard.type('3.1');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toContainText('已接收');
  }
  await scan(page, undeclared);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'UNKNOWN');
  await field(page, 'weight').fill('2');
  await scan(page, owner.code);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, undeclared).first()).toHaveAttribute('data-tone', 'OK');
  await scan(page, forbidden);
  await expect(banner(page)).toContainText('可以收货');
  await page.keyboard.press('F4');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('问题已登记');
}

/** The owner says on a phone, in Chinese, what is in a box that has come undeclared. */
async function describe(page: Page, service: Service, owner: ChainCustomer, code: string): Promise<void> {
  await page.setViewportSize(widths.phone);
  await storeSession(page, service.address, owner);
  await visitPage(page, service.address, '/platform', 'zh');
  await page.getByRole('link', { name: new RegExp(`填写.*${code}`) }).click();
  await page.getByLabel('货物描述').fill('茶具');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
}

/** The dispatcher looks at the load of a trip and sends it off. */
async function depart(page: Page, service: Service, trip: string): Promise<void> {
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, `#/bsc/trips/${trip}`, await addStaff(service, 'dispatcher'));
  await page.getByRole('button', { name: 'Проверить и отправить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Причина расхождения, одна на всё').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Отправить, 4 посылки' }).click();
  await expect(page.getByText('Рейс отправлен: 4 посылки, 2 клиента')).toBeVisible();
}

test('five parcels of three customers, one undeclared and one forbidden, go from the scan in China to the counter through five roles', async ({
  page,
  browser,
  tillService: service,
}) => {
  test.slow();
  const [a = '', b = '', c = '', undeclared = '', forbidden = ''] = chainCodes(5);
  const madina = await newChainCustomer(service, { name: 'Раҷабова Мадина', declared: [a, b] });
  const firdavs = await newChainCustomer(service, { name: 'Назаров Фирдавс', declared: [c] });
  const zarina = await newChainCustomer(service, { name: 'Каримова Зарина', declared: [forbidden] });
  const going = [a, b, c, undeclared];

  const yiwu = { unit: 'YIWU-WH', role: 'china-operator', locale: 'zh' } as const;
  const china = await openStationAt(browser, service, { ...yiwu, screen: 'receiving' });
  await receive(china, { declared: [a, b, c], undeclared, forbidden }, firdavs);
  await expectTracked(page, service, a, { ru: 'На складе в Китае', zh: '已到国内仓，待发运' });
  await expectTracked(page, service, forbidden, { ru: 'Задержано до выяснения', zh: '暂扣核实中' });
  await describe(page, service, firdavs, undeclared);

  const trip = await makeTrip(service, await addStaff(service, 'dispatcher'));
  await china.goto(china.url().replace('receiving', 'loading'));
  await china.getByRole('button', { name: `装车 ${trip}` }).click();
  await scanEach(china, going, '已装车');
  await scan(china, forbidden);
  await expect(banner(china)).toHaveAttribute('data-verdict', 'BLOCKED');
  await china.context().close();
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  await depart(page, service, trip);
  await expectTracked(page, service, a, { ru: 'В пути в Душанбе', zh: '运往杜尚别途中' });
  expect([await lettersOf(service, madina), await lettersOf(service, zarina)]).toEqual([1, 0]);

  const dushanbe = { unit: 'DUSHANBE-HUB', role: 'hub-operator', locale: 'ru' } as const;
  const hub = await openStationAt(browser, service, { ...dushanbe, screen: 'hub' });
  await unloadTrip(hub, trip, going);
  await expectTracked(page, service, undeclared, { ru: 'На складе в Душанбе', zh: '已到杜尚别仓库' });
  await hub.goto(hub.url().replace('hub', 'transfers'));
  await sendTransfer(hub, 'Бохтар', going);
  await hub.context().close();
  await expectTracked(page, service, c, { ru: 'Едет в пункт выдачи', zh: '送往自提点途中' });

  const bokhtar = { unit: 'PP-BOKHTAR', role: 'pickup-clerk', locale: 'ru' } as const;
  const point = await openStationAt(browser, service, { ...bokhtar, screen: 'acceptance' });
  await acceptTransfer(point, going);
  await expectTracked(page, service, a, { ru: 'Можно забрать', zh: '待取件' });

  const clerk = await addStaff(service, 'pickup-clerk', 'PP-BOKHTAR');
  await openShiftOf(service, clerk);
  await enterConsole(point, service, '#/bsc/counter', clerk);
  await collect(point, service, { code: madina.code, token: madina.session.token }, [a, b]);
  await point.keyboard.press('F2');
  await collect(point, service, { code: firdavs.code, token: firdavs.session.token }, [c, undeclared]);
  await point.context().close();
  await expectTracked(page, service, b, { ru: 'Получено', zh: '已签收' });
  await storeSession(page, service.address, madina);
  await visitPage(page, service.address, `/parcelTracking?searchText=${b}`, 'ru');
  await expect(page.locator('[data-receipt]')).toContainText('Оплачена.');
  const stand = await service.sql<{ code: string; status: string }[]>`
    select tracking_code as code, status from parcel where is_current and tracking_code = any(${[...going, forbidden]})`;
  expect(Object.fromEntries(stand.map(({ code, status }) => [code, status]))).toEqual({
    ...Object.fromEntries(going.map((code) => [code, 'KHYQS'])),
    [forbidden]: 'DTH',
  });
  // The letter of the road is one; of what went on in Tajikistan within twenty minutes the end alone waits to be
  // written.
  expect(await waitingNewsOf(service, madina)).toEqual({ KHYQS: 2 });
});
