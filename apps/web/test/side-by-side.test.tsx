import { afterEach, beforeAll, expect, test } from 'vitest';
import { logIn, openScreen } from './console.tsx';

type Person = Awaited<ReturnType<typeof logIn>>;

const usualFetch = globalThis.fetch;
let manager: Person;
beforeAll(async () => {
  manager = await logIn('manager');
});
afterEach(() => {
  globalThis.fetch = usualFetch;
});

const comparison = {
  id: 'a2b8f7c4-6f5e-4a1d-9d5f-0c1b2a3d4e5f',
  day: '2026-11-30',
  fileName: 'evening.csv',
  comparedAt: '2026-11-30T15:00:00.000Z',
  comparedBy: 'manager',
  compared: 10_000,
  agree: 9_949,
  differences: [{ difference: 'weight', count: 51 }],
  setAside: 0,
  unreadRows: 2,
  unreadColumns: ['Пакет'],
  sums: [{ currency: 'TJS', sheetMinor: 35_251, hereMinor: 35_250 }],
};
const row = {
  thing: 'parcel',
  code: 'YT8834201957316',
  difference: 'weight',
  row: 2,
  sheet: { status: 'ARRIVED', owner: 'AK-17', weightG: 2_400, owed: [] },
  here: { status: 'ARRIVED', owner: 'AK-17', weightG: 1_709, owed: [] },
  setAside: null,
};

/** One comparison stands, with one row; what is sent is noted. */
function standing(): unknown[] {
  const sent: unknown[] = [];
  const data = { comparison, total: 1, list: [row] };
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : String(address), location.href);
    const answer = (body: unknown) =>
      Promise.resolve(Response.json({ success: true, code: 0, msg: '', data: body }));
    if (pathname === '/api/staff/side-by-side') return answer({ list: [comparison] });
    if (pathname === `/api/staff/side-by-side/${comparison.id}`) return answer(data);
    if (pathname !== '/api/staff/side-by-side/set-aside') return usualFetch(address, init);
    sent.push(JSON.parse(init?.body as string));
    return answer({ setAside: { note: 'весы', by: 'manager', at: comparison.comparedAt } });
  };
  return sent;
}

test('a share below the goal is cut and not rounded, sums differ by a diram, and what was not read is said', async () => {
  standing();
  const { screen } = await openScreen('side-by-side', '#/bsc/side-by-side', manager);
  expect(await screen.findByText(/^99,49\s%$/)).toBeTruthy();
  expect(screen.getByText(/не меньше 99,5\s%/)).toBeTruthy();
  expect(screen.getByText(/Совпадает 9\s?949 из 10\s?000\. Цель ещё не достигнута\./)).toBeTruthy();
  expect(screen.getByText(/в таблице 352,51\sTJS, здесь 352,50\sTJS/)).toBeTruthy();
  expect(screen.getByText('Не прочитали 2 строки таблицы.')).toBeTruthy();
  expect(screen.getByText('Столбцы не узнали и не сверяли: Пакет.')).toBeTruthy();
});

test('a difference shows both sides, and is put down to the sheet with a note', async () => {
  const sent = standing();
  const { screen, user, within } = await openScreen('side-by-side', '#/bsc/side-by-side', manager);
  expect(await screen.findByText('2,4 кг')).toBeTruthy();
  expect(screen.getByText('1,709 кг')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ошибка в таблице' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Почему'), 'весы');
  await user.click(dialog.getByRole('button', { name: 'Не считать' }));
  await expect
    .poll(() => sent)
    .toEqual([{ thing: 'parcel', code: row.code, difference: 'weight', note: 'весы' }]);
});
