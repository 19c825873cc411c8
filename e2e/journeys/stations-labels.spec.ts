import type { Page } from '@playwright/test';
import { openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, startService, test, widths } from '../fixtures.ts';
import type { Service } from '../fixtures.ts';
import { startPrintAgent, type PrintAgent } from '../print-agent.ts';
import { addStaff } from '../staff.ts';
import { banner, declareParcels, field, newCodes, openReceiving, rowOf, scan } from '../stations.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

const desktop = { width: 1280, height: 800 };
/** Another name of this machine, of which a page does not take it for granted that it may call the machine. */
const otherName = 'station.localhost';
let service: Service;
let agent: PrintAgent;

// Once for all journeys of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  agent = await startPrintAgent();
  service = await startService({ PRINT_AGENT_URL: agent.url, ALLOWED_HOSTS: otherName });
  await openPlaces(service);
});

test.afterAll(async () => {
  await service.stop();
  agent.stop();
});

const printer = (page: Page) => page.locator('[data-printer]');

/** Receives a parcel that was declared, three kilograms. */
async function receive(page: Page, code: string): Promise<void> {
  await scan(page, code);
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'OK');
}

test('S08: a label is printed by itself in what the printer speaks, again by F8 and by a card, and not beside a sticker of ours', async ({
  page,
}) => {
  agent.say({ speaks: 'tspl', name: 'TSC TE210' });
  await page.setViewportSize(desktop);
  const codes = newCodes(3);
  const [plain = '', torn = '', other = ''] = codes;
  await declareParcels(service, codes);
  await openReceiving(page, service);
  await expect(printer(page)).toHaveText('Принтер TSPL: готов');
  await receive(page, plain);
  await expect.poll(() => agent.taken.length).toBe(1);
  expect(agent.taken[0]?.body).toMatchObject({ labelSize: '100x150', format: 'tspl', copies: 1 });
  await page.keyboard.press('F8');
  await expect.poll(() => agent.taken.length).toBe(2);
  await expect(page.getByText(`Этикетка ${plain} отправлена на принтер`).first()).toBeVisible();
  await scan(page, 'RC-REPRINT');
  await expect.poll(() => agent.taken.length).toBe(3);

  // Stickers are printed beforehand, in any office.
  const office = await page.context().browser()?.newPage({ viewport: desktop });
  if (office === undefined) throw new Error('no browser');
  await enterConsole(office, service, '#/bsc/labels', await addStaff(service, 'china-operator', 'YIWU-WH'));
  await expect(office.getByText('Наклейки ещё не печатали.')).toBeVisible();
  await expectAccessible(office);
  const sheet = office.waitForEvent('popup');
  await office.getByRole('button', { name: 'Напечатать новые' }).click();
  await sheet;
  // Each kind of station has its own sheet of cards.
  for (const station of ['Приёмка', 'Раскладка', 'Упаковка']) {
    const cards = office.waitForEvent('popup');
    await office.getByRole('button', { name: `${station}: открыть лист (PDF)` }).click();
    await cards;
  }
  await expect(office.getByRole('cell', { name: '0 из 24' })).toBeVisible();
  await expectAccessible(office);
  await office.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(office);
  await office.context().close();
  const [sticker] = await service.sql<{ code: string }[]>`select code from sticker order by number limit 1`;

  // Torn: the carrier's code as far as it can be read, then the sticker.
  await scan(page, torn);
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('3');
  await scan(page, sticker?.code ?? '');
  await expect(field(page, 'sticker')).toHaveValue(sticker?.code ?? '');
  await expect(field(page, 'weight')).toHaveValue('3');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, torn)).toHaveAttribute('data-tone', 'OK');
  const [bound] =
    await service.sql`select last_mile_tracking as own from parcel where tracking_code = ${torn}`;
  expect(bound).toEqual({ own: sticker?.code });

  // The same sticker on another box is refused, and a label is printed once it has gone.
  await scan(page, other);
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('3');
  await scan(page, sticker?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Наклейка занята');
  await expect(field(page, 'sticker')).toBeFocused();
  await field(page, 'sticker').fill('');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, other).first()).toHaveAttribute('data-tone', 'OK');
  await expect.poll(() => agent.taken.length).toBe(4);
  agent.refuse();
  await page.keyboard.press('F8');
  await expect(page.getByText(`Этикетка ${other} не напечатана`)).toBeVisible();
});

test('S07: the browser is asked by a test label alone, receiving goes on meanwhile, and the bar says how it stands', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  // The headless browser asks no question: it is played.
  await page.addInitScript(() => {
    const status = Object.assign(new EventTarget(), { state: 'prompt' });
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = (descriptor) =>
      (descriptor.name as string) === 'loopback-network'
        ? Promise.resolve(status as unknown as PermissionStatus)
        : query(descriptor);
    Object.assign(globalThis, {
      answer(state: string) {
        status.state = state;
        status.dispatchEvent(new Event('change'));
      },
    });
  });
  let calls = 0;
  let letThrough = () => {};
  const answered = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(agent.url, async (route) => {
    calls += 1;
    await answered;
    const isPost = route.request().method() === 'POST';
    await route.fulfill({ status: 200, json: isPost ? {} : { speaks: 'zpl' } });
  });
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  const address = service.address.replace('127.0.0.1', otherName);
  await openReceiving(page, service, 'ru', address);
  await expect(printer(page)).toHaveText('Принтер: нужно разрешение');
  await receive(page, code);
  expect(calls).toBe(0);
  await printer(page).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Пробная этикетка', exact: true }).click();
  await expect.poll(() => calls).toBe(1);
  await page.evaluate(() => (globalThis as unknown as { answer: (state: string) => void }).answer('granted'));
  letThrough();
  await expect(page.getByText('Пробная этикетка отправлена на принтер')).toBeVisible();
  await expect(printer(page)).toHaveText('Принтер ZPL: готов');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => (globalThis as unknown as { answer: (state: string) => void }).answer('denied'));
  await expect(printer(page)).toHaveText('Принтер: запрещён');
});
