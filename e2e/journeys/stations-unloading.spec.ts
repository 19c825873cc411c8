import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { banner, bar, rowOf, scan, scanField } from '../stations.ts';
import { storeSession } from '../stored-session.ts';
import { receiveInYiwu, sendOff } from '../trips.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Registers this browser at the hub, as a manager does who stands at it, and opens the station for its operator. */
async function openHub(page: Page, service: Service): Promise<void> {
  const address = `${service.address}/staff#/bsc/hub`;
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await storeSession(page, service.address, await addStaff(service, 'manager'));
  await page.goto(address);
  await page.locator('form input[maxlength="60"]').fill(`Ramp ${randomUUID()}`);
  const [hub] = await service.sql<{ id: number }[]>`select id from place where code = 'DUSHANBE-HUB'`;
  await page.locator('form select').selectOption(String(hub?.id));
  await page.locator('form button[type=submit]').click();
  await expect(scanField(page)).toBeFocused();
  await storeSession(page, service.address, await addStaff(service, 'hub-operator', 'DUSHANBE-HUB'));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Какой рейс принимаем' })).toBeVisible();
}

test('a trip is unloaded against what was expected: seals, scans offline, missing, surplus, damage, the end', async ({
  page,
  service,
}) => {
  const codes = await receiveInYiwu(service, 3);
  const [first = '', second = '', third = ''] = codes;
  const trip = await sendOff(service, codes);
  await page.setViewportSize(widths.desktop);
  await openHub(page, service);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Начать приём ${trip}` }).click();
  const missing = page.getByRole('region', { name: 'Недостаёт' });
  const surplus = page.getByRole('region', { name: 'Лишние' });
  await expect(missing).toContainText(third);

  await scan(page, 'CN 0482917');
  await expect(banner(page)).toContainText('Пломба совпала');
  await expect(page.getByText('Пломбы совпали, 1 из 1')).toBeVisible();
  await scan(page, first);
  await expect(banner(page)).toContainText('Принято');
  await expect(missing).not.toContainText(first);
  await page.keyboard.press('F4');
  await expect(banner(page)).toContainText('Отсканируйте повреждённую посылку');
  await expect(page.getByRole('region', { name: 'Повреждены' })).not.toContainText(first);
  await scan(page, first);
  await expect(banner(page)).toContainText('Повреждена');
  await expect(page.getByRole('region', { name: 'Повреждены' })).toContainText(first);

  await page.keyboard.press('F8');
  const weighing = page.getByRole('region', { name: 'Контрольное взвешивание' });
  await expect(weighing.getByLabel('Второй вес, кг')).toBeFocused();
  await expectAccessible(page);
  await weighing.getByLabel('Второй вес, кг').fill('1,2');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Проверьте вес');
  await weighing.getByLabel('Второй вес, кг').fill('2,5');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Вес меньше');
  await expect(weighing).toBeHidden();

  await cutLine(page);
  await scan(page, second);
  await expect(banner(page)).toHaveAttribute('data-outlined', 'true');
  await expect(banner(page)).toContainText('Ожидалась');
  await scan(page, 'YT9999999999999');
  await expect(banner(page)).toContainText('Не ждали');
  await page.context().setOffline(false);
  await expect(rowOf(page, second).first()).toHaveAttribute('data-tone', 'OK');
  await expect(bar(page)).toContainText('Всё отправлено');
  await expect(surplus).toContainText('YT9999999999999');

  await expect(page.getByRole('button', { name: 'Закончить приём' })).toBeDisabled();
  await expect(page.getByText('Не решено: 2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Недогружено: ${third}` }).click();
  await expect(missing).toContainText('Недогружено ·');
  await page.getByRole('button', { name: 'Отложена в «Лишнее»: YT9999999999999' }).click();
  await page.getByRole('button', { name: 'Закончить приём' }).click();
  await expect(page.getByText('Рейс разгружен. Принято 2, недостаёт 1.')).toBeVisible();
  await expect
    .poll(async () => {
      const [row] = await service.sql`select state from trip where code = ${trip}`;
      return row?.['state'];
    })
    .toBe('UNLOADED');
  const rows = await service.sql<{ status: string }[]>`
    select status from parcel where tracking_code = any(${codes}) order by status`;
  expect(rows.map(({ status }) => status)).toEqual(['DHWCCK', 'DHWCCK', 'DHWCRK']);
  const [weighed] = await service.sql<{ grams: number }[]>`
    select weight_g as grams from parcel where tracking_code = ${first}`;
  expect(weighed?.grams).toBe(2_500);
});

test('before a trip is chosen it is said of a parcel that it lies here, and one that was cancelled is not offered to be taken in', async ({
  page,
  service,
}) => {
  const codes = await receiveInYiwu(service, 3);
  const [aboard = '', lost = '', cancelled = ''] = codes;
  const manager = await addStaff(service, 'manager');
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', manager);
  const flag = { requestId: randomUUID(), flag: 'LOST', reason: 'Нет в ячейке' };
  await callService(service, 'POST', `/staff/parcels/${lost}/flag`, flag, token);
  const cancel = { requestId: randomUUID(), reason: 'DESTROYED' };
  await callService(service, 'POST', `/staff/parcels/${cancelled}/cancel`, cancel, token);
  const trip = await sendOff(service, [aboard]);
  await openHub(page, service);
  await scan(page, lost);
  await expect(banner(page)).toContainText('Выберите рейс');
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Лежит здесь' }).click();
  await expect(banner(page)).toContainText('Записано');
  await expect(rowOf(page, lost).first()).toHaveAttribute('data-tone', 'OK');
  const [report] = await service.sql`select action, say from scan_exception where code = ${lost}`;
  expect(report).toMatchObject({ action: 'LIES_HERE', say: 'LOST' });

  await page.getByRole('button', { name: `Начать приём ${trip}` }).click();
  await expect(page.getByRole('region', { name: 'Недостаёт' })).toContainText(aboard);
  const surplus = page.getByRole('region', { name: 'Лишние' });
  await scan(page, cancelled);
  await expect(surplus).toContainText(cancelled);
  await scan(page, lost);
  await expect(surplus).toContainText(lost);
  await expect(surplus.getByRole('button', { name: `Отложена в «Лишнее»: ${cancelled}` })).toBeVisible();
  await expect(surplus.getByRole('button', { name: `Принять здесь: ${cancelled}` })).toBeHidden();
});
