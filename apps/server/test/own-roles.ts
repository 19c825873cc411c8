import type { Authority } from '@rohi/contract/authorities';
import type { Workplace } from '@rohi/contract/accounts/workplaces';
import { findSession } from '../src/modules/accounts/log-in/sessions.service.ts';
import type { UserPrincipal } from '../src/principal.ts';
import { principalOf, type Session } from '../src/session.ts';
import { call, logIn, newAccount, type TestAccount } from './accounts.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** Somebody with a role that the installation has cut for itself: rows alone, without any authority at first. */
export type OwnRole = {
  account: TestAccount;
  role: string;
  grant(authority: Authority): Promise<unknown>;
  worksAt(workplace: Workplace): Promise<unknown>;
  /** Who acts by the same login, as this moment's rows make it. */
  principal(): Promise<UserPrincipal>;
  ask: (method: 'GET' | 'POST', path: string, body?: unknown) => ReturnType<typeof call>;
};

/** Makes the role and logs somebody in who has it alone. */
export async function newOwnRole(
  { app, context }: Pick<TestApp, 'app' | 'context'>,
  { workplace = 'OFFICE', unit }: { workplace?: Workplace; unit?: string } = {},
): Promise<OwnRole> {
  made += 1;
  const role = `own-role-${String.fromCodePoint(96 + made)}`;
  const { sql } = context;
  const account = await newAccount(context, 'cashier', unit === undefined ? {} : { unit });
  await sql`insert into role (code, workplace) values (${role}, ${workplace})`;
  await sql`update user_role set role = ${role} where user_id = ${account.id}`;
  const { token } = await logIn(app, account);
  const session = async (): Promise<Session> => {
    const found = await findSession(context, token);
    if (found === undefined || 'over' in found) throw new Error('nobody is logged in');
    return found;
  };
  return {
    account,
    role,
    grant: (authority) =>
      sql`insert into role_authority (role, authority) values (${role}, ${authority}) on conflict do nothing`,
    worksAt: (place) => sql`update role set workplace = ${place} where code = ${role}`,
    principal: async () => principalOf(await session()),
    ask: (method, path, body) => call(app, method, path, { token, ...(body === undefined ? {} : { body }) }),
  };
}
