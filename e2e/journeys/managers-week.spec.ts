import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locator, Page } from '@playwright/test';
import { sendLogIn } from '../accounts.ts';
import { readCodes, readPdf } from '../../apps/server/test/label-reader.ts';
import { openCabinet, openPlaces } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startService,
  test as base,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { addStaff } from '../staff.ts';

type Office = { service: Service; collected: string; codes: string[] };

const labelsWanted = 20;

/** Parcels that a file brings, as many as labels are wanted for. */
async function importParcels(service: Service): Promise<string[]> {
  const codes = Array.from({ length: labelsWanted }, (_, index) => `SF77001122${330 + index}`);
  const { code, output } = await service.importCsv(
    `Tracking code,Received in China\n${codes.map((each) => `${each},2026-01-12`).join('\n')}\n`,
  );
  expect(code, output).toBe(0);
  return codes;
}

let office: Office;
const test = base.extend<{ office: Office }>({ office: ({}, use) => use(office) });

// Prices, words, roads and points change under everybody's eyes: no other journey may look here. Once for all journeys
// of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const service = await startService();
  await openPlaces(service);
  const { ready } = await openCabinet(service);
  office = { service, collected: ready.trackingCode, codes: await importParcels(service) };
});
test.afterAll(() => office.service.stop());

/** Opens a screen of the console by its address, as a colleague would share it. */
async function goTo(page: Page, { address }: Service, screen: string, title: string): Promise<void> {
  await page.goto(`${address}/staff#/bsc/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Writes a text in one of the four languages that a field has. */
async function writeIn(drawer: Locator, field: string, language: string, text: string): Promise<void> {
  await drawer
    .getByRole('group', { name: field, exact: true })
    .getByRole('button', { name: language })
    .click();
  await drawer.getByRole('textbox', { name: field }).fill(text);
}

/** The Monday after today. */
function nextMonday(): string {
  const today = dushanbeDay(new Date());
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (8 - weekday) % 7 || 7);
}

async function raiseTariff(page: Page, service: Service): Promise<void> {
  await goTo(page, service, 'tariffs', 'Тарифы');
  await page.getByRole('button', { name: 'Черновик: Посылка' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Действует с')).toHaveValue(nextMonday());
  await drawer.getByLabel('Цена за единицу').fill('2,75');
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await drawer.getByRole('button', { name: 'Опубликовать…' }).click();
  const publish = page.getByRole('dialog', { name: 'Публикация тарифа' });
  await publish.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(publish).toHaveCount(0);
}

/** What the public calculator asks for 60 × 50 × 40 cm and 10 kg. */
async function expectPrice(page: Page, { address }: Service, day: string, price: string): Promise<void> {
  const size = `lengthCm=60&widthCm=50&heightCm=40&weightKg=10&date=${day}`;
  await visitPage(page, address, `/freight-quotation?${size}`, 'ru');
  const card = page.getByRole('heading', { name: 'По весу', exact: true }).locator('xpath=../..');
  await expect(card).toContainText(price);
}

async function renameStatus(page: Page, service: Service, name: string): Promise<void> {
  await goTo(page, service, 'dictionary?consType=PARCEL_STATUS', 'Словарь данных');
  await page.getByRole('link', { name: 'Ожидает получения клиентом' }).click();
  const drawer = page.getByRole('dialog');
  await writeIn(drawer, 'Название', 'ZH', name);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено')).toBeVisible();
}

/** What public tracking answers, as its text. */
async function trackInChinese({ address }: Service, code: string): Promise<string> {
  const answer = await fetch(`${address}/api/track/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-local': 'zh' },
    body: JSON.stringify({ trackingCodeList: [code] }),
  });
  return answer.text();
}

async function closePoint(page: Page, service: Service): Promise<void> {
  await goTo(page, service, 'units', 'Пункты и склады');
  await page.getByRole('link', { name: 'Бохтар' }).click();
  const drawer = page.getByRole('dialog');
  const days = drawer.getByRole('group', { name: 'Выходные дни' });
  const today = dushanbeDay(new Date());
  await days.getByLabel('С', { exact: true }).fill(today);
  await days.getByLabel('По', { exact: true }).fill(addDays(today, 6));
  await days.getByRole('button', { name: 'Закрыть на эти дни' }).click();
  await expect(days.getByRole('listitem')).toHaveCount(7);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row', { name: /Бохтар/ })).toContainText('закрыто');
}

