// Five parcels of three customers on their way from the scan in China to the counter: who they are, and what each role does with them.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { InterfaceLocale } from '@rohi/contract/locales';
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
  locale: InterfaceLocale;
};

/** A browser of its own at a unit, registered there by a manager, with a station that is open for whoever works at it. */
export async function openStationAt(browser: Browser, service: Service, at: StationAt): Promise<Page> {
  const context = await browser.newContext({ viewport: widths.desktop });
  const page = await context.newPage();
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), at.locale);
  const address = `${service.address}/staff#/bsc/${at.screen}`;
  await storeSession(page, service.address, await addStaff(service, 'manager'));
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
  const asked = { requestId: randomUUID(), unitId: point?.id, name: 'Касса 1' };
  const drawer = await callService<{ id: string }>(service, 'POST', '/staff/drawers', asked, manager);
  const counted = { TJS: { notes: { 100: 5 } }, USD: { notes: {} } };
  const opened = { requestId: randomUUID(), drawerId: drawer.id, counted };
  await callService(service, 'POST', '/staff/shifts', opened, await tokenOf(clerk));
}

export const chainCodes = (count: number): string[] => Array.from({ length: count }, newCode);
