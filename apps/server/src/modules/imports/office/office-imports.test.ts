import { describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { workbookOf } from '../../../../test/declarations.ts';
import { confirmed, newOperator } from '../../../../test/office-imports.ts';
import { listUser } from '../../../../test/staff-list.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { saveSearchTexts } from '../../search/search-text.store.ts';
import { parseTables } from '../tables/read-table.service.ts';

const parcels = [
  'Трек-номер;Код клиента;Статус;Вес, кг;Место на складе',
  'YT8800000000001;TJ-10482;Ожидает забора;1,5;A1',
  'YT8800000000002;TJ-10482;В пути;2;A1',
  'YT8800000000003;TJ-10483;DHWCRK;0;A2',
  'YT88-00;TJ-10484;待自提点签收;0,3;',
  '=2+5;TJ-10485;;1;',
].join('\r\n');

async function statusOf({ app }: TestApp, trackingCode: string): Promise<string | undefined> {
  const { json } = await call(app, 'POST', '/track/query', { body: { trackingCodeList: [trackingCode] } });
  const { detailList } = json['data'] as { detailList: { status: string }[] };
  return detailList[0]?.status;
}

/** The refusal names what may stand there. */
const unknownStatus =
  'unknown status; allowed: To send, To notify, Awaiting handover, On the way to the warehouse, To be shipped, Waiting at the pickup point, Waiting for the client, Received, Cancelled';

describe('a file of parcels', () => {
  test('is recognised first, checked without a trace, and imported when somebody says so', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const sent = await operator.send(parcels, { name: 'C:\\office\\parcels.csv' });
    expect(sent.status).toBe(200);
    expect(sent.shown.row).toMatchObject({
      fileName: 'parcels.csv',
      state: 'CHECKING',
      kinds: ['parcels'],
      rows: 5,
      uploadedBy: operator.account.username,
      confirmedAt: null,
      added: null,
    });
    const [table] = sent.shown.tables;
    expect(table).toMatchObject({ sheet: null, encoding: 'UTF-8', separator: ';', headerRow: 1, rows: 5 });
    expect(table?.columns.map(({ column }) => column)).toEqual([
      'trackingCode',
      'customerCode',
      'status',
      'weightKg',
      null,
    ]);
    expect(table?.firstRows[0]).toEqual(['YT8800000000001', 'TJ-10482', 'Ожидает забора', '1,5', 'A1']);
    await runJobs(service);
    const checked = await operator.show(sent.id);
    expect(checked.row).toMatchObject({ state: 'CHECKED', added: 2, changed: 0, known: 0, rejected: 3 });
    expect(checked.problems.list.map(({ row, column, value, msg }) => [row, column, value, msg])).toEqual([
      [3, 'Статус', 'В пути', unknownStatus],
      [4, 'Вес, кг', '0', 'the number must be above zero'],
      [6, 'Трек-номер', '=2+5', expect.stringMatching(/^not a code/)],
    ]);
    expect(await statusOf(service, 'YT8800000000001')).toBeUndefined();
    expect((await confirmed(service, operator, sent.id)).shown.row.state).toBe('RUNNING');
    const done = await operator.show(sent.id);
    expect(done.row).toMatchObject({
      state: 'DONE',
      added: 2,
      rejected: 3,
      rowsDone: 2,
      rowsInAll: 2,
      confirmedBy: operator.account.username,
    });
    expect(done.tables[0]?.counts).toMatchObject({ created: 2, changed: 0, unchanged: 0, rejected: 3 });
    expect(await statusOf(service, 'YT8800000000001')).toBe('DTH');
    const [event] = await service.context.sql<{ actor: string }[]>`
      select actor from parcel_event order by seq limit 1`;
    expect(event?.actor).toBe(operator.account.username);
  });

  test('gives its rejected rows back as text, which are mended and sent again', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { id } = await operator.send(parcels);
    await runJobs(service);
    await confirmed(service, operator, id);
    const { bytes, headers } = await operator.rejected(id);
    expect(headers['content-disposition']).toContain('list');
    const [sheet] = await parseTables(bytes);
    expect(sheet?.rows).toEqual([
      [
        'Трек-номер',
        'Код клиента',
        'Статус',
        'Вес, кг',
        'Место на складе',
        'Row in the file',
        'Why it was not loaded',
      ],
      ['YT8800000000002', 'TJ-10482', 'В пути', '2', 'A1', '3', `Статус: ${unknownStatus}`],
      ['YT8800000000003', 'TJ-10483', 'DHWCRK', '0', 'A2', '4', 'Вес, кг: the number must be above zero'],
      ['=2+5', 'TJ-10485', null, '1', null, '6', expect.stringMatching(/^Трек-номер: not a code/)],
    ]);
    // Text, so that a spreadsheet calculates nothing.
    expect(bytes.includes('<f>')).toBe(false);
    const mended = await workbookOf(
      (sheet?.rows ?? []).map((cells) =>
        cells.map((cell) =>
          cell === 'В пути'
            ? 'DHWCRK'
            : cell === '0'
              ? '0,4'
              : cell === '=2+5'
                ? 'YT8800000000005'
                : String(cell ?? ''),
        ),
      ),
    );
    const again = await operator.send(mended, { name: 'mended.xlsx' });
    expect(again.shown.tables[0]?.columns.slice(5).map(({ column }) => column)).toEqual([null, null]);
    await runJobs(service);
    await confirmed(service, operator, again.id);
    expect((await operator.show(again.id)).row).toMatchObject({ state: 'DONE', added: 3, rejected: 0 });
    expect((await operator.rejected(again.id)).status).toBe(404);
    expect(await statusOf(service, 'YT8800000000005')).toBe('NEW');
  });

  test('sent a second time is told, asked about, and changes nothing', async () => {
    const service = await createTestApp();
    const [one, other] = [await newOperator(service), await newOperator(service, 'dispatcher')];
    const first = await one.send(parcels);
    await runJobs(service);
    await confirmed(service, one, first.id);
    const second = await other.send(parcels, { name: 'copy.csv' });
    expect(second.shown.earlier).toMatchObject({
      id: first.id,
      fileName: 'list.csv',
      by: one.account.username,
    });
    await runJobs(service);
    expect((await other.show(second.id)).row).toMatchObject({ state: 'CHECKED', added: 0, known: 2 });
    const { row } = await other.show(second.id);
    expect(await other.confirm(second.id, row.version)).toMatchObject({
      status: 409,
      error: 'imports.importedBefore',
    });
    const before = await service.context.sql`select count(*) from parcel_event`;
    expect((await confirmed(service, other, second.id, true)).status).toBe(200);
    expect((await other.show(second.id)).row).toMatchObject({
      state: 'DONE',
      added: 0,
      known: 2,
      rejected: 3,
    });
    expect(await service.context.sql`select count(*) from parcel_event`).toEqual(before);
  });

  test('confirmed by two people at once is imported once', async () => {
    const service = await createTestApp();
    const people = [await newOperator(service), await newOperator(service), await newOperator(service)];
    const files = await Promise.all(people.map((person) => person.send(parcels)));
    await runJobs(service);
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const id = files[index]?.id ?? '';
        return person.confirm(id, (await person.show(id)).row.version);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    // The same import, by two people and twice.
    const [file] = files.filter((_, index) => answers[index]?.status === 200);
    const version = (await people[0]?.show(file?.id ?? ''))?.row.version ?? 0;
    const repeated = await Promise.all(people.map((person) => person.confirm(file?.id ?? '', version)));
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runJobs(service);
    const [parcelsThere] = await service.context.sql<{ count: string }[]>`select count(*) from parcel`;
    expect(parcelsThere?.count).toBe('2');
  });

  test('is given up before it begins, and not after', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { id } = await operator.send(parcels);
    expect((await operator.cancel(id)).shown.row).toMatchObject({ state: 'CANCELLED' });
    await runJobs(service);
    const { row } = await operator.show(id);
    expect(row).toMatchObject({ state: 'CANCELLED', added: null });
    expect(await operator.confirm(id, row.version)).toMatchObject({
      status: 409,
      error: 'imports.notWaiting',
    });
    expect((await operator.cancel(id)).status).toBe(200);
    const next = await operator.send(parcels);
    await runJobs(service);
    await confirmed(service, operator, next.id);
    expect(await operator.cancel(next.id)).toMatchObject({ status: 409, error: 'imports.notWaiting' });
  });

  test('is one file under one id', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { id, shown } = await operator.send(parcels);
    expect((await operator.send(parcels, { id })).shown.row.version).toBe(shown.row.version);
    expect(await operator.send(`${parcels}\n`, { id })).toMatchObject({ error: 'imports.otherFile' });
    const [count] = await service.context.sql<
      { files: string }[]
    >`select count(*) as files from office_import`;
    expect(count?.files).toBe('1');
  });
});

