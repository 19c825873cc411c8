// What the office is asked of the columns of a file, and that nothing of it is left out in silence.
import { describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirmed, newOperator, type ShownImport } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

const service = await createTestApp();

type Stored = { owner: string | null; weight: number | null; length: number | null };

async function stored({ context }: TestApp, code: string): Promise<Stored | undefined> {
  const [row] = await context.sql<Stored[]>`
    select customer_code as owner, weight_g as weight, length_mm as length from parcel where tracking_code = ${code}`;
  return row;
}

const questionsOf = ({ tables }: ShownImport) =>
  tables.flatMap(({ questions }) => questions.map(({ about, header }) => `${about} ${header}`));

describe('a column that is not understood', () => {
  test('is asked about with three of its values, and nothing is checked before somebody has said what it is', async () => {
    const operator = await newOperator(service);
    const customerCode = 'TJ-10482';
    const rows = [1, 2, 3, 4].map((at) => `YT880000001001${at},${customerCode},A${at},1.5`);
    const { id, shown } = await operator.send(`快递单号,归属,区,重量(kg)\n${rows.join('\n')}\n`);
    expect(shown.row).toMatchObject({ state: 'COLUMNS', kinds: ['parcels'] });
    expect(shown.tables[0]?.questions).toMatchObject([
      { about: 'meaning', index: 1, header: '归属', samples: [customerCode] },
      { about: 'meaning', index: 2, header: '区', samples: ['A1', 'A2', 'A3'] },
    ]);
    const say = (columns: object[]) =>
      operator.columns(id, { version: shown.row.version, tables: [{ kind: 'parcels', columns }] });
    const meanings = [
      { index: 0, column: 'trackingCode' },
      { index: 3, column: 'weightKg' },
    ];
    const owner = { index: 1, column: 'customerCode' };
    expect((await say([...meanings, owner])).error).toBe('request.invalid');
    const answer = await say([...meanings, owner, { index: 2, column: null }]);
    expect(answer.shown.row.state).toBe('CHECKING');
    await runJobs(service);
    await confirmed(service, operator, id);
    expect(await stored(service, 'YT8800000010011')).toMatchObject({ owner: customerCode, weight: 1_500 });
  });

  test('is not asked about again in a file with the same headings, also of a colleague', async () => {
    const [first, second] = [await newOperator(service), await newOperator(service)];
    const head = '快递单号,所有人,格子';
    const { id, shown } = await first.send(`${head}\nYT8800000010021,TJ-10481,B1\n`);
    const columns = [
      { index: 0, column: 'trackingCode' },
      { index: 1, column: 'customerCode' },
      { index: 2, column: null },
    ];
    await first.columns(id, { version: shown.row.version, tables: [{ kind: 'parcels', columns }] });
    const again = await second.send(`${head}\nYT8800000010022,TJ-10482,B2\n`);
    expect(again.shown.row.state).toBe('CHECKING');
    expect(again.shown.tables[0]).toMatchObject({ remembered: true, questions: [] });
    await runJobs(service);
    await confirmed(service, second, again.id);
    expect((await stored(service, 'YT8800000010022'))?.owner).toBe('TJ-10482');
    // One heading more is another layout.
    const other = await second.send(`${head},重量\nYT8800000010023,TJ-10482,B2,1\n`);
    expect(other.shown.row.state).toBe('COLUMNS');
  });

  test('with nothing in it is no question, and one without a heading is', async () => {
    const operator = await newOperator(service);
    const { shown } = await operator.send('快递单号,客户代码,区,,重量(kg)\nYT8800000010031,TJ-10481,,x,1\n');
    expect(questionsOf(shown)).toEqual(['meaning ']);
  });
});

