import { randomUUID } from 'node:crypto';
import { hash } from '../apps/server/test/quick-argon2.ts';
import type { Account } from './accounts.ts';
import type { Service } from './fixtures.ts';
import { runScript } from './service.ts';

type StaffRole =
  | 'manager'
  | 'admin'
  | 'support'
  | 'pickup-clerk'
  | 'china-operator'
  | 'dispatcher'
  | 'hub-operator'
  | 'cashier'
  | 'courier';

/**
 * The first account of each service is made by the operator's command; the others are copies of it under other names.
 */
const firstAccounts = new WeakMap<Service, Promise<Account>>();

/** An account for somebody who works here, at a place if one is named. */
export async function addStaff(service: Service, role: StaffRole, unit?: string): Promise<Account> {
  let first = firstAccounts.get(service);
  if (first === undefined) {
    first = addByCommand(service);
    firstAccounts.set(service, first);
  }
  const { username: model, password } = await first;
  const id = randomUUID();
  const username = `${role}-${id.slice(0, 8)}`;
  const email = `${username}@example.com`;
  await service.sql.begin(async (tx) => {
    await tx`
      insert into user_account
      select (jsonb_populate_record(model, ${tx.json({ id, username, name: username, email })}
        || jsonb_build_object('operation_unit_id', (select id from place where code = ${unit ?? null})))).*
      from user_account model where username = ${model}`;
    await tx`insert into user_role (user_id, role) values (${id}, ${role})`;
  });
  return { username, email, password };
}

async function addByCommand(service: Service): Promise<Account> {
  const id = randomUUID().slice(0, 8);
  const account = {
    username: `model-${id}`,
    email: `model-${id}@example.com`,
    password: `Zarafshon bird ${id}`,
  };
  const { username, email, password } = account;
  const added = await runScript(service, 'user', ['add', username, '--role', 'manager', '--email', email]);
  if (added.code !== 0) throw new Error(`no account was made: ${added.output}`);
  // An own password, as if the one of the command had been changed. The work of a verification stands in the hash:
  // copies of this one are logged in with some times in each journey.
  await service.sql`
    update user_account set password_hash = ${await hash(password)}, password_is_given = false
    where username = ${username}`;
  return account;
}
