import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
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

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('on a phone parcels are put away: cell, parcels, cell again, offline too', async ({ page, service }) => {
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
  await cutLine(page);
  await scan(page, 'A-12-3');
  await expect(rowOf(page, first).first()).toHaveAttribute('data-tone', 'STORED');
  await page.context().setOffline(false);
  await expect(banner(page)).toContainText('A-12-3');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await expect(page.getByRole('region', { name: 'A-12-3' })).toContainText('1 положено');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Scanned again, it lies there once.
  await scan(page, first);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'DUPLICATE');
  await expect(page.getByRole('region', { name: 'A-12-3' })).toContainText('1 положено');
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

test('S10: with a torn label each step is typed, in four actions at most', async ({ page, service }) => {
  await page.setViewportSize(widths.desktop);
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await openReceiving(page, service);
  /**
   * What is typed with Enter behind it; two actions. As slowly as a person: no machine is too busy to see that it is
   * none.
   */
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 60 });
    await page.keyboard.press('Enter');
  };
  await type(code.toLowerCase());
  await expect(field(page, 'weight')).toBeFocused();
  await type('3');
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await page.getByRole('link', { name: 'Раскладка' }).click();
  await expect(scanField(page)).toBeFocused();
  await type('A-12-3');
  await type(code);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await page.getByRole('link', { name: 'Упаковка' }).click();
  await expect(scanField(page)).toBeFocused();
  await page.getByRole('button', { name: 'Новый мешок' }).click();
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await type(code);
  await expect(rowOf(page, code).first()).toHaveAttribute('data-tone', 'OK');
  // The row says what the station expects; the service has it once it was sent.
  await expect
    .poll(
      () => service.sql`
        select count(*)::integer as count from bag_content join parcel on parcel.id = parcel_id where tracking_code = ${code}`,
    )
    .toEqual([{ count: 1 }]);
});
