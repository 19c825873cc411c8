import { expect, test } from 'vitest';
import { newMover } from '../../../../test/move-ins.ts';
import { sheetOf, workbook } from '../../../../test/sheet-xml.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

const customers = `Код клиента,ФИО,Телефон
AK-17,Мадина,927770011
AK-203,Юсуф,927770012
TPS88,Мадина Р.,927770013
`;

const notebook = `AK-17 Мадина 340с
ak 203 — 1 250,50 (борон)
TPS88 $12
Мадина 10 с
AK-17 TPS88 — 120
AK-999 15 с
`;

async function movedIn(service: TestApp) {
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS' });
  await mover.written((await mover.checked(customers)).id);
  return mover;
}

const debtsOf = ({ context }: TestApp) => context.sql<{ code: string; currency: string; minor: string }[]>`
  select customer_code as code, currency, sum(amount_minor)::text as minor from charge
  where kind = 'OPENING' group by 1, 2 order by 1, 2`;

test('debts of a notebook stand in their own currency, and sums are those of the ledger', async () => {
  const service = await createTestApp();
  const mover = await movedIn(service);
  const file = await mover.checked(notebook, 'balances', 'қарзҳо.txt');
  expect(file).toMatchObject({
    kind: 'balances',
    isText: true,
    counts: { taken: 3, joined: 0, asked: 2, refused: 1 },
    sums: [
      { side: 'owed', currency: 'TJS', rows: 2, sumMinor: 1_590_50 },
      { side: 'owed', currency: 'USD', rows: 1, sumMinor: 12_00 },
    ],
  });
  expect(file.questions).toMatchObject([
    { about: 'nameAlone', rows: [{ candidates: [{ code: 'AK-17' }, { code: 'TPS88' }] }] },
    { about: 'noSuchCustomer' },
  ]);
  expect(await mover.written(file.id)).toMatchObject({ state: 'DONE' });
  expect(await debtsOf(service)).toEqual([
    { code: 'AK-17', currency: 'TJS', minor: '34000' },
    { code: 'AK-203', currency: 'TJS', minor: '125050' },
    { code: 'TPS88', currency: 'USD', minor: '1200' },
  ]);
  await mover.answer(file.id, [{ sheet: 0, row: 4, say: 'code', code: 'TPS88' }]);
  expect(await mover.written(file.id)).toMatchObject({ counts: { taken: 4, asked: 1, refused: 1 } });
  expect(await debtsOf(service)).toContainEqual({ code: 'TPS88', currency: 'TJS', minor: '1000' });
});

test('the same file under another id posts nothing twice', async () => {
  const service = await createTestApp();
  const mover = await movedIn(service);
  await mover.written((await mover.checked(notebook, 'balances', 'a.txt')).id);
  const before = await debtsOf(service);
  const again = await mover.checked(notebook, 'balances', 'b.txt');
  expect(again.counts).toMatchObject({ taken: 0, refused: 6 });
  expect(again.sums).toEqual([]);
  expect(await debtsOf(service)).toEqual(before);
});

test('without a currency nothing is guessed, and the same row twice is asked about', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(customers)).id);
  const text = 'AK-17 340\nAK-203 12$\nAK-203 12$\n';
  const { counts, questions } = await mover.checked(text, 'balances', 'a.txt');
  expect(counts).toEqual({ taken: 1, joined: 0, asked: 2, refused: 0 });
  expect(questions.map(({ about }) => about)).toEqual(['noCurrency', 'twiceInFile']);
});

test('what the firm owes above a limit is confirmed by somebody who has not sent it', async () => {
  const service = await createTestApp();
  const mover = await movedIn(service);
  const file = await mover.checked('Код клиента,Аванс,Валюта\nAK-17,1500,USD\n', 'balances');
  expect(file.sums).toMatchObject([{ side: 'owing', currency: 'USD', sumMinor: 1_500_00 }]);
  expect((await mover.confirm(file.id)).error).toBe('moveIn.secondPersonNeeded');
});

