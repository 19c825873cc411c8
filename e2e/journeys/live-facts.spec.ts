import { randomUUID } from 'node:crypto';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { strangeReasons } from '@rohi/contract/pricing/tariff-change';
import type { TariffVersionView } from '@rohi/contract/pricing/tariff-administration.contract';
import type { Response } from '@playwright/test';
import { callService, logInElsewhere } from '../accounts.ts';
import {
  expect,
  expectAccessible,
  startService,
  test as base,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { readShifts, unseenShift, watchShifts } from '../steady.ts';
import { inTurn } from '../../tools/turns.ts';

type Office = { service: Service; token: string };

let office: Office;
const test = base.extend<{ office: Office }>({ office: ({}, use) => use(office) });

// Prices change under everybody's eyes: no other journey may look here. Once for all journeys of this file, which one
// worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const service = await startService();
  const { token } = await logInElsewhere(service, await addStaff(service, 'manager'));
  office = { service, token };
});
test.afterAll(() => office.service.stop());

/** Publishes another price per kg of parcels from a day on, whatever is strange about it. */
async function publish({ service, token }: Office, effectiveFrom: string, unitPrice: string): Promise<void> {
  const ask = <Data>(method: string, path: string, body: object) =>
    callService<Data>(service, method, path, body, token);
  const draft = await ask<TariffVersionView>('POST', '/price/drafts', {
    requestId: randomUUID(),
    channelCode: 'PARCEL',
  });
  const [first, ...others] = draft.terms.rules;
  const changed = await ask<TariffVersionView>('PUT', `/price/versions/${draft.id}`, {
    revision: draft.revision,
    effectiveFrom,
    terms: { ...draft.terms, rules: [{ ...first, unitPrice }, ...others] },
  });
  await ask('POST', `/price/versions/${draft.id}/publish`, {
    revision: changed.revision,
    confirm: strangeReasons,
  });
}

for (const width of inTurn(['phone', 'desktop']))
  test(`a price is announced and then asked for on home, tariffs and FAQ (${width})`, async ({
    page,
    office,
  }) => {
    const { service } = office;
    const today = dushanbeDay(new Date());
    const [ahead, now] = width === 'phone' ? ['2.75', '3.10'] : ['2.85', '3.20'];
    const written = (price: string) => price.replace('.', ',');
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.setViewportSize(widths[width]);
    await watchShifts(page);
    await publish(office, addDays(today, 7), ahead);
    await visitPage(page, service.address, '/home', 'ru');
    await expect(page.getByText(new RegExp(`^С.*: ${written(ahead)}\\sUSD`))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect((await readShifts(page)).sum).toBeLessThan(unseenShift);

    await visitPage(page, service.address, '/tariffs', 'ru');
    await expect(page.getByRole('heading', { level: 2, name: /^Новые цены с/ })).toBeVisible();
    await expectAccessible(page);
    await visitPage(page, service.address, '/home', 'ru');

    // Its first day is today: the day has come.
    await publish(office, today, now);
    await page.reload();
    const card = page.locator('section').filter({ hasText: 'Сколько стоит' });
    await expect(card).toContainText(written(now));
    await visitPage(page, service.address, '/tariffs', 'ru');
    await expect(page.getByText(`${written(now)}\u00a0USD за 1 кг`)).toBeVisible();
    await expect(page.getByText(`${written(now)} USD за килограмм`).first()).toBeVisible();
    await visitPage(page, service.address, '/faq?q=weight-or-volume', 'ru');
    await page.getByRole('searchbox').fill(`${written(now)} USD`);
    await expect(page.getByRole('status').first()).toContainText('1');
    expect(problems).toEqual([]);
  });

test('a page that stays open is loaded anew on the way to the next one, once the facts are others', async ({
  page,
  office,
}) => {
  const { service, token } = office;
  await page.setViewportSize(widths.desktop);
  await visitPage(page, service.address, '/home', 'en');
  await expect(page.getByRole('contentinfo')).toContainText('1999');
  await callService(
    service,
    'PUT',
    '/staff/settings/contact.hotline',
    { version: 0, value: '+992 44 600-20-30' },
    token,
  );
  // The network was away and is back.
  await page.waitForFunction(() => document.documentElement.dataset['live'] !== undefined);
  const pages: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/') pages.push(response);
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return pages.length;
    })
    .toBeGreaterThan(0);
  await pages[0]?.finished();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('link', { name: '+992 44 600-20-30' }).first()).toHaveAttribute(
    'href',
    'tel:+992446002030',
  );
});
