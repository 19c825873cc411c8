import type { Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const parcels = [
  'Трек-номер;Код клиента;Статус;Вес, кг;Полка',
  'YT6600000000001;TJ-10482;Ожидает забора;1,5;A1',
  'YT6600000000002;TJ-10482;В пути;2;A1',
  'YT6600000000003;TJ-10483;DHWCRK;0;A2',
  '=2+5;TJ-10485;;1;',
];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chooser = (page: Page) => page.locator('input[type=file]');
const state = (page: Page) => page.getByRole('main').getByRole('status').first();
const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl div').filter({ hasText: name }).getByRole('definition');

async function enter(page: Page, service: Service): Promise<void> {
  await service.sql`delete from office_import`;
  await enterConsole(page, service, '#/bsc/imports', await addStaff(service, 'china-operator'));
  await expect(heading(page)).toHaveText('Загрузка файлов');
}

test('an operator loads a file, mends its three broken rows and sends them again; the parcel is found', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, service);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Положение машин' })).toHaveAttribute(
    'href',
    /position-import/,
  );

  await chooser(page).setInputFiles(csv('чужое.csv', ['']));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Файл пуст');
  await chooser(page).setInputFiles(csv('посылки.csv', parcels));
  await expect(heading(page)).toHaveText('посылки.csv');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('кодировка UTF-8 · разделитель «;» · заголовки в строке 1')).toBeVisible();
  await expect(state(page)).toHaveText('Ждёт подтверждения');
  await expect(figure(page, 'будет добавлено')).toHaveText('1');
  await expect(figure(page, 'с ошибками')).toHaveText('3');
  const problems = page.getByRole('table', { name: 'Ошибки' });
  await expect(problems.getByRole('row').nth(1)).toHaveText(/3.*Статус.*В пути.*неизвестный статус/);
  await expectAccessible(page);

  // What was looked over is still there after the page has been loaded anew.
  await page.reload();
  const go = page.getByRole('button', { name: 'Загрузить', exact: true });
  await expect(go).toBeDisabled();
  await page.getByLabel('В этом списке размеров нет').check();
  await go.click();
  await expect(state(page)).toHaveText('Загружено');
  await expect(figure(page, 'добавлено')).toHaveText('1');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать с ошибками: 3 строки' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('посылки — исправить.xlsx');
  const [sheet] = await readSheets(await download.path());
  const mended = (sheet?.data ?? []).map((row) =>
    row
      .map((cell) => String(cell ?? ''))
      .map((cell) => (cell === 'В пути' ? 'DHWCRK' : cell === '0' ? '0,4' : cell))
      .map((cell) => (cell === '=2+5' ? 'YT6600000000004' : cell))
      // The reason may name values that are allowed, a semicolon between them.
      .map((cell) => (cell.includes(';') ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(';'),
  );
  expect(mended[0]).toBe(`${parcels[0]};Строка в файле;Почему не загружено`);

  await page.getByRole('button', { name: 'Загрузить ещё файл' }).click();
  await chooser(page).setInputFiles(csv('исправлено.csv', mended));
  await expect(figure(page, 'будет добавлено')).toHaveText('3');
  await expect(figure(page, 'с ошибками')).toHaveText('0');
  await page.getByLabel('В этом списке размеров нет').check();
  await page.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await expect(state(page)).toHaveText('Загружено');
  await page.getByRole('link', { name: 'Все загрузки' }).click();
  const history = page.getByRole('table', { name: 'История загрузок' });
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByRole('row').nth(1)).toContainText('исправлено.csv');

  const visitor = await page.context().newPage();
  await visitPage(visitor, service.address, '/parcelTracking?searchText=YT6600000000003', 'ru');
  await expect(visitor.getByRole('main')).toContainText('YT6600000000003');
  // No account has the customer code of the row.
  await expect(visitor.getByRole('main')).toContainText('На посылке нет кода клиента');
});

test('on a phone: a file that was loaded before is told and asked about; columns are named by hand', async ({
  page,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  await enter(page, service);
  await expectNoSidewaysScroll(page);
  const file = csv('список.csv', ['Трек-номер', 'YT6600000000011']);
  await chooser(page).setInputFiles(file);
  await page.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await expect(state(page)).toHaveText('Загружено');
  // Taken away since, so that the same file has something to add.
  await service.emptyDatabase();
  await page.getByRole('link', { name: 'Все загрузки' }).click();
  await chooser(page).setInputFiles(file);
  await expect(page.getByRole('note')).toContainText('Этот файл уже загружали');
  await page.getByRole('button', { name: 'Загрузить', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Не загружать' }).click();
  await expect(state(page)).toHaveText('Ждёт подтверждения');
  await page.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await question.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(state(page)).toHaveText('Загружено');

  await page.getByRole('link', { name: 'Все загрузки' }).click();
  await chooser(page).setInputFiles(csv('склад.csv', ['Shelf,Number,Kilo', 'A1,YT6600000000021,1.5']));
  await expect(state(page)).toHaveText('Нужны столбцы');
  await page.getByLabel('Что в таблице').selectOption('Посылки');
  await page.getByRole('button', { name: 'Проверить с этими столбцами' }).click();
  await expect(page.getByRole('main').getByRole('alert').last()).toHaveText('Укажите столбцы: «Трек-номер».');
  await page.getByLabel('Что в столбце «Number»').selectOption('Трек-номер — обязательно');
  await page.getByLabel('Что в столбце «Kilo»').selectOption('Вес, кг');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Проверить с этими столбцами' }).click();
  await expect(figure(page, 'будет добавлено')).toHaveText('1');
  await page.getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(state(page)).toHaveText('Отменено');
  await expectNoSidewaysScroll(page);
});
