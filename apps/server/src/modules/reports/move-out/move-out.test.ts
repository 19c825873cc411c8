import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newMover, type Mover } from '../../../../test/move-ins.ts';
import { newCustomer, openPoint } from '../../../../test/orders.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { unpackZip } from '../../../platform/table-files/zip-archive.ts';
import { addAttachment } from '../../attachments/attachments.service.ts';
import { leftColumns, leftTables, moveOutSubjects, tablesOfSubject } from './move-out-tables.ts';

const taken = moveOutSubjects.flatMap((subject) => tablesOfSubject(subject));

test('each table and column of the schema goes along or stays by name', async () => {
  const { context } = await createTestApp();
  const columns = await context.sql<{ table: string; column: string; type: string }[]>`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const left = Object.values(leftTables).flat();
  const tables = [...new Set(columns.map(({ table }) => table))].toSorted();
  expect([...taken.map(({ table }) => table), ...left].toSorted()).toEqual(tables);
  const of = (table: string) => columns.filter((each) => each.table === table);
  for (const { table, columns: own } of taken) {
    const here = of(table).map(({ column }) => column);
    const stays: string[] = [...leftColumns].flatMap((name) =>
      name.startsWith(`${table}.`) ? [name.slice(table.length + 1)] : [],
    );
    expect([...own, ...stays].toSorted(), table).toEqual(here.toSorted());
    expect(of(table).filter(({ column, type }) => type === 'bytea' && own.includes(column))).toEqual([]);
    // A name that sounds like a secret is left, or is none: a hash of a file, a code of a thing.
    const secret = /password|totp|secret|token|_hash|private|salt|key_|pin$/;
    expect(
      own.filter((column) => secret.test(column)),
      table,
    ).toEqual([]);
  }
});

const customers = `Customer code,Name,Phone,Language,Date,Other codes
AK-17,Мадина Раҳимова,927770011,тадж,03.02.2024,"OLD5, J-8226"
AK-203,=Юсуф,927770012,рус,04.02.2024,
TPS88,,927770013,,05.02.2025,
TPS007,Ситора,,zh,06.02.2025,ТРS014
`;
const parcels = `Трек,Код клиента,Кг,Полка,Дата,Статус,Пункт
YT8834201957316,AK-17,"2,4",A7,03.11.2026,пришёл,PP-KHUJAND
SF1402857713264,AK-203,1.5,,18.11.2026,готов,PP-KULOB
YT8834201957317,TPS999,3,,17.11.2026,в пути,
YT8834201957318,,0.7,,16.11.2026,в Китае,
YT8834201957319,AK-17,1,,01.11.2026,выдан,PP-KHUJAND
YT8834201957320,TPS88,4,,02.11.2026,прибыл,
YT8834201957321,TPS007,,,02.11.2026,в пути,
`;
const balances = `Код,Долг,Аванс,Валюта
AK-17,"1 250,55",,TJS
AK-203,,"12,40",USD
TPS88,340,,USD
TPS007,"0,07",,TJS
TPS007,,"905,00",TJS
`;

async function openFirm() {
  const service = await createTestApp();
  for (const city of ['KHUJAND', 'KULOB']) await openPoint(service.context, city);
  await service.context.sql`
    insert into currency_rate (base_currency, quote_currency, rate_date, rate, nominal, source, status, entered_at)
    values ('USD', 'TJS', '2026-11-20', 10.5, 1, 'NBT', 'ACCEPTED', now())`;
  return service;
}

const written = async (mover: Mover, file: Buffer | string, kind: string) =>
  mover.written((await mover.checked(file, kind)).id);

/** A firm that has moved in, with somebody who has an account and a picture of a parcel. */
async function createFirm() {
  const service = await openFirm();
  const { context } = service;
  const [hub] = await context.sql<{ id: number }[]>`select id from place where kind = 'HUB'`;
  const mover = await newMover(service);
  await mover.choose({ arrivedUnitId: hub?.id ?? null });
  for (const [file, kind] of [
    [customers, 'customers'],
    [parcels, 'parcels'],
    [balances, 'balances'],
  ] as const)
    expect((await written(mover, file, kind)).counts).toMatchObject({ asked: 0, refused: 0 });
  const customer = await newCustomer(service, { phone: '+992927770099' });
  const bytes = await screenshot(40, 40, 'jpeg');
  await inTransaction(context.db, (tx) =>
    addAttachment(
      context,
      tx,
      {
        id: randomUUID(),
        subject: 'TRIP',
        subjectId: '1',
        kind: null,
        takenBy: 'Али',
        takenAt: context.clock.now(),
      },
      { bytes, widthPx: 40, heightPx: 40 },
    ),
  );
  await runJobs(service);
  // Collected, and to be paid later.
  await context.sql`
    insert into charge (parcel_id, kind, customer_code, amount_minor, due_at)
    select id, 'DELIVERY', 'AK-17', 333, now() from parcel where tracking_code = 'YT8834201957319'
    on conflict (parcel_id, kind) do update set amount_minor = 333, due_at = now()`;
  return { service, mover, customer, bytes };
}

async function takeAll({ app, context }: TestApp, query = '', locale = 'ru') {
  const account = await newAccount(context, 'admin');
  const { token } = await logIn(app, account);
  const answer = await app.inject({
    url: `/api/staff/move-out/file${query}`,
    headers: { token, 'x-local': locale },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return { token, files: await unpackZip(answer.rawPayload, () => true) };
}

/** What of a firm has to be the same after it has moved. */
async function stateOf({ context: { sql } }: TestApp) {
  return {
    customers: await sql`
      select customer_code, name, phone, locale, (created_at at time zone 'Asia/Dushanbe')::date::text as since, (
        select array_agg(folded order by folded) from customer_code_alias where user_id = account.id
      ) as codes
      from user_account as account where customer_code is not null order by customer_code`,
    parcels: await sql`
      select tracking_code, parcel.status, customer_code, weight_g, place.code as point,
        (select cell from parcel_cell where parcel_id = parcel.id) as cell
      from parcel left join place on place.id = pickup_point_id where is_current order by tracking_code`,
    debts: await sql`
      select charge.customer_code, currency, sum(amount_minor + corrected_minor - settled_minor)::text as minor
      from charge left join parcel on parcel.id = parcel_id
      where kind = 'OPENING' or (status = 'KHYQS' and due_at is not null) group by 1, 2 order by 1, 2`,
    credits: await sql`
      select owner, currency, sum(balance_minor)::text as minor from ledger_account
      where kind in ('BALANCE', 'FROZEN') group by 1, 2 order by 1, 2`,
  };
}

test('what a firm takes along is read back into an empty database: customers, codes, parcels, debts and credits', async () => {
  const { service } = await createFirm();
  const before = await stateOf(service);
  expect(before.parcels).toHaveLength(7);
  const { files } = await takeAll(service);
  const other = await openFirm();
  const [hub] = await other.context.sql<{ id: number }[]>`select id from place where kind = 'HUB'`;
  const mover = await newMover(other);
  expect(hub).toBeDefined();
  for (const kind of ['customers', 'parcels', 'balances']) {
    const file = await mover.checked(files.get(`move-in/${kind}-1.csv`) ?? '', kind);
    expect(file, JSON.stringify(file)).toMatchObject({ state: 'CHECKED', counts: { asked: 0, refused: 0 } });
    expect(await mover.written(file.id)).toMatchObject({ state: 'DONE' });
  }
  await runJobs(other);
  expect(await stateOf(other)).toEqual(before);
});

test('counts and sums stand in the archive, with the data, the vouchers and the pictures', async () => {
  const { service, bytes } = await createFirm();
  const { files } = await takeAll(service);
  const text = (name: string) => files.get(name)?.toString() ?? '';
  const summary = JSON.parse(text('summary.json')) as Record<string, unknown> & {
    rows: Record<string, number>;
  };
  for (const [name, rows] of Object.entries(summary.rows))
    if (name.endsWith('.jsonl')) expect(text(name).split('\n').length - 1, name).toBe(rows);
  expect(summary).toMatchObject({
    rows: { 'data/parcels/parcel.jsonl': 7, 'move-in/customers-1.csv': 5, vouchers: 1 },
    pictures: { files: 1, bytes: bytes.length, missing: 0 },
    balances: [
      { side: 'CREDIT', currency: 'USD', customers: 2, minor: '9859' },
      { side: 'DEBT', currency: 'TJS', customers: 2, minor: '125062' },
      { side: 'DEBT', currency: 'USD', customers: 2, minor: '34333' },
    ],
  });
  const lines = (name: string) =>
    text(name)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [parcel] = lines('data/parcels/parcel.jsonl');
  const history = lines('data/parcels/parcel_event.jsonl').filter(
    ({ parcel_id: id }) => id === parcel?.['id'],
  );
  expect(history.length).toBeGreaterThan(1);
  const [picture] = lines('data/parcels/attachment.jsonl');
  expect(files.get(`pictures/${String(picture?.['file_name'])}`)).toEqual(bytes);
  const voucher = [...files.keys()].find((name) => name.startsWith('vouchers/'));
  expect(text(voucher ?? '')).toContain('AK-203');
  expect(
    (await takeAll(service, '?pictures=no')).files.has(`pictures/${String(picture?.['file_name'])}`),
  ).toBe(false);
  // No cell that a spreadsheet would calculate.
  expect(text('move-in/customers-1.csv')).toContain("'=Юсуф");
  for (const locale of ['ru', 'zh', 'en', 'tg']) {
    const readme = (await takeAll(service, '?pictures=no', locale)).files.get('README.md')?.toString() ?? '';
    for (const { table } of taken) expect(readme).toContain(`\`${table}.jsonl\``);
  }
});

