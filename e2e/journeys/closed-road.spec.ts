import { closedRoad, closeRoad, openRoad } from '../eventful-day.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test('a closed road and the days of the one that replaces it stand in the document of the first page', async ({
  page,
  service,
}) => {
  try {
    const document = async () => (await fetch(service.address)).text();
    await closeRoad(service.sql);
    await expect.poll(document).toContain(closedRoad.zh);
    // The client never comes: what is read here is the document.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.setViewportSize(widths.phone);
    await page.goto(`${service.address}/#/home`);
    const closed = page.getByRole('link', { name: closedRoad.ru });
    await expect(closed).toHaveAttribute('href', '#/info?item=route-1-2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/20–26/);
    // Nothing of it is cut.
    await expect(closed.locator('span').last()).toHaveCSS('overflow', 'visible');
    // And the client says the same.
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(closed).toHaveAttribute('href', '#/info?item=route-1-2');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await (await fetch(`${service.address}/en/`)).text()).toContain(closedRoad.en);
    expect(await (await fetch(`${service.address}/zh/`)).text()).toMatch(/线路关闭：[^<]+。<\/b>/);

    await openRoad(service.sql);
    await expect.poll(document).not.toContain('route-1-2');
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(closed).toHaveCount(0);
  } finally {
    await openRoad(service.sql);
  }
});
