// Five parcels of three customers on their way from the scan in China to the counter: who they are, and what each role
// does with them.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import { callService, openAccount } from './accounts.ts';
import { expect, expectNoSidewaysScroll, widths, type Service } from './fixtures.ts';
import { customerCodeOf, enterRate } from './ready-parcels.ts';
import { addStaff } from './staff.ts';
import { banner, declareParcels, newCode, rowOf, scan, scanField } from './stations.ts';
import { storeSession } from './stored-session.ts';

const pointCode = 'PP-BOKHTAR';

export type ChainCustomer = Awaited<ReturnType<typeof openAccount>> & { code: string };

/** Somebody who collects in Bokhtar and has declared these parcels. */
export async function newChainCustomer(
  service: Service,
  { name, declared }: { name: string; declared: readonly string[] },
): Promise<ChainCustomer> {
  const account = await openAccount(service);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  await callService(
    service,
    'PUT',
    '/profile/pickup-point',
    { pickupPointId: point?.id },
    account.session.token,
  );
  await service.sql`update user_account set name = ${name} where username = ${account.username}`;
  await declareParcels(service, declared, { account });
  return { ...account, code: await customerCodeOf(service, account.username) };
}

type StationAt = {
  unit: string;
  role: 'china-operator' | 'hub-operator' | 'pickup-clerk';
  screen: string;
  locale: Locale;
};

/**
 * A browser of its own at a unit, registered there by a manager of that unit, with a station that is open for its
 * staff.
 */
export async function openStationAt(browser: Browser, service: Service, at: StationAt): Promise<Page> {
  const context = await browser.newContext({ viewport: widths.desktop });
  const page = await context.newPage();
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), at.locale);
  const address = `${service.address}/staff#/bsc/${at.screen}`;
  await storeSession(page, service.address, await addStaff(service, 'manager', at.unit));
  await page.goto(address);
  // A counter works as no station too, and asks whether it should be one.
  if (at.screen === 'counter') await page.locator('main p > button').click();
  await page.locator('form input[maxlength="60"]').fill(`Ramp ${randomUUID()}`);
  const [unit] = await service.sql<{ id: number }[]>`select id from place where code = ${at.unit}`;
  await page.locator('form select').selectOption(String(unit?.id));
  await page.locator('form button[type=submit]').click();
  await expect(scanField(page)).toBeFocused();
  await storeSession(page, service.address, await addStaff(service, at.role, at.unit));
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  return page;
}

/** Scans codes one after the other, each with this verdict, until each has its answer. */
export async function scanEach(page: Page, codes: readonly string[], verdict: string): Promise<void> {
  for (const code of codes) {
    await scan(page, code);
    await expect(banner(page)).toContainText(verdict);
    await expect(rowOf(page, code).first()).toHaveAttribute('data-tone', 'OK');
  }
}

/** A hub takes a whole trip in. */
export async function unloadTrip(hub: Page, trip: string, codes: readonly string[]): Promise<void> {
  await hub.getByRole('button', { name: `Начать приём ${trip}` }).click();
  await expect(hub.getByRole('region', { name: 'Недостаёт' })).toContainText(codes.at(-1) ?? '');
  await scanEach(hub, codes, 'Принято');
  await hub.getByRole('button', { name: 'Закончить приём' }).click();
  await expect(hub.getByText(`Рейс разгружен. Принято ${codes.length}`)).toBeVisible();
}

/** A hub fills a transfer to a point of this city, and sends it. */
export async function sendTransfer(hub: Page, city: string, codes: readonly string[]): Promise<void> {
  await hub.getByRole('button', { name: new RegExp(`^Собрать: ${city}`) }).click();
  await expect(hub.getByRole('region', { name: 'Осталось взять' })).toContainText(codes.at(-1) ?? '');
  await scanEach(hub, codes, 'В передаче');
  // The key does nothing while a scan is on its way.
  await expect(hub.getByRole('button', { name: 'Закрыть и отправить' })).toBeEnabled();
  await hub.keyboard.press('F9');
  await hub.getByLabel('Номер машины').fill('01 482 AB 01');
  await hub.getByLabel('Водитель').fill('Исмат');
  await hub.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(hub.getByText(/^Передача уехала: /)).toBeVisible();
}

