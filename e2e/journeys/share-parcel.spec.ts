import { importTenParcels, tenParcels } from '../ten-parcels.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

const code = tenParcels.ready;

test('a parcel is shared by what the phone offers, else its address is copied; it opens without a log-in', async ({
  page,
  service,
  visit,
}) => {
  await importTenParcels(service);
  await page.setViewportSize(widths.phone);
  await page.addInitScript(() => {
    Object.assign(window, { shared: [], isRefused: false });
    Object.assign(navigator, {
      share: async (what: object) => {
        if ((window as unknown as { isRefused: boolean }).isRefused) throw new Error('refused');
        (window as unknown as { shared: object[] }).shared.push(what);
      },
    });
  });
  await visit(`/parcelTracking?searchText=${code}`, 'ru');
  const share = page.getByRole('button', { name: `Поделиться посылкой ${code}` });
  await share.click();
  const url = `${service.address}/t/${code}`;
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: object[] }).shared))
    .toEqual([{ title: `Посылка ${code}`, url }]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // A phone that refuses copies, as a computer does that has nothing to offer.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(window, { isRefused: true }));
  await share.click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
});
