import { declareParcels, newCodes, banner, paste, scan, scanField } from '../stations.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import type { Browser, Page } from '@playwright/test';
import type { Service } from '../fixtures.ts';

test.use({ isWarm: true });

test.beforeEach(async ({ service }) => {
  await openPlaces(service);
  // The wrong digits of an hour are counted for the whole installation: those of the journey before are its own.
  await service.sql`delete from used_budget where key like 'stations.pairings%'`;
});
test.afterEach(({ service }) => closePlaces(service));

/** A manager before the page of the stations, in Russian on a computer. */
async function openStations(page: Page, service: Service): Promise<void> {
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/devices', await addStaff(service, 'manager'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Станции');
}

/** Makes a code for the warehouse; its digits. */
async function makeCode(page: Page, name: string): Promise<string> {
  await page.getByLabel('Название').fill(name);
  const place = page.getByLabel('Где стоит');
  await place.selectOption({ label: 'Склад в Иу' });
  await page.getByRole('button', { name: 'Получить код' }).click();
  const shownDigits = page.locator('[data-code]');
  await expect(shownDigits).toHaveText(/^\d{4} \d{4}$/);
  await expect(rowOf(page, name)).toContainText('ждёт код');
  return (await shownDigits.textContent()) ?? '';
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

/** A clerk of a place before the gate, in Chinese on a phone, in a browser of their own. */
async function openGate(browser: Browser, service: Service, unit: string): Promise<Page> {
  const context = await browser.newContext({ viewport: widths.phone, userAgent });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  const clerk = await addStaff(service, 'china-operator', unit);
  await storeSession(page, service.address, clerk);
  await page.goto(`${service.address}/staff#/bsc/receiving`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('连接此浏览器');
  await expect(page.getByText(`您已登录：${clerk.username}`)).toBeVisible();
  return page;
}

const digitField = (page: Page) => page.getByRole('textbox', { name: '8 位数字' });
const refusal = (page: Page) => page.locator('[data-pairing] [role=alert]');
const wrong = (digits: string) => digits.replace(/\d$/, (last) => String((Number(last) + 1) % 10));

test('digits that are read out make a station far away, once, and the manager sees who it was', async ({
  page,
  browser,
  service,
}) => {
  await openStations(page, service);
  await expectAccessible(page);
  const digits = await makeCode(page, '1 号台');
  await expect(page.getByText('Назовите эти 8 цифр сотруднику')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/ещё 1[45]:\d\d/);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать картинку' }).click();
  expect((await saving).suggestedFilename()).toBe(`station-${digits.replace(' ', '')}.png`);

  const clerk = await openGate(browser, service, 'YIWU-WH');
  const button = clerk.getByRole('button', { name: /^连接/ });
  await expect(digitField(clerk)).toBeFocused();
  await expect(button).toBeDisabled();
  await clerk.keyboard.type('48x1');
  await expect(clerk.getByText('还差 5 位')).toBeVisible();
  await expectAccessible(clerk);
  await expectNoSidewaysScroll(clerk);

  // A wrong one leaves four tries; a whole code that is pasted takes its place.
  await paste(clerk, wrong(digits));
  await clerk.keyboard.press('Enter');
  await expect(refusal(clerk)).toContainText('还可尝试 4 次');
  await expect(digitField(clerk)).toBeFocused();
  await expectAccessible(clerk);
  const other = await openGate(browser, service, 'HUB-DUSHANBE');
  await paste(other, digits);
  await other.keyboard.press('Enter');
  await expect(refusal(other)).toContainText('还可尝试 4 次');

  await paste(clerk, digits);
  await button.click();
  await expect(clerk.getByText('已连接：1 号台。现在可以扫描。')).toBeVisible();
  await expect(scanField(clerk)).toBeFocused();
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await scan(clerk, code);
  await expect(banner(clerk)).toContainText('可以收货');

  await expect(page.getByText('Подключена: 1 号台')).toBeVisible();
  await expect(rowOf(page, '1 号台')).toContainText('Chrome, Android');
  await page.getByRole('button', { name: 'Ещё одна станция' }).click();

  // Used, it fits no browser any more.
  const second = await openGate(browser, service, 'YIWU-WH');
  await paste(second, digits);
  await second.keyboard.press('Enter');
  await expect(refusal(second)).toContainText('还可尝试 4 次');

  // Taken back, it fits no browser either; the page of another manager offers that too.
  await page.setViewportSize(widths.phone);
  const back = await makeCode(page, '2 号台');
  // The digits come into sight, though the form stands above them.
  await expect(page.locator('[data-code]')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отозвать код' }).click();
  await expect(rowOf(page, '2 号台')).toHaveCount(0);
  await paste(second, back);
  await second.keyboard.press('Enter');
  await expect(refusal(second)).toContainText('还可尝试 3 次');
  for (const each of [clerk, other, second]) await each.context().close();
});

test('a page that was closed gets other digits; guessing closes connecting until somebody has seen it', async ({
  page,
  browser,
  service,
}) => {
  await openStations(page, service);
  const before = await makeCode(page, 'Ворота');
  await page.reload();
  await page.getByRole('button', { name: 'Новые цифры: Ворота' }).click();
  const digitsBox = page.locator('[data-code]');
  await expect(digitsBox).toHaveText(/^\d{4} \d{4}$/);
  const digits = (await digitsBox.textContent()) ?? '';
  for (let person = 0; person < 4; person += 1) {
    const clerk = await openGate(browser, service, 'YIWU-WH');
    for (const left of [4, 3, 2, 1, 0]) {
      await paste(clerk, person === 0 && left === 4 ? before : wrong(digits));
      await clerk.keyboard.press('Enter');
      await expect(refusal(clerk)).toContainText(`还可尝试 ${left} 次`);
    }
    await paste(clerk, digits);
    await clerk.keyboard.press('Enter');
    await expect(refusal(clerk)).toContainText('错误次数过多');
    await expect(clerk.getByText(/秒后可重试/)).toBeVisible();
    await clerk.context().close();
  }
  await expect(page.getByText('Код погашен: кто-то подбирал коды')).toBeVisible();
  const alarm = page.getByRole('alert').filter({ hasText: 'Кто-то подбирал коды станций' });
  await expect(alarm).toContainText('Погашен 1 открытый код');
  await expectAccessible(page);
  await alarm.getByRole('button').click();
  await expect(alarm).toHaveCount(0);
  const fresh = await openGate(browser, service, 'YIWU-WH');
  await paste(fresh, await makeCode(page, 'Ворота'));
  await fresh.keyboard.press('Enter');
  await expect(fresh.getByText('已连接：Ворота。现在可以扫描。')).toBeVisible();
  await fresh.context().close();
});
