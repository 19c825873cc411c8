import { randomUUID } from 'node:crypto';
import { csvLines } from '@rohi/contract/csv';
import readXlsx from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { workbookOf } from '../../../../test/declarations.ts';
import { listImporter, type ListImporter } from '../../../../test/list-imports.ts';
import { readTables } from '../../../../test/read-tables.ts';
import { rowOf, type Row } from '../../../../test/staff-list.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { inTurn } from '../../../../../../tools/turns.ts';

let service: TestApp;
let office: ListImporter;
beforeEach(async () => {
  service = await createTestApp();
  office = await listImporter(service, 'vendors');
});

const headings = ['Code', 'Name (ru)', 'Name (en)', 'Name (zh)', 'Name (tg)', 'Type', 'Country'];
const newRow = (code: string, ...rest: string[]) => [
  code,
  'Имя',
  'Name',
  '名',
  'Ном',
  'Carrier',
  'TJ',
  ...rest,
];
const csv = (...rows: string[][]) => csvLines(rows, ',');
const rowNamed = async (code: string): Promise<Row> => {
  const { list } = await office.find('?limit=100');
  const row = list.find((each) => each['code'] === code);
  if (row === undefined) throw new Error(`no ${code}`);
  return row;
};
/** The own file as cells, with one cell said otherwise. */
async function editedFile(code: string, heading: string, value: string) {
  const rows = await readTables(await office.saved('xlsx'));
  const column = rows[0]?.indexOf(heading) ?? -1;
  const edited = rows.map((cells) => (cells[0] === code ? cells.with(column, value) : cells));
  return workbookOf(edited);
}

describe('a preview', () => {
  test('says row by row what a file would do, and writes nothing', async () => {
    const [first] = (await office.find()).list;
    const own = String(first?.['code']);
    const file = await office.upload(
      csv(
        [...headings, 'Moon phase'],
        newRow('NEW-HOUSE', 'full'),
        [own, 'Другое имя', 'Other', '别', 'Дигар', String(first?.['kind']), 'TJ', ''],
        newRow('bad code!', ''),
        newRow('WRONG-KIND').with(5, 'Wizard'),
        newRow('NEW-HOUSE'),
      ),
      { name: 'C:\\office\\partners.csv' },
    );
    expect(file).toMatchObject({
      fileName: 'partners.csv',
      rows: 5,
      unknownColumns: ['Moon phase'],
      counts: { new: 1, changed: 1, unchanged: 0, refused: 3 },
      waiting: 2,
      confirmedAt: null,
    });
    expect(file.columns).toEqual(headings);
    const changed = (await office.page(file.id, 'changed')).list[0];
    expect(changed?.changes[0]).toEqual({
      column: 'Name (ru)',
      before: (first?.['names'] as Record<string, string> | undefined)?.['ru'],
      after: 'Другое имя',
    });
    const refused = (await office.page(file.id, 'refused', 'ru')).list;
    expect(refused.map(({ problems }) => problems.map(({ column, msg }) => [column, msg]))).toEqual([
      [['Код', expect.any(String)]],
      [['Вид', expect.stringMatching(/^Такого значения нет\. Можно: .*, .*\.$/)]],
      [['Код', 'Эта запись уже есть в строке 2 файла.']],
    ]);
    expect((await office.find('?search=NEW-HOUSE')).total).toBe(0);
    expect(await rowNamed(own)).toEqual(first);
  });

  test('asks the rules of the form themselves, and leaves no trace of it', async () => {
    const file = await office.upload(csv([...headings, 'Phone'], newRow('NEW-HOUSE', '12')));
    expect((await office.page(file.id, 'refused')).list[0]?.problems).toEqual([
      { column: 'Phone', value: '12', msg: expect.any(String) },
    ]);
    const audit = await service.context.sql`select from audit_event where action like 'vendor:%'`;
    expect(audit).toHaveLength(0);
  });

  test('tells a file that is of another list, empty, or no table', async () => {
    const refusal = async (bytes: Buffer | string) => (await office.send(bytes)).json;
    expect(await refusal('Fruit,Colour\napple,red\n')).toMatchObject({
      error: 'imports.fileRefused',
      msg: expect.stringContaining('Code') as string,
    });
    expect(await refusal(csv(headings))).toMatchObject({ error: 'imports.fileRefused' });
    expect(await refusal('')).toMatchObject({ error: 'imports.fileRefused' });
    expect(
      await refusal(csv(headings, ...Array.from({ length: 5_001 }, (_, at) => newRow(`H-${at}`)))),
    ).toMatchObject({
      msg: expect.stringContaining('5000') as string,
    });
  });
});

