import { randomUUID } from 'node:crypto';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { banner, declareParcels, field, newCodes, registerDevice, scan, scanField } from '../stations.ts';
import { storeSession } from '../stored-session.ts';
import { sendOff } from '../trips.ts';

test.use({ isWarm: true });

async function tokenOf(
  service: Service,
  role: Parameters<typeof addStaff>[1],
  unit?: string,
): Promise<string> {
  const { username, password } = await addStaff(service, role, unit);
  return (await callService<Session>(service, 'POST', '/auth/login', { username, password })).token;
}

/** Sets whether Yiwu leaves owners and weights to the hub. */
async function leaveOwners(service: Service, value: string | null): Promise<void> {
  const path = '/staff/settings/chain.ownerAtHub';
  const token = await tokenOf(service, 'admin');
  const { version } = await callService<{ version: number }>(service, 'GET', path, undefined, token);
  await callService(service, 'PUT', path, { version, value }, token);
}

/** Boxes that were scanned in Yiwu and no more. */
async function receiveWithoutOwners(service: Service, count: number): Promise<string[]> {
  const codes = newCodes(count);
  const device = await registerDevice(service);
  const scans = codes.map((code, index) => ({
    scanId: randomUUID(),
    seq: index + 1,
    action: 'RECEIVE',
    code,
    at: new Date().toISOString(),
  }));
  const clerk = await tokenOf(service, 'china-operator', 'YIWU-WH');
  await callService(service, 'POST', '/stations/scans', { deviceId: device.id, scans }, clerk);
  return codes;
}

async function openHub(page: Page, service: Service, locale: string): Promise<void> {
  const address = `${service.address}/staff#/bsc/hub`;
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await storeSession(page, service.address, await addStaff(service, 'manager'));
  await page.goto(address);
  await page.locator('form input[maxlength="60"]').fill(`Ramp ${randomUUID()}`);
  const [hub] = await service.sql<{ id: number }[]>`select id from place where code = 'DUSHANBE-HUB'`;
  await page.locator('form select').selectOption(String(hub?.id));
  await page.locator('form button[type=submit]').click();
  await expect(scanField(page)).toBeFocused();
  await storeSession(page, service.address, await addStaff(service, 'hub-operator', 'DUSHANBE-HUB'));
  await page.goto(address);
}

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(async ({ service }) => {
  await leaveOwners(service, null);
  await closePlaces(service);
});

test('at the hub: parcel, code, kilograms; a code that no customer has stops nobody', async ({
  page,
  service,
}) => {
  await leaveOwners(service, 'YIWU-WH');
  const codes = await receiveWithoutOwners(service, 3);
  const [first = '', second = '', third = ''] = codes;
  const trip = await sendOff(service, codes);
  // Somebody with a customer code.
  await declareParcels(service, newCodes(1));
  const [customer] = await service.sql<{ code: string }[]>`
    select customer_code as code from user_account where customer_code is not null limit 1`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHub(page, service, 'ru');
  await page.getByRole('button', { name: `Начать приём ${trip}` }).click();
  await expect(page.getByText('Сканируйте посылку, введите код клиента, затем вес.')).toBeVisible();

  await scan(page, first);
  await expect(field(page, 'customerCode')).toBeFocused();
  await page.keyboard.type(customer?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('2,42');
  await expect(page.getByText('первый вес этой посылки')).toBeVisible();
  await expect(page.getByText(/USD/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Принято');

  await scan(page, second);
  await expect(field(page, 'customerCode')).toHaveValue(customer?.code ?? '');
  await page.keyboard.type('TPS903');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3,1');
  await page.keyboard.press('Enter');
  const look = page.getByRole('listitem').filter({ hasText: 'TPS903' });
  await expect(look).toContainText('Такого клиента нет');
  await scan(page, third);
  await expect(field(page, 'customerCode')).toBeFocused();
  await expect(look).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(widths.phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
