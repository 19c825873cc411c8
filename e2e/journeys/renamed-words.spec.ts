import { callService, logInElsewhere, sendLogIn } from '../accounts.ts';
import { openCabinet, openPlaces, type Cabinet } from '../cabinet.ts';
import { expect, startService, test as base, visitPage, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';

type Office = { service: Service; cabinet: Cabinet };

let office: Office;
const test = base.extend<{ office: Office }>({ office: ({}, use) => use(office) });

// Words change under everybody's eyes: no other journey may look here. Once for all journeys of this file, which one
// worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const service = await startService();
  await openPlaces(service);
  const cabinet = await openCabinet(service);
  const { token } = await logInElsewhere(service, await addStaff(service, 'manager'));
  for (const [code, ru] of [
    ['STAGE_DHWCRK', 'Едет к нам'],
    ['STEP_DHWCRK', 'Дорога'],
    ['HEADLINE_DHWCRK', 'Машина едет в Душанбе'],
  ] as const) {
    const path = `/staff/words/${code}`;
    const { names, version } = await callService<{ names: object; version: number }>(
      service,
      'GET',
      path,
      undefined,
      token,
    );
    await callService(service, 'PUT', path, { version, names: { ...names, ru } }, token);
  }
  office = { service, cabinet };
});
test.afterAll(() => office.service.stop());

test('a stage that the office has renamed is the same in filter and row of the cabinet', async ({
  page,
  office: { service, cabinet },
}) => {
  await page.setViewportSize(widths.desktop);
  await visitPage(page, service.address, '/login', 'ru');
  await sendLogIn(page, cabinet);
  await visitPage(page, service.address, '/orderManagement', 'ru');
  const chips = page.getByRole('navigation', { name: 'Этап заказа' });
  await expect(chips.getByRole('link', { name: /^Едет к нам/ })).toBeVisible();
  await expect(page.getByText('В пути на склад')).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: cabinet.onTheRoad.code });
  await expect(row).toContainText('Едет к нам');
  await expect(row).toContainText('Машина едет в Душанбе');
});

test('its step and headline are the same in tab, row and steps of tracking', async ({
  page,
  office: { service, cabinet },
}) => {
  await page.setViewportSize(widths.desktop);
  await visitPage(
    page,
    service.address,
    `/parcelTracking?searchText=${cabinet.onTheRoad.trackingCode}`,
    'ru',
  );
  await expect(page.getByRole('tab', { name: /^Дорога/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Шаги доставки' })).toContainText('Дорога');
  await expect(page.getByText('Машина едет в Душанбе').first()).toBeVisible();
});

test('and in tiles, filters and rows of the console', async ({ page, office: { service } }) => {
  await page.setViewportSize(widths.desktop);
  await page.goto(`${service.address}/staff#/bsc/orders`);
  await sendLogIn(page, await addStaff(service, 'manager'));
  await expect(page.getByRole('row').filter({ hasText: 'Едет к нам' }).first()).toBeVisible();
  await page.goto(`${service.address}/staff#/bsc`);
  const tiles = page.getByRole('region', { name: 'Заказы по этапам' });
  await expect(tiles).toContainText('Едет к нам');
  await expect(tiles).not.toContainText('В пути на склад');
});
