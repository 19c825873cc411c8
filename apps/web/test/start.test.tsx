import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { sessionTexts } from '../src/features/accounts/session-words.ts';
import { SharedTextsProvider } from '../src/shared/i18n/shared-texts.ts';
import { createQueries } from '../src/staff/kit/create-queries.ts';
import { loadSharedTexts } from '../src/staff/kit/load-shared-texts.ts';
import { UserProvider, type UserInfo } from '../src/staff/kit/session/user-info.ts';
import { staffTexts } from '../src/staff/kit/kit-words.ts';
import { Shell } from '../src/staff/shell/shell.tsx';
import type { OwnDevice } from '../src/staff/stations/device/device-store.ts';
import { logInAs } from './console.tsx';

const stored: { device?: OwnDevice } = {};
vi.mock('../src/staff/stations/device/device-store.ts', () => ({
  ownDeviceKey: 'own',
  readOwnDevice: () => Promise.resolve(stored.device),
  storeOwnDevice: () => Promise.resolve(),
}));
afterEach(() => {
  delete stored.device;
});

/** The whole console at an address, for somebody of a role; this browser is a device of these works, or none. */
async function openConsole(role: string, hash: string, works?: OwnDevice['works']) {
  if (works !== undefined) stored.device = { id: crypto.randomUUID(), name: 'Gate 1', works };
  const account = inject('console').staff[role]?.free;
  if (account === undefined) throw new Error(`nobody is a ${role}`);
  const session = await logInAs(account);
  localStorage.setItem('token', session.token);
  localStorage.setItem('expiration_time', String(session.expiration_time));
  localStorage.setItem('refresh_token', session.refresh_token);
  location.hash = hash;
  const user = await session.ask<UserInfo>('GET', '/auth/userinfo');
  const [shared] = await Promise.all([loadSharedTexts(), staffTexts.load(), sessionTexts.load()]);
  await act(async () => {
    render(
      <I18nProvider locale="ru-RU">
        <SharedTextsProvider value={shared}>
          <QueryClientProvider client={createQueries()}>
            <UserProvider value={user}>
              <Shell />
            </UserProvider>
          </QueryClientProvider>
        </SharedTextsProvider>
      </I18nProvider>,
    );
  });
  return user;
}

const heading = () => screen.findByRole('heading', { level: 1 });

test('on a device one begins at its station, and the first page is a click away', async () => {
  const { name } = await openConsole('china-operator', '#/bsc', ['RECEIVING', 'PUT_AWAY']);
  await waitFor(() => expect(location.hash).toBe('#/bsc/receiving'));
  await userEvent.setup().click(screen.getByRole('link', { name: 'Главная' }));
  await waitFor(async () => expect((await heading()).textContent).toContain(name));
  expect(location.hash).toBe('#/bsc');
});

test('an address that names a screen opens that screen on a device too', async () => {
  await openConsole('china-operator', '#/bsc/orders', ['RECEIVING']);
  expect((await heading()).textContent).toContain('Заказы');
  expect(location.hash).toBe('#/bsc/orders');
});

test.each([
  ['somebody who may not scan there', 'support', ['RECEIVING']],
  ['somebody on a browser that is no device', 'china-operator', undefined],
] as const)('%s begins with the first page', async (_who, role, works) => {
  const { name } = await openConsole(role, '#/bsc', works);
  await waitFor(async () => expect((await heading()).textContent).toContain(name));
  expect(location.hash).toBe('#/bsc');
});

test('counts of what waits that could not be fetched leave an empty list and a warning in the log', async () => {
  const usualFetch = globalThis.fetch;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = (...request) => {
    const address = request[0] instanceof Request ? request[0].url : request[0].toString();
    const refusal = { success: false, code: 500, error: 'server.internal', msg: 'out of order', data: null };
    return address.includes('/common/waitaudit/')
      ? Promise.resolve(Response.json(refusal, { status: 500 }))
      : usualFetch(...request);
  };
  try {
    await openConsole('manager', '#/bsc');
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('Waiting counts request failed', expect.anything()),
    );
    const panel = await screen.findByRole('region', { name: /Ждёт вас/ });
    await waitFor(() => expect(panel.querySelectorAll('ul')).toHaveLength(1));
    expect(panel.querySelectorAll('li, button')).toHaveLength(0);
    expect(panel.textContent).not.toContain('out of order');
  } finally {
    globalThis.fetch = usualFetch;
    warn.mockRestore();
  }
});
