import { randomUUID } from 'node:crypto';
import { callService, openAccount } from '../accounts.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths } from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { scan, storedIn } from '../stations.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

const pointCode = 'PP-BOKHTAR';
const code = 'YT7223460000011';

test('what a courier gave offline and was held meanwhile is settled by the office, in Chinese, and leaves the phone', async ({
  page,
  context,
  tillService: service,
}) => {
  const manager = await addStaff(service, 'manager');
  const { token } = await storeSession(page, service.address, manager);
  const post = <Data>(path: string, body: object, by = token) =>
    callService<Data>(service, 'POST', path, { requestId: randomUUID(), ...body }, by);
  await enterRate(service, token);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  const pickupPointId = point?.id ?? 0;
  const customer = await openAccount(service);
  const own = customer.session.token;
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId }, own);
  const customerCode = await customerCodeOf(service, customer.username);
  await bringToBokhtar(service, customerCode, [code]);
  const door = { address: 'ул. Вахдат, 3', landmark: 'за аптекой', phone: '+992927005570' };
  await callService(service, 'PUT', '/profile/courier', { trackingCodes: [code], ...door }, own);

  // The courier sets out with one parcel and a drawer.
  const courier = await addStaff(service, 'courier', pointCode);
  const clerk = await addStaff(service, 'pickup-clerk', pointCode);
  const phone = await context.browser()?.newContext({ viewport: widths.phone, locale: 'ru-RU' });
  const round = await phone?.newPage();
  if (phone === undefined || round === undefined) throw new Error('a second browser is needed');
  const courierToken = await enterConsole(round, service, '#/', courier);
  const counted = { TJS: { notes: { 10: 5 } }, USD: { notes: {} } };
  await post('/staff/shifts', { counted }, courierToken);
  const clerkToken = (await storeSession(page, service.address, clerk)).token;
  const [account] = await service.sql<{ id: string }[]>`
    select id from user_account where username = ${courier.username}`;
  const out = { courierId: account?.id, code };
  const { roundId } = await post<{ roundId: string }>('/courier/out', out, clerkToken);
  await post(`/courier/rounds/${roundId}/set-out`, { from: '14:00', to: '18:00' }, clerkToken);

  // It is given for cash while offline; the office holds it, and five minutes later the phone is online again.
  await round.goto(`${service.address}/staff#/bsc/round`);
  await round.reload();
  const stop = round.locator('[data-stop="1"]');
  await expect(stop).toContainText(customerCode);
  const now = new Date();
  await round.clock.setFixedTime(now);
  await cutLine(round);
  await scan(round, code);
  await stop.getByLabel('Последние 4').fill('4821');
  await stop.getByRole('button', { name: 'Выдать 1 посылку' }).click();
  const done = round.getByRole('region', { name: 'Уже были' });
  await expect(done).toContainText('сохранено, ждёт сети');
  const held = { flag: 'HELD', reason: 'a question of the customer' };
  await post(`/staff/parcels/${code}/flag`, held);
  await round.clock.setFixedTime(new Date(now.getTime() + 5 * 60_000));
  await phone.setOffline(false);
  await expect(done).toContainText('не принято, решает сотрудник пункта');
  await expect.poll(() => storedIn(round, 'courier', 'scans')).toEqual([]);
  await expectNoSidewaysScroll(round);
  await expectAccessible(round);
  const paid = await service.sql`select from payment where customer_code = ${customerCode}`;
  expect(paid).toHaveLength(1);

  // The office sees both stories; what still stands against it is said.
  await page.setViewportSize(widths.desktop);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await storeSession(page, service.address, manager);
  await page.goto(`${service.address}/staff#/bsc/needs-person`);
  await page.reload();
  const panel = page.getByRole('region', { name: code });
  const device = panel.getByRole('region', { name: '设备记录' });
  await expect(device).toContainText('派送员手机');
  await expect(device).toContainText(courier.username);
  await expect(device).toContainText('第 1 站，共 1 件');
  await expect(device).toContainText('4821');
  await expectAccessible(page);
  await post(`/staff/parcels/${code}/unflag`, held);
  await panel.getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('heading', { name: '全部处理完毕' })).toBeVisible();

  await round.reload();
  await expect(done).toContainText('выдано');
  await phone.close();
  const [state] = await service.sql`select status from parcel where tracking_code = ${code}`;
  expect(state).toMatchObject({ status: 'KHYQS' });
});
