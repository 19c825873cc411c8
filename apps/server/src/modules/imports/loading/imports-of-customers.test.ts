import { locales } from '@rohi/contract/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { countEvents, importText, problemsOf } from '../../../../test/import-text.ts';
import { confirmed, newOperator, type Operator } from '../../../../test/office-imports.ts';
import { createOrderApp, newCustomer, newOrder, orderOf, type Customer } from '../../../../test/orders.ts';
import { openTestContext, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { newOrderCode } from '../../tracking/tracking.service.ts';
import { readRemarkTexts, type TableReport } from './imports.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let operator: Operator;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  operator = await newOperator(service, 'manager');
});

const header = 'Tracking code,Customer code,Order code,Pickup point,Received in China,Weight,Status';
type Row = {
  code?: string;
  customer?: string;
  order?: string;
  point?: string;
  received?: string;
  weight?: string;
  status?: string;
};
const received = '2026-11-03';

function textOf(rows: readonly Row[]): { codes: string[]; text: string } {
  const codes = rows.map(({ code }) => code ?? newTrackingCode());
  const lines = rows.map(({ customer, order, point, received: day, weight, status }, index) =>
    [codes[index], customer, order, point, day, weight, status].map((cell) => cell ?? '').join(','),
  );
  return { codes, text: `${header}\n${lines.join('\n')}\n` };
}

async function importRows(rows: readonly Row[], context = service.context) {
  const { codes, text } = textOf(rows);
  return { codes, text, report: await importText(context, text) };
}

const notesOf = ({ notes }: TableReport) =>
  notes.filter(({ reason }) => reason !== 'noSizes').map(({ row, value, reason }) => [row, value, reason]);

async function parcel(trackingCode: string | undefined) {
  const [row] = await service.context.sql<
    { customer_code: string | null; problems: string[]; pickup_point_id: number | null }[]
  >`select customer_code, problems, pickup_point_id from parcel where tracking_code = ${trackingCode ?? ''} and is_current`;
  return row;
}

async function waiting(): Promise<{ count: number; listed: string[] }> {
  const ask = async (path: string) =>
    (await call(service.app, 'GET', path, { token: operator.token })).json['data'];
  const kinds = (await ask('/common/waitaudit/BSC')) as { type: string; count: number; route: string }[];
  const kind = kinds.find(({ type }) => type === 'unidentified');
  const list = await ask('/staff/parcels?line=BSC&problem=UNIDENTIFIED&limit=100');
  const rows = (list as { list: { id: string }[] }).list;
  return { count: kind?.count ?? 0, listed: rows.map(({ id }) => id) };
}

async function ownParcels(customer: Customer): Promise<string[]> {
  const answer = await customer.ask('GET', '/profile/parcels');
  return (answer.json['data'] as { list: { trackingCode: string }[] }).list.map(
    ({ trackingCode }) => trackingCode,
  );
}

const bind = (customer: Customer, pickupPointId: number) =>
  customer.ask('PUT', '/profile/pickup-point', { pickupPointId });