test('events and lorry positions are imported as parcels are', async () => {
  const service = await createTestApp();
  const dispatcher = await newOperator(service, 'dispatcher');
  const files = [
    'Tracking code,Trip,Status\nYT8800000000041,T-7,DHWCRK\n',
    'Tracking code,Event,Time,Place\nYT8800000000041,Departed Yiwu,2026-11-05 10:00,YIWU\nYT0000000000000,Departed Yiwu,2026-11-05 10:00,YIWU\n',
    'Trip,Place,Time\nT-7,KULMA,2026-11-12 10:00\nT-8,KULMA,2026-11-12 10:00\n',
  ];
  const rows = [];
  for (const file of files) {
    const { id } = await dispatcher.send(file);
    await runJobs(service);
    await confirmed(service, dispatcher, id);
    rows.push((await dispatcher.show(id)).row);
  }
  expect(rows).toMatchObject([
    { state: 'DONE', kinds: ['parcels'], added: 1, rejected: 0 },
    { state: 'DONE', kinds: ['events'], added: 1, rejected: 1 },
    { state: 'DONE', kinds: ['positions'], added: 1, rejected: 1 },
  ]);
});

test('the history is searched, sorted and saved as a file; the rows are forgotten after 30 days', async () => {
  const service = await createTestApp();
  const operator = await newOperator(service);
  const { id } = await operator.send(parcels, { name: '=ноябрь.csv' });
  await runJobs(service);
  await confirmed(service, operator, id);
  service.clock.advance(60_000);
  await operator.send('Tracking code\nYT8800000000051\n', { name: 'later.csv' });
  const history = await listUser(service, 'imports');
  expect((await history.find()).list.map(({ fileName }) => fileName)).toEqual(['later.csv', '=ноябрь.csv']);
  expect((await history.find('?search=НОЯБРЬ')).list).toMatchObject([{ id, state: 'DONE', added: 2 }]);
  expect((await history.find('?state=CHECKING&kind=parcels')).total).toBe(1);
  expect((await history.find('?kind=events')).total).toBe(0);
  expect((await history.find('?sort=-rows&limit=1')).list).toMatchObject([{ rows: 5 }]);
  expect((await history.file('?format=csv&state=DONE')).bytes.toString()).toContain("'=ноябрь.csv");
  expect((await history.get(id)).json['data']).toMatchObject({ fileName: '=ноябрь.csv' });
  service.clock.advance(31 * 86_400_000);
  const { forgetOldImports } = await import('./office-import-runs.service.ts');
  await forgetOldImports(service.context);
  const later = await newOperator(service);
  expect(await later.show(id)).toMatchObject({
    row: { state: 'DONE', added: 2 },
    tables: [],
    keptUntil: null,
  });
  expect((await later.rejected(id)).status).toBe(404);
  const [waiting] = (await (await listUser(service, 'imports')).find('?state=CANCELLED')).list;
  expect(waiting).toMatchObject({ fileName: 'later.csv' });
});

