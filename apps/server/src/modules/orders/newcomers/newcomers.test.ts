import { randomUUID } from 'node:crypto';
import type { SettingKey } from '@rohi/contract/reference-data/settings';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type {
  createCustomer,
  listUnknownCodes,
  lookForAlike,
} from '@rohi/contract/orders/new-customer.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { counterClerk, foundOf, openShift, takeAll } from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { readyParcel, setRate } from '../../../../test/tills.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';

type Made = DataOf<typeof createCustomer>;
type Look = DataOf<typeof lookForAlike>;

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let clerk: Awaited<ReturnType<typeof counterClerk>>;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
  manager = await moneyPerson(service, 'manager');
  clerk = await counterClerk(service);
});

const set = (key: SettingKey, value: string) => saveSetting(service.context, key, value as never, 'test');
const make = (body: object, by: Pick<MoneyPerson, 'post'> = clerk) =>
  by.post('/staff/customers', { locale: 'tg', ...body });
const madeOf = async (body: object, by: Pick<MoneyPerson, 'post'> = clerk) => {
  const { made } = moneyOf<Made>(await make(body, by));
  if (made === null) throw new Error('asked about somebody who is alike');
  return made;
};
const look = async (body: object, by: Pick<MoneyPerson, 'post'> = clerk) =>
  moneyOf<Look>(await by.post('/staff/customers/alike', { requestId: undefined, name: '', ...body }));