/** A point accepts the whole transfer that has come. */
export async function acceptTransfer(point: Page, codes: readonly string[]): Promise<void> {
  await point.getByRole('button', { name: /^Начать приём/ }).click();
  await expect(point.getByRole('region', { name: 'Недостаёт' })).toContainText(codes.at(-1) ?? '');
  await scanEach(point, codes, 'Принято');
  await point.getByRole('button', { name: 'Закончить приём' }).click();
  await expect(point.getByText(`Передача принята. Принято ${codes.length}`)).toBeVisible();
}

/** A customer says the pickup code, pays in cash and gets everything that lies there. */
export async function collect(
  page: Page,
  service: Service,
  customer: Pick<ChainCustomer, 'code'> & { token: string },
  codes: readonly string[],
  cash = '500',
): Promise<void> {
  const { places } = await callService<{ places: { code: string }[] }>(
    service,
    'GET',
    '/profile/collections',
    undefined,
    customer.token,
  );
  await scanField(page).fill(places[0]?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: customer.code })).toBeVisible();
  await expect(page.getByText('Осталось внести')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByLabel('Наличные TJS')).toBeFocused();
  await page.keyboard.type(cash);
  await page.keyboard.press('F9');
  await expect(page.getByText('Оплата принята')).toBeVisible();
  await scan(page, codes);
  await expect(banner(page)).toContainText('Enter: выдать');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText(`Выдано: ${codes.length}`);
}

/** The headline that anybody reads of a parcel on a phone. */
export async function expectTracked(
  page: Page,
  service: Service,
  code: string,
  headlines: Readonly<Record<'ru' | 'zh', string>>,
): Promise<void> {
  await page.setViewportSize(widths.phone);
  for (const locale of ['ru', 'zh'] as const) {
    await page.goto(`${service.address}/t/${code}?lang=${locale}`);
    await expect(page.getByRole('main')).toContainText(headlines[locale]);
    await expectNoSidewaysScroll(page);
  }
}

async function expectNewsWritten({ sql }: Service): Promise<void> {
  const unwritten = async () =>
    (
      await sql`select from graphile_worker.jobs where task_identifier in ('tracking.parcelsMoved', 'parcelLetters.write')`
    ).length;
  await expect.poll(unwritten).toBe(0);
}

/** How many letters about parcels a customer has been sent, once nothing waits to be written. */
export async function lettersOf(service: Service, { email }: ChainCustomer): Promise<number> {
  await expectNewsWritten(service);
  const { sql } = service;
  const letters = await sql`
    select distinct letter_id from parcel_letter join letter on letter.id = letter_id where recipient = ${email}`;
  return letters.length;
}

/** What a customer reads next in one letter: the last news of each parcel that waits for others, by status. */
export async function waitingNewsOf(
  service: Service,
  { code }: ChainCustomer,
): Promise<Record<string, number>> {
  await expectNewsWritten(service);
  const news = await service.sql<{ status: string; parcels: number }[]>`
    select status, count(*)::integer as parcels from (
      select distinct on (parcel_id) status from arrival_news
      where customer_code = ${code} order by parcel_id, event_seq desc) as last
    group by status`;
  return Object.fromEntries(news.map(({ status, parcels }) => [status, parcels]));
}

/** The rate of today, a drawer in Bokhtar and an open shift of this clerk. */
export async function openShiftOf(
  service: Service,
  clerk: { username: string; password: string },
): Promise<void> {
  const tokenOf = async (person: { username: string; password: string }) =>
    (await callService<{ token: string }>(service, 'POST', '/auth/login', person)).token;
  const manager = await tokenOf(await addStaff(service, 'manager'));
  await enterRate(service, manager);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  const body = { requestId: randomUUID(), unitId: point?.id, name: 'Касса 1' };
  const drawer = await callService<{ id: string }>(service, 'POST', '/staff/drawers', body, manager);
  const counted = { TJS: { notes: { 100: 5 } }, USD: { notes: {} } };
  const opened = { requestId: randomUUID(), drawerId: drawer.id, counted };
  await callService(service, 'POST', '/staff/shifts', opened, await tokenOf(clerk));
}

export const chainCodes = (count: number): string[] => Array.from({ length: count }, newCode);
