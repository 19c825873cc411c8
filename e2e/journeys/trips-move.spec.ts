import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';
import { receiveInYiwu } from '../trips.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(async ({ service }) => {
  await suspend(service, null);
  await closePlaces(service);
});

const texts = { ru: 'Перевал закрыт.', en: 'The pass is closed.', zh: '山口关闭。', tg: 'Ағба баста аст.' };

/** Closes the road of parcels from a day on, or opens it again. */
async function suspend({ sql }: Service, from: string | null): Promise<void> {
  await sql`
    update channel set suspended_from = ${from}::date, suspension_texts = ${from === null ? null : sql.json(texts)}
    where code = 'PARCEL'`;
  await sql.notify('rohi_changes', JSON.stringify({ from: 'journey', busy: false, keys: ['list:channel'] }));
}

test('what waits for a closed road goes by another one, but for what is unticked, and the parcel says so', async ({
  page,
  service,
}) => {
  await suspend(service, '2026-01-01');
  const [first = '', second = '', third = ''] = await receiveInYiwu(service, 3);
  const dispatcher = await addStaff(service, 'dispatcher');
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/trips', dispatcher);
  const closed = page.getByRole('row').filter({ hasText: 'приостановлен' });
  await closed.getByRole('button', { name: 'Перевести на другой канал' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('На какой канал').selectOption({ index: 1 });
  for (const code of [first, second, third]) await expect(dialog.getByLabel(code)).toBeChecked();
  // Codes are taken out of a message; what is no parcel is named.
  await dialog
    .getByLabel('Коды, если переводить не всё')
    .fill(`Привет! Переведи ${second}, ${second.toLowerCase()} и ещё YT9999999999999, спасибо`);
  await dialog.getByRole('button', { name: 'Отобрать по кодам' }).click();
  await expect(dialog.getByText('Найдено кодов: 2.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(/такой посылки нет: YT9999999999999/);
  await expect(dialog.getByRole('button', { name: 'Перевести 1 посылку' })).toBeEnabled();
  await expect(dialog.getByLabel(first)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Показать всё, что ждёт' }).click();
  await dialog.getByLabel(first).uncheck();
  await expect(dialog).toContainText('Переедут только отмеченные');
  await dialog.getByLabel('Почему, для коллег').fill('Снег на перевале');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: /^Перевести/ }).click();
  await expect(page.getByText(/^Переведено на другой канал/)).toBeVisible();
  await expect(closed).toContainText('1 посылка');

  await enterConsole(page, service, `#/bsc/parcels/${second}`, dispatcher);
  await expect(page.getByRole('main')).toContainText('Переведена на другой канал');
  await expect(page.getByRole('main')).toContainText('Снег на перевале');

  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await page.setViewportSize(widths.phone);
  await page.goto(`${service.address}/staff#/bsc/trips`);
  await page.reload();
  await page.getByRole('button', { name: '改走其他渠道' }).click();
  await dialog.getByLabel('转到哪个渠道').selectOption({ index: 1 });
  await expect(dialog.getByLabel(first)).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