describe('a confirmation', () => {
  test('writes what the preview showed by the rules of the form, on record, and once', async () => {
    const [first] = (await office.find()).list;
    const own = String(first?.['code']);
    const bytes = csv([...headings, 'Internal note'], newRow('NEW-HOUSE', 'by the river'), [
      own,
      ...Object.values(first?.['names'] as object).map(String),
      'CARRIER',
      'TJ',
      'called on Monday',
    ]);
    const { id } = await office.upload(bytes);
    const done = await office.confirm(id);
    expect(done).toMatchObject({
      written: { new: 1, changed: 1 },
      waiting: 0,
      confirmedAt: '2026-11-20T09:00:00.000Z',
    });
    const made = await rowNamed('NEW-HOUSE');
    expect(made).toMatchObject({
      note: 'by the river',
      enabled: true,
      version: 1,
      updatedBy: office.username,
    });
    expect(await office.history(made.id)).toMatchObject([
      { actor: office.username, action: 'vendor:create' },
    ]);
    expect((await office.history(first?.id))[0]).toMatchObject({ action: 'vendor:edit' });
    const again = await office.confirm(id);
    expect(again).toEqual(done);
    expect(await office.upload(bytes, { id })).toEqual(done);
    expect((await rowNamed(own)).version).toBe(Number(first?.version) + 1);
    expect((await office.send(csv(headings, newRow('ELSE')), { id })).json).toMatchObject({
      error: 'imports.otherFile',
    });
  });

  test('writes the good rows; the others come back with the reason, and go in when they are mended', async () => {
    const { id } = await office.upload(
      csv([...headings, 'Phone'], newRow('GOOD-ONE', ''), newRow('BAD-ONE', '12')),
    );
    expect(await office.confirm(id)).toMatchObject({ written: { new: 1 }, counts: { refused: 1 } });
    const { rows } = await office.refused(id);
    expect(rows[0]).toEqual([...headings, 'Phone', 'Why it was not loaded']);
    expect(rows.slice(1)).toEqual([[...newRow('BAD-ONE', '12'), expect.stringMatching(/^Phone: /)]]);
    const mended = rows.map((cells) => (cells[0] === 'BAD-ONE' ? cells.with(7, '+992927001122') : cells));
    const second = await office.upload(await workbookOf(mended));
    expect(second).toMatchObject({ unknownColumns: [], counts: { new: 1, refused: 0 } });
    await office.confirm(second.id);
    expect(await rowNamed('BAD-ONE')).toMatchObject({ phone: '+992927001122' });
  });

  test('T13: no cell of the refused rows is a formula, and mended they go in as they were typed', async () => {
    const formulas = ['=1+1', '+cmd|A1', '-2+3', '@SUM(A1)', '＝1+1', '\t=1', '\n=1', 'x;=1'];
    const lines = formulas.map((formula, index) => newRow(`bad ${index}`).with(1, formula));
    const { id } = await office.upload(await workbookOf([headings, ...lines]));
    const { bytes, rows } = await office.refused(id);
    const [sheet] = await readXlsx(bytes);
    const texts = (sheet?.data ?? []).flat().filter((cell) => typeof cell === 'string');
    expect(texts.length).toBeGreaterThan(formulas.length);
    expect(texts.filter((text) => /^[\s"]*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
    const mended = rows.map((cells, index) => (index === 0 ? cells : cells.with(0, `MENDED-${index}`)));
    const second = await office.upload(await workbookOf(mended));
    expect(second.counts).toMatchObject({ new: formulas.length, refused: 0 });
    await office.confirm(second.id);
    const names = await Promise.all(formulas.map((_, index) => rowNamed(`MENDED-${index + 1}`)));
    expect(names.map((row) => (row['names'] as { ru: string }).ru)).toEqual(
      formulas.map((formula) => formula.trim()),
    );
  });

  test('does not write over what somebody else has changed since the file was saved', async () => {
    const [first] = (await office.find()).list;
    const own = String(first?.['code']);
    const bytes = await editedFile(own, 'Internal note', 'from the file');
    const { id: _id, parentCode: _p, updatedAt: _a, updatedBy: _b, ...fields } = first as Row;
    rowOf(await office.change(first?.id, { ...fields, note: 'by hand' }));
    const file = await office.upload(bytes);
    expect(file.counts).toMatchObject({ changed: 0, refused: 1 });
    const [row] = (await office.page(file.id, 'refused')).list;
    expect(row?.problems[0]?.msg).toMatch(
      /changed after the file was saved .*Internal note = «by hand».* version 2/,
    );
    await office.confirm(file.id);
    expect(await rowNamed(own)).toMatchObject({ note: 'by hand' });
  });

  test('nor what was changed between the preview and the confirmation', async () => {
    const [first] = (await office.find()).list;
    const own = String(first?.['code']);
    const file = await office.upload(await editedFile(own, 'Internal note', 'from the file'));
    expect(file.waiting).toBe(1);
    const { id: _id, parentCode: _p, updatedAt: _a, updatedBy: _b, ...fields } = first as Row;
    rowOf(await office.change(first?.id, { ...fields, note: 'by hand' }));
    expect(await office.confirm(file.id)).toMatchObject({ written: { changed: 0 }, counts: { refused: 1 } });
    expect(await rowNamed(own)).toMatchObject({ note: 'by hand' });
  });

  test('of one file by two people at once writes each row once', async () => {
    const other = await listImporter(service, 'vendors');
    const bytes = csv(headings, ...Array.from({ length: 30 }, (_, at) => newRow(`HOUSE-${at}`)));
    const [mine, theirs] = [await office.upload(bytes), await other.upload(bytes)];
    const [a, b] = await Promise.all([office.confirm(mine.id), other.confirm(theirs.id)]);
    expect(a.written.new + b.written.new).toBe(30);
    expect([a.counts.refused, b.counts.refused]).toEqual([0, 0]);
    expect((await office.find('?search=HOUSE-')).total).toBe(30);
    const audit = await service.context.sql`select from audit_event where action = 'vendor:create'`;
    expect(audit).toHaveLength(30);
  });

  test('that is cut off goes on where it was', async () => {
    const { sql } = service.context;
    const { id } = await office.upload(
      csv(headings, ...Array.from({ length: 50 }, (_, at) => newRow(`HOUSE-${at}`))),
    );
    await sql.unsafe(`
      create function refuse_more() returns trigger language plpgsql as $$ begin
        if (select count(*) from vendor where code like 'HOUSE-%') >= 25 then raise 'no more today'; end if;
        return new; end $$;
      create trigger refuse_more before insert on vendor for each row execute function refuse_more()`);
    expect((await office.ask('POST', `/imports/${id}/confirm`)).status).toBe(500);
    await sql.unsafe('drop function refuse_more cascade');
    expect((await office.find('?search=HOUSE-')).total).toBe(25);
    expect(await office.confirm(id)).toMatchObject({ written: { new: 50 }, counts: { refused: 0 } });
    expect((await office.find('?search=HOUSE-')).total).toBe(50);
  });
});

describe('an import', () => {
  test('a file of rows is seen by its sender alone, while they may edit and read the list', async () => {
    const other = await listImporter(service, 'vendors');
    const { id } = await office.upload(csv(headings, newRow('NEW-HOUSE')));
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/confirm'],
      ['GET', '/refused'],
    ] as const) {
      const foreign = await other.ask(method, `/imports/${id}${end}`);
      const missing = await other.ask(method, `/imports/${randomUUID()}${end}`);
      expect([foreign.status, foreign.json['error']]).toEqual([404, 'imports.fileNotFound']);
      expect(missing.json['msg']).toBe(foreign.json['msg']);
    }
    const clerk = await listImporter(service, 'vendors', 'support');
    expect((await clerk.send(csv(headings, newRow('NEW-HOUSE')))).status).toBe(403);
  });

  test('a file of rows begins with a template in every language, and its example is not taken for a row', async () => {
    for (const locale of inTurn(['ru', 'en', 'zh', 'tg'])) {
      const { bytes, rows } = await office.template(locale);
      expect(rows).toHaveLength(2);
      const file = await office.upload(bytes, { locale });
      expect(file).toMatchObject({ unknownColumns: [], counts: { refused: 1 } });
    }
  });
});
