import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { logIn, openScreen } from './console.tsx';

let operator: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  operator = await logIn('operator');
});

async function openImports() {
  const opened = await openScreen('imports', '#/bsc/imports', operator);
  await opened.screen.findByRole('heading', { level: 1, name: 'Загрузка файлов' });
  const choose = (name: string, rows: readonly string[] | Buffer) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file can be chosen');
    fireEvent.change(input, {
      target: {
        files: [new File([rows instanceof Buffer ? new Uint8Array(rows) : rows.join('\r\n')], name)],
      },
    });
  };
  const heading = () => opened.screen.getByRole('heading', { level: 1 }).textContent;
  const state = () => opened.screen.getAllByRole('status')[0]?.textContent;
  const figure = (name: string) =>
    [...document.querySelectorAll('dl div')]
      .find((each) => each.textContent?.includes(name))
      ?.querySelector('dd')?.textContent;
  return { ...opened, choose, heading, state, figure };
}

test('a file that holds nothing is refused where it was chosen', async () => {
  const { screen, choose, heading } = await openImports();
  choose('пусто.csv', ['']);
  expect(await screen.findByText(/Файл пуст/)).toBeTruthy();
  expect(heading()).toBe('Загрузка файлов');
});

test('a file is looked over, its broken rows are named, and it goes after what it asks has been answered', async () => {
  const { screen, user, choose, heading, state, figure } = await openImports();
  choose('посылки.csv', [
    'Трек-номер;Код клиента;Статус;Вес, кг',
    'YT5500000000001;TJ-10482;Ожидает забора;1,5',
    'YT5500000000002;TJ-10482;В пути;2',
  ]);
  await waitFor(() => expect(heading()).toBe('посылки.csv'));
  await waitFor(() => expect(state()).toBe('Ждёт подтверждения'));
  expect(figure('будет добавлено')).toBe('1');
  expect(figure('с ошибками')).toBe('1');
  expect(screen.getByRole('table', { name: 'Ошибки' }).textContent).toMatch(
    /3.*Статус.*В пути.*неизвестный статус/,
  );
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Загрузить' });
  expect(go.disabled).toBe(true);
  await user.click(screen.getByLabelText('В этом списке размеров нет'));
  await user.click(go);
  await waitFor(() => expect(state()).toBe('Загружено'));
  expect(figure('добавлено')).toBe('1');
});

test('a table with unknown columns asks for them, says which is missing, and can be let go', async () => {
  const { screen, user, choose, state, figure } = await openImports();
  choose('склад.csv', ['Shelf,Number,Kilo', 'A1,YT5500000000021,1.5']);
  await waitFor(() => expect(state()).toBe('Нужны столбцы'));
  const check = () => user.click(screen.getByRole('button', { name: 'Проверить с этими столбцами' }));
  await user.selectOptions(screen.getByLabelText('Что в таблице'), 'Посылки');
  await check();
  expect(await screen.findByText('Укажите столбцы: «Трек-номер».')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Что в столбце «Number»'), 'Трек-номер — обязательно');
  await check();
  await waitFor(() => expect(figure('будет добавлено')).toBe('1'));
  await user.click(screen.getByRole('button', { name: 'Отменить загрузку' }));
  await waitFor(() => expect(state()).toBe('Отменено'));
});

test('a column that is not understood is asked about, and a number that may be two', async () => {
  const { screen, user, choose, state, figure } = await openImports();
  choose('партнёр.csv', ['Трек-номер;Чьё;Вес', 'YT5500000000031;TJ-10482;1,250']);
  await waitFor(() => expect(state()).toBe('Нужны столбцы'));
  const check = () => user.click(screen.getByRole('button', { name: 'Проверить с этими столбцами' }));
  await check();
  expect(await screen.findByText('Ответьте про столбец «Чьё».')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(/Чьё.*TJ-10482.*Что в этом столбце/), 'Код клиента');
  await check();
  expect(await screen.findByText('Ответьте про столбец «Вес».')).toBeTruthy();
  const field = screen.getByLabelText(/Вес.*1,250.*Как читать такое число/);
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Выберите…',
    '1,25',
    '1250',
  ]);
  await user.selectOptions(field, '1,25');
  await check();
  await waitFor(() => expect(figure('будет добавлено')).toBe('1'));
});

test('what is hidden in a file is asked about, and is left out where it does not count', async () => {
  const { screen, user, choose, state, figure } = await openImports();
  // Two parcels, the second in a hidden row.
  choose('скрытое.xlsx', readFileSync(join(import.meta.dirname, 'hidden-row.xlsx')));
  await waitFor(() => expect(state()).toBe('Нужны столбцы'));
  expect(screen.getByRole('region', { name: 'В файле есть скрытое' })).toBeTruthy();
  const check = () => user.click(screen.getByRole('button', { name: 'Проверить с этими столбцами' }));
  await check();
  expect(await screen.findByText('Ответьте про столбец «Скрытые строки».')).toBeTruthy();
  const field = screen.getByLabelText(/Скрытые строки: 1.*3: YT5500000000042 · TJ-10482/);
  await user.selectOptions(field, 'Не учитывать');
  await check();
  await waitFor(() => expect(figure('будет добавлено')).toBe('1'));
});
