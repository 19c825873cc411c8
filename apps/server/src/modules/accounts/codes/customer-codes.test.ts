import { foldCustomerCode, looseOf, usualShape } from '@rohi/contract/accounts/customer-code';
import { describe, expect, test } from 'vitest';
import { createTestContext } from '../../../../test/test-app.ts';
import { addAccount, findCustomer } from '../users/administration.service.ts';
import {
  findCustomerAsWritten,
  findCustomersAsWritten,
  readCodeAsWritten,
  readCodeShapes,
  shapesChangeKey,
} from './customer-codes.service.ts';

const { context } = await createTestContext();

async function addCustomer(username: string): Promise<{ id: string; customerCode: string }> {
  const password = `${username} walks the road home`;
  const account = { username, password, roles: ['customer'], locale: 'en' } as const;
  await addAccount(context, account, { userId: null, name: 'test' });
  const { id, customerCode } = await findCustomer(context, username);
  return { id, customerCode: customerCode ?? '' };
}

const amina = await addCustomer('amina');
const bobo = await addCustomer('bobo');

/** A code that the customer had elsewhere. */
async function addAlias(userId: string, written: string): Promise<void> {
  const folded = foldCustomerCode(written) ?? '';
  await context.sql`
    insert into customer_code_alias (folded, loose, written, user_id, source, since)
    values (${folded}, ${looseOf(folded)}, ${written}, ${userId}, 'IMPORT', now())`;
}

await addAlias(amina.id, 'TPS001');
await addAlias(bobo.id, 'TPS0017');
await addAlias(amina.id, 'TPS17');
await addAlias(bobo.id, 'ДУШ-12');

describe('who is named by what somebody has written', () => {
  test('every account has the code that it was given', async () => {
    const texts = [amina.customerCode, bobo.customerCode.toLowerCase().replace('-', ' ')];
    const { named } = await findCustomersAsWritten(context.db, texts);
    expect([...named.values()]).toEqual([amina, bobo]);
  });

  test('a code of before leads to the customer of now', async () => {
    const { named, unsure } = await findCustomersAsWritten(context.db, [
      'ТРС001',
      'tps-001',
      'TPS1',
      'душ12',
      'TPS2',
    ]);
    expect([...named]).toEqual([
      ['tps-001', amina],
      ['TPS1', amina],
      ['душ12', bobo],
    ]);
    expect(unsure.size).toBe(0);
    expect(await findCustomerAsWritten(context.db, 'ТРЅ001')).toEqual(amina);
  });

  test('chooses none of two codes that fit', async () => {
    expect(await findCustomerAsWritten(context.db, 'TPS-17')).toEqual(amina);
    const asking = findCustomerAsWritten(context.db, 'TPS-017');
    const codes = [amina.customerCode, bobo.customerCode].toSorted().join(', ');
    await expect(asking).rejects.toMatchObject({
      errorName: 'customers.codeAmbiguous',
      params: { code: 'TPS-017', codes },
    });
  });

  test('an unknown code is told from other texts by the shapes in use', async () => {
    const read = (text: string) => readCodeAsWritten(context, text);
    expect(await read('tps 555')).toBe('TPS555');
    expect(await read('душ 99')).toBe('ДYШ-99');
    expect(await read('tj10000')).toBe('TJ-10000');
    expect(await read('SF1402')).toBeUndefined();
    expect(await read('YT8834201957316')).toBeUndefined();
  });

  test('a shape comes with the first code of it', async () => {
    const before = await readCodeShapes(context);
    expect(before).toContainEqual(usualShape);
    expect(before).toContainEqual({
      letters: 'TPS',
      separator: '',
      digits: { least: 2, most: 4 },
      mayEndInLetter: false,
      isAlone: false,
    });
    await addAlias(bobo.id, 'J-8226A');
    context.changes.end([shapesChangeKey]);
    expect(await readCodeShapes(context)).toContainEqual({
      letters: 'J',
      separator: '-',
      digits: { least: 4, most: 4 },
      mayEndInLetter: true,
      isAlone: false,
    });
  });
});

describe('the database', () => {
  test('folds the codes of accounts as the contract does', async () => {
    const codes = [
      'TJ-10482',
      'TPS001',
      'AK-17',
      'J-8226A',
      'ДУШ-12',
      'АК-17',
      '0042',
      'X-1Ѕ',
      'ΑΒ-7',
      'ҮҺӀ-10',
    ];
    const rows = await context.sql<{ folded: string; loose: string }[]>`
      select fold_customer_code(code) as folded, loose_customer_code(fold_customer_code(code)) as loose from unnest(${codes}::text[]) as code`;
    const folded = codes.map((code) => foldCustomerCode(code) ?? '');
    expect(rows.map((row) => row.folded)).toEqual(folded);
    expect(rows.map((row) => row.loose)).toEqual(folded.map(looseOf));
  });

  test('gives no account a code that leads to another', async () => {
    const giving = context.sql`update user_account set customer_code = 'TPS-001' where id = ${bobo.id}`;
    await expect(giving).rejects.toMatchObject({ code: '23505' });
    await context.sql`update user_account set customer_code = 'TPS-001' where id = ${amina.id}`;
    expect(await findCustomerAsWritten(context.db, amina.customerCode)).toEqual({
      ...amina,
      customerCode: 'TPS-001',
    });
    await context.sql`update user_account set customer_code = ${amina.customerCode} where id = ${amina.id}`;
  });
});
