import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { callService, openAccount } from './accounts.ts';
import { expect, type Service } from './fixtures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from './ready-parcels.ts';
import { addStaff } from './staff.ts';
import { bar } from './stations.ts';
import { enterConsole, storeSession } from './stored-session.ts';

const pointCode = 'PP-BOKHTAR';

/** A customer with these parcels at the point. */
export async function customerAtPoint(service: Service, unitId: number, parcels: readonly string[]) {
  const { session, username } = await openAccount(service);
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId: unitId }, session.token);
  const code = await customerCodeOf(service, username);
  await bringToBokhtar(service, code, parcels);
  return { code, token: session.token };
}

/**
 * A drawer with a rate of the day, as a manager of the point sets them up; the page has that manager's session then.
 */
export async function setUpPoint(page: Page, service: Service) {
  const { token } = await storeSession(page, service.address, await addStaff(service, 'manager', pointCode));
  await enterRate(service, token);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  const unitId = point?.id ?? 0;
  const drawer = { requestId: randomUUID(), unitId, name: 'Касса 1' };
  const { id } = await callService<{ id: string }>(service, 'POST', '/staff/drawers', drawer, token);
  return { unitId, drawerId: id };
}

/** Registers the browser of a manager as a counter at the counter itself, and logs a clerk in with an open shift. */
export async function sitAtCounter(
  page: Page,
  service: Service,
  { unitId, drawerId }: { unitId: number; drawerId: string },
) {
  await page.goto(`${service.address}/staff#/bsc/counter`);
  await page.getByRole('button', { name: 'Зарегистрировать' }).click();
  await page.locator('form input[maxlength="60"]').fill('Окно 1');
  await page.locator('form select').selectOption(String(unitId));
  await page.locator('form button[type="submit"]').click();
  await expect(bar(page)).toBeVisible();
  const clerk = await addStaff(service, 'pickup-clerk', pointCode);
  const token = await enterConsole(page, service, '#/', clerk);
  const counted = { TJS: { notes: { 100: 5 } }, USD: { notes: {} } };
  const opening = { requestId: randomUUID(), drawerId, counted };
  const shift = await callService<{ id: string }>(service, 'POST', '/staff/shifts', opening, token);
  const keys = page.waitForResponse(/\/hand-over\/pass-keys/);
  await page.reload();
  await keys;
  await expect(bar(page)).toHaveAttribute('data-line', 'up');
  return { token, shiftId: shift.id };
}

/** The line goes without a word, and the page stays as it is: what `act` does there is neither answered nor refused. */
export async function cutLine(page: Page, context: BrowserContext, act: () => Promise<void>): Promise<void> {
  const silence = (_route: Route) => undefined;
  await page.route('**/*', silence);
  await act();
  await expect(bar(page)).toHaveAttribute('data-line', 'down');
  await context.setOffline(true);
  await page.unroute('**/*', silence);
}
