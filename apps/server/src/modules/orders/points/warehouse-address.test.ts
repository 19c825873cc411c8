import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { call } from '../../../../test/accounts.ts';
import { newCustomer, type Customer } from '../../../../test/orders.ts';
import { listUser, rowOf, type ListUser, type Row } from '../../../../test/staff-list.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';

const yiwu = {
  chinaRecipient: '捷运 {customerCode}',
  chinaPhone: '138 0000 0000',
  chinaRegion: '浙江省 金华市 义乌市',
  chinaStreet: '银海路88号 3号库 ({customerCode})',
  chinaPostcode: '322000',
  chinaShown: true,
};

type WarehouseAddresses = {
  customerCode: string;
  list: { id: number; code: string; oneLine: string; phone: string; changedOn: string | null }[];
  closed: { code: string; name: string; closedOn: string }[];
  chosenId: number | null;
};

let fixture: TestApp;
let units: ListUser;
let customer: Customer;
beforeEach(async () => {
  fixture = await createTestApp();
  units = await listUser(fixture, 'units');
  customer = await newCustomer(fixture);
});

function formOf({ id: _id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...form }: Row) {
  return form;
}

async function warehouse(): Promise<Row> {
  const { list } = await units.find('?search=YIWU-WH');
  return list[0] as Row;
}

async function edit(fields: object) {
  const row = await warehouse();
  return units.change(row.id, { ...formOf(row), ...fields });
}

async function readAddresses(): Promise<WarehouseAddresses> {
  return (await customer.ask('GET', '/warehouse-address')).json['data'] as WarehouseAddresses;
}

