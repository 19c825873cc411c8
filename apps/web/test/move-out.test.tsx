import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as fetching from '../src/shared/api/fetch-file.ts';
import { ApiError } from '../src/shared/api/exchange.ts';
import * as offering from '../src/shared/files/offer-file.ts';
import { logIn, openScreen } from './console.tsx';

vi.mock('../src/shared/api/fetch-file.ts', { spy: true });
vi.mock('../src/shared/files/offer-file.ts', () => ({ offerFile: vi.fn<typeof offering.offerFile>() }));
afterEach(() => vi.resetAllMocks());

test('everything of the firm is taken by one button, and the screen says what came and who took it', async () => {
  await openScreen('move-out', '#/bsc/move-out', await logIn('manager'));
  const user = userEvent.setup();
  expect(await screen.findByText('Клиенты')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Забрать всё' }));
  expect((await screen.findByText(/^Готово: move-out .*\.zip/)).textContent).toMatch(/МБ$/);
  const [[name, file] = []] = vi.mocked(offering.offerFile).mock.calls;
  expect(name).toMatch(/^move-out \d{4}-\d{2}-\d{2}\.zip$/);
  // A zip that is whole ends with its list of files.
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes(Buffer.from('PK\u0005\u0006', 'latin1'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Назад к числам' }));
  await waitFor(() => expect(screen.getByText(/^Последний раз: /)).toBeDefined());
});

test('one that breaks off is said to be of no use and can be taken again; one that is stopped leads back', async () => {
  await openScreen('move-out', '#/bsc/move-out', await logIn('manager'));
  const user = userEvent.setup();
  vi.mocked(fetching.fetchFile).mockRejectedValueOnce(
    new ApiError(503, 'server.busy', { msg: 'Сервис занят' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Забрать всё' }));
  expect((await screen.findByText(/^Архив не забран целиком/)).getAttribute('role')).toBe('alert');
  vi.mocked(fetching.fetchFile).mockImplementationOnce(
    (_name, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  await user.click(screen.getByRole('button', { name: 'Забрать ещё раз' }));
  expect((await screen.findByText(/^Архив собирается/)).getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Прервать' }));
  expect(await screen.findByRole('button', { name: 'Забрать всё' })).toBeDefined();
  expect(offering.offerFile).not.toHaveBeenCalled();
});
