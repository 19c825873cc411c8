import { randomUUID } from 'node:crypto';
import { callService, openAccount, type Account } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { declareParcels, newCode } from '../stations.ts';
import { enterConsole } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

async function callerOf(service: Service, account: Account) {
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', account);
  return <Data>(path: string, body: object = {}) =>
    callService<Data>(service, 'POST', path, { requestId: randomUUID(), ...body }, token);
}

/** A shift with a difference that needs a second person, at a new drawer of a point. */
async function addWaitingShift(service: Service, unitId: number): Promise<void> {
  const manager = await callerOf(service, await addStaff(service, 'manager'));
  const drawer = await manager<{ id: string }>('/staff/drawers', { unitId, name: 'Касса 1' });
  const cashier = await callerOf(service, await addStaff(service, 'cashier', 'PP-BOKHTAR'));
  const cash = (notes: object) => ({ counted: { TJS: { notes, coins: '0' }, USD: { notes: {} } } });
  const shift = await cashier<{ id: string }>('/staff/shifts', {
    drawerId: drawer.id,
    ...cash({ 500: 1 }),
  });
  await cashier(`/staff/shifts/${shift.id}/count`, { ...cash({ 100: 1 }), card: '0' });
  const note = 'Пересчитал дважды';
  await cashier(`/staff/shifts/${shift.id}/close`, { reason: 'UNKNOWN', note });
}

/** A claim of a customer to a parcel of cargo. */
async function addCargoClaim(service: Service, customerId: string): Promise<void> {
  const { sql } = service;
  const [code, picture] = [newCode(), randomUUID()];
  await declareParcels(service, [code]);
  await sql`update parcel set business_line = 'FBA' where tracking_code = ${code}`;
  await sql`
    insert into attachment (id, subject, subject_id, file_name, byte_length, width_px, height_px, stored_at)
    values (${picture}, 'CLAIM', ${customerId}, ${`${'0'.repeat(32)}.jpg`}, 1, 1, 1, now())`;
  await sql`
    insert into parcel_claim (id, code, customer_id, request_id, parcel_id, marketplace, picture_id, state, created_at)
    select ${randomUUID()}, ${`RC${code.slice(-9)}`}, ${customerId}, ${randomUUID()}, id, 'TAOBAO', ${picture}, 'OPEN', now()
    from parcel where tracking_code = ${code}`;
}

test('a manager confirms a shift where it stands, sees to used-up searches, and finds what waits in cargo', async ({
  page,
  tillService: own,
}) => {
  await page.setViewportSize(widths.desktop);
  const [point] = await own.sql<{ id: number }[]>`select id from place where code = 'PP-BOKHTAR'`;
  const unitId = point?.id ?? -1;
  await addWaitingShift(own, unitId);
  const customer = await openAccount(own);
  const [account] = await own.sql<{ id: string }[]>`
    select id from user_account where username = ${customer.username}`;
  await own.sql`
    insert into counter_look (at, clerk_id, clerk, unit_id, by, result)
    values (date_trunc('milliseconds', now()) - interval '1 hour', ${account?.id ?? ''}, 'Зарина', ${unitId}, 'NAME', 'REFUSED')`;
  await addCargoClaim(own, account?.id ?? '');
  await enterConsole(page, own, '#/bsc/cash?view=shifts', await addStaff(own, 'manager'));
  const row = page.getByRole('region', { name: 'Смены' }).getByRole('listitem').first();
  await expect(row).toContainText('Недостача 400,00');
  await expect(row).toContainText('Пересчитал дважды');
  await expect(page).toHaveTitle(/^\(3\)/);
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await row.getByRole('button', { name: 'Подтвердить разницу' }).click();
  await expect(row).toContainText('закрыта');
  await expect(row.getByRole('button', { name: 'Подтвердить разницу' })).toHaveCount(0);

  await page.goto(`${own.address}/staff#/bsc/approvals`);
  const names = page.getByRole('region', { name: /^Исчерпали поиск по имени/ });
  await names.getByRole('button', { name: /^Просмотрено: Зарина/ }).click();
  await expect(names.getByRole('listitem')).toContainText('просмотрел');
  await expect(names.getByRole('button')).toHaveCount(0);

  const lines = page.getByRole('button', { name: /^Направление: Розничные посылки; .*ждут: 1$/ });
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await lines.click();
  await page.getByRole('menuitem', { name: /ждут: 1|карго/i }).click();
  await expect(page).toHaveURL(/#\/fba\/claims\?state=OPEN$/);
});
