import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Account } from './accounts.ts';
import type { Service } from './fixtures.ts';

const userCommand = fileURLToPath(new URL('../apps/server/src/commands/user.ts', import.meta.url));

/** An account for somebody who works here, at a place if one is named, made by the operator's command. */
export async function addStaff(
  service: Service,
  role: 'manager' | 'admin' | 'pickup-clerk' | 'china-operator',
  unit?: string,
): Promise<Account> {
  const id = randomUUID().slice(0, 8);
  const account = {
    username: `${role}-${id}`,
    email: `${role}-${id}@example.com`,
    password: `Zarafshon bird ${id}`,
  };
  await new Promise<void>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [
        userCommand,
        'add',
        account.username,
        '--role',
        role,
        '--email',
        account.email,
        '--password-stdin',
        ...(unit === undefined ? [] : ['--unit', unit]),
      ],
      { env: service.env },
      (error) => (error === null ? resolve() : reject(new Error('no account was made', { cause: error }))),
    );
    child.stdin?.end(`${account.password}\n`);
  });
  return account;
}
