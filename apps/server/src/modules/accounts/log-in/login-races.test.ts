import { beforeAll, describe, expect, test } from 'vitest';
import { call, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import type { Sql, Statements } from '../../../platform/sql.ts';

let service: TestApp;
/** A second pool: it stands for the process that changes the account. */
let elsewhere: Sql;
beforeAll(async () => {
  service = await createTestApp();
  elsewhere = (await openTestContext(service.address)).context.sql;
});

/** Logs in while `change` of the account is under way, which is committed once the log-in waits for it or has ended. */
async function logInDuring(change: (tx: Statements, userId: string, now: Date) => Promise<unknown>) {
  const { id, username, password } = await newAccount(service.context, 'customer');
  const logIn = () => call(service.app, 'POST', '/auth/login', { body: { username, password } });
  const earlier = await logIn();
  let ended = false;
  const during = await elsewhere.begin(async (tx) => {
    await change(tx, id, service.clock.now());
    const answer = logIn().finally(() => (ended = true));
    const isSettled = async () => {
      const [{ waiting } = { waiting: false }] = await tx<{ waiting: boolean }[]>`
        select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as waiting`;
      return ended || waiting;
    };
    await expect.poll(isSettled).toBe(true);
    return { answer };
  });
  const answers = [earlier, await during.answer];
  const statuses = await Promise.all(
    answers.map(async ({ json }) => {
      const response = await call(service.app, 'GET', '/auth/userinfo', { token: String(json['token']) });
      return response.status;
    }),
  );
  return { id, during: answers[1]?.json, statuses };
}

describe('a log-in that began before', () => {
  test('T09: its old password was changed opens nothing: all logins have ended', async () => {
    const { during, statuses } = await logInDuring(async (tx, userId, now) => {
      await tx`update user_account set password_hash = 'another' where id = ${userId}`;
      await tx`update login set ended_at = ${now}, end_reason = 'PASSWORD_RESET' where user_id = ${userId}`;
    });
    expect(statuses).toEqual([401, 401]);
    expect(during).toMatchObject({ code: 1001, error: 'auth.wrongLogin' });
  });

  test('T24: its account was disabled opens nothing, also when the account is enabled again', async () => {
    const { id, during, statuses } = await logInDuring(async (tx, userId, now) => {
      await tx`update user_account set disabled_at = ${now} where id = ${userId}`;
      await tx`update login set ended_at = ${now}, end_reason = 'DISABLED' where user_id = ${userId}`;
    });
    expect(statuses).toEqual([401, 401]);
    expect(during).toMatchObject({ error: 'auth.wrongLogin' });
    const [count] = await service.context.sql`
      select count(*)::int as open from login where user_id = ${id} and ended_at is null`;
    expect(count).toEqual({ open: 0 });
  });
});
