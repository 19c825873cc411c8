import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { callService } from '../accounts.ts';
import { openCabinet } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

type File = { version: number; state: string; counts: object };

/** Moves a notebook of debts in, as the office does. */
async function moveIn(service: Service, token: string, notebook: string): Promise<void> {
  const today = dushanbeDay(new Date());
  await callService(service, 'POST', '/staff/move-in', { id: randomUUID(), day: today }, token);
  const path = `/staff/move-in/files/${randomUUID()}`;
  await fetch(`${service.address}/api${path}/text?kind=balances&name=notebook`, {
    method: 'PUT',
    headers: { token, 'content-type': 'text/plain' },
    body: notebook,
  });
  const read = () => callService<File>(service, 'GET', path, undefined, token);
  await expect.poll(async () => (await read()).state).toBe('CHECKED');
  const { version, counts } = await read();
  await callService(service, 'POST', `${path}/confirm`, { version, counts }, token);
  await expect.poll(async () => (await read()).state).toBe('DONE');
}

/** Opens a shift at a drawer of Bokhtar, with four hundred somoni in it. */
async function openShift(service: Service, token: string, cashToken: string): Promise<void> {
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = 'PP-BOKHTAR'`;
  const drawer = { requestId: randomUUID(), unitId: point?.id, name: 'Касса 1' };
  const { id } = await callService<{ id: string }>(service, 'POST', '/staff/drawers', drawer, token);
  const counted = { TJS: { notes: { 100: 4 } }, USD: { notes: {} } };
  const shift = { requestId: randomUUID(), drawerId: id, counted };
  await callService(service, 'POST', '/staff/shifts', shift, cashToken);
}

test('a debt of a notebook is moved in, paid in somoni in part, and seen by the customer', async ({
  page,
  tillService: service,
  browser,
}) => {
  await page.setViewportSize(widths.desktop);
  const token = await enterConsole(page, service, '#/bsc/cash', await addStaff(service, 'manager'));
  const owner = await openCabinet(service);
  const customer = await customerCodeOf(service, owner.username);
  await bringToBokhtar(service, customer, ['YT7123450000001']);
  await enterRate(service, token);
  await moveIn(service, token, `${customer} 500с (борон)\n${customer} 120,50 сомони\n${customer} $12\n`);

  const drawer = await (await browser.newContext({ viewport: widths.desktop })).newPage();
  const cashier = await addStaff(service, 'cashier', 'PP-BOKHTAR');
  const cashToken = await enterConsole(drawer, service, '#/', cashier);
  await openShift(service, token, cashToken);
  await drawer.reload();
  await drawer.getByLabel('Код того, кто платит').fill(customer);
  await drawer.keyboard.press('Enter');
  await expect(drawer.getByText('Прежний долг: 12,00 USD')).toBeVisible();
  await drawer.getByText('Прежний долг: 620,50 TJS').click();
  await expect(drawer.getByText('борон')).toBeVisible();
  await drawer.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(drawer);
  await expectAccessible(drawer);
  await drawer.setViewportSize(widths.desktop);
  const form = drawer.getByRole('region', { name: 'Прежние долги' });
  await form.getByLabel('Сколько платит, TJS').first().fill('200');
  await form.getByLabel('Наличные TJS').first().fill('250');
  await form.getByRole('button', { name: /^Принять долг 200,00/ }).click();
  await expect(drawer.getByText('Оплата принята')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Принять оплату' })).toContainText('50,00 TJS');

  const cabinet = await (await browser.newContext({ viewport: widths.desktop })).newPage();
  await storeSession(cabinet, service.address, owner);
  await visitPage(cabinet, service.address, '/balance', 'ru');
  const due = cabinet.getByRole('region', { name: 'К оплате' });
  await expect(due).toContainText('420,50 TJS');
  await expect(due).toContainText('12,00 USD');
  await cabinet.setViewportSize(widths.phone);
  await cabinet.evaluate(() => localStorage.setItem('locale', 'zh'));
  await cabinet.reload();
  await expect(cabinet.getByText('历史欠款').first()).toBeVisible();
  await expectNoSidewaysScroll(cabinet);
  await expectAccessible(cabinet);
});