test('colleagues stand at an import by name, by which it is found', async () => {
  const service = await createTestApp();
  const operator = await newOperator(service);
  const name = 'Ван Ли';
  await service.context.sql`update user_account set name = ${name} where id = ${operator.account.id}`;
  await inTransaction(service.context.db, (tx) => saveSearchTexts(tx, 'account', [operator.account.id]));
  const { id } = await operator.send(parcels);
  await runJobs(service);
  await confirmed(service, operator, id);
  expect((await operator.show(id)).row).toMatchObject({ uploadedBy: name, confirmedBy: name });
  expect((await operator.send(parcels)).shown.earlier).toMatchObject({ by: name });
  const history = await listUser(service, 'imports');
  for (const search of ['ван', 'Ли Ван', 'li van'])
    expect((await history.find(`?search=${encodeURIComponent(search)}`)).total, search).toBe(2);
  expect((await history.find(`?search=${operator.account.username}`)).list[0]).toMatchObject({
    uploadedBy: name,
  });
});

test('imports are none of other roles, and each decision is recorded', async () => {
  const service = await createTestApp();
  const operator = await newOperator(service);
  const { id } = await operator.send(parcels);
  await runJobs(service);
  for (const role of ['pickup-clerk', 'cashier', 'hub-operator', 'support', 'customer'] as const) {
    const other = await newOperator(service, role);
    const answers = [
      await other.send(parcels),
      await other.read(id),
      await other.confirm(id, 2),
      await other.cancel(id),
      await other.rejected(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
  await confirmed(service, operator, id);
  const audit = await listUser(service, 'audit');
  const found = (await audit.find('?thing=import')).list;
  expect(found).toMatchObject([
    { actor: operator.account.username, action: 'import:confirm', subjectId: id },
    { actor: operator.account.username, action: 'import:upload', subjectId: id },
  ]);
});