describe('a customer whom the office makes', () => {
  test('has a code, a point and a note, and is found by the office; nobody logs in', async () => {
    const made = await madeOf({
      name: ' Мадина  Раҷабова ',
      phone: '92 704-11-63',
      pickupPointId: khujand,
      note: 'Брат забирает по субботам',
    });
    const { sql } = service.context;
    const [row] = await sql`
      select name, phone, username, password_hash, offer_version, locale, place_id, account.customer_code as code
      from user_account account join customer_pickup_point on user_id = id where id = ${made.id}`;
    expect(row).toEqual({
      name: 'Мадина Раҷабова',
      phone: '+992927041163',
      username: null,
      password_hash: null,
      offer_version: null,
      locale: 'tg',
      place_id: khujand,
      code: made.customerCode,
    });
    const notes = await sql`select text, author_name from record_note where subject_id = ${made.id}`;
    expect(notes).toEqual([{ text: 'Брат забирает по субботам', author_name: clerk.account.username }]);
    const [audited] = await sql`select action, details from audit_event where subject_id = ${made.id}
      and action = 'customer:make'`;
    expect(audited).toMatchObject({ details: { customerCode: made.customerCode, parcels: 0, double: null } });
    const { list } = moneyOf<{ list: { code: string; username: string | null }[] }>(
      await manager.get(`/staff/customers?search=${encodeURIComponent('madina rajabova')}`),
    );
    expect(list).toMatchObject([{ code: made.customerCode, username: null, phoneMasked: '+992•••••1163' }]);
  });

  test('is made once for one request, also when it is sent twice at once', async () => {
    const body = { requestId: randomUUID(), name: 'Фарҳод Назаров', phone: '+992927041170' };
    const answers = await Promise.all([make(body), make(body), make(body)]);
    const codes = answers.map((answer) => moneyOf<Made>(answer).made?.customerCode);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toBeDefined();
    const rows = await service.context.sql`select from user_account where phone = '+992927041170'`;
    expect(rows).toHaveLength(1);
  });

  test('whoever is alike is asked about first, masked and with what waits there', async () => {
    const owner = await newCustomer(service, { phone: '+992927041180' });
    await service.context.sql`update user_account set name = 'Зарина Холова' where id = ${owner.account.id}`;
    const { customerCode } = owner;
    await builders(service.context).parcelAtPickupPoint({
      facts: { customerCode, pickupPointId: khujand, orderCode: null },
    });
    const body = { name: 'Зарина Холова', phone: '927041180' };
    const { alike } = await look(body);
    expect(alike).toEqual([
      {
        id: owner.account.id,
        customerCode,
        nameMasked: 'З••••• Х•••••',
        phoneMasked: '+992•••••1180',
        by: ['PHONE', 'NAME'],
        waiting: 1,
        coming: 0,
        lastCollectedAt: null,
        hasAccount: true,
      },
    ]);
    expect(moneyOf<Made>(await make(body))).toEqual({ made: null, alike });
    const made = await madeOf({ ...body, anyway: { reason: 'FAMILY', seen: [customerCode] } });
    const [audited] = await service.context.sql`
      select details->>'double' as double from audit_event where subject_id = ${made.id} and action = 'customer:make'`;
    expect(audited).toEqual({ double: 'FAMILY' });
  });

  test('two clerks who make the same person at once: the second is asked', async () => {
    const other = await counterClerk(service);
    const body = { name: 'Умед Саидов', phone: '+992927041190' };
    const answers = (await Promise.all([make(body), make(body, other)])).map((each) => moneyOf<Made>(each));
    expect(answers.filter(({ made }) => made !== null)).toHaveLength(1);
    const question = answers.find(({ made }) => made === null);
    const made = answers.find((each) => each.made !== null)?.made;
    expect(question?.alike).toMatchObject([{ customerCode: made?.customerCode, by: ['PHONE', 'NAME'] }]);
  });

  test('somebody who came meanwhile is asked about, also after others were seen', async () => {
    const first = await madeOf({ name: 'Парвиз Қодиров', phone: '+992927041191' });
    const seen = [first.customerCode];
    const second = await madeOf({
      name: 'Парвиз Кодиров',
      phone: '+992927041192',
      anyway: { reason: 'NAMESAKE', seen },
    });
    const { made, alike } = moneyOf<Made>(
      await make({ name: 'Парвиз Қодиров', anyway: { reason: 'NAMESAKE', seen } }),
    );
    expect(made).toBeNull();
    expect(alike.map(({ customerCode }) => customerCode)).toContain(second.customerCode);
  });

  test('one word alone is the name of many: only another one-word name is alike', async () => {
    await madeOf({ name: 'Гулнора' });
    await madeOf({ name: 'Шаҳло Давлатова' });
    expect((await look({ name: 'Гулнора' })).alike).toHaveLength(1);
    expect((await look({ name: 'Шаҳло' })).alike).toEqual([]);
  });

  test('codes that are wrong, taken or kept back are refused by name; a manager gives what is kept back', async () => {
    await set('customerCode.prefix', 'TPS');
    await set('customerCode.separator', 'none');
    await set('customerCode.leastDigits', '3');
    await set('customerCode.way', 'counted');
    await set('customerCode.next', '500');
    await set('customerCode.keptBack', 'repeated, round');
    expect((await look({})).nextCode).toBe('TPS501');
    const first = await madeOf({ name: 'Первый Клиент' });
    expect(first.customerCode).toBe('TPS501');
    const code = async (text: string) => [
      (await look({ code: text })).codeRefused,
      endOf(await make({ name: `Клиент ${text}`, code: text })),
    ];
    expect(await code('RA17')).toEqual(['customers.badCode', '422 customers.badCode']);
    expect(await code('tps0501')).toEqual(['customers.codeTaken', '409 customers.codeTaken']);
    expect(await code('TPS777')).toEqual(['customers.codeKeptBack', '409 customers.codeKeptBack']);
    expect((await look({ code: 'TPS501' })).alike).toMatchObject([{ by: ['CODE'] }]);
    expect((await madeOf({ name: 'Красивый Номер', code: 'TPS777' }, manager)).customerCode).toBe('TPS777');
    await set('customerCode.way', 'drawn');
    expect((await look({})).nextCode).toBeNull();
  });

  test('bad input is named, and a point that there is not', async () => {
    expect(endOf(await make({ name: '   ' }))).toBe('400 request.invalid');
    expect(endOf(await make({ name: 'Кто То', phone: '12' }))).toBe('200 accounts.badPhone');
    expect(endOf(await make({ name: 'Кто То', pickupPointId: 1 }))).toBe('200 orders.pickupPointNeeded');
    const operator = await moneyPerson(service, 'china-operator', 'YIWU-WH');
    expect(endOf(await make({ name: 'Кто То' }, operator))).toBe('403 auth.notAllowed');
  });

  test('is handed a parcel against a document, at a counter that knew no such customer before', async () => {
    const phone = '+992927041200';
    expect(endOf(await clerk.find(phone))).toBe('404 handOver.nobodyFound');
    const made = await madeOf({ name: 'Сафар Раҳимов', phone, pickupPointId: khujand });
    await setRate(manager);
    await openShift(clerk, manager, khujand);
    const customer = made as unknown as Customer;
    const code = await readyParcel(service, customer, khujand);
    expect(foundOf(await clerk.find(phone))).toMatchObject([{ customerCode: made.customerCode }]);
    moneyOf(await takeAll(clerk, customer, '300'));
    const proof = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '4821' } };
    const card = moneyOf<VisitCard>(await clerk.open(proof, made.customerCode));
    moneyOf(await clerk.give(card, code));
    const [parcel] = await service.context.sql`select status from parcel where tracking_code = ${code}`;
    expect(parcel).toEqual({ status: 'KHYQS' });
    await expectLedgerAdds(service);
  });
});

