import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, sendLogIn } from '../accounts.ts';
import { openCabinet, openPlaces } from '../cabinet.ts';
import { expect, startService, test as base, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { watchScripts } from '../watch-scripts.ts';

/** Would run as markup, in an attribute, as a template. */
const payload = `"><img src=x onerror=alert(1)>'{{7*7}}`;

let filled: Service;
const test = base.extend<{ filled: Service }>({ filled: ({}, use) => use(filled) });

// Everything that the office sees is written full: no other journey may look at it. Once for all journeys of this file,
// which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  filled = await startService();
});
test.afterAll(() => filled.stop());

/** Writes the payload into each text that people, files and the office bring, past every form. */
async function fillTexts(service: Service, token: string): Promise<void> {
  const { sql } = service;
  await openPlaces(service);
  await openCabinet(service);
  const four = { ru: payload, en: payload, zh: payload, tg: payload };
  const make = (list: string, fields: object) =>
    callService(service, 'POST', `/staff/${list}`, { requestId: randomUUID(), ...fields }, token);
  await make('vendors', {
    code: 'MARKUP',
    kind: 'CARRIER',
    names: four,
    businessLine: null,
    countryCode: 'TJ',
    parentId: null,
    contact: payload,
    phone: null,
    note: payload,
    enabled: true,
  });
  await make('notices', {
    state: 'PUBLISHED',
    category: 'NEWS',
    slug: 'markup',
    audience: 'PUBLIC',
    businessLine: null,
    pinned: true,
    publishAt: '2026-01-05T04:00:00.000Z',
    expiresAt: null,
    titles: four,
    summaries: four,
    bodies: four,
  });
  const names = sql.json(four);
  const moveInId = randomUUID();
  await sql`update user_account set name = ${payload}`;
  await sql`
    update customer_order set goods = ${payload}, note = ${payload}, recipient_name = ${payload}, sender_name = ${payload}`;
  await sql`update channel set names = ${names}, routes = ${names}`;
  await sql`update product set names = ${names}`;
  await sql`update place set names = ${names} where kind = 'PICKUP_POINT'`;
  await sql`update operation_unit set addresses = ${names}, landmarks = ${names}`;
  await sql`update country set names = ${names} where short_name = 'TJ'`;
  await sql`insert into trip (code, is_from_file, created_at, created_by) values (${payload}, true, now(), 'import')`;
  await sql`update parcel set trip_code = ${payload}, last_mile_carrier = ${payload}`;
  await sql`
    insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at, entered_by)
    values ('USD', 'TJS', current_date, 10, ${payload}, now(), ${payload})`;
  await sql`
    insert into office_import (id, state, file_name, byte_length, content_hash, uploaded_by, uploaded_at, kinds, rows)
    select gen_random_uuid(), 'DONE', ${payload}, 1, 'x', id, now(), '{parcels}', 1 from user_account limit 1`;
  await sql`
    insert into move_in (id, state, choices, opened_by, opened_at)
    select ${moveInId}, 'OPEN', ${sql.json({ currency: 'TJS', arrivedUnitId: null, year: null, day: '2026-01-05', storageFrom: 'file', graceDays: 7 })}, id, now()
    from user_account limit 1`;
  await sql`
    with sent as (
      insert into office_import (id, state, file_name, byte_length, content_hash, uploaded_by, uploaded_at, kinds, rows)
      select gen_random_uuid(), 'DONE', ${payload}, 1, 'x', id, now(), '{}', 1 from user_account limit 1
      returning id)
    insert into move_in_file (import_id, move_in_id, is_text) select id, ${moveInId}, false from sent`;
  const counts = {
    compared: 1,
    agree: 1,
    differences: [],
    setAside: 0,
    unreadRows: 0,
    unreadColumns: [payload],
    sums: [],
  };
  await sql`
    insert into sheet_comparison (id, day, file_name, content_hash, compared_at, compared_by, counts, packed)
    select gen_random_uuid(), '2026-01-05', ${payload}, 'x', now(), id, ${sql.json(counts)}, 'x' from user_account limit 1`;
  await sql`
    insert into parcel_problem (id, parcel_id, kind, note, unit_id, device, raised_at, raised_by, flags)
    select gen_random_uuid(), parcel.id, 'WET', ${payload}, place.id, ${payload}, now(), ${payload}, '{}'
    from parcel, place where place.code = 'YIWU-WH' order by parcel.id limit 1`;
  const [customer] = await sql<{ code: string }[]>`
    select customer_code as code from user_account where customer_code is not null`;
  const [product] = await sql<{ id: number }[]>`select id from product where code = 'STANDARD'`;
  await sql`
    insert into record_message (id, customer_id, subject_type, subject_id, from_office, author_id, author_name, text, created_at, awaits_answer)
    select gen_random_uuid(), id, 'customer', id::text, false, id, ${payload}, ${payload}, now(), true
    from user_account where customer_code is not null limit 1`;
  await make('customer-prices', {
    customerCode: customer?.code,
    productId: product?.id,
    discountPct: '5',
    validFrom: '2026-01-01',
    validTo: null,
    enabled: true,
  });
}

