import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import {
  banner,
  bar,
  declareParcels,
  field,
  newCode,
  newCodes,
  openReceiving,
  paste,
  rowOf,
  scan,
  scanField,
  storedIn,
  type Layout,
} from '../stations.ts';
import { enterConsole } from '../stored-session.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const desktop = { width: 1280, height: 800 };

/** How many pixels of the page, of the station and of the parcel's card can be seen only by scrolling. */
const hiddenHeights = (page: Page) =>
  page.evaluate(() =>
    ['#main', '#main [data-station]', '#main [data-station] section'].map((part) => {
      const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(part) ?? {};
      return scrollHeight - clientHeight;
    }),
  );

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a declared parcel is received by a scan, its weight and Enter, and its customer sees it', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  const code = newCode();
  const customer = await declareParcels(service, [code]);
  await openReceiving(page, service);
  await expectAccessible(page);
  await scan(page, code);
  await expect(banner(page)).toContainText('Можно принять');
  await expect(page.getByText(customer, { exact: true })).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  // No key does two things.
  const keys = page.locator('[data-station] kbd');
  await expect(keys).not.toHaveCount(0);
  const keysOfTwo = async () =>
    (await keys.allInnerTexts()).filter((key, index, all) => all.indexOf(key) !== index);
  await expect.poll(keysOfTwo).toEqual([]);
  await page.keyboard.type('3,42');
  await field(page, 'sides').fill('38*28*21');
  // The greater of both weights counts.
  await expect(page.getByLabel('Расчёт по тарифу')).toContainText(/3,724\sкг.*3,730\sкг.*9,33\sUSD/s);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await expect(banner(page)).toContainText('Принято');
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
  await expect(scanField(page)).toBeFocused();
  const [row] = await service.sql`select weight_g from parcel where tracking_code = ${code}`;
  expect(row).toMatchObject({ weight_g: 3_420 });
  // All of it fits without scrolling.
  await expect.poll(() => hiddenHeights(page)).toEqual([0, 0, 0]);
  await scan(page, code);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'DUPLICATE');
});

test('what is far from the declaration is asked about once, and Enter says that it is so', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  const code = newCode();
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  await scan(page, code);
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('больше чем на треть');
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
});

test('a parcel that nobody has declared takes the customer code of its label, or waits without an owner', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  const customer = await declareParcels(service, []);
  const [named, unowned] = newCodes(2);
  await openReceiving(page, service);
  await scan(page, named ?? '');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'UNKNOWN');
  await field(page, 'weight').fill('1');
  await scan(page, customer);
  await expect(field(page, 'customerCode')).toHaveValue(customer);
  await expect(field(page, 'weight')).toHaveValue('1');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Посылка не заявлена, клиента попросим заполнить');
  // What is no parcel is named, and not looked up as one.
  await scan(page, customer);
  await expect(banner(page)).toContainText('Это код клиента, а не посылки');
  await scan(page, 'RB12D25TPDW');
  await expect(banner(page)).toContainText('Это код мешка, а не посылки');
  await scan(page, unowned ?? '');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'UNKNOWN');
  await field(page, 'weight').fill('1');
  await expect.poll(() => hiddenHeights(page)).toEqual([0, 0, 0]);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('не читается');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Без владельца');
  // The newest of its rows: where the first Enter was quicker than the look-up, the question has a row of its own.
  await expect(rowOf(page, unowned ?? '').first()).toHaveAttribute('data-tone', 'UNKNOWN');
});

test('on a phone, in Chinese: nothing sticks out, and the way is the same', async ({ page, service }) => {
  await page.setViewportSize(widths.phone);
  const code = `JDVC${newCode().slice(2)}-1-2-`;
  await declareParcels(service, [code]);
  await openReceiving(page, service, 'zh');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await scanField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('可以收货');
  await field(page, 'weight').fill('3.1');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '确认收货' }).click();
  await expect(banner(page)).toContainText('已接收');
  // Parts of one shipment differ at the end of the code: it is in sight where the row is too narrow.
  const stands = rowOf(page, code).getByText(code, { exact: true }).first();
  const isEndInSight = () =>
    stands.evaluate((element) => {
      const box = element.closest('b')?.getBoundingClientRect();
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (box === undefined || text === null) return undefined;
      const end = document.createRange();
      end.setStart(text, (text.textContent ?? '').length - 4);
      end.setEndAfter(text);
      const { left, right } = end.getBoundingClientRect();
      return left >= box.left && right <= box.right + 1;
    });
  await expect.poll(isEndInSight).toBe(true);
});

