import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import {
  banner,
  bar,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  openStation,
  rowOf,
  scan,
  scanField,
} from '../stations.ts';
import { addStaff } from '../staff.ts';
import { storeSession } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a receipt is taken back offline, by key and digit, then one by its card twice', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const [first = '', second = ''] = newCodes(2);
  await declareParcels(service, [first, second]);
  const clerk = await openReceiving(page, service, 'zh');
  const received = () => service.sql`
    select tracking_code as code from parcel where tracking_code = any(${[first, second]}) and received_at is not null`;
  const receive = async (code: string) => {
    await scan(page, code);
    await field(page, 'weight').fill('3');
    await page.keyboard.press('Enter');
  };
  await expect(bar(page)).toContainText(/快照 .*2 件/);
  await page.context().setOffline(true);
  await expect(bar(page)).toHaveAttribute('data-line', 'down');
  await receive(first);
  await expect(rowOf(page, first).first()).toHaveAttribute('data-tone', 'STORED');
  await page.keyboard.press('F10');
  const panel = page.getByRole('region', { name: '撤销上一次扫描？' });
  await expect(panel).toContainText(first);
  await expectAccessible(page);
  await expect(scanField(page)).toBeFocused();
  await page.keyboard.type('2', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(banner(page)).toContainText(first);
  await page.context().setOffline(false);
  await expect(banner(page)).toContainText('已撤销');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'READY');
  await expect(rowOf(page, first)).toHaveCount(2);
  await expect(rowOf(page, first).and(page.locator('[data-tone=OK]'))).toHaveCount(0);
  await expect.poll(received).toEqual([]);
  // It is expected as before, and received once more.
  await receive(first);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await receive(second);
  await expect(rowOf(page, second).first()).toHaveAttribute('data-tone', 'OK');
  await scan(page, 'RC-UNDO');
  await expect(panel).toContainText(second);
  await scan(page, 'RC-UNDO');
  await expect(banner(page)).toContainText('已撤销');
  await expect.poll(received).toEqual([{ code: first }]);
  await expect(page.getByRole('button', { name: '同事的扫描' })).toHaveCount(0);
  // A supervisor at the same device sees the user of the scan.
  await storeSession(page, service.address, await addStaff(service, 'manager'));
  await openStation(page, service);
  await page.getByRole('button', { name: '同事的扫描' }).click();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: first });
  await expect(row).toContainText(clerk.username);
  await expectAccessible(page);
  await row.getByRole('button', { name: `撤销 ${first} 的扫描` }).click();
  const region = page.getByRole('region', { name: '撤销同事的扫描？' });
  await expect(region).toContainText(`${clerk.username} 的扫描`);
  await page.getByRole('button', { name: '误扫' }).click();
  await expect(banner(page)).toContainText('已撤销');
  await expect.poll(received).toEqual([]);
});

test('on a phone what was put into a cell comes out of it again', async ({ page, service }) => {
  await page.setViewportSize(widths.phone);
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  await scan(page, code);
  await field(page, 'weight').fill('3');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await page.goto(page.url().replace('receiving', 'shelving'));
  await expect(page.getByText('Ячейка не выбрана')).toBeVisible();
  await scan(page, 'A-12-3');
  await scan(page, code);
  await expect(page.getByRole('region', { name: 'A-12-3' })).toContainText('1 положено');
  await page.getByRole('button', { name: 'Отменить последний' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Не та посылка' }).click();
  await expect(banner(page)).toContainText('Отменено');
  await expect(page.getByRole('region', { name: 'A-12-3' })).toContainText('0 положено');
  const [row] = await service.sql`
    select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  expect(row?.['cell'] ?? null).toBeNull();
});