/** Where each screen says what was written: in its rows, in the row that is opened, or nowhere, for a reason. */
const screens: Readonly<Record<string, 'rows' | 'opened' | 'nowhere'>> = {
  '': 'rows',
  start: 'rows',
  // Places, trips and codes: what people type stands nowhere.
  standstill: 'nowhere',
  orders: 'opened',
  parcels: 'opened',
  // Empty until a parcel is scanned, and before that the registration of the browser.
  receiving: 'nowhere',
  problems: 'opened',
  shelving: 'nowhere',
  packing: 'nowhere',
  loading: 'nowhere',
  hub: 'nowhere',
  transfers: 'nowhere',
  acceptance: 'nowhere',
  // Nothing was counted here.
  inventory: 'nowhere',
  // No customer is chosen, and nothing was handed over here.
  counter: 'nowhere',
  // No courier works here.
  couriers: 'nowhere',
  round: 'nowhere',
  approvals: 'nowhere',
  // Nothing had its final notice here.
  shelf: 'nowhere',
  returns: 'nowhere',
  // No bag is opened here.
  bags: 'nowhere',
  // No transfer is opened here.
  'transfer-list': 'nowhere',
  // No trip is planned here.
  trips: 'nowhere',
  // Numbers, and names of accounts.
  labels: 'nowhere',
  // No unidentified parcel lies in a warehouse here.
  pool: 'nowhere',
  // The journeys of stations show what was scanned.
  'needs-person': 'nowhere',
  messages: 'rows',
  // The journeys of claims show a note that was typed.
  claims: 'nowhere',
  // No drawer stands here.
  cash: 'nowhere',
  // Numbers and the names of roads.
  tariffs: 'nowhere',
  rates: 'rows',
  reports: 'nowhere',
  customers: 'rows',
  // No parcel bears a code without a customer here.
  'unknown-codes': 'nowhere',
  prices: 'rows',
  vendors: 'rows',
  channels: 'rows',
  products: 'rows',
  units: 'opened',
  notices: 'rows',
  countries: 'rows',
  // The program's own words.
  dictionary: 'nowhere',
  imports: 'rows',
  'move-in': 'rows',
  // Numbers only.
  'move-out': 'nowhere',
  'side-by-side': 'rows',
  // Addresses only.
  settings: 'nowhere',
  users: 'rows',
  // No station stands here.
  devices: 'nowhere',
  audit: 'rows',
  looks: 'rows',
};

/** True while the text stands somewhere on the page, also in a field. */
const isShown = (page: Page) =>
  page.evaluate(
    (text) =>
      document.body.innerText.includes(text) ||
      [...document.querySelectorAll('input, textarea')].some((field) =>
        (field as HTMLInputElement).value.includes(text),
      ),
    payload,
  );

test('T23: every screen of the console, opened from its menu, shows stored markup as text and runs none of it', async ({
  page,
  filled: service,
}) => {
  test.slow();
  await page.setViewportSize(widths.desktop);
  const account = await addStaff(service, 'admin');
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', account);
  await fillTexts(service, token);
  const scriptsRun = await watchScripts(page);
  await page.goto(`${service.address}/staff#/bsc`);
  await sendLogIn(page, account);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link').first()).toBeVisible();
  // It comes once the state of the first week is known, and the links are read at one moment.
  await expect(menu.locator('a[href="#/bsc/start"]')).toBeVisible();
  const routes = new Set<string>();
  for (const line of ['bsc', 'fba']) {
    await page.evaluate((to) => location.assign(to), `#/${line}`);
    await expect(menu.locator(`a[href^="#/${line}/"]`).first()).toBeVisible();
    // Those of folded groups too.
    const links = await menu
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    for (const href of links) {
      const route = href.split('/')[2] ?? '';
      const screen = screens[route];
      expect(screen, `${route} stands in the table of this journey`).toBeDefined();
      routes.add(route);
      await page.evaluate((to) => location.assign(to), href);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (line === 'fba' || screen === 'nowhere') continue;
      if (screen === 'rows')
        await expect.poll(() => isShown(page), { message: `rows of ${route}` }).toBe(true);
      // Nothing opens over these.
      if (['', 'start', 'rates', 'side-by-side'].includes(route)) continue;
      await main.getByRole('table').getByRole('link').first().click();
      if (route === 'imports' || route === 'move-in') {
        // A file has a page of its own.
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect.poll(() => isShown(page), { message: `opened ${route}` }).toBe(true);
        continue;
      }
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      if (screen === 'opened')
        await expect.poll(() => isShown(page), { message: `opened ${route}` }).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  expect([...routes].toSorted()).toEqual(expect.arrayContaining(['audit', 'orders', 'units', 'vendors']));
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await scriptsRun()).toEqual([]);
});
