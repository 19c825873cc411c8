import { randomUUID } from 'node:crypto';
import { callService, openAccount } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths } from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { banner, scan } from '../stations.ts';
import { enterConsole } from '../stored-session.ts';
import { test } from '../till-service.ts';
import { chainCodes, openStationAt } from '../whole-chain.ts';

test.use({ isWarm: true });

const pointCode = 'PP-BOKHTAR';

test('a parcel that is searched for is given to nobody at the counter, which says that it lies here', async ({
  page,
  browser,
  tillService: service,
}) => {
  const [ready = '', lost = ''] = chainCodes(2);
  const { session, username } = await openAccount(service);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId: point?.id }, session.token);
  const customer = await customerCodeOf(service, username);
  await bringToBokhtar(service, customer, [ready, lost]);
  const manager = await addStaff(service, 'manager');
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', manager);
  const flag = { requestId: randomUUID(), flag: 'LOST', reason: 'Нет в ячейке' };
  await callService(service, 'POST', `/staff/parcels/${lost}/flag`, flag, token);

  const at = { unit: pointCode, role: 'pickup-clerk', locale: 'ru', screen: 'counter' } as const;
  const counter = await openStationAt(browser, service, at);
  await counter.locator('[data-scan-field]').fill(customer);
  await counter.keyboard.press('Enter');
  await counter.getByRole('button', { name: 'Нет кода, есть документ' }).click();
  await counter.getByLabel('Последние 4 знака номера').fill('4412');
  await counter.getByRole('button', { name: 'Документ проверен' }).click();
  await scan(counter, lost);
  await expect(banner(counter)).toContainText('Её ищут');
  await expect(banner(counter)).toContainText('отложите к проблемным');
  for (const size of Object.values(widths)) {
    await counter.setViewportSize(size);
    await expectNoSidewaysScroll(counter);
    await expectAccessible(counter);
  }
  await counter.getByRole('button', { name: 'Лежит здесь' }).click();
  await expect(banner(counter)).toContainText('Офис знает, что посылка лежит здесь');
  await scan(counter, lost);
  await counter.getByRole('button', { name: 'Лежит здесь' }).click();
  await expect(banner(counter)).toContainText('Уже записано');
  await counter.getByRole('button', { name: 'Нужен человек: 1' }).click();
  const reported = counter.getByRole('dialog').getByRole('region', { name: 'Лежат здесь' });
  await expect(reported).toContainText(lost);
  await expect(counter.getByRole('dialog')).not.toContainText('опозданием');
  await counter.context().close();

  await enterConsole(page, service, '#/bsc/needs-person', manager);
  await expect(page.getByRole('main')).toContainText(lost);
  await expect(page.getByRole('main')).not.toContainText(ready);
  const device = page.getByRole('region', { name: lost }).getByRole('region', { name: 'Говорит устройство' });
  await expect(device).toContainText('Что её держит: Посылка числится потерянной');
  await expect(page.getByRole('main')).not.toContainText('Почему не принято');
  await expect(page.getByRole('main')).not.toContainText('опозданием');
  // The code stands in one line of the narrow list.
  await page.setViewportSize(widths.desktop);
  const stands = page.getByRole('navigation', { name: 'Ждут решения' }).getByText(lost, { exact: true });
  const lines = () =>
    stands.evaluate((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      return range.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
});
