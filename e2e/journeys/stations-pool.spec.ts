import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { banner, declareParcels, field, openReceiving, rowOf, scan } from '../stations.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** A number of a carrier, and what is left of it on a torn label. */
function tornCode(): { code: string; torn: string } {
  const figures = Array.from({ length: 10 }, () => Math.floor(Math.random() * 10)).join('');
  return { code: `SF140${figures}`, torn: `SF14O${figures.slice(0, -2)}` };
}

test('an unidentified box is bound to the parcel that somebody waits for, and that is taken back', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { code, torn } = tornCode();
  const customer = await declareParcels(service, [code]);
  await openReceiving(page, service, 'zh');
  await scan(page, torn);
  await field(page, 'weight').fill('2.9');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('再按 Enter');
  await page.keyboard.press('Enter');
  await rowOf(page, torn)
    .getByRole('button', { name: `无主包裹：${torn}` })
    .click();

  const first = page.locator('li[data-first]');
  await expect(first).toContainText(customer);
  await expect(first.locator('[data-side=label] [data-differs]')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: '修改' }).click();
  await page.locator('input[name=customerCode]').fill(`${customer.slice(0, -2)}??`);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(first).toContainText('客户编号残留');

  await first.getByRole('button', { name: `绑定到 ${customer}` }).click();
  await expect(page.getByRole('heading', { name: `已绑定到 ${customer}` })).toBeVisible();
  const [received] = await service.sql`select received_at from parcel where tracking_code = ${code}`;
  expect(received?.['received_at']).not.toBeNull();

  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '撤销绑定' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销绑定' }).click();
  await expect(first).toContainText(customer);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page.getByRole('navigation', { name: '无主包裹' })).toContainText(torn);
  // A code that is scanned opens its parcel; another one says that it is not here.
  await scan(page, code);
  await expect(page.getByRole('heading', { name: '无主包裹中没有该件' })).toBeVisible();
  await scan(page, torn);
  await expect(first).toContainText(customer);
});
