import { afterEach, expect, inject, test, vi } from 'vitest';
import { logIn } from '../src/features/accounts/login/log-in.ts';
import { logOut } from '../src/shared/session/log-out.ts';
import { careForSession } from '../src/shared/session/refresh-session.ts';
import { call } from '../src/shared/api/call.ts';
import './console.tsx';

const usualFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usualFetch;
});

test('log-in, refresh and log-out carry neither token nor the header of the locale; every other call does', async () => {
  const sent: Record<string, string[]> = {};
  globalThis.fetch = (...request) => {
    const address = request[0] instanceof Request ? request[0].url : request[0].toString();
    const { pathname } = new URL(address, location.href);
    sent[pathname] = [...new Headers(request[1]?.headers).keys()];
    return usualFetch(...request);
  };
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await logIn(inject('console').manager);
  localStorage.setItem('expiration_time', String(Date.now() + 9 * 60_000));
  await careForSession();
  await call('GET /auth/userinfo', {});
  await logOut();
  for (const path of ['/api/auth/login', '/api/auth/refresh_token', '/api/auth/loginout']) {
    expect(sent[path]).toContain('accept-language');
    expect(sent[path]).not.toContain('x-local');
    expect(sent[path]).not.toContain('token');
  }
  expect(sent['/api/auth/userinfo']).toEqual(expect.arrayContaining(['x-local', 'token']));
});
