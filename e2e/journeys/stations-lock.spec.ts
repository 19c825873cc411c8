import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import {
  banner,
  bar,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  openStation,
  rowOf,
  scan,
  scanField,
  waitForSnapshot,
  waitUntilStored,
} from '../stations.ts';
import { storeSession } from '../stored-session.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const words = {
  ru: {
    none: 'ПИН-код не задан',
    lock: 'Блокировка',
    pin: 'ПИН-код',
    again: 'Ещё раз',
    save: 'Сохранить',
    weak: 'Такой ПИН-код угадают первым',
    locked: 'Станция заблокирована',
    open: 'Открыть',
    left: 'Осталось:',
    wrong: 'Осталось: 4 попытки',
    lockNow: 'Заблокировать сейчас',
    over: 'Пять неверных попыток',
    logIn: 'Войти с паролем',
    waits: 'Ждут отправки: 1 скан',
    may: 'Можно принять',
  },
  zh: {
    none: '未设 PIN 码',
    lock: '锁屏',
    pin: 'PIN 码',
    again: '再输一次',
    save: '保存',
    weak: '此 PIN 码太容易猜到',
    locked: '工位已锁定',
    open: '解锁',
    left: '还可尝试',
    wrong: '还可尝试 4 次',
    lockNow: '立即锁屏',
    over: '已输错五次',
    logIn: '用密码登录',
    waits: '待上传扫描 1 条',
    may: '可以收货',
  },
};
type Words = (typeof words)['ru'];

/** Presses the lock in the bar, which a phone shows when it is asked for the whole of it. */
async function pressLock(page: Page, name: string): Promise<void> {
  const whole = bar(page).locator('button[aria-expanded=false]');
  await expect(
    whole.or(bar(page).getByRole('button', { name })).filter({ visible: true }).first(),
  ).toBeVisible();
  if (await whole.isVisible()) await whole.click();
  await bar(page).getByRole('button', { name }).click();
}

async function setPin(page: Page, say: Words): Promise<void> {
  await pressLock(page, say.none);
  const dialog = page.getByRole('dialog');
  const type = async (pin: string) => {
    await dialog.getByLabel(say.pin, { exact: true }).fill(pin);
    await dialog.getByLabel(say.again).fill(pin);
    await dialog.getByRole('button', { name: say.save }).click();
  };
  await type('123456');
  await expect(dialog.getByText(say.weak)).toBeVisible();
  await expectAccessible(page);
  await type('481516');
  await expect(dialog).toHaveCount(0);
}

async function tryPin(page: Page, say: Words, pin: string): Promise<void> {
  await page.getByLabel(say.pin, { exact: true }).fill(pin);
  await page.getByRole('button', { name: say.open }).click();
}

for (const [locale, width] of [
  ['ru', { width: 1280, height: 800 }],
  ['zh', widths.phone],
] as const)
  test(`a station opens offline by the PIN of its clerk, and what was scanned is taken in the clerk's name from a colleague's log-in, ${locale}`, async ({
    page,
    context,
    service,
  }) => {
    const say = words[locale];
    await page.setViewportSize(width);
    const [code = ''] = newCodes(1);
    await declareParcels(service, [code]);
    const clerk = await openReceiving(page, service, locale);
    await setPin(page, say);
    await waitUntilStored(page, [code]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: say.locked })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tryPin(page, say, '481517');
    await expect(page.getByText(say.wrong)).toBeVisible();
    await tryPin(page, say, '481516');
    await expect(scanField(page)).toBeFocused();
    await expect(bar(page)).toHaveAttribute('data-line', 'down');
    await waitForSnapshot(page);
    await scan(page, code);
    await expect(banner(page)).toContainText(say.may);
    await field(page, 'weight').fill('3');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
    await pressLock(page, say.lock);
    await page.getByRole('button', { name: say.lockNow }).click();
    await expect(page.getByText(say.waits)).toBeVisible();
    // It stays locked, and tries stay counted, over a reload.
    for (const left of [4, 3, 2]) {
      await tryPin(page, say, `90210${left}`);
      await expect(page.getByRole('alert').filter({ hasText: `${say.left} ${left}` })).toBeVisible();
    }
    await page.reload();
    await tryPin(page, say, '902101');
    await expect(page.getByRole('alert').filter({ hasText: `${say.left} 1` })).toBeVisible();
    await tryPin(page, say, '902100');
    await expect(page.getByText(say.over)).toBeVisible();
    await expect(page.getByRole('button', { name: say.logIn })).toBeDisabled();
    await context.route('**/api/stations/scans', (route) => route.abort());
    await context.setOffline(false);
    await page.getByRole('button', { name: say.logIn }).click();
    await expect(page.locator('input[type=password]')).toBeVisible();
    await storeSession(page, service.address, await addStaff(service, 'china-operator', 'YIWU-WH'));
    await openStation(page, service);
    await context.unroute('**/api/stations/scans');
    const receipts = () => service.sql`
      select actor from parcel_event join parcel on parcel.id = parcel_id
      where tracking_code = ${code} and type = 'CN_RECEIVED'`;
    await expect.poll(receipts).toEqual([{ actor: clerk.username }]);
  });
