import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { unpackZip } from '../../../platform/table-files/zip-archive.ts';

const customersOf = ({ context }: TestApp) => context.sql<
  { code: string; name: string; phone: string | null; unclaimed: boolean; codes: string[] }[]
>`
  select customer_code as code, name, phone, username is null as unclaimed,
    (select array_agg(folded order by folded) from customer_code_alias where user_id = user_account.id) as codes
  from user_account where customer_code is not null order by customer_code`;

const list = `Код клиента,ФИО,Телефон
TPS001,Мадина,927770011
ТРS014,Юсуф,+992 92 777-00-12
TPS088,Мадина Р.,927770011
J-8226,Сорбон,
j8226,Сорбон,927770013
TPS-,Али,927770014
`;

test('customers of a file: taken, joined, asked and refused add up, and nothing is written before the word', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const file = await mover.checked(list);
  expect(file).toMatchObject({
    state: 'CHECKED',
    kind: 'customers',
    rows: 6,
    counts: { taken: 3, joined: 1, asked: 1, refused: 1 },
    questions: [{ about: 'doublePhone', count: 1, said: null, rows: [{ candidates: [{ code: 'TPS001' }] }] }],
  });
  expect(await customersOf(service)).toEqual([]);
  const done = await mover.written(file.id);
  expect(done).toMatchObject({ state: 'DONE', counts: { taken: 3, joined: 1, asked: 1, refused: 1 } });
  expect(await customersOf(service)).toMatchObject([
    { code: 'J-8226', phone: '+992927770013', codes: ['J8226'], unclaimed: true },
    { code: 'TPS001', name: 'Мадина', phone: '+992927770011', codes: ['TPS001'] },
    { code: 'TPS014', name: 'Юсуф', codes: ['TPS014'] },
  ]);
  const letters = await service.context.sql`select 1 from letter`;
  expect(letters).toEqual([]);
});

test('the same file again joins everybody, and writes nothing over', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(list)).id);
  const before = await customersOf(service);
  const again = await mover.checked(list.replace('Юсуф', 'Другой'));
  expect(again.counts).toEqual({ taken: 0, joined: 4, asked: 1, refused: 1 });
  expect(await mover.written(again.id)).toMatchObject({ state: 'DONE' });
  expect(await customersOf(service)).toEqual(before);
});

test('a double phone is one person, a family, or left for later, in a file that is written too', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const rows =
    'Код клиента,Имя,Телефон\nTPS001,Мадина,927770011\nTPS002,Мадина,927770011\nTPS003,Фарход,927770011\n';
  const { id } = await mover.checked(rows);
  await mover.written(id);
  expect(await customersOf(service)).toHaveLength(1);
  await mover.answer(id, [
    { sheet: 0, row: 3, say: 'same' },
    { sheet: 0, row: 4, say: 'family' },
  ]);
  expect(await mover.show(id)).toMatchObject({
    state: 'CHECKED',
    counts: { taken: 2, joined: 1, asked: 0, refused: 0 },
  });
  expect(await mover.written(id)).toMatchObject({ state: 'DONE', counts: { taken: 2, joined: 1, asked: 0 } });
  expect(await customersOf(service)).toMatchObject([
    { code: 'TPS001', codes: ['TPS001', 'TPS002'] },
    { code: 'TPS003', name: 'Фарход', phone: null },
  ]);
});

test('codes that differ by noughts, kept-back codes and contradicting rows are asked about', async () => {
  const service = await createTestApp();
  for (const [key, value] of Object.entries({
    'customerCode.prefix': 'TPS',
    'customerCode.separator': 'none',
    'customerCode.keptBack': 'repeated',
  }))
    await service.context.sql`
      insert into setting (key, value, updated_at, updated_by) values (${key}, to_jsonb(${value}::text), now(), 'test')`;
  const mover = await newMover(service);
  const { id, counts, questions } = await mover.checked(
    'Код клиента,Имя,Телефон\nTPS7,Али,927770001\nTPS007,Вали,927770002\nTPS777,Юсуф,927770003\nTPS5,Ситора,927770004\nTPS5,Зарина,927770005\n',
  );
  expect(counts).toEqual({ taken: 1, joined: 0, asked: 4, refused: 0 });
  expect(questions.map(({ about, count }) => [about, count])).toEqual([
    ['alikeCode', 1],
    ['contradicts', 2],
    ['reservedCode', 1],
  ]);
  await mover.answer(id, [
    { about: 'alikeCode', say: 'new' },
    { about: 'reservedCode', say: 'give' },
    { about: 'contradicts', say: 'same' },
  ]);
  await mover.written(id);
  expect((await customersOf(service)).map(({ code, name }) => `${code} ${name}`)).toEqual([
    'TPS007 Вали',
    'TPS5 Ситора',
    'TPS7 Али',
    'TPS777 Юсуф',
  ]);
});

