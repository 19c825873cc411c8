import type { SettingKey } from '@rohi/contract/reference-data/settings';
import { describe, expect, test } from 'vitest';
import { createTestContext } from '../../../../test/test-app.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';
import { findCustomerAsWritten, readCodeShapes } from '../codes/customer-codes.service.ts';
import { addAccount, findCustomer } from './administration.service.ts';
import { readNextCodes, withNewCustomerCode } from './new-customer-code.service.ts';

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
  expect(await withNewCustomerCode(context, giveTo('second'), async () => drawn.shift() ?? '')).toBe(
    'TJ-10003',
  );
  let draws = 0;
  const taken = async () => {
    draws += 1;
    return 'TJ-10001';
  };
  await expect(withNewCustomerCode(context, giveTo('second'), taken)).rejects.toMatchObject({
    code: '23505',
  });
  expect(draws).toBe(50);
});

test('other names that are taken are told at once', async () => {
  await expect(take('TJ-10004', 'first')).rejects.toThrow('accounts.usernameTaken');
});

describe('where the office has set other codes', () => {
  const set = async (key: SettingKey, value: string | null) =>
    saveSetting(context, key, value as never, 'test');
  const add = async (username: string) => {
    const password = `${username} walks the road home`;
    await addAccount(context, { username, password, roles: ['customer'], locale: 'en' }, office);
    return (await findCustomer(context, username)).customerCode;
  };

  test('counted ones go on without a gap, past what is taken and what is given by hand', async () => {
    await set('customerCode.prefix', 'TPS');
    await set('customerCode.separator', 'none');
    await set('customerCode.leastDigits', '3');
    await set('customerCode.way', 'counted');
    await set('customerCode.next', '109');
    await set('customerCode.keptBack', 'repeated, runs, round, mirrored, 113');
    await context.sql`
      insert into customer_code_alias (folded, loose, written, user_id, source, since)
      select 'TPS0110', 'TPS110', 'TPS0110', id, 'IMPORT', now() from user_account where username = 'first'`;
    expect((await readNextCodes(context, 5)).codes).toEqual([
      'TPS109',
      'TPS112',
      'TPS114',
      'TPS115',
      'TPS116',
    ]);
    expect(await add('counted-one')).toBe('TPS109');
    expect(await add('counted-two')).toBe('TPS112');
    expect(await readCodeShapes(context)).toContainEqual(
      expect.objectContaining({ letters: 'TPS', separator: '', digits: { least: 3, most: 4 } }),
    );
    expect(await findCustomerAsWritten(context.db, 'тps 0112')).toMatchObject({ customerCode: 'TPS112' });
  });

  test('of ten at once each has one of its own', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `at-once-${index}`);
    const codes = await Promise.all(names.map(add));
    expect(new Set(codes).size).toBe(10);
    const numbers = codes.map((code) => Number(code?.slice(3))).toSorted((a, b) => a - b);
    expect([numbers[0], numbers.at(-1)]).toEqual([114, 125]);
  });

  test('an earlier beginning is counted from again, and drawn ones come in their digits', async () => {
    await set('customerCode.next', '5');
    expect((await readNextCodes(context, 2)).codes).toEqual(['TPS005', 'TPS006']);
    await set('customerCode.way', 'drawn');
    await set('customerCode.prefix', 'AK');
    await set('customerCode.separator', null);
    for (const code of (await readNextCodes(context, 5)).codes) expect(code).toMatch(/^AK-[1-9]\d{2,3}$/);
    expect(await add('drawn-one')).toMatch(/^AK-[1-9]\d{2,3}$/);
  });
});
