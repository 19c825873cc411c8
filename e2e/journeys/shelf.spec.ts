import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { openAccount, callService, type Account } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { drawPng } from '../pictures.ts';
import { bringToBokhtar, customerCodeOf } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const disposed = 'YT7223450000031';
const stored = 'YT7223450000032';
const returned = 'YT7223450000033';

/** A customer with parcels that had their final notice at Bokhtar, after its term. */
async function unclaimed(service: Service) {
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = 'PP-BOKHTAR'`;
  const { session, username } = await openAccount(service);
  await callService(
    service,
    'PUT',
    '/profile/pickup-point',
    { pickupPointId: point?.id ?? 0 },
    session.token,
  );
  await bringToBokhtar(service, await customerCodeOf(service, username), [disposed, stored, returned]);
  await service.sql`
    insert into storage_notice (parcel_id, free_until, kind, noticed_on, collect_by)
    select id, free_until, 'FINAL', current_date - 20, current_date - 6 from parcel
    where tracking_code in (${disposed}, ${stored}, ${returned})`;
}

const statusOf = (service: Service, code: string) =>
  expect.poll(async () => {
    const [row] = await service.sql<{ status: string }[]>`
      select status from parcel where tracking_code = ${code}`;
    return row?.status;
  });

test('after the final notice: disposed of by two, stored longer, a return ordered', async ({
  page,
  browser,
  tillService: service,
}) => {
  await unclaimed(service);
  await page.setViewportSize(widths.desktop);
  // As a row of what stands still leads here.
  await enterConsole(page, service, '#/bsc/shelf?waiting=unclaimed', await addStaff(service, 'manager'));
  const parcel = (code: string) => page.getByRole('listitem', { name: code });
  await expect(parcel(disposed)).toBeVisible();
  await page.getByRole('link', { name: 'Показать весь список' }).click();
  await expect(page.getByText('Показана только часть списка.')).toHaveCount(0);
  await expect(parcel(disposed)).toContainText('Последнее уведомление');
  await parcel(disposed).getByRole('button', { name: 'Утилизировать' }).click();
  await page.getByLabel('Причина').fill('На звонки не отвечает');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Запросить утилизацию' }).click();
  await expect(parcel(disposed)).toContainText('Сначала нужен снимок посылки.');
  await parcel(disposed)
    .locator('input[type=file]')
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: drawPng(640, 480) });
  await expect(parcel(disposed).getByText('Сначала нужен снимок посылки.')).toHaveCount(0);
  await expect(parcel(disposed)).toContainText('Подтвердить должен другой сотрудник.');

  await parcel(stored).getByRole('button', { name: 'Хранить дольше' }).click();
  await page.getByLabel('Причина').fill('Клиент в отъезде');
  await page.getByLabel('До этого дня хранение не начисляется').check();
  await page.getByRole('button', { name: 'Хранить', exact: true }).click();
  await expect(parcel(stored)).toHaveCount(0);
  await parcel(returned).getByRole('button', { name: 'Вернуть отправителю' }).click();
  await page.getByLabel('Причина').fill('Продавец забирает');
  await page.getByRole('button', { name: 'Заказать возврат' }).click();
  await expect(parcel(returned)).toContainText('Пункт ещё не отправил посылку.');
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: widths.phone });
  const phone = await context.newPage();
  await enterConsole(phone, service, '#/bsc/shelf', await addStaff(service, 'manager'));
  await phone.evaluate(() => localStorage.setItem('locale', 'zh'));
  await phone.reload();
  const waiting = phone.getByRole('listitem', { name: disposed });
  await expect(waiting).toContainText('处置申请待确认');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await waiting.getByRole('button', { name: '确认处置' }).click();
  await expect(waiting).toHaveCount(0);
  await statusOf(service, disposed).toBe('YQX');
  await context.close();
  await fetchAtHub(browser, service);
});

const tokenOf = async (service: Service, { username, password }: Account) =>
  (await callService<{ token: string }>(service, 'POST', '/auth/login', { username, password })).token;

/**
 * The point has sent the return and the hub has taken it in: who works there gives it to its sender, on a phone in
 * Chinese.
 */
async function fetchAtHub(browser: Browser, service: Service): Promise<void> {
  const code = returned;
  const clerk = await tokenOf(service, await addStaff(service, 'pickup-clerk', 'PP-BOKHTAR'));
  const sent = { requestId: randomUUID(), code, carriedBy: 'Рустам' };
  await callService(service, 'POST', '/staff/returns/send', sent, clerk);
  const worker = await addStaff(service, 'hub-operator', 'DUSHANBE-HUB');
  const arrived = { requestId: randomUUID(), code };
  await callService(service, 'POST', '/staff/returns/arrive', arrived, await tokenOf(service, worker));
  const context = await browser.newContext({ viewport: widths.phone });
  const page = await context.newPage();
  await enterConsole(page, service, '#/bsc/returns', worker);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  const row = page.getByRole('listitem', { name: code });
  await expect(row).toContainText('已到海外仓');
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: '交给寄件人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('取件人姓名、公司').fill('Ли Вэй');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: drawPng(640, 480) });
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: '确认交付' })).toBeDisabled();
  await dialog.getByLabel('证件号后 4 位').fill('A123');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认交付' }).click();
  await expect(row).toHaveCount(0);
  const [stored] = await service.sql<{ state: string; to: string; photos: number }[]>`
    select state, fetched_to as to, cardinality(photo_ids) as photos from shelf_decision where tracking_code = ${code}`;
  expect(stored).toEqual({ state: 'FETCHED', to: 'Ли Вэй', photos: 1 });
  await context.close();
}
