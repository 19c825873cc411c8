import type { Page } from '@playwright/test';
import { openPlaces } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startService,
  test as base,
  widths,
  type Service,
} from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { storedDrafts } from '../stored-drafts.ts';
import { enterConsole } from '../stored-session.ts';

const pointCode = 'PP-BOKHTAR';

const test = base.extend<object, { ownService: Service }>({
  // What stands in the ledger is never deleted: the points of these drawers could not be taken away again.
  ownService: [
    async ({}, use) => {
      const service = await startService();
      await openPlaces(service);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Types pieces of some notes and leaves a zero in all other fields. */
async function count(page: Page, pieces: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(pieces)) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other, as by hand
    await page.locator(`input[name="${field}"]`).fill(text);
  }
}

test('a manager sets a drawer up, and a cashier opens, pays out, counts blind and closes with three somoni missing', async ({
  page,
  ownService: service,
  browser,
}) => {
  await page.setViewportSize(widths.desktop);
  const manager = await addStaff(service, 'manager');
  await enterConsole(page, service, '#/bsc/cash', manager);
  await expect(page.getByText('Касс ещё нет. Заведите первую')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Новая касса' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая касса' });
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  await dialog.getByLabel('Пункт выдачи').selectOption(String(point?.id));
  await dialog.getByLabel('Название').fill('Касса 1');
  await dialog.getByRole('button', { name: 'Новая касса' }).click();
  await expect(page.getByRole('button', { name: 'Выбрать: Касса 1' })).toBeEnabled();
  await page.getByText('Переводы', { exact: true }).click();
  await expect(page.getByText('Переводов, которые ждут подтверждения, нет.')).toBeVisible();

  const counter = await browser.newContext({ viewport: widths.desktop });
  const drawer = await counter.newPage();
  const cashier = await addStaff(service, 'cashier', pointCode);
  await enterConsole(drawer, service, '#/bsc/cash', cashier);
  await drawer.getByRole('button', { name: 'Выбрать: Касса 1' }).click();
  const open = drawer.getByRole('button', { name: /^Открыть смену с/ });
  await expect(open).toBeDisabled();
  // The keyboard alone: a number and Enter for each note, Enter alone for none of it.
  await drawer.locator('input[name="TJS:500"]').focus();
  for (const text of ['', '', '4', '1', '1', '', '1', '', '5', '']) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await drawer.keyboard.type(text);
    // oxlint-disable-next-line no-await-in-loop -- the next note is in focus once Enter was pressed
    await drawer.keyboard.press('Enter');
  }
  await expect(drawer.locator('input[name="USD:100"]')).toBeFocused();
  await drawer.getByRole('button', { name: 'В пустых — ноль' }).click();
  await expectAccessible(drawer);
  await expect(open).toHaveText(/480,00/);
  await open.click();
  await expect(drawer.getByRole('heading', { name: 'Смена открыта' })).toBeVisible();
  await expect(drawer.getByText('Первая смена за этой кассой')).toBeVisible();

  await drawer.getByRole('button', { name: 'Выдать на расходы' }).click();
  const outlay = drawer.getByRole('dialog', { name: 'Выдать на расходы' });
  await outlay.getByLabel('Сумма к выдаче').fill('1 000');
  await outlay.getByRole('button', { name: 'Выдать' }).click();
  await expect(drawer.getByText('В кассе столько денег нет.')).toBeVisible();
  await outlay.getByLabel('Сумма к выдаче').fill('80,00');
  await outlay.getByRole('button', { name: 'Выдать' }).click();
  await expect(outlay).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Закрыть смену' }).click();
  await count(drawer, {
    'TJS:100': '3',
    'TJS:50': '1',
    'TJS:20': '2',
    'TJS:3': '2',
    'TJS:1': '1',
    terminal: '0',
  });
  await expect(drawer.getByText('Ожидалось')).toHaveCount(0);
  // What was counted survives a reload.
  await expect.poll(() => storedDrafts(drawer)).toContain('"terminal":"0"');
  await drawer.reload();
  await drawer.getByRole('button', { name: 'Закрыть смену' }).click();
  await drawer.getByRole('button', { name: 'Восстановить' }).click();
  await drawer.getByRole('button', { name: 'В пустых — ноль' }).click();
  await drawer.getByRole('button', { name: 'Готово, показать разницу' }).click();
  const sums = drawer.getByRole('region', { name: 'Наличные TJS' });
  await expect(sums).toContainText('400,00');
  await expect(sums).toContainText('397,00');
  await expect(sums).toContainText('Недостача');
  await expectAccessible(drawer);
  await expectNoSidewaysScroll(drawer);
  await drawer.getByRole('button', { name: 'Закрыть смену' }).click();
  const report = drawer.getByRole('article', { name: 'Отчёт смены' });
  await expect(report).toContainText('Ошибка со сдачей');
  await expect(report).toContainText('закрыта');
  await counter.close();

  // The manager sees the difference, in Chinese on a phone too.
  await page.setViewportSize(widths.phone);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.goto(`${service.address}/staff#/bsc/cash?view=shifts`);
  await page.reload();
  await expect(page.getByRole('region', { name: '班次' })).toContainText('短款 3.00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^班次报表/ }).click();
  await expect(page.getByRole('dialog')).toContainText('找零有误');
});