describe('what may mean two things is asked', () => {
  test.each([
    [
      'a gross weight beside another',
      '快递单号,客户代码,毛重,重量(kg)',
      'TJ-10481,5.2,5',
      ['twice 毛重', 'twice 重量(kg)'],
    ],
    ['a number that may be thousands', 'Трек-номер,Код клиента,Вес', 'TJ-10481,"1,250"', ['numbers Вес']],
    ['weights that can only be grams', '快递单号,客户代码,重量', 'TJ-10481,1850', ['unit 重量']],
    ['a weight to be charged, and no other', '快递单号,客户代码,计费重', 'TJ-10481,3.5', ['scale 计费重']],
    ['a net weight, and no other', 'Трек-номер,Код клиента,Вес нетто', 'TJ-10481,"3,5"', ['scale Вес нетто']],
    [
      'a weight to be charged beside one by volume',
      '快递单号,客户代码,体积重,计费重',
      'TJ-10481,3,3.5',
      ['scale 计费重'],
    ],
    [
      'a number that may be thousands, with a point',
      '快递单号,客户代码,重量',
      'TJ-10481,1.250',
      ['numbers 重量'],
    ],
    ['a name where no owner stands', '快递单号,收件人,重量(kg)', 'Мадина,1', ['meaning 收件人']],
  ])('%s', async (_, head, row, questions) => {
    const operator = await newOperator(service);
    const { shown } = await operator.send(`${head}\nYT8800000010041,${row}\n`);
    expect(shown.row.state).toBe('COLUMNS');
    expect(questionsOf(shown)).toEqual(questions);
  });

  test.each([
    ['3.5', { index: 2, column: 'weightKg' }, 3_500],
    ['3.5', { index: 2, column: null }, null],
  ])('a weight to be charged is that of the parcel only by a word: %s %j', async (weight, answer, grams) => {
    await service.context.sql`delete from office_layout`;
    const operator = await newOperator(service);
    const code = newTrackingCode();
    const { id, shown } = await operator.send(`快递单号,客户代码,计费重(kg)\n${code},TJ-10481,${weight}\n`);
    const meanings = [
      { index: 0, column: 'trackingCode' },
      { index: 1, column: 'customerCode' },
    ];
    const say = (columns: object[]) =>
      operator.columns(id, { version: shown.row.version, tables: [{ kind: 'parcels', columns }] });
    expect((await say(meanings)).error).toBe('request.invalid');
    await say([...meanings, answer]);
    await runJobs(service);
    await confirmed(service, operator, id);
    expect((await stored(service, code))?.weight).toBe(grams);
  });

  test('and the answer is what the numbers are read by', async () => {
    const operator = await newOperator(service);
    const { id, shown } = await operator.send(
      '单号,唛头,重量,尺寸\nYT8800000010051,TJ-10481,"1,850",600*500*400\n',
    );
    expect(questionsOf(shown)).toEqual(['numbers 重量', 'unit 尺寸']);
    const columns = [
      { index: 0, column: 'trackingCode' },
      { index: 1, column: 'customerCode' },
      { index: 2, column: 'weightKg', unit: 'g' },
      { index: 3, column: 'sizes', unit: 'mm' },
    ];
    const say = (answers: object[]) =>
      operator.columns(id, { version: shown.row.version, tables: [{ kind: 'parcels', columns: answers }] });
    const open = (await say(columns)).shown;
    expect([open.row.state, questionsOf(open)]).toEqual(['COLUMNS', ['numbers 重量']]);
    const all = columns.map((column) => (column.index === 2 ? { ...column, numbers: 'thousands' } : column));
    await operator.columns(id, { version: open.row.version, tables: [{ kind: 'parcels', columns: all }] });
    await runJobs(service);
    await confirmed(service, operator, id);
    expect(await stored(service, 'YT8800000010051')).toMatchObject({ weight: 1_850, length: 600 });
  });
});

test('what is understood and not stored is named, and so are signatures and further goods', async () => {
  const operator = await newOperator(service);
  const { id, shown } = await operator.send(
    [
      'Shipping mark,Tracking No.,Description,CTNS,G.W.(KG),CBM',
      'TJ-10481,YT8800000010061,toys,3,45.5,0.36',
      ',,cups,,,',
      'Prepared by: Wang,,,,,',
    ].join('\n'),
  );
  expect(shown.tables[0]?.columns.map(({ unstored }) => unstored)).toEqual([
    null,
    null,
    'goods',
    'packages',
    null,
    'volume',
  ]);
  await runJobs(service);
  const { notes, row } = await operator.show(id);
  expect(row).toMatchObject({ state: 'CHECKED', added: 1, rejected: 0 });
  const messages = notes.list.map(({ msg }) => msg);
  expect(messages).toContain('columns that are understood and not stored: Description, CTNS, CBM');
  expect(messages).toContain('rows that name no parcel are left out: 2 (cups; Prepared by: Wang)');
});

test('a web page under the name of a table is refused in one sentence', async () => {
  const operator = await newOperator(service);
  const page = '<html xmlns:x="urn:schemas"><body><table><tr><td>快递单号</td></tr></table></body></html>';
  const { error, msg } = await operator.send(page, { name: 'list.xls' });
  expect(error).toBe('imports.fileRefused');
  expect(msg).toContain('This is a web page under the name of a table.');
});

test('codes behind the name of a courier are read, and sums are no parcel wherever their word stands', async () => {
  const operator = await newOperator(service);
  const lines = [
    '唛头,运单,重量(g)',
    'TJ-10484,中通:78834207309104,800',
    'TJ-10484,圆通：YT8834207309105,2450',
    '合计,2件,3250',
    'Итого,2,3250',
    ',Хулоса,3250',
    ',Ҷамъ: 2 бор,3250',
  ];
  const { id, shown } = await operator.send(lines.join('\n'));
  expect(shown.row.state).toBe('CHECKING');
  await runJobs(service);
  expect((await operator.show(id)).row).toMatchObject({ added: 2, rejected: 0 });
  await confirmed(service, operator, id);
  expect(await stored(service, '78834207309104')).toMatchObject({ owner: 'TJ-10484', weight: 800 });
  expect(await stored(service, 'YT8834207309105')).toMatchObject({ owner: 'TJ-10484', weight: 2_450 });
});
