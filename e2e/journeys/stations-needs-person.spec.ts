import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { banner, bar, declareParcels, field, newCodes, openReceiving, rowOf, scan } from '../stations.ts';
import { storeSession } from '../stored-session.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Boxes of unknown owners that were scanned offline and came five minutes late. */
async function scanLate(page: Page, service: Service, codes: readonly string[]): Promise<void> {
  await openReceiving(page, service);
  const read = new Date();
  await page.clock.setFixedTime(read);
  await cutLine(page);
  for (const code of codes) {
    await scan(page, code);
    await expect(banner(page)).toHaveAttribute('data-verdict', 'UNKNOWN');
    await field(page, 'customerCode').fill('TJ-1');
    await field(page, 'weight').fill('2');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'STORED');
  }
  // What was sent before is known not to have come: the next try says the later time.
  await expect(bar(page)).toHaveAttribute('data-line', 'down');
  await page.clock.setFixedTime(new Date(read.getTime() + 5 * 60_000));
  await page.context().setOffline(false);
  for (const code of codes) await expect(rowOf(page, code)).toHaveAttribute('data-tone', 'NEEDS_PERSON');
}

test('support sees both stories of a late scan, and decides by keys alone', async ({ page, service }) => {
  await page.setViewportSize(widths.desktop);
  const [taken = '', aside = ''] = newCodes(2);
  const customerCode = await declareParcels(service, []);
  await scanLate(page, service, [taken, aside]);
  await storeSession(page, service.address, await addStaff(service, 'support'));
  await page.goto(`${service.address}/staff#/bsc/needs-person`);
  await page.reload();
  const panel = page.getByRole('region', { name: taken });
  await expect(panel.getByRole('region', { name: 'Говорит сервер' })).toContainText(
    'Посылки с этим кодом нет',
  );
  const device = panel.getByRole('region', { name: 'Говорит устройство' });
  await expect(device).toContainText(taken);
  await expect(device).toContainText('TJ-1');
  await expectAccessible(page);
  // What still stands against it is said, and it stays.
  await panel.getByRole('button', { name: 'Принять' }).click();
  await expect(device).toContainText('Клиента с этим кодом нет');
  // That stood there before; once the answer is announced, Enter counts again.
  await expect(page.getByRole('alert')).toContainText('Клиента с этим кодом нет');
  await panel.getByLabel('Код клиента').fill(customerCode);
  await panel.getByLabel('Код клиента').press('Enter');
  await expect(panel).toHaveCount(0);
  const other = page.getByRole('region', { name: aside });
  await other.getByRole('button', { name: 'Отложить' }).focus();
  await page.keyboard.press('Enter');
  await expect(other.getByLabel('Почему')).toBeFocused();
  await other.getByRole('button', { name: 'Назад' }).click();
  await other.getByRole('button', { name: 'Отложить' }).click();
  await expect(other.getByLabel('Почему')).toBeFocused();
  await page.keyboard.type('Коробки нет на складе');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Всё разобрано' })).toBeVisible();
  await expectAccessible(page);
  const [row] = await service.sql`select customer_code from parcel where tracking_code = ${taken}`;
  expect(row).toMatchObject({ customer_code: customerCode });
});

test('on a phone the list leads to a scan and back, and one that is settled says so, in Chinese', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  const [code = ''] = newCodes(1);
  await declareParcels(service, []);
  await scanLate(page, service, [code]);
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await storeSession(page, service.address, await addStaff(service, 'support'));
  await page.goto(`${service.address}/staff#/bsc/needs-person`);
  await page.reload();
  const list = page.getByRole('navigation', { name: '待处理' });
  await list.getByRole('link').click();
  const panel = page.getByRole('region', { name: code });
  await expect(panel.getByRole('region', { name: '设备记录' })).toContainText('TJ-1');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await panel.getByRole('link', { name: '返回列表' }).click();
  await expect(list.getByRole('link')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${service.address}/staff#/bsc/needs-person?scan=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: '此扫描已处理' })).toBeVisible();
});

test('what was refused before the eyes of the clerk is passed on or laid aside, and is a case for all', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const [passedOn = '', aside = '', next = ''] = newCodes(3);
  await declareParcels(service, [next]);
  await openReceiving(page, service);
  for (const code of [passedOn, aside]) {
    await scan(page, code);
    await field(page, 'customerCode').fill('TJ-1');
    await field(page, 'weight').fill('2');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, code)).toContainText('Клиента с этим кодом нет');
  }
  await scan(page, next);
  await bar(page).getByRole('button', { name: 'Не принято здесь: 2' }).click();
  const list = page.getByRole('dialog');
  const refused = list.getByRole('region', { name: 'Не принято здесь' });
  const row = (code: string) => list.getByRole('listitem').filter({ hasText: code });
  await expect(row(passedOn)).toContainText('Приёмка');
  await expect(row(passedOn)).toContainText('TJ-1');
  await expect(refused.getByRole('button', { name: 'Разобрано' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await row(passedOn).getByRole('button', { name: 'Передать' }).click();
  await expect(row(passedOn).getByLabel('Что сказать тому, кто решает')).toBeFocused();
  await page.keyboard.type('Наклейка порвана');
  await page.keyboard.press('Enter');
  const late = list.getByRole('region', { name: 'Ждут решения' });
  await expect(late.getByRole('listitem').filter({ hasText: passedOn })).toContainText('Наклейка порвана');
  await row(aside).getByRole('button', { name: 'Отложить' }).click();
  await page.keyboard.type('Отсканирована по ошибке');
  await page.keyboard.press('Enter');
  await expect(refused).toHaveCount(0);
  await expect(row(aside)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Нужен человек: 1' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /Не принято здесь/ })).toHaveCount(0);
  // The device stores it first, and sends it when it can.
  const settled = async () => [
    ...(await service.sql`select settled, note from scan_exception where code = ${aside}`),
  ];
  await expect.poll(settled).toEqual([{ settled: 'LAID_ASIDE', note: 'Отсканирована по ошибке' }]);
});
