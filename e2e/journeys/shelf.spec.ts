import { openAccount, callService } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { drawPng } from '../pictures.ts';
import { bringToBokhtar, customerCodeOf } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';
import { test } from '../till-service.ts';

const disposed = 'YT7223450000031';
const stored = 'YT7223450000032';
const returned = 'YT7223450000033';

/** A customer whose parcels had their final notice at Bokhtar, the term of which is over. */
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
});
