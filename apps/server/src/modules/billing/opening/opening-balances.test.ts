import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openingFile, openingRow, openRows } from '../../../../test/opening.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { setRate } from '../../../../test/tills.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { checkLedger } from '../ledger/check-ledger.service.ts';
import { post } from '../ledger/ledger.service.ts';
import { house, ofCustomer } from '../ledger/account-kinds.ts';
import {
  describeOpening,
  sumsOfOpening,
  type OpeningFile,
  type OpeningRow,
} from './open-balances.service.ts';
import { takeBackBalances } from './take-back-balances.service.ts';

let service: TestApp;
let manager: MoneyPerson;
const by = { name: 'Manager', userId: null };
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
});
afterEach(() => expectLedgerAdds(service));

const open = (file: OpeningFile, rows: readonly OpeningRow[]) => openRows(service.context, file, rows);
const takeBack = ({ importId }: OpeningFile) =>
  inTransaction(service.context.db, (tx) => takeBackBalances(service.context, tx, by, importId));
/** The balances of the accounts of somebody, or of the house. */
async function accounts(owner: string): Promise<Record<string, string>> {
  const rows = await service.context.sql<{ kind: string; currency: string; minor: string }[]>`
    select kind, currency, balance_minor as minor from ledger_account where owner = ${owner}`;
  return Object.fromEntries(rows.map(({ kind, currency, minor }) => [`${kind} ${currency}`, minor]));
}
const openingOf = async (currency: 'TJS' | 'USD') =>
  BigInt((await accounts(''))[`OPENING ${currency}`] ?? '0');

/** Five dollars for the balance, confirmed by the office. */
async function topUpFive(customer: Customer): Promise<void> {
  const topUp = moneyOf<{ id: string }>(
    await customer.ask('POST', '/profile/top-ups', {
      requestId: randomUUID(),
      currency: 'USD',
      amount: '5',
      reference: 'a transfer',
    }),
  );
  expect(endOf(await manager.post(`/staff/top-ups/${topUp.id}/confirm`, { received: '5' }))).toBe('ok');
}

describe('balances of a move-in', () => {
  test('stand in their own currency against the opening account, each row once', async () => {
    const [one, two] = [await newCustomer(service), await newCustomer(service)];
    const file = openingFile('2026-11-18');
    const before = { TJS: await openingOf('TJS'), USD: await openingOf('USD') };
    const rows = [
      openingRow(1, one, { words: 'борон' }),
      openingRow(2, one, { currency: 'USD', amountMinor: 1_200n }),
      openingRow(3, two, { side: 'CREDIT', amountMinor: 10_001n }),
      openingRow(4, two, { side: 'CREDIT', currency: 'USD', amountMinor: 700n }),
    ];
    expect(await open(file, rows.slice(0, 2))).toEqual({ written: 2, known: 0 });
    await setRate(manager, '9.00', '2026-11-18');
    expect(await open(file, rows)).toEqual({ written: 2, known: 2 });
    expect(await open(file, rows)).toEqual({ written: 0, known: 4 });
    expect(await accounts(one.customerCode)).toEqual({ 'OWED TJS': '50000', 'OWED USD': '1200' });
    // 100.01 somoni by 9.00 are 11.11 dollars, and 0.02 somoni are lost.
    expect(await accounts(two.customerCode)).toEqual({ 'BALANCE USD': '1811' });
    expect((await openingOf('TJS')) - before.TJS).toBe(10_001n - 50_000n);
    expect((await openingOf('USD')) - before.USD).toBe(700n - 1_200n);
    expect(await describeOpening(service.context, file.day, rows)).toMatchObject({
      debts: { TJS: { count: 1, minor: 50_000n }, USD: { count: 1, minor: 1_200n } },
      credits: { TJS: { count: 1, minor: 10_001n }, USD: { count: 1, minor: 700n } },
      creditedMinor: 1_111n,
      roundingMinor: 2n,
      rate: { rate: '9', rateDate: '2026-11-18' },
    });
    expect(await sumsOfOpening(service.context.db, [file.importId])).toMatchObject({
      debts: { TJS: { count: 1, minor: 50_000n } },
      credits: { USD: { count: 1, minor: 700n } },
    });
    const [posting] = await service.context.sql<{ day: string; subject: string; rate: string | null }[]>`
      select day::text, subject_id as subject, rate::text from ledger_posting
      where subject_type = 'opening' and subject_id like ${`${file.importId}:3:%`}`;
    expect(posting).toEqual({
      day: '2026-11-18',
      subject: `${file.importId}:3:${file.hash.toString('hex')}`,
      rate: '9',
    });
  });

  test('are written once by two that write the same rows at once', async () => {
    const customer = await newCustomer(service);
    const file = openingFile();
    const rows = [openingRow(1, customer), openingRow(2, customer, { amountMinor: 1n })];
    const ends = await Promise.all([open(file, rows), open(file, rows), open(file, rows)]);
    expect(ends.reduce((sum, { written }) => sum + written, 0)).toBe(2);
    expect(await accounts(customer.customerCode)).toEqual({ 'OWED TJS': '50001' });
  });

  test('of somoni in favour of a customer are refused without a rate of the day', async () => {
    const customer = await newCustomer(service);
    const file = openingFile('2020-01-01');
    const credit = openingRow(1, customer, { side: 'CREDIT' });
    await expect(open(file, [credit])).rejects.toThrow('pricing.noRate');
    await expect(describeOpening(service.context, file.day, [credit])).rejects.toThrow('pricing.noRate');
    expect(await open(file, [openingRow(1, customer)])).toEqual({ written: 1, known: 0 });
  });

  test('of another file under the same id are refused', async () => {
    const customer = await newCustomer(service);
    const file = openingFile();
    await open(file, [openingRow(1, customer)]);
    const other = { ...file, hash: createHash('sha256').update('other').digest() };
    await expect(open(other, [openingRow(2, customer)])).rejects.toThrow('another one');
  });
});

