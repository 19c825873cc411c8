import type { Browser } from '@playwright/test';
import { menuLocales, type Locale } from '@rohi/contract/locales';
import { pages } from '@rohi/contract/site/pages';
import { logInElsewhere } from '../accounts.ts';
import { announcePrice, closeRoad } from '../eventful-day.ts';
import { expect, startService, test as base, visitPage, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { holdFontsBack, readShifts, unseenShift, watchShifts } from '../steady.ts';
import { startBrowserWith, systemFaces, type SystemFace } from '../system-fonts.ts';
import { importTenParcels, tenParcels } from '../ten-parcels.ts';
import { isInTurn, isWholeGrid } from '../../tools/turns.ts';

/** A quiet service, and one on the day of much news: a road is closed, prices will change, ten points are open. */
type Sites = { quiet: Service; eventful: Service };

let sites: Sites;
const test = base.extend<{ sites: Sites }>({ sites: ({}, use) => use(sites) });

// Once for all journeys of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const [quiet, eventful] = await Promise.all([startService(), startService()]);
  await Promise.all([importTenParcels(quiet), importTenParcels(eventful), makeNews(eventful)]);
  sites = { quiet, eventful };
});
test.afterAll(() => Promise.all([sites.quiet.stop(), sites.eventful.stop()]));

async function makeNews(service: Service): Promise<void> {
  const { sql } = service;
  await closeRoad(sql);
  await sql`
    insert into place (code, kind, country_code, city_id, names, latitude, longitude)
    select 'PP-' || code, 'PICKUP_POINT', 'TJ', id, names, latitude, longitude from place where kind = 'CITY' and country_code = 'TJ'
    on conflict (code) do nothing`;
  await sql`
    insert into operation_unit (place_id, addresses, landmarks, phone)
    select id, ${sql.json({ ru: 'ул. Сомони, 33', en: '33 Somoni Street', zh: '索莫尼街33号', tg: 'кӯчаи Сомонӣ, 33' })},
      ${sql.json({ ru: 'у парка', en: 'by the park', zh: '公园旁', tg: 'назди боғ' })}, '+992900000000'
    from place where code like 'PP-%' on conflict do nothing`;
  const points = JSON.stringify({ from: 'journey', busy: false, keys: ['list:operation-unit'] });
  await sql.notify('rohi_changes', points);
  const { token } = await logInElsewhere(service, await addStaff(service, 'manager'));
  await announcePrice(service.address, token);
  // The changes are published from one process to the other.
  await expect.poll(async () => (await fetch(service.address)).text()).toContain('route-1-2');
}

const codes = [tenParcels.ready, tenParcels.collected, tenParcels.cancelled].join(',');
const publicPaths = Object.values(pages)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path);
const paths = [...publicPaths, `${pages.parcelTracking.path}?searchText=${codes}`];
/** Pages that a quiet day draws otherwise. */
const quietPaths = new Set<string>(
  [pages.home, pages.tariffs, pages.freightQuotation, pages.pickupPoints].map(({ path }) => path),
);

const viewports = [
  { width: 345, height: 740 },
  { width: 360, height: 740 },
  { width: 393, height: 851 },
  { width: 1280, height: 900 },
];

type Visit = { address: string; path: string; locale: Locale; viewport: (typeof viewports)[number] };

/** What moved on a page with fonts that come last of all; undefined when nothing did. */
async function whatMoves(
  browser: Browser,
  { address, path, locale, viewport }: Visit,
): Promise<string | undefined> {
  const context = await browser.newContext({
    viewport,
    isMobile: viewport.width < 768 && viewport.width !== 345,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await watchShifts(page);
    const fonts = await holdFontsBack(page);
    await visitPage(page, address, path, locale, true);
    await fonts.settled();
    await fonts.letGo();
    const { sum, moved } = await readShifts(page);
    if (sum < unseenShift) return undefined;
    return `${path} ${locale} ${viewport.width}: ${sum.toFixed(4)} by ${moved.join('; ')}`;
  } finally {
    await context.close();
  }
}

/**
 * With `WHOLE_GRID=1` every page is seen at every width, in each language with each face. Else language and face go
 * round with the width, and with the page which face a language meets; of the four widths of a page two are seen in
 * each turn.
 */
function visitsOf(sites: Sites, face: SystemFace, locale: Locale): Visit[] {
  return paths.flatMap((path, page) =>
    viewports.flatMap((viewport, width) => {
      const isTurn =
        systemFaces[(page + width) % systemFaces.length] === face &&
        menuLocales[(2 * page + width) % menuLocales.length] === locale;
      if (!isWholeGrid() && !(isTurn && isInTurn(page + width, 2))) return [];
      const days = quietPaths.has(path) ? [sites.eventful, sites.quiet] : [sites.eventful];
      return days.map(({ address }) => ({ address, path, locale, viewport }));
    }),
  );
}

for (const face of systemFaces)
  for (const locale of menuLocales)
    test(`nothing moves on any public page where Onest comes last and the system has ${face}, ${locale}`, async ({
      sites,
    }) => {
      // With every face a hundred pages one after the other, each as long as the machine lets it.
      test.setTimeout(1_200_000);
      const browser = await startBrowserWith(face);
      try {
        const moved: string[] = [];
        for (const visit of visitsOf(sites, face, locale)) {
          const found = await whatMoves(browser, visit);
          if (found !== undefined) moved.push(found);
        }
        expect(moved).toEqual([]);
      } finally {
        await browser.close();
      }
    });

for (const part of ['answer-parts', 'common', 'bulk-dialog'])
  test(`nothing of an answer moves when its file ${part} comes after the answer has been shown`, async ({
    sites,
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      await watchShifts(page);
      const opened = Promise.withResolvers<void>();
      const isHeld = Promise.withResolvers<void>();
      await page.route(`**/assets/${part}-*.js`, async (route) => {
        isHeld.resolve();
        await opened.promise;
        await route.continue();
      });
      const path = `${pages.parcelTracking.path}?searchText=${codes},NOTKNOWN123456`;
      await visitPage(page, sites.quiet.address, path, 'ru', true);
      await isHeld.promise;
      await expect(page.getByRole('tab', { name: /^Все/ })).toContainText('3');
      opened.resolve();
      await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
      await expect(page.getByText('NOTKNOWN123456')).toBeVisible();
      const { sum, moved } = await readShifts(page);
      expect(sum, moved.join('; ')).toBeLessThan(unseenShift);
    } finally {
      await context.close();
    }
  });
