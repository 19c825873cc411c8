import { randomUUID } from 'node:crypto';
import type { SentManifest } from '@rohi/contract/imports/manifests.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { hidingSheet, workbook } from '../../../../test/sheet-xml.ts';
import { workbookOf } from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer, newOrder } from '../../../../test/orders.ts';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let trip: string;
let codes: [string, string, string];

beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  office = await dispatcherOf(service);
  trip = (await office.newTrip()).id;
  codes = [newTrackingCode(), newTrackingCode(), newTrackingCode()];
  const items = [
    { goods: 'Кроссовки', pieces: 2, valueAmount: '80' },
    { goods: '手机壳', pieces: 5, valueAmount: '9' },
  ];
  const customer = await newCustomer(service);
  await newOrder(customer, made.points.khujand, {
    trackingCodes: codes,
    places: codes.length,
    recipientName: 'Назарова Мадина Ҷӯраевна',
    recipientPhone: '+992 93 555 12 34',
    items,
  });
  await putOn(trip, codes, 4_250);
});

async function putOn(code: string, parcels: readonly string[], weightG: number): Promise<void> {
  await service.context.sql`
    update parcel set trip_code = ${code}, weight_g = ${weightG} where tracking_code = any(${[...parcels]})`;
}

async function send(bytes: Buffer, { id = randomUUID(), code = trip, token = office.dispatcher.token } = {}) {
  const answer = await service.app.inject({
    method: 'PUT',
    url: `/api/trips/${code}/manifests/${id}?name=partner.xlsx`,
    headers: { token, 'x-local': 'en', 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return {
    id,
    status: answer.statusCode,
    json: answer.json<{ error?: string; msg: string; data: SentManifest }>(),
  };
}

const own = (id: string, end = '') => `/trips/${trip}/manifests/${id}${end}`;
const confirm = async (id: string) =>
  dataOf<SentManifest>(await office.dispatcher.post(own(id, '/confirm'), {}));
const noted = async () =>
  dataOf<{ list: { id: string; fileName: string; counts: object; surplus: object[] }[] }>(
    await office.dispatcher.get(`/trips/${trip}/manifests`),
  ).list;
const state = async () =>
  service.context
    .sql`select tracking_code, trip_code, weight_g, last_event_at from parcel order by tracking_code`;

describe('a manifest that comes back', () => {
  test.each(['ru', 'zh', 'en'])('as it was drawn in %s differs in nothing', async (language) => {
    const drawn = await service.app.inject({
      url: `/api/trips/${trip}/papers/manifest?format=xlsx&language=${language}`,
      headers: { token: office.dispatcher.token },
    });
    const { json } = await send(drawn.rawPayload);
    expect(json.data).toMatchObject({
      parcels: 3,
      counts: { matching: 3, missing: 0, surplus: 0, weights: 0, unreadable: 0 },
    });
  });

  test('says what is missing, surplus and heavier, and is noted once without moving anything', async () => {
    const other = (await office.newTrip()).id;
    const elsewhere = newTrackingCode();
    await service.context.sql`
      insert into parcel (tracking_code, customer_code, business_line, country_code, status, trip_code, created_at)
      select ${elsewhere}, customer_code, business_line, country_code, status, ${other}, created_at from parcel
      where tracking_code = ${codes[0]}`;
    const bytes = await workbookOf([
      ['Манифест', null, null, null],
      ['运单号', 'Получатель', 'Вес', null],
      [null, null, 'Нетто', 'Брутто, кг'],
      [codes[0].toLowerCase(), 'Мадина', 4, '4,3'],
      [codes[1], '李伟', 4, '7,9 кг'],
      [elsewhere, 'Karim', null, '1,5'],
      ['ZZ000000001', 'Karim', null, null],
      [codes[0], null, null, 'тяжёлый'],
      ['Итого', null, 8, '13,7'],
    ]);
    const before = await state();
    const { id, json } = await send(bytes);
    expect(json.data).toMatchObject({
      confirmedAt: null,
      counts: { matching: 1, missing: 1, surplus: 2, weights: 1, unreadable: 1 },
      missing: [{ trackingCode: codes[2], weightKg: '4.250' }],
      surplus: [
        {
          row: 6,
          trackingCode: elsewhere,
          recipient: 'Karim',
          weightKg: '1.500',
          elsewhere: other,
          isKnown: true,
        },
        { row: 7, trackingCode: 'ZZ000000001', elsewhere: null, isKnown: false },
      ],
      weights: [{ row: 5, trackingCode: codes[1], oursKg: '4.250', theirsKg: '7.900' }],
      unreadable: [{ row: 8, text: codes[0] }],
    });
    expect(await noted()).toEqual([]);
    const [first, second] = await Promise.all([confirm(id), confirm(id)]);
    expect(first.confirmedAt).not.toBeNull();
    expect(second.counts).toEqual(first.counts);
    const [row, ...more] = await noted();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ fileName: 'partner.xlsx', counts: first.counts });
    expect(JSON.stringify(row)).not.toContain('Karim');
    const { events } = dataOf<{ events: { type: string; note: string }[] }>(
      await office.dispatcher.get(`/trips/${trip}/events`),
    );
    expect(events.filter(({ type }) => type === 'MANIFEST_NOTED')).toMatchObject([{ note: 'partner.xlsx' }]);
    expect(await state()).toEqual(before);
    // What was noted stays as it was noted.
    await putOn(trip, [codes[1]], 7_900);
    expect(dataOf<SentManifest>(await office.dispatcher.get(own(id))).counts.weights).toBe(1);
    await putOn(trip, [codes[1]], 4_250);
  });
});

describe('a manifest is refused', () => {
  test('of another trip, without codes, unreadable, and under an id of another file', async () => {
    const other = (await office.newTrip()).id;
    const ofTrip = await workbookOf([
      ['Рейс', 'Трек-номер'],
      [trip, codes[0]],
    ]);
    const foreign = await send(ofTrip, { code: other });
    expect(foreign).toMatchObject({ status: 409, json: { error: 'imports.manifestOfOtherTrip' } });
    expect(foreign.json.msg).toContain(trip);
    const bare = await send(await workbookOf([['Трек-номер'], [codes[0]]]), { code: other });
    expect(bare.json.error).toBe('imports.manifestOfOtherTrip');
    const codeless = await send(
      await workbookOf([
        ['Получатель', 'Вес'],
        ['Мадина', 4],
      ]),
    );
    expect(codeless).toMatchObject({ status: 422, json: { error: 'imports.fileRefused' } });
    expect(codeless.json.msg).toContain('Tracking code');
    expect((await send(Buffer.from('PK\u0003\u0004 no archive'))).json.error).toBe('imports.fileRefused');
    const { id } = await send(ofTrip);
    expect((await send(Buffer.from('Tracking code\nAB123456\n'), { id })).json.error).toBe(
      'imports.otherFile',
    );
  });

  test('to who departs no trips, and its sender alone has it', async () => {
    const hub = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    const bytes = Buffer.from(`Tracking code\n${codes[0]}\n`);
    expect((await send(bytes, { token: hub.token })).status).toBe(403);
    const { id } = await send(bytes);
    const colleague = (await dispatcherOf(service)).dispatcher;
    expect((await colleague.get(own(id))).json).toMatchObject({ error: 'imports.fileNotFound' });
    expect((await send(bytes, { code: 'RT-NONE' })).json.error).toBe('list.notFound');
  });
});

test('what a manifest hides is asked about, remembered for its layout, and noted only then', async () => {
  const rows = [['运单号', 'Вес, кг', 'Ячейка'], ...codes.map((code) => [code, '9', 'A'])];
  const bytes = await workbook([{ name: 'S', xml: hidingSheet(rows, { columns: [2], hidden: [4] }) }]);
  const { id, json } = await send(bytes);
  expect(json.data).toMatchObject({
    parcels: 3,
    counts: { missing: 0, weights: 3 },
    hidden: [
      { about: 'columns', count: 1, what: ['Вес, кг'], said: null },
      { about: 'rows', count: 1, what: [`4: ${codes[2]} · 9`], said: null },
    ],
  });
  const early = await office.dispatcher.post(own(id, '/confirm'), {});
  expect(early.json['error']).toBe('imports.hiddenUnanswered');
  const say = async (of: string, hidden: object) =>
    dataOf<SentManifest>(await office.dispatcher.put(own(of, '/choices'), { hidden }));
  const answer = await say(id, { rows: 'leave', columns: 'leave' });
  expect(answer).toMatchObject({
    parcels: 2,
    counts: { matching: 2, missing: 1, weights: 0 },
    hidden: [{ said: 'leave' }, { said: 'leave' }],
  });
  const next = await send(bytes);
  expect(next.json.data.hidden.map((part) => part.said)).toEqual(['leave', 'leave']);
  expect(await say(next.id, { rows: 'take' })).toMatchObject({ parcels: 3, counts: { missing: 0 } });
  expect(await confirm(next.id)).toMatchObject({ parcels: 3, hidden: [] });
  const late = await office.dispatcher.put(own(next.id, '/choices'), { hidden: { rows: 'leave' } });
  expect(late.json['error']).toBe('imports.notWaiting');
});

describe('a manifest of which something is not clear', () => {
  const say = async (id: string, ...answers: { about: string; index: number; value: string }[]) =>
    dataOf<SentManifest>(await office.dispatcher.put(own(id, '/choices'), { answers }));
  const early = async (id: string) => (await office.dispatcher.post(own(id, '/confirm'), {})).json['error'];
  const theirs = ({ weights }: SentManifest) => weights.map(({ theirsKg }) => theirsKg);

  test('asks in which unit its weights are, remembers it for the layout, and is noted only then', async () => {
    const rows = [['运单号', '重量', '品名'], ...codes.map((code) => [code, 9_000, 'A'])];
    const { id, json } = await send(await workbookOf(rows));
    expect(json.data).toMatchObject({
      asked: [{ about: 'unit', index: 1, samples: ['9000'], said: null }],
    });
    expect(await early(id)).toBe('imports.columnsUnanswered');
    const answer = await say(id, { about: 'unit', index: 1, value: 'g' });
    expect(theirs(answer)).toEqual(['9.000', '9.000', '9.000']);
    const next = await send(await workbookOf(rows));
    expect(next.json.data.asked.map((each) => each.said)).toEqual(['g']);
    expect(await confirm(next.id)).toMatchObject({ counts: { weights: 3 }, asked: [] });
  });

  test('asks what an unknown column is, and names those that are not compared', async () => {
    const bytes = await workbookOf([
      ['运单号', 'Сколько тянет', 'Товар'],
      ...codes.map((code) => [code, 9, 'обувь']),
    ]);
    const { id, json } = await send(bytes);
    expect(json.data).toMatchObject({
      counts: { matching: 3 },
      asked: [{ about: 'meaning', index: 1, header: 'Сколько тянет', samples: ['9'], said: null }],
      notCompared: ['Товар'],
    });
    expect(await early(id)).toBe('imports.columnsUnanswered');
    expect(theirs(await say(id, { about: 'meaning', index: 1, value: 'weightKg' }))).toHaveLength(3);
    expect(await say(id, { about: 'meaning', index: 1, value: 'none' })).toMatchObject({
      counts: { matching: 3 },
    });
    expect(await confirm(id)).toMatchObject({ counts: { matching: 3 } });
  });

  test('asks which of two weights counts, and how 1,250 is meant', async () => {
    const bytes = await workbookOf([
      ['运单号', '重量(kg)', '称重(kg)'],
      ...codes.map((code) => [code, '3', '1,250']),
    ]);
    const { id, json } = await send(bytes);
    expect(json.data.asked).toMatchObject([{ about: 'twice', index: 1, said: null }]);
    const chosen = await say(id, { about: 'twice', index: 1, value: '2' });
    expect(chosen.asked).toMatchObject([{ said: '2' }, { about: 'numbers', index: 2, said: null }]);
    expect(theirs(await say(id, { about: 'numbers', index: 2, value: 'parts' }))[0]).toBe('1.250');
    expect(theirs(await say(id, { about: 'numbers', index: 2, value: 'thousands' }))[0]).toBe('1250.000');
    expect(await confirm(id)).toMatchObject({ counts: { weights: 3 } });
  });

  test('reads grams and pounds where the heading or the cell says so', async () => {
    const read = async (heading: string, weight: string | number) => {
      const rows = [['运单号', heading], ...codes.map((code) => [code, weight])];
      const { json } = await send(await workbookOf(rows));
      return [json.data.asked.length, theirs(json.data)[0]];
    };
    expect(await read('毛重(g)', 900)).toEqual([0, '0.900']);
    expect(await read('Weight (lbs)', 20)).toEqual([0, '9.072']);
    expect(await read('Вес', '900 г')).toEqual([0, '0.900']);
  });
});
