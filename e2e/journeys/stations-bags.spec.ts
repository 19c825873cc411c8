import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Service } from '../fixtures.ts';
import {
  banner,
  bar,
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

/** Parcels that lie in the warehouse, three kilograms each; the station that received them is open. */
async function receiveParcels(page: Page, service: Service, count: number): Promise<string[]> {
  const codes = newCodes(count);
  await declareParcels(service, codes);
  await openReceiving(page, service, 'zh');
  for (const code of codes) {
    await scan(page, code);
    await expect(banner(page)).toContainText('可以收货');
    await field(page, 'weight').fill('3');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  }
  return codes;
}

const inBag = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

test('a bag is filled, without the line too, weighed and closed; a sealed one takes nothing in', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first = '', second = '', third = ''] = await receiveParcels(page, service, 3);
  await page.getByRole('link', { name: '集包', exact: true }).click();
  await expect(page.getByText('目前没有打开的袋。')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '新袋' }).click();
  await expect(banner(page)).toContainText('已打开');
  const bag = (await banner(page).locator('b').first().textContent()) ?? '';
  await scan(page, first);
  await expect(banner(page)).toContainText('已入袋');
  await expect(inBag(page, first)).toBeVisible();
  await page.context().setOffline(true);
  await scan(page, [second, third]);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'STORED');
  await expect(inBag(page, third)).toContainText('等待上传');
  await page.context().setOffline(false);
  await expect(rowOf(page, third).first()).toHaveAttribute('data-tone', 'OK');
  await expect(page.getByRole('region', { name: bag })).toContainText('9.000');
  await expect(bar(page)).toContainText('已全部上传');
  await inBag(page, third).getByRole('button').click();
  await expect(banner(page)).toContainText('已取出');
  await expect(inBag(page, third)).toHaveCount(0);
  // The bag again closes it: its weight is asked for, then the seal, then what is too far from the sum.
  await scan(page, bag);
  await expect(field(page, 'weight')).toBeFocused();
  await field(page, 'weight').fill('7');
  await expect(page.getByText('16.7')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'seal')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'seal').fill('CN 0482931');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('相差超过 3%');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('已封袋');
  await expect(page.getByText('封签 CN 0482931')).toBeVisible();
  await expect(scanField(page)).toBeFocused();
  await scan(page, third);
  await expect(banner(page)).toContainText('请扫袋号');
  await scan(page, bag);
  await expect(banner(page)).toContainText('袋已封');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});
