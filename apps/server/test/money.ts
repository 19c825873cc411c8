import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { expect } from 'vitest';
import { checkLedger } from '../src/modules/billing/ledger/check-ledger.service.ts';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** Somebody of the staff, logged in: at a unit where one is given. */
export async function moneyPerson(
  { app, context }: Pick<TestApp, 'app' | 'context'>,
  role: Role,
  unit?: string,
) {
  const account = await newAccount(context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(app, account);
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, through = app) =>
    call(through, method, path, {
      token,
      ...(body === undefined ? {} : { body: { requestId: randomUUID(), ...body } }),
    });
  return {
    account,
    token,
    get: (path: string, through = app) => ask('GET', path, undefined, through),
    post: (path: string, body: object, through = app) => ask('POST', path, body, through),
    put: (path: string, body: object, through = app) => ask('PUT', path, body, through),
  };
}

export type MoneyPerson = Awaited<ReturnType<typeof moneyPerson>>;

/** How a call ended: `ok`, or its status with the name of the failure. */
export function endOf({ status, json }: Answer): string {
  return json['success'] === true ? 'ok' : `${status} ${String(json['error'])}`;
}

export function moneyOf<Data = Record<string, unknown>>(answer: Answer): Data {
  expect(endOf(answer)).toBe('ok');
  return answer.json['data'] as Data;
}

/** Balances are what was entered, after whatever a test did. */
export async function expectLedgerAdds({ context }: Pick<TestApp, 'context'>): Promise<void> {
  expect((await checkLedger(context)).wrong).toEqual([]);
}
