import type { Page } from '@playwright/test';
import { bytesOf, madeBook, type ShapeName } from '../../apps/server/test/earlier-books/made-books.ts';
import { sendLogIn } from '../accounts.ts';
import { openPlaces } from '../cabinet.ts';
import { expect, startService, test as base, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';

let empty: Service;
const test = base.extend<{ empty: Service }>({ empty: ({}, use) => use(empty) });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  empty = await startService();
  await openPlaces(empty);
});
test.afterAll(() => empty.stop());

/** Goals of a move-in: somebody who has never seen the console decides and clicks no more often. */
const most = { decisions: 12, clicks: 60 };

async function sendBook(page: Page, shape: ShapeName, count: number): Promise<string> {
  const book = madeBook(shape, 5, count);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: book.name, mimeType: 'application/octet-stream', buffer: await bytesOf(book) });
  await expect(page.getByRole('link', { name: book.name })).toBeVisible();
  return book.name;
}

test('a manager moves a firm in with customers, parcels and debts, and the figures agree', async ({
  page,
  empty: service,
}) => {
  test.slow();
  await page.setViewportSize(widths.desktop);
  const manager = await addStaff(service, 'manager');
  const done = { decisions: 0, clicks: 0 };
  const press = async (name: string | RegExp, isDecision = false) => {
    done.clicks += 1;
    if (isDecision) done.decisions += 1;
    await page.getByRole('main').getByRole('button', { name }).first().click();
  };
  await page.goto(`${service.address}/staff#/bsc/move-in`);
  await sendLogIn(page, manager);
  // Four answers stand filled in: currency, place, year, storage.
  done.decisions += 4;
  await press('Начать переезд');
  await sendBook(page, 'E2', 60);
  await sendBook(page, 'E1', 40);
  await sendBook(page, 'E3', 60);
  done.clicks += 6;
  await press('в Китае', true);
  const write = page.getByRole('button', { name: /^Записать \d/ });
  await expect(write).toBeEnabled();
  await expect(page.getByRole('region', { name: /прочитано/ })).toContainText('160');
  await press(/^Записать \d/, true);
  await expect(page.getByText(/сошлось/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /клиенты\.xlsx.*60/ })).toBeVisible();
  expect(done.decisions).toBeLessThanOrEqual(most.decisions);
  expect(done.clicks).toBeLessThanOrEqual(most.clicks);
});
