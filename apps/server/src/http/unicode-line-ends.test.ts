import { randomUUID } from 'node:crypto';
import readSheets from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { workbookOf, upload } from '../../test/declarations.ts';
import { confirmed, newOperator } from '../../test/office-imports.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../test/orders.ts';
import { listUser, rowOf } from '../../test/staff-list.ts';
import { runJobs, type TestApp } from '../../test/test-app.ts';

// U+2028 and U+2029 end a line for some readers and are text for JSON; a copy from a messenger brings them in unseen.

const odd = (text: string) => `${text}\u2028blue\u2029red`;

let service: TestApp;
let customer: Customer;
let pointId: number;

beforeAll(async () => {
  const made = await createOrderApp();
  service = made.service;
  pointId = made.points.khujand;
  customer = await newCustomer(service);
});

async function cellsOf(bytes: Buffer): Promise<unknown[]> {
  const sheets = await readSheets(bytes, { trim: false });
  return sheets.flatMap(({ data }) => data.flat());
}

describe('line ends of Unicode in a text', () => {
  test('of an order break neither the file of the list nor the export, in either format', async () => {
    const texts = { goods: odd('shoes'), note: odd('ring'), recipientName: odd('Farhod') };
    await newOrder(customer, pointId, { ...whole, ...texts, recipientPhone: '+992927001122' });
    const orders = await listUser(service, 'orders');
    const { token } = await newOperator(service, 'manager');
    for (const format of ['xlsx', 'csv'] as const) {
      const list = await orders.file(`?format=${format}`);
      const exported = await service.app.inject({
        method: 'POST',
        url: '/api/fba-order/export',
        headers: { token },
        payload: { format, columns: ['goods', 'note', 'recipientName'] },
      });
      for (const { status, bytes } of [list, { status: exported.statusCode, bytes: exported.rawPayload }]) {
        expect(status).toBe(200);
        const cells = format === 'xlsx' ? await cellsOf(bytes) : [bytes.toString()];
        expect(cells.join('\n')).toContain(texts.goods);
      }
      const cells = format === 'xlsx' ? await cellsOf(exported.rawPayload) : [exported.body];
      for (const text of Object.values(texts)) expect(cells.join('\n')).toContain(text);
    }
  });

  test('of a row of a list stand in its file, and the file is taken back', async () => {
    const vendors = await listUser(service, 'vendors');
    const name = odd('House');
    const names = { ru: name, en: name, zh: name, tg: name };
    const fields = {
      code: 'ODD',
      kind: 'BROKER',
      names,
      businessLine: 'FBA',
      countryCode: 'TJ',
      contact: name,
    };
    rowOf(await vendors.create({ ...fields, parentId: null, phone: null, note: name, enabled: true }));
    const { bytes } = await vendors.file('?format=xlsx');
    expect((await cellsOf(bytes)).filter((cell) => cell === name).length).toBeGreaterThanOrEqual(6);
    const { token } = await newOperator(service, 'manager');
    const sent = await service.app.inject({
      method: 'PUT',
      url: `/api/staff/vendors/imports/${randomUUID()}?name=v.xlsx`,
      headers: { token, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    expect(sent.json()).toMatchObject({ code: 0 });
  });

  test('of a workbook that is sent are read as text', async () => {
    const goods = odd('shoes');
    const file = await workbookOf(
      [
        ['Goods', 'Places', 'Weight, kg', 'Value', 'Pickup point'],
        [goods, 1, 2, 30, 'PP-KHUJAND'],
      ],
      'a\u2028b',
    );
    const { rows } = await upload(service, customer, file, { name: 'list.xlsx' });
    expect(rows).toHaveLength(1);
    const operator = await newOperator(service);
    const parcels = await workbookOf([
      ['Tracking code', 'Remarks'],
      ['YT8812345678901', goods],
    ]);
    const sent = await operator.send(parcels, { name: 'list.xlsx' });
    expect(sent).toMatchObject({ status: 200, shown: { row: { state: 'CHECKING', rows: 1 } } });
    expect(sent.shown.tables[0]?.firstRows[0]?.[1]).toBe(goods);
    await runJobs(service);
    await confirmed(service, operator, sent.id);
    expect((await operator.show(sent.id)).row).toMatchObject({ state: 'DONE', added: 1 });
  });
});