test('nothing that opens a door is in it', async () => {
  const { service, customer, mover } = await createFirm();
  const { token, files } = await takeAll(service);
  const { sql } = service.context;
  const secrets = await sql<{ value: string }[]>`
    select password_hash as value from user_account where password_hash is not null
    union all select secret from installation_key union all select private_jwk from password_key
    union all select encode(access_hash, 'hex') from login_token
    union all select encode(refresh_hash, 'hex') from login_token`;
  expect(secrets.length).toBeGreaterThan(6);
  const values = [...secrets.map(({ value }) => value), token, customer.token, mover.token];
  for (const [name, bytes] of files)
    for (const value of values) expect(bytes.includes(value), `${name} ${value.slice(0, 12)}`).toBe(false);
});

test('managers and admins take it, others do not, and who took it is on record before it is taken', async () => {
  const { app, context } = await createTestApp();
  for (const role of ['support', 'cashier'] as const) {
    const { token } = await logIn(app, await newAccount(context, role));
    for (const path of ['/staff/move-out', '/staff/move-out/file'])
      expect((await call(app, 'GET', path, { token })).status).toBe(403);
  }
  const manager = await newAccount(context, 'manager');
  const { token } = await logIn(app, manager);
  const ask = async () => (await call(app, 'GET', '/staff/move-out', { token })).json['data'];
  expect(await ask()).toEqual({
    customers: 0,
    parcels: 0,
    pictures: 0,
    pictureBytes: 0,
    balances: [],
    last: null,
  });
  await app.inject({ url: '/api/staff/move-out/file?pictures=no', headers: { token } });
  expect(await ask()).toMatchObject({ last: { at: '2026-11-20T09:00:00.000Z' } });
  expect(
    await context.sql`
    select action, details from audit_event where action = 'move-out:take'`,
  ).toEqual([{ action: 'move-out:take', details: { pictures: false } }]);
});
