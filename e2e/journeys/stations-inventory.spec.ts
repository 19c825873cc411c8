import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { banner, bar, rowOf, scan, scanField } from '../stations.ts';
import { storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const codes = [
  'YT7440000000001',
  'YT7440000000002',
  'YT7440000000003',
  'YT7440000000004',
  'YT7440000000005',
] as const;
const loose = 'YT7440000000006';
const unknown = 'YT7449999999999';

/** Three parcels that lie in A-01, two in A-02, and one in no cell, by the records. */
async function fillCells(service: Service): Promise<void> {
  const [row] = await service.sql<{ id: number }[]>`select id from place where code = 'PP-BOKHTAR'`;
  const { session, username } = await openAccount(service);
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId: row?.id }, session.token);
  await bringToBokhtar(service, await customerCodeOf(service, username), [...codes, loose]);
  await service.sql`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    select parcel.id, ${row?.id ?? -1}, case when tracking_code < ${codes[3]} then 'A-01' else 'A-02' end, now() - interval '1 day', 'Зарина'
    from parcel where tracking_code = any(${[...codes]})`;
}

/** Registers this browser at the point, as a manager does who stands at it, and opens the count for its clerk. */
async function openStation(page: Page, service: Service): Promise<void> {
  const address = `${service.address}/staff#/bsc/inventory`;
  await storeSession(page, service.address, await addStaff(service, 'manager'));
  await page.goto(address);
  await page.getByRole('link', { name: 'Считать на этом устройстве' }).click();
  await page.locator('form input[maxlength="60"]').fill(`Shelf ${randomUUID()}`);
  const [unit] = await service.sql<{ id: number }[]>`select id from place where code = 'PP-BOKHTAR'`;
  await page.locator('form select').selectOption(String(unit?.id));
  await page.locator('form button[type=submit]').click();
  await expect(scanField(page)).toBeFocused();
  await storeSession(page, service.address, await addStaff(service, 'pickup-clerk', 'PP-BOKHTAR'));
  await page.goto(address);
}

test('a point is counted cell by cell, also offline, its differences are settled, and what was missing turns up', async ({
  page,
  tillService: service,
}) => {
  const [one, two, three, four, five] = codes;
  await fillCells(service);
  const stateOf = async (code: string) => {
    const [row] = await service.sql<{ cell: string | null; status: string }[]>`
      select cell, status from parcel left join parcel_cell on parcel_id = id where tracking_code = ${code} and is_current`;
    return row && `${row.cell} ${row.status}`;
  };
  await page.addInitScript(() => localStorage.getItem('locale') ?? localStorage.setItem('locale', 'ru'));
  await page.setViewportSize(widths.desktop);
  await openStation(page, service);
  await expect(page.getByText('Здесь ещё ничего не считали.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Начать', exact: true }).click();
  await expect(page.getByText('Осталось 3 ячейки')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Закончить инвентаризацию' })).toBeDisabled();

  await scan(page, 'A-01');
  await scan(page, one);
  await expect(banner(page)).toContainText('На месте');
  await scan(page, four);
  await expect(banner(page)).toContainText('Не из этой ячейки');
  await expect(banner(page)).toContainText('Должна лежать в A-02, лежит в A-01');
  await expect.poll(() => stateOf(four)).toBe('A-01 DKHQS');
  // Scanned by mistake: it lies in its cell as before, and is counted again.
  await page.keyboard.press('F10');
  await expect(page.getByRole('region', { name: 'Отменить последний скан?' })).toContainText(four);
  await expectAccessible(page);
  await page.keyboard.type('1', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Отменено');
  await expect.poll(() => stateOf(four)).toBe('A-02 DKHQS');
  await scan(page, four);
  await expect.poll(() => stateOf(four)).toBe('A-01 DKHQS');
  // What the records have in no cell lies where it was found, and the count stays there.
  await scan(page, loose);
  await expect(banner(page)).toContainText('По записям лежала вне ячеек, теперь записана в A-01');
  await expect.poll(() => stateOf(loose)).toBe('A-01 DKHQS');
  await expect(page.locator('header').filter({ hasText: 'Считаем' }).locator('b')).toHaveText('A-01');
  await cutLine(page);
  await scan(page, two);
  await expect(banner(page)).toHaveAttribute('data-outlined', 'true');
  await expect(banner(page)).toContainText('На месте');
  await page.context().setOffline(false);
  await expect(rowOf(page, two).first()).toHaveAttribute('data-tone', 'OK');
  await scan(page, unknown);
  await expect(banner(page)).toContainText('Неизвестный код');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Ячейка готова');
  const differences = page.getByRole('region', { name: 'Разницы' });
  await expect(differences).toContainText('нет в A-01');
  await expect(differences).toContainText('A-02 → A-01');

  // The parcel lies in the next cell in order: it is not scanned.
  await scan(page, five);
  await expect(banner(page)).toContainText('На месте');
  await expect(bar(page)).toContainText('Всё отправлено');
  await expect(page.getByText('Не решено: 2')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await page.getByRole('button', { name: `Сообщить о пропаже: ${three}` }).click();
  await page.getByRole('button', { name: `Отложена: ${unknown}` }).click();
  await page.getByRole('button', { name: 'Закончить инвентаризацию' }).click();
  await expect(page.getByText('Инвентаризация закончена. Найдено 5, разниц 4.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Не найдены' })).toContainText(three);
  await expect.poll(() => stateOf(three)).toBe('A-01 DKHQS');

  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.setViewportSize(widths.phone);
  await page.reload();
  const missing = page.getByRole('region', { name: '未找到的包裹' });
  await expect(missing).toContainText(three);
  await page.getByRole('button', { name: '显示差异' }).click();
  await expect(page.getByRole('region', { name: '历史盘点' })).toContainText('记录中没有此编号');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `已找到：${three}` }).click();
  await expect(missing).toContainText('目前没有上报缺失的包裹。');
  await page.getByText('一个货架', { exact: true }).click();
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByText('还剩 2 个货位')).toBeVisible();
  await scan(page, five);
  await expect(banner(page)).toContainText('哪个货位');
  await scan(page, 'A-02');
  await scan(page, five);
  await expect(banner(page)).toContainText('位置正确');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