describe('parcels under a code that was nobody’s', () => {
  const { parcelAtPickupPoint, parcelReceivedInChina } = {
    parcelAtPickupPoint: (customerCode: string) =>
      builders(service.context).parcelAtPickupPoint({
        facts: { customerCode, pickupPointId: khujand, orderCode: null, weightG: 2_000 },
        flag: 'UNIDENTIFIED',
      }),
    parcelReceivedInChina: (customerCode: string) =>
      builders(service.context).parcelReceivedInChina({ facts: { customerCode, orderCode: null } }),
  };
  const standing = async (trackingCode: string) => {
    const [row] = await service.context.sql<{ code: string; problems: string[]; point: number | null }[]>`
      select customer_code as code, problems, pickup_point_id as point from parcel where tracking_code = ${trackingCode}`;
    return row;
  };

  test('become the customer’s in the act that gives the code, however it was written on them', async () => {
    const [first, second] = [await parcelAtPickupPoint('nb 41'), await parcelReceivedInChina('NB-41')];
    const other = await parcelReceivedInChina('NB-041');
    const texts = moneyOf<DataOf<typeof listUnknownCodes>>(await clerk.get('/staff/codes-of-nobody'));
    expect(texts.list.map(({ written, parcels }) => [written, parcels])).toEqual(
      expect.arrayContaining([
        ['nb 41', 1],
        ['NB-41', 1],
        ['NB-041', 1],
      ]),
    );
    expect((await look({ code: 'NB41' })).parcelsUnder).toBe(2);
    const body = { requestId: randomUUID(), code: 'NB-41', pickupPointId: khujand };
    const made = await madeOf({ ...body, name: 'Найденный Владелец' });
    expect(made).toMatchObject({ customerCode: 'NB-41', parcels: 2 });
    expect(await madeOf({ ...body, name: 'Другое Имя' })).toEqual({ ...made, name: 'Найденный Владелец' });
    expect(await standing(first)).toEqual({ code: 'NB-41', problems: [], point: khujand });
    expect(await standing(second)).toEqual({ code: 'NB-41', problems: [], point: khujand });
    expect(await standing(other)).toMatchObject({ code: 'NB-041' });
    const charges = await service.context.sql<{ code: string }[]>`
      select distinct charge.customer_code as code from charge join parcel on parcel.id = parcel_id
      where tracking_code = ${first}`;
    expect(charges).toEqual([{ code: 'NB-41' }]);
  });

  test('and of a customer who gets the code as another one; whose it may be is shown, never taken', async () => {
    const owner = await madeOf({ name: 'Хозяин Кодов', code: 'KX-0108' });
    const lost = await parcelAtPickupPoint('YY-0108');
    const listed = moneyOf<DataOf<typeof listUnknownCodes>>(await clerk.get('/staff/codes-of-nobody'));
    expect(listed.list.find((each) => each.written === 'YY-0108')?.guesses).toEqual([
      { customerCode: owner.customerCode, nameMasked: 'Х••••• К••••', by: 'DIGITS' },
    ]);
    const name = { requestId: undefined, written: 'YY-0108', customerCode: owner.customerCode };
    expect(endOf(await clerk.post('/staff/codes-of-nobody/alias', name))).toBe('403 auth.notAllowed');
    expect(moneyOf(await manager.post('/staff/codes-of-nobody/alias', name))).toEqual({
      customerCode: owner.customerCode,
      parcels: 1,
    });
    expect(await standing(lost)).toEqual({ code: owner.customerCode, problems: [], point: khujand });
    expect(moneyOf(await manager.post('/staff/codes-of-nobody/alias', name))).toMatchObject({ parcels: 0 });
  });

  test('a code given by hand on the customer’s record finds them as well', async () => {
    const owner = await newCustomer(service);
    const lost = await parcelReceivedInChina('HH 77');
    await manager.post(`/staff/customers/${owner.account.id}/codes`, { requestId: undefined, code: 'hh77' });
    expect(await standing(lost)).toMatchObject({ code: owner.customerCode });
  });

  test('nobody who is given the next code gets them: such a number is passed over', async () => {
    await set('customerCode.way', 'counted');
    const { nextCode } = await look({});
    const lost = await parcelReceivedInChina(nextCode ?? '');
    const made = await madeOf({ name: 'Новый Человек' });
    expect(made.customerCode).not.toBe(nextCode);
    expect(await standing(lost)).toMatchObject({ code: nextCode });
  });

  test.each([
    [
      'in small letters and with a blank',
      (code: string) => code.toLowerCase().replace('-', ' '),
      'Зебо Азимова',
    ],
    ['in Cyrillic letters', (code: string) => code.replace('T', 'Т'), 'Парвиз Юнусов'],
    ['with noughts before the number', (code: string) => code.replace('-', '-00'), 'Гулрухсор Латифова'],
  ] as const)('nor where it is written %s', async (_, spell, name) => {
    await set('customerCode.way', 'counted');
    const nextCode = (await look({})).nextCode ?? '';
    const lost = await parcelReceivedInChina(spell(nextCode));
    const made = await madeOf({ name });
    expect(made).toMatchObject({ parcels: 0 });
    expect(made.customerCode).not.toBe(nextCode);
    expect(await standing(lost)).toMatchObject({ code: spell(nextCode) });
  });
});
