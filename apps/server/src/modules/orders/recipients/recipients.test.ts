import { randomUUID } from 'node:crypto';
import { mostRecipients } from '@rohi/contract/orders/order-rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../test/accounts.ts';
import { createOrderApp, newCustomer, newOrder, orderOf, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Shown = { id: string; name: string; phone: string; isDefault: boolean; version: number } & Record<
  string,
  unknown
>;
const shownIn = (answer: Answer) => answer.json['data'] as Shown;
const customer = () => newCustomer(service);
const bookOf = async (caller: Customer) => (await caller.ask('GET', '/recipients')).json['data'] as Shown[];
const add = (caller: Customer, name: string, phone: string, fields: object = {}) =>
  caller.ask('POST', '/recipients', { requestId: randomUUID(), name, phone, ...fields });

describe('the book of recipients', () => {
  test('the book begins with the usual recipient, with the number in international form', async () => {
    const farhod = await customer();
    const madina = shownIn(await add(farhod, '  Мадина   Каримова ', '92 700-11-22', { note: 'сестра' }));
    expect(madina).toMatchObject({
      name: 'Мадина Каримова',
      phone: '+992927001122',
      note: 'сестра',
      pickupPoint: null,
      isDefault: true,
      version: 1,
    });
    const aziz = shownIn(
      await add(farhod, 'Азиз', '00992 93 555 11 22', { pickupPointId: points.khujand, isDefault: true }),
    );
    expect(aziz).toMatchObject({ isDefault: true, pickupPoint: { id: points.khujand, code: 'PP-KHUJAND' } });
    await add(farhod, 'Бахром', '+992935551133');
    expect((await bookOf(farhod)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Азиз', true],
      ['Бахром', false],
      ['Мадина Каримова', false],
    ]);
  });

  test('asked 20 times at once with one request id has one entry more', async () => {
    const farhod = await customer();
    const entry = { requestId: randomUUID(), name: 'Madina', phone: '927001122' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => farhod.ask('POST', '/recipients', entry)),
    );
    expect(new Set(answers.map((answer) => shownIn(answer).id)).size).toBe(1);
    expect(await bookOf(farhod)).toHaveLength(1);
  });

  test('does not hold one person twice', async () => {
    const farhod = await customer();
    await add(farhod, 'Madina', '927001122');
    const aziz = shownIn(await add(farhod, 'Aziz', '927001122'));
    const same = await add(farhod, 'MADINA ', '+992 92 700 11 22');
    expect({ status: same.status, error: same.json['error'], msg: same.json['msg'] }).toEqual({
      status: 409,
      error: 'orders.recipientKnown',
      msg: 'A recipient with this name and phone is already in your book.',
    });
    const renamed = await farhod.ask('PUT', `/recipients/${aziz.id}`, {
      version: 1,
      name: 'Madina',
      phone: '927001122',
    });
    expect(renamed.json['error']).toBe('orders.recipientKnown');
  });

  test('is full at its limit, also for those who come at once', async () => {
    const farhod = await customer();
    for (let index = 1; index < mostRecipients; index += 1)
      await add(farhod, `Recipient ${index}`, `92700${String(index).padStart(4, '0')}`);
    const last = await Promise.all(
      ['Zarina', 'Zebo', 'Zulfiya'].map((name) => add(farhod, name, '935550000')),
    );
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.json).toMatchObject({
      error: 'orders.tooManyRecipients',
      msg: `Your book already holds ${mostRecipients} recipients, which is the limit. Remove those you no longer need.`,
    });
  });

  test('refuses an empty name, an impossible number and a point that is not in use', async () => {
    const farhod = await customer();
    const problems = async (name: string, phone: string, fields: object = {}) => {
      const { json } = await add(farhod, name, phone, fields);
      return json['fields'] ?? json['error'];
    };
    expect(await problems(' \t', '12')).toMatchObject([
      { field: 'name', error: 'required' },
      { field: 'phone', error: 'badFormat' },
    ]);
    expect(await problems('Madina', '+992 92 700')).toMatchObject([{ field: 'phone', error: 'badFormat' }]);
    expect(await problems('Madina\u0000', '927001122')).toMatchObject([
      { field: 'name', error: 'badCharacters' },
    ]);
    expect(await problems('Madina', '927001122', { pickupPointId: 999_999 })).toBe(
      'orders.pickupPointNeeded',
    );
    expect(await bookOf(farhod)).toEqual([]);
  });
});

