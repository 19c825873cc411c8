import { expect, test } from 'vitest';
import { createTestContext } from '../../../../test/test-app.ts';
import { addAccount } from './administration.service.ts';
import { withNewCustomerCode } from './new-customer-code.service.ts';

const { context } = await createTestContext();
const office = { userId: null, name: 'test' };

/** Gives a customer this code. */
async function take(code: string, username: string): Promise<void> {
  const account = {
    username,
    password: `${username} walks the road home`,
    roles: ['customer'],
    locale: 'en',
  } as const;
  const id = await addAccount(context, account, office);
  await context.sql`update user_account set customer_code = ${code} where id = ${id}`;
}

/** Tries to give the account the code that is drawn. */
const giveTo = (username: string) => async (code: string) => {
  await context.sql`update user_account set customer_code = ${code} where username = ${username}`;
  return code;
};

test('a customer who draws a taken code gets another one', async () => {
  await take('TJ-10001', 'first');
  await take('TJ-10002', 'second');
  const drawn = ['TJ-10001', 'TJ-10001', 'TJ-10003'];
  expect(await withNewCustomerCode(giveTo('second'), () => drawn.shift() ?? '')).toBe('TJ-10003');
  let draws = 0;
  const taken = () => {
    draws += 1;
    return 'TJ-10001';
  };
  await expect(withNewCustomerCode(giveTo('second'), taken)).rejects.toMatchObject({ code: '23505' });
  expect(draws).toBe(20);
});

test('other names that are taken are told at once', async () => {
  await expect(take('TJ-10004', 'first')).rejects.toThrow('accounts.usernameTaken');
});
