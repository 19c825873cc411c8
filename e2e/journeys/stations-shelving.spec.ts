import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import {
  banner,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  rowOf,
  scan,
  scanField,
} from '../stations.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('on a phone parcels are put away: cell, parcels, cell again, without the line too', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  const [first = '', second = ''] = newCodes(2);
  await declareParcels(service, [first, second]);
  await openReceiving(page, service);
  await scan(page, first);
  await field(page, 'weight').fill('3');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await page.goto(page.url().replace('receiving', 'shelving'));
  await expect(page.getByText('Ячейка не выбрана')).toBeVisible();
  await expectAccessible(page);
  // A parcel that comes first waits for its cell.
  await scan(page, first);
  await expect(banner(page)).toContainText('Какая ячейка?');
  await page.context().setOffline(true);
  await scan(page, 'A-12-3');
  await expect(rowOf(page, first).first()).toHaveAttribute('data-tone', 'STORED');
  await page.context().setOffline(false);
  await expect(banner(page)).toContainText('A-12-3');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await expect(page.getByRole('region', { name: 'A-12-3' })).toContainText('1 положено');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // One that was not received does not lie there.
  await scan(page, second);
  await expect(banner(page)).toContainText('Не принята');
  await expect(page.getByRole('region', { name: 'A-12-3' })).toContainText('1 положено');
  await scan(page, 'A-12-3');
  await expect(page.getByText('Ячейка не выбрана')).toBeVisible();
  await expect(scanField(page)).toBeFocused();
  const [row] = await service.sql`
    select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${first}`;
  expect(row).toEqual({ cell: 'A-12-3' });
});