describe('an entry of the book', () => {
  test('is changed over the version that was read; a second window is told', async () => {
    const farhod = await customer();
    const madina = shownIn(
      await add(farhod, 'Madina', '927001122', { note: 'sister', pickupPointId: points.kulob }),
    );
    const change = (version: number, fields: object) =>
      farhod.ask('PUT', `/recipients/${madina.id}`, {
        version,
        name: 'Madina',
        phone: '927001122',
        ...fields,
      });
    expect(shownIn(await change(1, { note: '' }))).toMatchObject({
      note: null,
      version: 2,
      pickupPoint: { id: points.kulob },
    });
    const late = await change(1, { note: 'the neighbour' });
    expect({ status: late.status, error: late.json['error'] }).toEqual({
      status: 409,
      error: 'orders.recipientChangedMeanwhile',
    });
    expect(shownIn(await change(2, { pickupPointId: null }))).toMatchObject({
      note: null,
      pickupPoint: null,
    });
  });

  test('changed by ten windows at once is changed by one of them', async () => {
    const farhod = await customer();
    const madina = shownIn(await add(farhod, 'Madina', '927001122'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        farhod.ask('PUT', `/recipients/${madina.id}`, {
          version: 1,
          name: `Madina ${index}`,
          phone: '927001122',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
  });

  test('taken out of the book leaves the orders that were made with it as they are', async () => {
    const farhod = await customer();
    const madina = shownIn(await add(farhod, 'Madina', '927001122'));
    const { code } = await newOrder(farhod, points.khujand, {
      recipientName: madina.name,
      recipientPhone: madina.phone,
    });
    expect((await farhod.ask('DELETE', `/recipients/${madina.id}`)).json).toMatchObject({
      code: 0,
      data: null,
    });
    expect(await bookOf(farhod)).toEqual([]);
    expect((await farhod.ask('DELETE', `/recipients/${madina.id}`)).status).toBe(404);
    expect(orderOf(await farhod.ask('GET', `/orders/${code}`)).declaration).toMatchObject({
      recipientName: 'Madina',
      recipientPhone: '+992927001122',
    });
  });

  test("T05: of somebody else's book answers as one that nobody has", async () => {
    const [farhod, madina] = [await customer(), await customer()];
    const theirs = shownIn(await add(madina, 'Aziz', '927001122'));
    const missing = randomUUID();
    const entry = { version: 1, name: 'Mine now', phone: '927001133' };
    for (const [method, body] of [
      ['PUT', entry],
      ['DELETE', undefined],
    ] as const) {
      const foreign = await farhod.ask(method, `/recipients/${theirs.id}`, body);
      const absent = await farhod.ask(method, `/recipients/${missing}`, body);
      expect(foreign.status).toBe(404);
      expect({ ...foreign.json, requestId: '' }).toEqual({ ...absent.json, requestId: '' });
    }
    expect(await bookOf(madina)).toEqual([theirs]);
    expect(await bookOf(farhod)).toEqual([]);
  });

  test('T12: takes the fields of its form and no column beside them', async () => {
    const [farhod, madina] = [await customer(), await customer()];
    const own = shownIn(await add(farhod, 'Aziz', '927001122'));
    const columns = await service.context.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'recipient'`;
    const allowed = new Set(['name', 'phone', 'note', 'version']);
    const wire = (name: string) =>
      name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
    const sent = columns.flatMap(({ name }) => [name, wire(name)]).filter((name) => !allowed.has(name));
    expect(sent.length).toBeGreaterThan(8);
    for (const key of sent.filter((name) => !['pickupPointId', 'isDefault', 'requestId'].includes(name))) {
      const body = { name: 'Aziz', phone: '927001122', [key]: madina.account.id };
      for (const answer of [
        await farhod.ask('PUT', `/recipients/${own.id}`, { version: 1, ...body }),
        await farhod.ask('POST', '/recipients', { requestId: randomUUID(), ...body }),
      ])
        expect({ key, status: answer.status, fields: answer.json['fields'] }).toMatchObject({
          key,
          status: 400,
          fields: [{ field: key, error: 'unknownField' }],
        });
    }
    expect(await bookOf(farhod)).toEqual([own]);
    expect(await bookOf(madina)).toEqual([]);
  });
});