describe('the customer of a row', () => {
  test('is found however the code is written, and sees the parcels', async () => {
    const farhod = await newCustomer(service);
    const digits = farhod.customerCode.slice(3);
    const full = String.fromCodePoint(...[...digits].map((digit) => 0xff10 + Number(digit)));
    const forms = [
      digits,
      `TJ${digits}`,
      `tj ${digits}`,
      `ＴＪ－${full}`,
      `TJ – ${digits}`,
      farhod.customerCode,
    ];
    const { codes, report } = await importRows(forms.map((customer) => ({ customer, received })));
    expect(report).toMatchObject({ problems: [], notes: [], parcels: { created: forms.length } });
    for (const code of codes)
      expect(await parcel(code)).toMatchObject({ customer_code: farhod.customerCode, problems: [] });
    expect((await ownParcels(farhod)).toSorted()).toEqual(codes.toSorted());
  });

  test('who is unknown or not named is told before, and the parcel then waits in the list behind the number', async () => {
    const before = await waiting();
    const { codes, text } = textOf([
      { customer: 'TJ-000001', received },
      { customer: 'Фарход', received },
      { received },
      { weight: '2,5'.replace(',', '.') },
      { customer: 'TJ-000001' },
      {},
      { customer: 'TJ-000001', status: 'KHYQS' },
      { customer: 'TJ-000001', status: 'YQX' },
    ]);
    const { id } = await operator.send(text);
    await runJobs(service);
    const view = await operator.show(id);
    expect(view.row).toMatchObject({ state: 'CHECKED', added: 8, rejected: 0 });
    const expected = [
      [
        2,
        'Customer code',
        'TJ-000001',
        'no customer has this code: the parcel is marked "Recipient not identified"',
      ],
      [
        3,
        'Customer code',
        'Фарход',
        'no customer has this code: the parcel is marked "Recipient not identified"',
      ],
      [4, 'Customer code', '', 'no customer is named: the parcel is marked "Recipient not identified"'],
      [5, 'Customer code', '', 'no customer is named: the parcel is marked "Recipient not identified"'],
      [
        6,
        'Customer code',
        'TJ-000001',
        'no customer has this code: unless one is found by its receipt, the parcel will be marked "Recipient not identified"',
      ],
      [
        7,
        'Customer code',
        '',
        'no customer is named: unless one is found by its receipt, the parcel will be marked "Recipient not identified"',
      ],
    ];
    const remarks = ({ notes }: typeof view) =>
      notes.list
        .map(({ row, column, value, msg }) => [row, column, value, msg])
        .filter(([, column]) => column !== 'Weight');
    expect(remarks(view)).toEqual(expected);
    expect(await waiting()).toEqual(before);
    await confirmed(service, operator, id);
    const done = await operator.show(id);
    expect(done.row).toMatchObject({ state: 'DONE', added: 8, rejected: 0 });
    expect(remarks(done)).toEqual(expected);
    const problems = await Promise.all(codes.map(async (code) => (await parcel(code))?.problems));
    const flagged = ['UNIDENTIFIED'];
    expect(problems).toEqual([flagged, flagged, flagged, flagged, [], [], [], []]);
    const after = await waiting();
    expect(after.count).toBe(before.count + 4);
    expect(after.listed).toHaveLength(after.count);
    expect(after.listed).toEqual(expect.arrayContaining(codes.slice(0, 4)));
    const [raised] = await service.context.sql<{ source: string; actor: string }[]>`
      select source, actor from parcel_event join parcel on parcel.id = parcel_id
      where tracking_code = ${codes[0] ?? ''} and type = 'FLAG_RAISED'`;
    expect(raised).toEqual({ source: 'import', actor: operator.account.username });
    expect(await checkReadModel(service.context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
  });

  test('is remarked on in every language', async () => {
    const { report } = await importRows([
      { customer: 'TJ-000001', received },
      { received },
      { customer: 'TJ-000001' },
      {},
    ]);
    const remarks = await Promise.all(locales.map((locale) => readRemarkTexts(service.context, locale)));
    const texts = remarks.flatMap(({ note }) => report.notes.map(note));
    expect(new Set(texts).size).toBe(16);
  });

  test('is not asked for again by a repeat of the file', async () => {
    const { text } = await importRows([{ customer: 'TJ-000001', received }, { weight: '3' }, {}]);
    const events = await countEvents(service.context);
    expect((await importText(service.context, text)).parcels).toEqual({
      created: 0,
      changed: 0,
      unchanged: 3,
    });
    expect(await countEvents(service.context)).toBe(events);
  });

  test('in a table without a column of customers is remarked on once', async () => {
    const codes = Array.from({ length: 6 }, newTrackingCode);
    const table = await importText(
      service.context,
      `Tracking code,Length\n${codes.map((code) => `${code},30`).join('\n')}\n`,
    );
    expect(table.notes.map((await readRemarkTexts(service.context, 'en')).note)).toEqual([
      `parcels whose customer is not known and that are marked "Recipient not identified": 6 (${codes.slice(0, 5).join(', ')}, …)`,
    ]);
    expect((await waiting()).listed).toEqual(expect.arrayContaining(codes));
  });

  test('is missed when an event of a file receives the parcel', async () => {
    const { codes } = await importRows([{ customer: 'TJ-000001' }]);
    expect(await parcel(codes[0])).toMatchObject({ problems: [] });
    const events = `Tracking code,Event,Time\n${codes[0]},CN_RECEIVED,2026-11-04 10:00\n`;
    const table = await importText(service.context, events);
    expect(notesOf(table)).toEqual([[1, '', 'noCustomers']]);
    expect(await parcel(codes[0])).toMatchObject({ problems: ['UNIDENTIFIED'] });
    expect((await importText(service.context, events)).events).toMatchObject({ written: 0, known: 1 });
  });

  test('a customer named by a later file gets the parcel, which waits no longer', async () => {
    const farhod = await newCustomer(service);
    await bind(farhod, points.kulob);
    const { codes } = await importRows([{ received }, { customer: 'TJ-000001', received }]);
    const before = await waiting();
    const { report } = await importRows(
      codes.map((code) => ({ code, customer: farhod.customerCode.toLowerCase() })),
    );
    expect(report).toMatchObject({ parcels: { changed: 2 }, notes: [], problems: [] });
    for (const code of codes)
      expect(await parcel(code)).toEqual({
        customer_code: farhod.customerCode,
        problems: [],
        pickup_point_id: points.kulob,
      });
    const after = await waiting();
    expect(after.count).toBe(before.count - 2);
    expect(after.listed).toHaveLength(after.count);
    expect((await ownParcels(farhod)).toSorted()).toEqual(codes.toSorted());
  });

  test('who has the order is the owner, and the parcels of earlier files wait no longer', async () => {
    const farhod = await newCustomer(service);
    const order = newOrderCode('2026-11-01');
    const { codes: early } = await importRows([
      { order, received, customer: 'TJ-000001' },
      { order, received },
    ]);
    expect(await parcel(early[0])).toMatchObject({ problems: ['UNIDENTIFIED'] });
    const { codes: late, report } = await importRows([
      { order, customer: farhod.customerCode, received },
      { order, customer: 'Фарход', received },
    ]);
    expect(notesOf(report)).toEqual([[3, 'Фарход', 'ofKnownCustomer']]);
    for (const code of [...early, ...late])
      expect(await parcel(code)).toMatchObject({ customer_code: farhod.customerCode, problems: [] });
    expect((await ownParcels(farhod)).toSorted()).toEqual([...early, ...late].toSorted());
  });

  test('a known customer keeps the parcel when a file names an unknown one', async () => {
    const farhod = await newCustomer(service);
    const { codes } = await importRows([{ customer: farhod.customerCode, received }]);
    const { report } = await importRows([{ code: codes[0] ?? '', customer: 'TJ-000001' }]);
    expect(report.parcels).toEqual({ created: 0, changed: 0, unchanged: 1 });
    expect((await readRemarkTexts(service.context, 'ru')).note(report.notes[0] as never)).toBe(
      `нет клиента с таким кодом: посылка остаётся за клиентом ${farhod.customerCode}`,
    );
    expect(await parcel(codes[0])).toMatchObject({ customer_code: farhod.customerCode, problems: [] });
  });

  test("does not clear a station's own doubt about his parcel", async () => {
    const farhod = await newCustomer(service);
    const trackingCode = await builders(service.context).parcelAtHub({
      facts: { orderCode: null, customerCode: farhod.customerCode },
      flag: 'UNIDENTIFIED',
    });
    await importRows([{ code: trackingCode, customer: farhod.customerCode, weight: '4' }]);
    expect(await parcel(trackingCode)).toMatchObject({ problems: ['UNIDENTIFIED'] });
  });

  test('is found whichever of two files that name and do not name him comes first', async () => {
    const farhod = await newCustomer(service);
    const others = [await openTestContext(service.address), await openTestContext(service.address)];
    const codes = Array.from({ length: 20 }, newTrackingCode);
    const reports = await Promise.all(
      others.map(({ context }, index) =>
        importRows(
          codes.map((code) => ({
            code,
            received,
            ...(index === 0 ? {} : { customer: farhod.customerCode }),
          })),
          context,
        ),
      ),
    );
    expect(reports.flatMap(({ report }) => problemsOf(report))).toEqual([]);
    for (const code of codes)
      expect(await parcel(code)).toMatchObject({ customer_code: farhod.customerCode, problems: [] });
  });
});

describe('the pickup point of a row that names none', () => {
  test('is the one that the customer has bound', async () => {
    const farhod = await newCustomer(service);
    await bind(farhod, points.khujand);
    const order = newOrderCode('2026-11-01');
    const { codes } = await importRows([
      { customer: farhod.customerCode, received },
      { customer: farhod.customerCode, received, point: 'PP-KULOB' },
      { customer: farhod.customerCode, received, order },
    ]);
    const sent = await Promise.all(codes.map(async (code) => (await parcel(code))?.pickup_point_id));
    expect(sent).toEqual([points.khujand, points.kulob, points.khujand]);
    expect(orderOf(await farhod.ask('GET', `/orders/${order}`)).pickupPoint?.id).toBe(points.khujand);
  });

  test("is the order's before that", async () => {
    const farhod = await newCustomer(service);
    await bind(farhod, points.khujand);
    const made = await newOrder(farhod, points.kulob);
    const { codes } = await importRows([
      { customer: farhod.customerCode, received, order: made.code },
      { received, order: made.code },
    ]);
    for (const code of codes) expect(await parcel(code)).toMatchObject({ pickup_point_id: points.kulob });
  });

  test('stays what it was for a parcel that has one', async () => {
    const farhod = await newCustomer(service);
    await bind(farhod, points.khujand);
    const { codes } = await importRows([{ customer: farhod.customerCode, point: 'PP-KULOB' }]);
    await importRows([{ code: codes[0] ?? '', customer: farhod.customerCode, received }]);
    expect(await parcel(codes[0])).toMatchObject({ pickup_point_id: points.kulob });
  });
});
