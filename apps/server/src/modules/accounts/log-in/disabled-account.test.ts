import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { disableAccount } from '../users/administration.service.ts';

let service: TestApp;
/** The process in which an administrator works. */
let elsewhere: Context;
beforeAll(async () => {
  service = await createTestApp();
  elsewhere = (await openTestContext(service.address)).context;
});

const administrator = { userId: null, name: 'administrator' };

test('T24: nothing asked after a clerk was disabled succeeds, however much is under way', async () => {
  const clerk = await newAccount(service.context, 'pickup-clerk');
  const sessions = await Promise.all(Array.from({ length: 4 }, () => logIn(service.app, clerk)));
  let disabled = false;
  let successesBefore = 0;
  const successesAfter: unknown[] = [];
  const calls = sessions.flatMap(({ token, refresh_token: refresh }) => [
    () => call(service.app, 'GET', '/auth/userinfo', { token }),
    () => call(service.app, 'GET', '/auth/logins', { token }),
    () => call(service.app, 'PUT', '/sys-user/profile', { token, body: { locale: 'tg' } }),
    () => call(service.app, 'POST', '/auth/refresh_token', { body: { refresh_token: refresh } }),
  ]);
  const askOn = async (ask: (typeof calls)[number]) => {
    for (let more = 5; more > 0; more -= disabled ? 1 : 0) {
      const askedAfter = disabled;
      const { json, status } = await ask();
      if (json['success'] !== true) expect([401, 200]).toContain(status);
      else if (askedAfter) successesAfter.push(json);
      else successesBefore += 1;
    }
  };
  const asking = Promise.all(calls.map(askOn));
  await expect.poll(() => successesBefore, { timeout: 300_000 }).toBeGreaterThan(50);
  await disableAccount(elsewhere, clerk.username, true, administrator);
  disabled = true;
  await asking;
  expect(successesAfter).toEqual([]);

  // Enabled again, the clerk logs in anew: what a thief still holds stays worthless.
  await disableAccount(elsewhere, clerk.username, false, administrator);
  for (const { token } of sessions)
    expect((await call(service.app, 'GET', '/auth/userinfo', { token })).status).toBe(401);
  await logIn(service.app, clerk);
});