test('a clerk on a browser that is no device reads what to do, and receives nothing', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  await enterConsole(page, service, '#/bsc/receiving', await addStaff(service, 'china-operator', 'YIWU-WH'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подключите этот браузер');
  await expect(page.getByText('Введите 8 цифр, которые назовёт руководитель.')).toBeVisible();
  await expect(scanField(page)).toHaveCount(0);
  await expectAccessible(page);
});

for (const viewport of inTurn([widths.phone, desktop]))
  test(`a device does not get the name of another, ${viewport.width} px wide`, async ({
    browser,
    service,
  }) => {
    const manager = await addStaff(service, 'manager');
    const taken = `Приёмка ${viewport.width}`;
    const registerAs = async (page: Page, name: string) => {
      await page.getByLabel('Название устройства').fill(name);
      await page.getByLabel('Склад').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Зарегистрировать' }).click();
    };
    const [first, second] = await Promise.all([browser.newPage({ viewport }), browser.newPage({ viewport })]);
    for (const page of [first, second]) {
      await enterConsole(page, service, '#/bsc/receiving', manager);
      await registerAs(page, taken);
      if (page === first) await expect(scanField(page)).toBeFocused();
    }
    const name = second.getByLabel('Название устройства');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Такое значение уже занято.');
    await expectAccessible(second);
    await expectNoSidewaysScroll(second);
    await registerAs(second, `${taken} бис`);
    await expect(scanField(second)).toBeFocused();
    for (const page of [first, second]) await page.context().close();
  });

const layouts: readonly Layout[] = ['us', 'ru', 'zh'];
test('S01: a scanner is read with every layout, caps lock and suffix', async ({ page, service }) => {
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  for (const layout of layouts)
    for (const suffix of ['CR', 'LF', 'Tab', 'none'] as const)
      for (const capsLock of [false, true]) {
        const code = newCode();
        await scan(page, code, { layout, suffix, capsLock });
        await expect(banner(page)).toContainText(code);
        await expect(scanField(page)).toHaveValue('');
      }
});

test('S01: a code that is scanned into another field leaves it again', async ({ page, service }) => {
  await page.setViewportSize(desktop);
  const [first, second] = newCodes(2);
  await openReceiving(page, service);
  await scan(page, first ?? '');
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('3,4');
  await scan(page, second ?? '', { layout: 'ru' });
  await expect(banner(page)).toContainText(second ?? '');
  await expect(field(page, 'weight')).toHaveValue('');
  // The first lies aside with what was typed for it.
  await rowOf(page, first ?? '')
    .getByRole('button')
    .click();
  await expect(field(page, 'weight')).toHaveValue('3,4');
});

test('a scan arrives wherever the focus is, and a code that is pasted is read as one', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  const [scanned = '', pasted = '', typed = ''] = newCodes(3);
  await page.getByRole('navigation').getByRole('link').first().focus();
  await scan(page, scanned);
  await expect(banner(page)).toContainText(scanned);
  // After a scan the focus is in the weight.
  await expect(field(page, 'weight')).toBeFocused();
  await paste(page, `${pasted}\r\n`);
  await expect(banner(page)).toContainText(pasted);
  // Without an end of line it may be a part of what is being typed.
  await scanField(page).focus();
  await paste(page, typed);
  await expect(scanField(page)).toHaveValue(typed);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText(typed);
});

test('the weight comes from a scale that types, and one that moves is asked again', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  const code = newCode();
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  await scan(page, code);
  await scan(page, 'US,NT,+  3.100kg');
  await expect(banner(page)).toContainText('Весы не готовы');
  await expect(field(page, 'weight')).toHaveValue('');
  await scan(page, 'ST,NT,+  3.420kg');
  await expect(field(page, 'weight')).toHaveValue('3.420');
  const sent = page.waitForRequest((request) => request.url().endsWith('/stations/scans'));
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  expect((await sent).postDataJSON()).toMatchObject({ scans: [{ weightG: 3_420, weighedBy: 'SCALE' }] });
});

test('how loud the station is, is a setting of the device', async ({ page, service }) => {
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  const sound = bar(page).getByLabel('Звук');
  await expect(sound).toHaveValue('tones');
  await sound.selectOption('off');
  // What is not on the disk yet does not outlive a page that is loaded again in the same moment.
  await expect.poll(() => storedIn(page, 'stations', 'device')).toContain('off');
  await page.reload();
  await expect(sound).toHaveValue('off');
  await scan(page, newCode());
  await expect(banner(page)).toHaveAttribute('data-verdict', 'UNKNOWN');
});

test('S02: 20 codes in one second give 20 looks in their order', async ({ page, service }) => {
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  const codes = newCodes(20);
  await scan(page, codes);
  await expect(banner(page)).toContainText(codes.at(-1) ?? '');
  const rows = page.locator('li[data-tone] b');
  await expect(rows).toHaveText(codes.slice(9, 19).toReversed());
});

test('S06: the station says whether the browser stores for good', async ({ page, service }) => {
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  const isPermanent = await page.evaluate(() => navigator.storage.persisted());
  await expect(bar(page)).toContainText(isPermanent ? 'Память: постоянная' : 'Память: временная');
});

test('S11: marks of a scanner and addresses around a code are no part of it', async ({ page, service }) => {
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  const code = newCode();
  await scanField(page).fill(`]C1${code}`);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText(code);
  await expect(banner(page)).not.toContainText(']C1');
  await scanField(page).fill('https://example.com/shop');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Это не код');
});

test('S14: a dialog gives the scans back, and a card works in the place of keys', async ({
  page,
  service,
}) => {
  await page.setViewportSize(desktop);
  const code = newCode();
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await scan(page, code);
  await expect(banner(page)).toContainText('Можно принять');
  // Scanned into the weight, a card is taken out of it, and does what it says.
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('3');
  await scan(page, 'RC-NEXT');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await scan(page, 'RC-NEWBAG');
  await expect(banner(page)).toContainText('карта не действует');
});