describe('a file of balances', () => {
  test('is taken back by opposite postings, once, and written no more', async () => {
    const customer = await newCustomer(service);
    const before = await openingOf('TJS');
    const file = openingFile();
    await open(file, [
      openingRow(1, customer),
      openingRow(2, customer, { side: 'CREDIT', amountMinor: 9_250n }),
    ]);
    expect(await takeBack(file)).toEqual({ takenBack: 2, used: [] });
    expect(await takeBack(file)).toEqual({ takenBack: 2, used: [] });
    expect(await accounts(customer.customerCode)).toEqual({ 'OWED TJS': '0', 'BALANCE USD': '0' });
    expect(await openingOf('TJS')).toBe(before);
    expect(await open(file, [openingRow(1, customer)])).toEqual({ written: 0, known: 1 });
    await expect(open(file, [openingRow(3, customer)])).rejects.toThrow('taken back');
    expect(await sumsOfOpening(service.context.db, [file.importId])).toMatchObject({
      debts: { TJS: { count: 0, minor: 0n } },
    });
  });

  test('stays where other money has moved on the balance, and says of whom', async () => {
    const [used, unused] = [await newCustomer(service), await newCustomer(service)];
    const file = openingFile();
    const credit = { side: 'CREDIT', currency: 'USD', amountMinor: 500n } as const;
    await open(file, [openingRow(1, unused, credit), openingRow(2, used, credit)]);
    await topUpFive(used);
    expect(await takeBack(file)).toEqual({
      takenBack: 0,
      used: [{ row: 2, customerCode: used.customerCode, used: 'OTHER_MONEY' }],
    });
    expect((await accounts(unused.customerCode))['BALANCE USD']).toBe('500');
  });

  test('goes back where other money has moved before it alone', async () => {
    const customer = await newCustomer(service);
    await topUpFive(customer);
    const file = openingFile();
    await open(file, [openingRow(1, customer, { side: 'CREDIT', currency: 'USD', amountMinor: 500n })]);
    expect(await takeBack(file)).toEqual({ takenBack: 1, used: [] });
    expect((await accounts(customer.customerCode))['BALANCE USD']).toBe('500');
  });

  test('that stands beside another file does not keep it', async () => {
    const customer = await newCustomer(service);
    const [one, two] = [openingFile(), openingFile()];
    const credit = { side: 'CREDIT', currency: 'USD', amountMinor: 500n } as const;
    await open(one, [openingRow(1, customer, credit)]);
    await open(two, [openingRow(1, customer, { ...credit, amountMinor: 300n })]);
    expect(await takeBack(one)).toEqual({ takenBack: 1, used: [] });
    expect((await accounts(customer.customerCode))['BALANCE USD']).toBe('300');
  });
});

describe('the check of the ledger', () => {
  /** What it finds while something is wrong, which is undone after. */
  async function wrongWhile(
    what: (tx: TestApp['context']['sql']) => Promise<unknown>,
    undo: () => Promise<unknown>,
  ) {
    await what(service.context.sql);
    const { wrong } = await checkLedger(service.context);
    await undo();
    return wrong;
  }

  test('names a row that is not what its file said, a debt that is not owed, and a sum apart', async () => {
    const { sql } = service.context;
    const customer = await newCustomer(service);
    const file = openingFile();
    await open(file, [openingRow(1, customer)]);
    const set = (minor: bigint) =>
      sql`update opening_row set amount_minor = ${String(minor)} where import_id = ${file.importId}`;
    const wrong = await wrongWhile(
      () => set(50_001n),
      () => set(50_000n),
    );
    expect(wrong.some((each) => each.startsWith('opening balances in TJS'))).toBe(true);
    expect(wrong).toContain(`row 1 of ${file.importId} is apart from its opening balance`);
    const charge = (minor: number) =>
      sql`update charge set settled_minor = ${minor} where customer_code = ${customer.customerCode}`;
    expect(
      await wrongWhile(
        () => charge(7),
        () => charge(0),
      ),
    ).toEqual([`what ${customer.customerCode} owes in TJS is not the sum of the opening debts`]);
  });

  test('names a posting that no file stands behind', async () => {
    const customer = await newCustomer(service);
    const entries = (amount: bigint) => [
      { account: { ...ofCustomer(customer.customerCode), kind: 'OWED', currency: 'TJS' } as const, amount },
      { account: { ...house, kind: 'OPENING', currency: 'TJS' } as const, amount: -amount },
    ];
    const write = (amount: bigint) =>
      inTransaction(service.context.db, (tx) =>
        post(service.context, tx, by, [
          {
            kind: amount > 0n ? 'OPENING' : 'OPENING_TAKEN_BACK',
            subject: { type: 'made-up', id: '1' },
            entries: entries(amount),
          },
        ]),
      );
    const wrong = await wrongWhile(
      () => write(100n),
      () => write(-100n),
    );
    expect(wrong.map((each) => each.replace(/-?\d+,/, 'n,').replace(/-?\d+$/, 'n'))).toEqual([
      'opening balances in TJS are n, their files say n',
      `what ${customer.customerCode} owes in TJS is not the sum of the opening debts`,
    ]);
  });
});