test('a sum that stands from an earlier file is asked about, whatever else was mended in the file', async () => {
  const service = await createTestApp();
  const mover = await movedIn(service);
  await mover.written((await mover.checked('AK-17 340с\nAK-203 12$\n', 'balances', 'a.txt')).id);
  const mended = await mover.checked('AK-17 340с (борон)\nAK-203 12$\nTPS88 15 с\n', 'balances', 'b.txt');
  expect(mended).toMatchObject({
    counts: { taken: 1, joined: 0, asked: 2, refused: 0 },
    sums: [{ side: 'owed', currency: 'TJS', rows: 1, sumMinor: 15_00 }],
    questions: [{ about: 'twiceInFile', count: 2, rows: [{ msg: expect.stringContaining('a.txt') }, {}] }],
  });
  await mover.written(mended.id);
  const once = [
    { code: 'AK-17', currency: 'TJS', minor: '34000' },
    { code: 'AK-203', currency: 'USD', minor: '1200' },
    { code: 'TPS88', currency: 'TJS', minor: '1500' },
  ];
  expect(await debtsOf(service)).toEqual(once);
  await mover.answer(mended.id, [{ sheet: 0, row: 2, say: 'new' }]);
  await mover.written(mended.id);
  expect(await debtsOf(service)).toEqual(once.with(1, { code: 'AK-203', currency: 'USD', minor: '2400' }));
});

test('of two files that were looked at before either was written, the second posts no sum again', async () => {
  const service = await createTestApp();
  const mover = await movedIn(service);
  const first = await mover.checked('AK-17 340с\n', 'balances', 'a.txt');
  const second = await mover.checked('AK-17 340с\nAK-203 12$\n', 'balances', 'b.txt');
  expect(second.counts).toMatchObject({ taken: 2 });
  for (const { id } of [first, second]) expect((await mover.confirm(id)).status).toBe(200);
  await runJobs(service);
  await runJobs(service);
  expect(await debtsOf(service)).toEqual([
    { code: 'AK-17', currency: 'TJS', minor: '34000' },
    { code: 'AK-203', currency: 'USD', minor: '1200' },
  ]);
});

test('a workbook of customers and debts comes once for each, and its debts are posted once', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS' });
  const book = await workbook([
    {
      name: 'Клиенты',
      xml: sheetOf([
        ['Код клиента', 'ФИО', 'Телефон'],
        ['AK-17', 'Мадина', '927770011'],
        ['AK-203', 'Юсуф', '927770012'],
      ]),
    },
    {
      name: 'Долги',
      xml: sheetOf([
        ['Код клиента', 'Долг'],
        ['AK-17', 340],
        ['AK-203', 12.5],
      ]),
    },
  ]);
  const take = async (kind: 'customers' | 'balances') => {
    const { id, version, sheets, state } = await mover.checked(book, '', 'firm.xlsx');
    expect({ state, kinds: sheets.map((sheet) => sheet.kind) }).toEqual({
      state: 'COLUMNS',
      kinds: ['customers', 'balances'],
    });
    const answers = sheets.map((sheet) => ({ kind: sheet.kind === kind ? kind : 'leave' }));
    const { error } = await mover.ask('PUT', `/files/${id}/columns`, { version, sheets: answers });
    expect(error).toBeUndefined();
    await runJobs(service);
    return mover.show(id);
  };
  const written = await mover.written((await take('customers')).id);
  expect(written).toMatchObject({ state: 'DONE', counts: { taken: 2 } });
  const debts = await take('balances');
  expect(debts).toMatchObject({ state: 'CHECKED', counts: { taken: 2, refused: 0 } });
  await mover.written(debts.id);
  expect(await debtsOf(service)).toEqual([
    { code: 'AK-17', currency: 'TJS', minor: '34000' },
    { code: 'AK-203', currency: 'TJS', minor: '1250' },
  ]);
  expect(await take('balances')).toMatchObject({ counts: { taken: 0, refused: 2 } });
});
