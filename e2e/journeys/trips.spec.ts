import { inOtherLayout } from '@rohi/contract/lists/keyboard-layout';
import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const form = (page: Page) => page.getByRole('dialog');

/** Adds a stop in the form, as the next of the road. */
async function addStop(page: Page, index: number, place: string, day: string): Promise<void> {
  await form(page).getByRole('button', { name: 'Остановка', exact: true }).click();
  await form(page).getByRole('combobox', { name: 'Место' }).nth(index).selectOption({ label: place });
  await form(page).getByRole('textbox', { name: 'День' }).nth(index).fill(day);
}

test('a dispatcher plans a trip, and it stands on the line, by day and in the list, in Chinese on a phone too', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  const dispatcher = await addStaff(service, 'dispatcher');
  await enterConsole(page, service, '#/bsc/trips', dispatcher);
  await expect(page.getByText('Рейсов в плане и в пути нет')).toBeVisible();
  await expect(page.getByText('На складе ничего не ждёт отправки.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Новый рейс' }).click();
  await form(page).getByLabel('Канал').selectOption({ index: 1 });
  // There is one warehouse, and one hub: no choice is needed.
  await expect(form(page).getByLabel('Откуда')).not.toHaveValue('');
  await expect(form(page).getByLabel('Куда', { exact: true })).not.toHaveValue('');
  await addStop(page, 0, 'Кашгар', '2031-03-16');
  await addStop(page, 1, 'Кульма', '2031-03-18');
  await form(page).getByLabel('Выезд по плану').fill('2031-03-10T22:00');
  await form(page).getByLabel('Прибытие по плану').fill('2031-03-25');
  await form(page).getByLabel('Вмещает, кг').fill('4500');
  await form(page).getByRole('button', { name: 'Машина или вагон' }).click();
  await form(page).getByRole('textbox', { name: 'Номер машины или вагона' }).fill('新A·8K214');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Добавить' }).click();
  const row = page.locator('tbody tr[data-index]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('新A·8K214');
  const [made] = await service.sql<{ code: string }[]>`select code from trip`;
  const code = made?.code ?? '';
  expect(code).toMatch(/^RT/);

  await page.keyboard.press('Escape');
  // Ctrl K finds it by a part of its code, typed with the Russian layout.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(inOtherLayout(code.slice(0, 10)) ?? code);
  const found = page.getByRole('dialog').getByRole('option').filter({ hasText: code });
  await expect(found).toContainText('新A·8K214');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/bsc/trips/${code}$`));
  await page.goBack();
  await page.getByText('Линия Иу — Душанбе').click();
  const line = page.getByRole('region', { name: 'По дням' });
  await expect(line.getByRole('link')).toContainText(code);
  await expect(line).toContainText('25 марта');
  await expect(page.getByRole('region', { name: 'Где сейчас' })).toContainText('Кульма');
  await expect(page.getByRole('link').filter({ hasText: `${code}: по плану` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Once it is on the road, where it is can be reported from its page.
  await service.sql`update trip set state = 'DEPARTED', departed_at = now() where code = ${code}`;
  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Машины и вагоны' })).toContainText('新A·8K214');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Сообщить, где рейс' }).click();
  const report = page.getByRole('dialog', { name: 'Что с рейсом' });
  await report.getByLabel('Где', { exact: true }).selectOption({ label: 'Кашгар' });
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Записать' }).click();
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Что было с рейсом' })).toContainText('Проехал, Кашгар');

  await page.getByRole('main').getByRole('link', { name: 'Рейсы' }).click();
  await page.setViewportSize(widths.phone);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  const chinese = page.getByRole('region', { name: '按日期' });
  await expect(chinese.getByRole('link')).toContainText(code);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chinese.getByRole('link').click();
  await expect(page.getByRole('region', { name: '车辆与车厢' })).toContainText('新A·8K214');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '编辑' }).click();
  await expect(form(page).getByLabel('车牌号或车厢号')).toHaveValue('新A·8K214');
});