async function suspendRoute(page: Page, service: Service, message: string): Promise<void> {
  await goTo(page, service, 'channels', 'Каналы и маршруты');
  await page.getByRole('link', { name: 'Посылка', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Закрыт с', { exact: true }).fill(dushanbeDay(new Date()));
  for (const language of ['RU', 'EN', 'ZH', 'TG'])
    await writeIn(drawer, 'Сообщение клиентам', language, `${message} (${language})`);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Кульма' })).toContainText('Приостановлен');
}

/** Prints the labels of these parcels; resolves with the PDF. */
async function printLabels(page: Page, service: Service, codes: readonly string[]): Promise<Buffer> {
  await goTo(page, service, `parcels?search=${codes.join(',')}`, 'Посылки');
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
  await page.getByRole('button', { name: 'Печать этикеток' }).click();
  await expect(page.getByRole('dialog', { name: `Печать: ${labelsWanted} этикеток` })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить PDF' }).click();
  return readFile(await (await saving).path());
}

/** The orders of the month as a file, as many as the screen shows. */
async function handOverMonth(page: Page, service: Service): Promise<string[]> {
  await goTo(page, service, 'reports', 'Отчёты');
  await page.getByText('30 дней', { exact: true }).click();
  const total = page.getByRole('row').filter({ hasText: 'Итого' }).getByRole('cell').first();
  await expect(total).not.toHaveText('');
  await page.getByRole('button', { name: 'Скачать заказы' }).click();
  await page.getByRole('dialog').getByText('CSV').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Скачать' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const rows = text.trimEnd().split('\r\n').slice(1);
  // Until the month has come the numbers of the days before stand there.
  await expect(total).toHaveText(String(rows.length));
  return rows;
}

test('a manager runs a week without a developer', async ({ page, office: { service, collected, codes } }) => {
  const today = dushanbeDay(new Date());
  await page.setViewportSize(widths.desktop);
  await page.goto(`${service.address}/staff`);
  await sendLogIn(page, await addStaff(service, 'manager'));
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  // What customers see is looked at as they see it: by somebody who is not logged in.
  const context = await page.context().browser()?.newContext({ viewport: widths.phone });
  const visitor = await context?.newPage();
  if (visitor === undefined) throw new Error('no second visitor');

  await test.step('a tariff is raised from next Monday', async () => {
    await raiseTariff(page, service);
    await expectPrice(visitor, service, today, '50,00 USD');
    await expectPrice(visitor, service, nextMonday(), '55,00 USD');
    await expectNoSidewaysScroll(visitor);
  });

  await test.step('a status is renamed in Chinese', async () => {
    const name = `可以取件 ${randomUUID().slice(0, 4)}`;
    await renameStatus(page, service, name);
    await expect.poll(() => trackInChinese(service, collected)).toContain(name);
    await visitor.evaluate(() => localStorage.setItem('locale', 'zh'));
    await visitor.goto('about:blank');
    await visitPage(visitor, service.address, `/parcelTracking?searchText=${collected}`, 'zh');
    await expect(visitor.getByText(name).first()).toBeVisible();
    await visitor.evaluate(() => localStorage.setItem('locale', 'ru'));
    await visitor.goto('about:blank');
  });

  await test.step('a pickup point is closed for a week', async () => {
    await closePoint(page, service);
    await visitPage(visitor, service.address, '/pickup-points', 'ru');
    const point = visitor.getByRole('listitem').filter({ hasText: 'Бохтар' }).first();
    await expect(point).toContainText('Закрыто, откроется');
    await expectAccessible(visitor);
  });

  await test.step('a route is suspended', async () => {
    await suspendRoute(page, service, 'Перевал закрыт до весны');
    await visitor.goto('about:blank');
    await visitPage(visitor, service.address, '/home', 'ru');
    await expect(visitor.getByRole('link', { name: 'Перевал закрыт до весны (RU)' })).toBeVisible();
  });

  await test.step('twenty labels are printed, and one is read back', async () => {
    const pages = await readPdf(await printLabels(page, service, codes));
    expect(pages).toHaveLength(labelsWanted);
    const [first] = pages;
    if (first === undefined) throw new Error('no label');
    const read = await readCodes(first.picture);
    expect(read.map(({ format }) => format)).toEqual(['Code128', 'QRCode']);
    expect(codes).toContain(read[0]?.text);
    expect(first.text).toContain(read[0]?.text);
  });

  await test.step('the month is handed over as a file', async () => {
    expect((await handOverMonth(page, service)).length).toBeGreaterThan(0);
  });
  await context?.close();
});
