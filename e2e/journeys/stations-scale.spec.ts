import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { playSerialScale, plugScale, readPort, scaleSays } from '../serial-scale.ts';
import {
  banner,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  openStation,
  rowOf,
  scan,
  scanField,
} from '../stations.ts';

test.use({ isWarm: true });

const desktop = { width: 1280, height: 800 };
const zero = 'ST,NT,+  0.000kg\r\n';
const scale = (page: Page) => page.locator('[data-scale]');

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

async function connect(page: Page): Promise<void> {
  await scale(page).click();
  await page.getByRole('button', { name: 'Подключить весы' }).click();
  await expect(scale(page)).toHaveAttribute('data-scale', 'ready');
}

test('a scale is connected once; its weights go to the parcel on the table, or wait for the one that is scanned next', async ({
  page,
  service,
}) => {
  await playSerialScale(page);
  await page.setViewportSize(desktop);
  const codes = newCodes(3);
  const [first = '', second = '', third = ''] = codes;
  await declareParcels(service, codes);
  await openReceiving(page, service);
  await expect(scale(page)).toHaveText('Весы не подключены');
  await scaleSays(page, zero);
  await scale(page).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подключить весы' }).click();
  await expect(page.getByText('Последняя строка: ST,NT,+  0.000kg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scale(page)).toHaveText('Весы: 0,000 кг');
  const opened = async () => (await readPort(page)).opened;
  await expect.poll(opened).toEqual({ baudRate: 9600, dataBits: 8, parity: 'none' });

  await scan(page, first);
  await scaleSays(page, 'US,NT,+  1.280kg\r\n');
  await expect(scale(page)).toHaveText('Весы: взвешивают');
  await expect(field(page, 'weight')).toHaveValue('');
  await scaleSays(page, 'ST,NT,+  3.120kg\r\n');
  await expect(field(page, 'weight')).toHaveValue('3.120');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, first)).toHaveAttribute('data-tone', 'OK');
  const [stored] = await service.sql`select weight_g from parcel where tracking_code = ${first}`;
  expect(stored).toMatchObject({ weight_g: 3120 });

  // The box still lies there: it is refused aloud for the next parcel, and that is weighed by typing or from zero.
  await scan(page, second);
  await scaleSays(page, 'ST,NT,+  6.200kg\r\n');
  await expect(banner(page)).toContainText('Весы не на нуле');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'BLOCKED');
  await expect(scale(page)).toHaveAttribute('data-scale', 'notZero');
  await expect(field(page, 'weight')).toHaveValue('');
  await scaleSays(page, zero);
  await expect(scale(page)).toHaveText('Весы: 0,000 кг');
  await field(page, 'weight').fill('3.1');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, second)).toHaveAttribute('data-tone', 'OK');

  // Put on the scale before it is scanned; the page was loaded anew, and the scale is there by itself.
  await openStation(page, service);
  await page.reload();
  await expect(scanField(page)).toBeFocused();
  await scaleSays(page, zero);
  await expect(scale(page)).toHaveText('Весы: 0,000 кг');
  await scaleSays(page, 'ST,NT,+  2.950kg\r\n');
  await expect(scale(page)).toHaveText('Весы: 2,950 кг');
  await scan(page, third);
  await expect(field(page, 'weight')).toHaveValue('2.950');
});

test('a scale that talks nonsense is named, and so is one that was pulled out; plugged in again it goes on', async ({
  page,
  service,
}) => {
  await playSerialScale(page);
  await page.setViewportSize(desktop);
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  await scaleSays(page, '\u00F8\u0080\u009E\u00F8x\u00E0\r');
  await scale(page).click();
  await page.getByRole('button', { name: 'Подключить весы' }).click();
  await expect(scale(page)).toHaveAttribute('data-scale', 'nonsense');
  await expect(page.getByText('То, что приходит от весов, не похоже на вес.')).toBeVisible();

  // Its protocol is another one: that has its own bits, and is asked for each weight.
  await page.getByLabel('Протокол').selectOption('toledo');
  await page.getByLabel('Скорость, бод').selectOption('4800');
  await scaleSays(page, '\u000200.000\r');
  await expect(scale(page)).toHaveAttribute('data-scale', 'ready');
  await expect
    .poll(() => readPort(page))
    .toMatchObject({
      opened: { baudRate: 4800, dataBits: 7, parity: 'even' },
    });
  await expect.poll(async () => (await readPort(page)).asked).toContain('W');
  await page.keyboard.press('Escape');
  await expect(scale(page)).toHaveText('Весы: 0,000 кг');

  await scan(page, code);
  await plugScale(page, false);
  await expect(banner(page)).toContainText('Связь с весами прервалась');
  await expect(scale(page)).toHaveText('Весы отключились');
  await plugScale(page, true);
  await expect(scale(page)).toHaveText('Весы: 0,000 кг');
  await scaleSays(page, '\u000203.050\r');
  await expect(field(page, 'weight')).toHaveValue('3.050');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
});

test('a bag is weighed by the scale too; a browser without ports says how weights are entered', async ({
  page,
  service,
}) => {
  await playSerialScale(page);
  await page.setViewportSize(desktop);
  await openReceiving(page, service);
  await scaleSays(page, zero);
  await connect(page);
  await page.keyboard.press('Escape');
  await page.goto(`${service.address}/staff#/bsc/packing`);
  await expect(scanField(page)).toBeFocused();
  await expect(scale(page)).toHaveText('Весы: 0,000 кг');
  await scan(page, 'RC-NEWBAG');
  await expect(field(page, 'seal')).toBeVisible();
  await scaleSays(page, 'ST,NT,+ 12.400kg\r\n');
  await expect(field(page, 'weight')).toHaveValue('12.400');
  await scale(page).click();
  await page.getByRole('button', { name: 'Отключить' }).click();
  await expect(scale(page)).toHaveText('Весы не подключены');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const plain = await page.context().browser()?.newPage({ viewport: desktop });
  if (plain === undefined) throw new Error('no browser');
  await plain.addInitScript(() => Object.defineProperty(navigator, 'serial', { value: undefined }));
  await openReceiving(plain, service);
  await expect(scale(plain)).toHaveText('Вес: вручную');
  await scale(plain).click();
  await expect(plain.getByText('Этот браузер не умеет работать с весами')).toBeVisible();
  await plain.context().close();
});
