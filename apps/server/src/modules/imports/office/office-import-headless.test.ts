// Files without a heading, as a warehouse scans them: the columns are read by what they hold.
import { describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirmed, newOperator } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';

const service = await createTestApp();

async function ownersOf(codes: readonly string[]): Promise<(string | null | undefined)[]> {
  const rows = await service.context.sql<{ code: string; owner: string | null }[]>`
    select tracking_code as code, customer_code as owner from parcel where tracking_code = any(${codes})`;
  const owners = new Map(rows.map(({ code, owner }) => [code, owner]));
  return codes.map((code) => owners.get(code));
}

const codesOf = (count: number) => Array.from({ length: count }, () => newTrackingCode());

describe('a file of the office without headings', () => {
  test('is read at once where its columns are sure, and its first row is a parcel too', async () => {
    const operator = await newOperator(service);
    const codes = codesOf(6);
    const [a, b, c, d, e, f] = codes;
    const { id, shown } = await operator.send(
      `${a};TJ-10481;1,25\n${b};ТJ10482;0,8\n${c};;2\n${d};tj 10481;12,5\n${e};TJ-10482;3\n${f};;0,4\n`,
    );
    expect(shown.row).toMatchObject({ state: 'CHECKING', kinds: ['parcels'], rows: 6 });
    expect(shown.tables[0]).toMatchObject({ headerRow: 0, questions: [] });
    expect(shown.tables[0]?.columns.map(({ column }) => column)).toEqual([
      'trackingCode',
      'customerCode',
      'weightKg',
    ]);
    await runJobs(service);
    await confirmed(service, operator, id);
    const [ali, mir] = ['TJ-10481', 'TJ-10482'];
    expect(await ownersOf(codes)).toEqual([ali, mir, null, ali, mir, null]);
  });

  test('lists a code that a spreadsheet has cut, and takes the other rows', async () => {
    const operator = await newOperator(service);
    const codes = codesOf(10);
    const lines = codes.map((code) => `${code},TJ-10481`);
    const { id } = await operator.send([...lines, '7.73288E+14,TJ-10481'].join('\n'));
    await runJobs(service);
    expect((await operator.show(id)).problems).toMatchObject({ total: 1, list: [{ row: 11 }] });
    await confirmed(service, operator, id);
    expect(await ownersOf(codes)).toEqual(codes.map(() => 'TJ-10481'));
  });

  test('asks what another column is, and knows the next file of this form', async () => {
    const operator = await newOperator(service);
    const [one, other, later] = codesOf(3);
    const { id, shown } = await operator.send(`${one},TJ-10481,синий\n${other},TJ-10482,красный\n`);
    expect(shown.row.state).toBe('COLUMNS');
    expect(shown.tables[0]?.questions).toMatchObject([
      { about: 'meaning', index: 2, samples: ['синий', 'красный'] },
    ]);
    const columns = [
      { index: 0, column: 'trackingCode' },
      { index: 1, column: 'customerCode' },
      { index: 2, column: null },
    ];
    await operator.columns(id, { version: shown.row.version, tables: [{ kind: 'parcels', columns }] });
    await runJobs(service);
    await confirmed(service, operator, id);
    expect(await ownersOf([one ?? '', other ?? ''])).toEqual(['TJ-10481', 'TJ-10482']);
    const next = await operator.send(`${later},TJ-10481,белый\n`);
    expect(next.shown.tables[0]).toMatchObject({ remembered: true, questions: [] });
  });

  test.each([
    ['two columns of codes', (codes: string[]) => `${codes[0]},${codes[1]}\n${codes[2]},${codes[3]}\n`],
    ['words over its codes', (codes: string[]) => `что-то,чьё-то\n${codes[0]},TJ-10481\n`],
    ['phones and no codes', () => '992927770011,Али\n992927770012,Мадина\n'],
  ])('with %s waits for a person', async (_, fileOf) => {
    const operator = await newOperator(service);
    const { shown } = await operator.send(fileOf(codesOf(4)));
    expect(shown.row).toMatchObject({ state: 'COLUMNS', kinds: [] });
  });
});