test('what has changed since it was looked at is asked for again', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const first = await mover.checked('Код клиента,Имя,Телефон\nTPS001,Мадина,927770011\n');
  const second = await mover.checked('Код клиента,Имя,Телефон\nTPS001,Мадина Р,927770011\n');
  await mover.written(first.id);
  const answer = await mover.confirm(second.id, second.counts);
  expect(answer).toMatchObject({ status: 409, error: 'moveIn.changedMeanwhile' });
  await runJobs(service);
  expect(await mover.show(second.id)).toMatchObject({ state: 'CHECKED', counts: { taken: 0, joined: 1 } });
  expect(await mover.written(second.id)).toMatchObject({ state: 'DONE' });
});

test('a file is its own, whatever is sent under its id, and the office sees none of it', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const id = randomUUID();
  await mover.send(list, { id });
  expect((await mover.send('Код клиента,Имя\nTPS9,Али\n', { id })).error).toBe('imports.otherFile');
  expect((await mover.send(list, { id })).status).toBe(200);
  const { context } = service;
  const rows = await context.sql`select id from office_import`;
  expect(rows).toHaveLength(1);
  await mover.ask('POST', `/${mover.id}/close`);
  expect((await mover.send(list)).error).toBe('moveIn.notOpen');
});

test('rows that come back stand in their layout with the reason, and no cell is a formula', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(`${list}TPS-,=1+1,927770015\n`);
  const answer = await service.app.inject({
    url: `/api/staff/move-in/files/${id}/rejected`,
    headers: { token: mover.token, 'x-local': 'en' },
  });
  expect(answer.statusCode).toBe(200);
  const parts = await unpackZip(answer.rawPayload, (part) => part.startsWith('xl/'));
  const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const [, sheet] of sheets) expect(sheet.toString()).not.toMatch(/<(?:\w+:)?f[\s>/]/);
  expect([...parts.values()].join()).toContain('=1+1');
  expect((await mover.rows(id, '?outcome=refused')).list).toMatchObject([{ row: 7 }, { row: 8 }]);
});

test('other codes of a row lead to its customer; one that leads to another is asked about', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const first = await mover.checked(
    'Customer code,Name,Phone,Other codes\nAK-17,Мадина,927770011,"OLD5, J-8226"\nAK-18,Юсуф,927770012,\n',
  );
  expect(first.counts).toEqual({ taken: 2, joined: 0, asked: 0, refused: 0 });
  await mover.written(first.id);
  const second = await mover.checked(
    'Customer code,Name,Phone,Other codes\nAK-18,Юсуф,,J 8226\nAK-17,Мадина,,OLD6\nAK-19,Али,,K9;K9\nAK-20,Вали,,нет кода\n',
  );
  expect(second.counts).toEqual({ taken: 1, joined: 1, asked: 1, refused: 1 });
  expect(second.questions).toMatchObject([
    { about: 'contradicts', rows: [{ candidates: [{ code: 'AK-17' }] }] },
  ]);
  await mover.answer(second.id, [{ about: 'contradicts', say: 'same' }]);
  await mover.written(second.id);
  const codes = () => customersOf(service).then((all) => all.map(({ code, codes: of }) => [code, of]));
  expect(await codes()).toEqual([
    ['AK-17', ['AK17', 'J8226', 'OLD5', 'OLD6']],
    ['AK-18', ['AK18']],
    ['AK-19', ['AK19', 'K9']],
  ]);
  await mover.ask('POST', `/files/${second.id}/take-back`);
  expect(await codes()).toEqual([
    ['AK-17', ['AK17', 'J8226', 'OLD5']],
    ['AK-18', ['AK18']],
  ]);
});

test('a code of the service itself is given back before anything is written', async () => {
  const mover = await newMover(await createTestApp());
  const { id, counts } = await mover.checked('Код клиента,Имя\nRP-12,Али\nTPS001,Вали\n');
  expect(counts).toEqual({ taken: 1, joined: 0, asked: 0, refused: 1 });
  expect((await mover.written(id)).counts).toEqual(counts);
});