describe('the China address of a warehouse', () => {
  test('is given to every customer with the own code as soon as the office has saved it', async () => {
    expect(await readAddresses()).toEqual({
      customerCode: customer.customerCode,
      list: [],
      closed: [],
      chosenId: null,
    });
    const saved = rowOf(await edit(yiwu));
    expect(saved).toMatchObject({ ...yiwu, chinaPhone: '13800000000', version: 1 });
    expect(await readAddresses()).toMatchObject({
      list: [
        {
          code: 'YIWU-WH',
          changedOn: null,
          oneLine: `捷运 ${customer.customerCode} 13800000000 浙江省 金华市 义乌市 银海路88号 3号库 (${customer.customerCode}) 322000`,
        },
      ],
      closed: [],
    });
    const [entry] = await units.history(saved.id);
    expect(entry?.changes).toContainEqual({
      field: 'chinaRecipient',
      before: '',
      after: '捷运 {customerCode}',
    });
  });

  test('is told as changed for thirty days, so that old copies are replaced', async () => {
    rowOf(await edit(yiwu));
    rowOf(await edit({ chinaPhone: '13900000000' }));
    expect((await readAddresses()).list).toMatchObject([{ phone: '13900000000', changedOn: '2026-11-20' }]);
    rowOf(await edit({ landmarks: { ru: 'x', en: 'x', zh: 'x', tg: 'x' } }));
    fixture.clock.set('2026-12-19T20:00:00Z');
    customer = await newCustomer(fixture);
    expect((await readAddresses()).list).toMatchObject([{ changedOn: '2026-11-20' }]);
    fixture.clock.set('2026-12-21T09:00:00Z');
    customer = await newCustomer(fixture);
    expect((await readAddresses()).list).toMatchObject([{ changedOn: null }]);
  });

  test.each([
    ['switched off', { chinaShown: false }],
    ['of a closed warehouse', { enabled: false }],
  ])('%s is shown to nobody, and who may have copied it is told', async (_what, fields) => {
    rowOf(await edit(yiwu));
    rowOf(await edit(fields));
    expect(await readAddresses()).toMatchObject({
      list: [],
      closed: [{ code: 'YIWU-WH', name: 'Yiwu warehouse', closedOn: '2026-11-20' }],
    });
    const info = await customer.ask('GET', '/auth/userinfo');
    expect(info.json['data']).toMatchObject({ warehouse: null });
    rowOf(await edit({ enabled: true, chinaShown: true }));
    expect(await readAddresses()).toMatchObject({ list: [{ code: 'YIWU-WH' }], closed: [] });
  });

  test.each([
    [{ chinaRecipient: '捷运' }, 'chinaRecipient', 'needsCustomerCode'],
    [{ chinaStreet: '银海路88号' }, 'chinaStreet', 'needsCustomerCode'],
    [{ chinaPhone: '+992935550148' }, 'chinaPhone', 'chinesePhone'],
    [{ chinaRegion: 'Zhejiang' }, 'chinaRegion', 'needsChinese'],
    [{ chinaPostcode: '' }, 'chinaPostcode', 'required'],
  ])('with %o is refused in the words of the caller', async (fields, field, error) => {
    const answer = await edit({ ...yiwu, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.json['fields']).toMatchObject([{ field, error }]);
    expect(JSON.stringify(answer.json['fields'])).not.toContain('{mark}');
    expect((await readAddresses()).list).toEqual([]);
  });

  test('cannot be emptied once it was given, only switched off', async () => {
    rowOf(await edit(yiwu));
    const nothing = {
      chinaRecipient: '',
      chinaPhone: '',
      chinaRegion: '',
      chinaStreet: '',
      chinaPostcode: '',
    };
    const answer = await edit(nothing);
    expect(answer.json['fields']).toContainEqual(
      expect.objectContaining({ field: 'chinaRecipient', error: 'required' }),
    );
  });

  test('belongs to a China warehouse and to nothing else', async () => {
    const hub = (await units.find('?search=DUSHANBE-HUB')).list[0] as Row;
    const answer = await units.change(hub.id, { ...formOf(hub), ...yiwu });
    expect(answer.json['fields']).toContainEqual(
      expect.objectContaining({ field: 'chinaRecipient', error: 'notAllowed' }),
    );
  });

  test('in Tajikistan is refused: a warehouse of that kind stands in China', async () => {
    const names = { ru: 'Склад', en: 'Warehouse', zh: '仓库', tg: 'Анбор' };
    const { version: _version, ...row } = formOf(await warehouse());
    const answer = await units.create({ ...row, ...yiwu, code: 'HISOR-WH', cityCode: 'HISOR', names });
    expect(answer.json['fields']).toContainEqual(
      expect.objectContaining({ field: 'cityCode', error: 'notAllowed' }),
    );
  });

  test('that two editors change at once keeps the first; a request sent twice makes one warehouse', async () => {
    const row = await warehouse();
    const answers = await Promise.all(
      ['13800000001', '13800000002'].map((chinaPhone) =>
        units.change(row.id, { ...formOf(row), ...yiwu, chinaPhone }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const names = { ru: 'Гуанчжоу', en: 'Guangzhou', zh: '广州仓', tg: 'Гуанҷоу' };
    const { version: _version, ...form } = formOf(row);
    const guangzhou = { ...form, ...yiwu, code: 'GZ-WH', cityCode: 'GUANGZHOU', names };
    const requestId = randomUUID();
    const made = [
      rowOf(await units.create(guangzhou, requestId)),
      rowOf(await units.create(guangzhou, requestId)),
    ];
    expect(made[0]?.id).toBe(made[1]?.id);
    expect((await readAddresses()).list.map(({ code }) => code)).toEqual(['GZ-WH', 'YIWU-WH']);
  });

  test('is read anew by another process once it was changed here', async () => {
    rowOf(await edit(yiwu));
    const { context } = await openTestContext(fixture.address);
    const other = await buildApp(context);
    const elsewhere = async () => {
      const { json } = await call(other, 'GET', '/warehouse-address', { token: customer.token });
      return (json['data'] as WarehouseAddresses).list.map(({ phone }) => phone);
    };
    expect(await elsewhere()).toEqual(['13800000000']);
    rowOf(await edit({ chinaPhone: '13900000000' }));
    await expect.poll(elsewhere, { timeout: 300_000 }).toEqual(['13900000000']);
    await other.close();
  });
});

describe('of several warehouses', () => {
  const guangzhou = {
    ...yiwu,
    code: 'GZ-WH',
    names: { ru: 'Склад Гуанчжоу', en: 'Guangzhou warehouse', zh: '广州仓', tg: 'Анбори Гуанҷоу' },
  };
  const choose = (warehouseId: Row['id']) => customer.ask('PUT', '/warehouse-address', { warehouseId });

  test('one is chosen and stays chosen, for this customer alone, while it takes parcels', async () => {
    const first = rowOf(await edit(yiwu));
    expect((await readAddresses()).chosenId).toBe(first.id);
    const { version: _version, ...form } = formOf(first);
    const second = rowOf(await units.create({ ...form, ...guangzhou }));
    expect((await readAddresses()).chosenId).toBeNull();
    expect((await choose(second.id)).json['data']).toEqual({ chosenId: second.id });
    expect((await choose(second.id)).status).toBe(200);
    expect((await readAddresses()).chosenId).toBe(second.id);
    const info = await customer.ask('GET', '/auth/userinfo');
    expect(info.json['data']).toMatchObject({ warehouse: { code: 'GZ-WH' } });
    const other = await newCustomer(fixture);
    const answer = await other.ask('GET', '/warehouse-address');
    expect(answer.json['data']).toMatchObject({ chosenId: null });
    rowOf(await units.change(second.id, { ...formOf(second), chinaShown: false }));
    expect((await readAddresses()).chosenId).toBe(first.id);
  });

  test('one that takes no parcels is not chosen', async () => {
    const { id } = rowOf(await edit({ ...yiwu, chinaShown: false }));
    const refused = await choose(id);
    expect(refused).toMatchObject({
      status: 400,
      json: { error: 'request.invalid', fields: [{ field: 'warehouseId', error: 'notAllowed' }] },
    });
    expect((await choose(1_000_000)).json['error']).toBe('request.invalid');
  });
});
