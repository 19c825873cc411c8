import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, inject } from 'vitest';
import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { sessionTexts } from '../src/features/accounts/session-words.ts';
import { SharedTextsProvider } from '../src/shared/i18n/shared-texts.ts';
import { MessageStack } from '../src/shared/ui/message-stack.tsx';
import { createQueries } from '../src/staff/kit/create-queries.ts';
import { loadSharedTexts } from '../src/staff/kit/load-shared-texts.ts';
import { recordScreens } from '../src/staff/record-screens.ts';
import { staffScreens } from '../src/staff/screens.ts';
import { UserProvider, type UserInfo } from '../src/staff/kit/session/user-info.ts';
import { staffTexts } from '../src/staff/kit/kit-words.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Ask = <Data>(method: Method, path: string, body?: unknown) => Promise<Data>;

const { address } = inject('console');
const window_ = globalThis as unknown as { happyDOM: { setURL(url: string): void } };
window_.happyDOM.setURL(`${address}/staff`);
afterEach(cleanup);
// Only ends what hangs: a crowded machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

// Nothing is laid out here: lists that draw only the rows in sight are given a window to have them in.
let measured: object = document.createElement('div');
while (!Object.hasOwn(measured, 'clientHeight')) measured = Object.getPrototypeOf(measured) as object;
Object.defineProperties(measured, { clientWidth: { get: () => 1_280 }, clientHeight: { get: () => 900 } });

// The window of these tests never ends an answer without a body (304): it asks for the whole answer each time.
const fetchOfWindow = globalThis.fetch;
globalThis.fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('if-none-match');
  return fetchOfWindow(address, { ...init, headers });
};

/** Calls of the API as somebody's own script makes them. */
function askAs(token?: string): Ask {
  return async <Data,>(method: Method, path: string, body?: unknown) => {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'x-local': 'ru',
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; msg: string; data: Data };
    if (!answer.success) throw new Error(answer.msg);
    return answer.data;
  };
}

type LoggedIn = Session & { ask: Ask };

export function logIn(as: 'manager' | 'colleague' | 'operator'): Promise<LoggedIn> {
  return logInAs(inject('console')[as]);
}

/** Logs in as an account of the service. */
export async function logInAs({
  username,
  password,
}: {
  username: string;
  password: string;
}): Promise<LoggedIn> {
  const session = await askAs()<Session>('POST', '/auth/login', { username, password });
  return { ...session, ask: askAs(session.token) };
}

/**
 * Draws a screen of the console as somebody who is logged in, at an address such as `#/bsc/notices?search=kulma`, or
 * the page of one record.
 */
export async function openScreen(key: StaffMenuKey, hash: string, session: LoggedIn) {
  localStorage.setItem('token', session.token);
  localStorage.setItem('refresh_token', session.refresh_token);
  localStorage.setItem('expiration_time', String(session.expiration_time));
  location.hash = hash;
  const user = await session.ask<UserInfo>('GET', '/auth/userinfo');
  const [shared] = await Promise.all([loadSharedTexts(), staffTexts.load(), sessionTexts.load()]);
  const isRecord = hash.split('?')[0]?.split('/').length === 4;
  const found = (isRecord ? recordScreens : staffScreens)[key];
  if (found === undefined) throw new Error(`no screen ${key}`);
  await found.start();
  const { Part } = found;
  const queries = createQueries();
  await act(async () => {
    render(
      <I18nProvider locale="ru-RU">
        <SharedTextsProvider value={shared}>
          <QueryClientProvider client={queries}>
            <UserProvider value={user}>
              <Suspense>
                <Part />
              </Suspense>
            </UserProvider>
          </QueryClientProvider>
          <MessageStack />
        </SharedTextsProvider>
      </I18nProvider>,
    );
  });
  return { user: userEvent.setup(), screen, within, queries };
}
