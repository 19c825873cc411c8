import { addDays } from '@rohi/contract/dushanbe-time';
import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { openTestContext, runEvents, runJobs, type TestApp } from '../../../test/test-app.ts';
import { systemPrincipal } from '../../principal.ts';
import type { Move } from '../tracking/moves/parcel-move.ts';
import { endOfWaiting } from '../../../test/waiting-news.ts';
import { moveParcel } from '../tracking/tracking.service.ts';
import { fingerprintOf, pickupCodeOf, type Collector } from './pickup-code.ts';
import { checkCode, codeOf, customerOfCode } from './pickup-codes.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const station = { actor: systemPrincipal('test'), source: 'station' } as const;

type Collections = DataOf<typeof ownCollections>;

const move = (code: string, type: Move['type'], corrects?: number) =>
  moveParcel(service.context, code, { type, ...station, ...(corrects === undefined ? {} : { corrects }) });

function ready(caller: Customer, pickupPointId = points.khujand, receivedAt = '2026-10-30T06:00:00Z') {
  const facts = { customerCode: caller.customerCode, pickupPointId, orderCode: null, weightG: 20_000 };
  return builders(service.context).parcelAtPickupPoint({ facts, receivedAt });
}

async function collectionsOf(caller: Customer): Promise<Collections> {
  return (await caller.ask('GET', '/profile/collections')).json['data'] as Collections;
}

async function codesShown(caller: Customer): Promise<Record<number, string>> {
  const { places } = await collectionsOf(caller);
  return Object.fromEntries(places.map(({ pickupPoint, code }) => [pickupPoint.id, code]));
}

async function codeAt(caller: Customer, pickupPointId = points.khujand): Promise<string> {
  return (await codesShown(caller))[pickupPointId] ?? '';
}

/** Everything that the tables of the service hold, as text. */
async function everythingStored(): Promise<string> {
  const { sql } = service.context;
  const tables = await sql<{ name: string }[]>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`;
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select string_agg(row::text, E'\\n') as text from ${name} as row`);
    texts.push((rows as { text: string | null }[])[0]?.text ?? '');
  }
  return texts.join('\n');
}

const asToken = (code: string) =>
  new RegExp(String.raw`(?<![\da-z])${code.slice(0, 3)}\s?${code.slice(3)}(?![\da-z])`, 'i');

describe('the pickup code', () => {
  test('is six digits, and the same while anything waits at the point', async () => {
    const madina = await newCustomer(service);
    expect(await collectionsOf(madina)).toMatchObject({ places: [] });
    const first = await ready(madina);
    const code = await codeAt(madina);
    expect(code).toMatch(/^\d{6}$/);
    const second = await ready(madina);
    expect(await codeAt(madina)).toBe(code);
    await move(first, 'CUSTOMER_RECEIVED');
    expect(await codeAt(madina)).toBe(code);
    await move(second, 'CUSTOMER_RECEIVED');
    expect(await codesShown(madina)).toEqual({});
    await ready(madina);
    expect(await codeAt(madina)).toMatch(/^\d{6}$/);
    expect(await codeAt(madina)).not.toBe(code);
  });

  test('a pickup code differs for each customer and point, and its point finds the customer', async () => {
    const [madina, farhod] = [await newCustomer(service), await newCustomer(service)];
    await ready(madina);
    await ready(madina, points.kulob);
    await ready(farhod);
    const own = await codesShown(madina);
    expect(Object.keys(own)).toHaveLength(2);
    expect(own[points.khujand]).not.toBe(own[points.kulob]);
    const others = await codeAt(farhod);
    expect(others).not.toBe(own[points.khujand]);
    expect(await customerOfCode(service.context, points.khujand, others)).toBe(farhod.customerCode);
    expect(await customerOfCode(service.context, points.kulob, others)).not.toBe(farhod.customerCode);
  });

  test('is another one after the hand-over was taken back', async () => {
    const madina = await newCustomer(service);
    const parcel = await ready(madina);
    const code = await codeAt(madina);
    await move(parcel, 'CUSTOMER_RECEIVED');
    const [last] = await service.context.sql<{ seq: number }[]>`
      select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${parcel}`;
    await move(parcel, 'CORRECTED', last?.seq);
    expect(await codeAt(madina)).toMatch(/^\d{6}$/);
    expect(await codeAt(madina)).not.toBe(code);
  });

  test('stands in no table, and is kept by no cache on its way', async () => {
    const madina = await newCustomer(service);
    await ready(madina);
    const answer = await madina.ask('GET', '/profile/collections');
    const [place] = (answer.json['data'] as Collections).places;
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(place?.code).toMatch(/^\d{6}$/);
    expect(await everythingStored()).not.toMatch(asToken(place?.code ?? ''));
  });

  test("a pickup code stands beside parcels under the customer's own names for them", async () => {
    const [madina, farhod] = [await newCustomer(service), await newCustomer(service)];
    const [boots, plain, foreign] = [await ready(madina), await ready(madina), await ready(farhod)];
    expect((await madina.ask('PUT', `/profile/parcel-names/${boots}`, { name: 'ботинки' })).status).toBe(200);
    await farhod.ask('PUT', `/profile/parcel-names/${foreign}`, { name: 'чужое' });
    const [place] = (await collectionsOf(madina)).places;
    expect(
      Object.fromEntries(place?.parcels.map(({ trackingCode, name }) => [trackingCode, name]) ?? []),
    ).toEqual({
      [boots]: 'ботинки',
      [plain]: null,
    });
  });

  test('a pickup code is answered to its customer alone', async () => {
    expect((await call(service.app, 'GET', '/profile/collections')).status).toBe(401);
  });
});

describe('what is said at the counter', () => {
  async function waiting(): Promise<{ caller: Customer; collector: Collector; code: string; wrong: string }> {
    const caller = await newCustomer(service);
    await ready(caller);
    const code = await codeAt(caller);
    const collector = { customerCode: caller.customerCode, pickupPointId: points.khujand };
    return { caller, collector, code, wrong: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
  }

  test('is right however the digits are parted, and what is no code is no try', async () => {
    const { collector, code } = await waiting();
    const parted = `${code.slice(0, 3)} ${code.slice(3)}`;
    for (const words of [code, parted, ` ${parted.replace(' ', '-')} `])
      expect(await checkCode(service.context, collector, words)).toEqual({ result: 'RIGHT' });
    for (const words of ['', '12345', 'TJ-10482'])
      expect(await checkCode(service.context, collector, words)).toEqual({ result: 'UNREADABLE' });
  });

  test('wrong for the fifth time it is replaced by another code; a right one forgives the tries', async () => {
    const { caller, collector, code, wrong } = await waiting();
    const say = (words: string) => checkCode(service.context, collector, words);
    for (const triesLeft of [4, 3, 2, 1]) expect(await say(wrong)).toEqual({ result: 'WRONG', triesLeft });
    expect(await say(code)).toEqual({ result: 'RIGHT' });
    for (const triesLeft of [4, 3, 2, 1]) expect(await say(wrong)).toEqual({ result: 'WRONG', triesLeft });
    expect(await say(wrong)).toEqual({ result: 'REPLACED' });
    const next = await codeAt(caller);
    expect(next).not.toBe(code);
    expect(await say(code)).toEqual({ result: 'WRONG', triesLeft: 4 });
    expect(await say(next)).toEqual({ result: 'RIGHT' });
  });

  test('a code that is replaced is told by letter, once, with the new code and never in the row', async () => {
    const mail = await startMailServer();
    const { service: mailing, points: at } = await createOrderApp({ smtpUrl: mail.url });
    const caller = await newCustomer(mailing);
    const facts = { customerCode: caller.customerCode, pickupPointId: at.khujand, orderCode: null };
    await builders(mailing.context).parcelAtPickupPoint({ facts });
    await runEvents(mailing);
    await runJobs(mailing);
    const before = mail.deliveries.length;
    const collector = { customerCode: caller.customerCode, pickupPointId: at.khujand };
    const code = (await codeOf(mailing.context, collector)) ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const tries = Array.from({ length: 5 }, () => checkCode(mailing.context, collector, wrong));
    expect((await Promise.all(tries)).filter(({ result }) => result === 'REPLACED')).toHaveLength(1);
    const next = (await codeOf(mailing.context, collector)) ?? '';
    const rows = await mailing.context.sql`select params from letter where name = 'pickupCodeReplaced'`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(next);
    await runJobs(mailing);
    const letters = mail.deliveries.slice(before);
    expect(letters.map(({ recipients }) => recipients)).toEqual([[caller.account.email]]);
    expect(letters[0]?.mail.text).toContain(`${next.slice(0, 3)} ${next.slice(3)}`);
    expect(letters[0]?.mail.text).toContain('Point KHUJAND');
  });

  test('tries at once are all counted', async () => {
    const { caller, collector, code, wrong } = await waiting();
    const results = await Promise.all(
      Array.from({ length: 5 }, () => checkCode(service.context, collector, wrong)),
    );
    expect(results.filter(({ result }) => result === 'REPLACED')).toHaveLength(1);
    expect(await codeAt(caller)).not.toBe(code);
  });

  test('nothing waits for who has nothing there', async () => {
    const { customerCode } = await newCustomer(service);
    const collector = { customerCode, pickupPointId: points.khujand };
    expect(await checkCode(service.context, collector, '123456')).toEqual({ result: 'NOTHING_WAITS' });
  });
});

describe('two processes at once', () => {
  test('give two customers of a point two codes, also where the key makes one and the same', async () => {
    const other = await openTestContext(service.address);
    // The key is made at the first code.
    const customer = await newCustomer(service);
    await ready(customer);
    await codeAt(customer);
    const [row] = await service.context.sql<{ secret: Buffer }[]>`
      select secret from installation_key where purpose = 'PICKUP_CODE'`;
    const twins = findTwins(row?.secret ?? Buffer.alloc(0), points.kulob);
    for (const customerCode of twins)
      await builders(service.context).parcelAtPickupPoint({
        facts: { customerCode, pickupPointId: points.kulob, orderCode: null },
      });
    const codes = await Promise.all(
      twins.map((customerCode, index) =>
        codeOf((index === 0 ? service : other).context, { customerCode, pickupPointId: points.kulob }),
      ),
    );
    expect(new Set(codes).size).toBe(2);
    expect(codes.every((code) => /^\d{6}$/.test(code ?? ''))).toBe(true);
  });

  test('hand over the last two parcels: the next code is another', async () => {
    const other = await openTestContext(service.address);
    const madina = await newCustomer(service);
    const parcels = [await ready(madina), await ready(madina)];
    const code = await codeAt(madina);
    await Promise.all(
      parcels.map((parcel, index) =>
        moveParcel((index === 0 ? service : other).context, parcel, {
          type: 'CUSTOMER_RECEIVED',
          ...station,
        }),
      ),
    );
    expect(await codesShown(madina)).toEqual({});
    await ready(madina);
    expect(await codeAt(madina)).not.toBe(code);
  });

  test('the database refuses a second customer with a code in use', async () => {
    const madina = await newCustomer(service);
    await ready(madina);
    await codeAt(madina);
    await expect(service.context.sql`
      insert into pickup_code (customer_code, pickup_point_id, fingerprint)
      select 'TJ-99999', pickup_point_id, fingerprint from pickup_code
      where customer_code = ${madina.customerCode} and fingerprint is not null`).rejects.toMatchObject({
      code: '23505',
    });
  });
});

/** Two customers with the same first code at the point: among some thousands there are such. */
function findTwins(secret: Buffer, pickupPointId: number): [string, string] {
  const seen = new Map<string, string>();
  for (let number = 10_000; number < 99_999; number += 1) {
    const customerCode = `TJ-${number}`;
    const code = pickupCodeOf(secret, { customerCode, pickupPointId }, 1);
    const twin = seen.get(code);
    if (twin !== undefined) return [twin, customerCode];
    seen.set(code, customerCode);
  }
  throw new Error('no two customers have the same code');
}

test('a code says nothing of another generation, customer, point or installation', () => {
  const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const collector = { customerCode: 'TJ-10482', pickupPointId: 7 };
  const codes = [
    pickupCodeOf(key, collector, 1),
    pickupCodeOf(key, collector, 2),
    pickupCodeOf(key, { ...collector, customerCode: 'TJ-10483' }, 1),
    pickupCodeOf(key, { ...collector, pickupPointId: 8 }, 1),
    pickupCodeOf(otherKey, collector, 1),
  ];
  expect(new Set(codes).size).toBe(5);
  expect(pickupCodeOf(key, collector, 1)).toBe(codes[0]);
  expect(fingerprintOf(key, 7, '123456')).not.toEqual(fingerprintOf(key, 8, '123456'));
});

describe('what is to be paid', () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' });

  /** At a moment, by a log-in of its own: a token lives for an hour. */
  async function collectionsAt(caller: Customer, moment: string): Promise<Collections> {
    service.clock.set(moment);
    const { token } = await logIn(service.app, caller.account);
    return (await call(service.app, 'GET', '/profile/collections', { token })).json['data'] as Collections;
  }

  test('is the delivery and the storage of today, in dollars and at the rate of its day', async () => {
    const madina = await newCustomer(service);
    await service.context.sql`
      insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at)
      values ('USD', 'TJS', '2026-11-20', '9.25', 'test', '2026-11-20T04:00:00Z')`;
    // Came on 18 November, free until the 28th, then 1.00 USD a day; the other one two days later.
    const first = await ready(madina);
    const second = await ready(madina, points.khujand, '2026-11-01T06:00:00Z');
    const facts = { customerCode: madina.customerCode, pickupPointId: points.khujand, orderCode: null };
    await builders(service.context).parcelOnTheRoad({ facts, receivedAt: '2026-11-13T06:00:00Z' });
    const inTime = await collectionsAt(madina, '2026-11-23T06:00:00Z');
    expect(inTime).toMatchObject({ day: '2026-11-23', rate: { tjsPerUsd: '9.25', date: '2026-11-20' } });
    expect(inTime.places).toHaveLength(1);
    const [before] = inTime.places;
    expect(before).toMatchObject({ ready: 2, unpriced: 0, storageTomorrow: usd('0.00') });
    expect(before?.due).toMatchObject({
      delivery: usd('100.00'),
      storage: usd('0.00'),
      total: usd('100.00'),
    });
    expect(before?.due.totalTjs).toEqual({ amount: '925.00', currency: 'TJS' });
    const to = before?.next?.to ?? '';
    expect(before?.next).toMatchObject({ parcels: 1 });
    const waited = await collectionsAt(madina, `${to}T06:00:00Z`);
    expect(before?.next?.extraStorage).toEqual(waited.places[0]?.due.storage);

    const late = await collectionsAt(madina, '2026-11-30T06:00:00Z');
    const [place] = late.places;
    expect(place?.due).toMatchObject({ storage: usd('2.00'), total: usd('102.00') });
    expect(place?.storageTomorrow).toEqual(usd('4.00'));
    expect(place?.parcels.map(({ trackingCode }) => trackingCode)).toEqual([first, second]);
    expect(place?.parcels[0]).toMatchObject({
      freeUntil: '2026-11-28',
      delivery: usd('50.00'),
      storage: { since: '2026-11-29', total: usd('2.00'), perDay: usd('1.00') },
      storageTomorrow: usd('3.00'),
    });
    // Of a rate that is more than ten days old nothing is said.
    expect(await collectionsAt(madina, `${addDays('2026-11-20', 12)}T06:00:00Z`)).toMatchObject({
      rate: null,
    });
  });
});

describe('the letter that a parcel can be collected', () => {
  test.each([
    ['ru', 'Код выдачи'],
    ['zh', '取件码'],
    ['en', 'Your pickup code'],
    ['tg', 'Рамзи гирифтан'],
  ] as const)('tells the code in %s, and its row does not', async (locale, word) => {
    const server = await startMailServer();
    const mailing = await createOrderApp({ smtpUrl: server.url });
    const { app, context } = mailing.service;
    const account = await newAccount(context, 'customer', { locale });
    const { token } = await logIn(app, account);
    const info = await call(app, 'GET', '/auth/userinfo', { token });
    const { customerCode } = info.json['data'] as { customerCode: string };
    const facts = { customerCode, pickupPointId: mailing.points.khujand, orderCode: null };
    const code = await builders(context).parcelIn(ParcelStatus.AwaitingPickupPoint, { facts });
    await runJobs(mailing.service);
    server.deliveries.splice(0);
    await moveParcel(context, code, { type: 'PP_RECEIVED', ...station });
    await runEvents(mailing.service);
    // It waits for what else may come to the point.
    await endOfWaiting(mailing.service);
    const [letter] = await context.sql<
      { params: object }[]
    >`select params from letter where state = 'queued'`;
    expect(letter?.params).toMatchObject({ collector: { customerCode } });
    await runJobs(mailing.service);
    const answer = await call(app, 'GET', '/profile/collections', { token });
    const pickupCode = (answer.json['data'] as Collections).places[0]?.code ?? '';
    expect(JSON.stringify(letter?.params)).not.toMatch(asToken(pickupCode));
    const [{ mail } = { mail: undefined }] = server.deliveries;
    expect(mail?.text).toContain(word);
    expect(mail?.text).toContain(`${pickupCode.slice(0, 3)} ${pickupCode.slice(3)}`);
    expect(mail?.subject).not.toContain(pickupCode.slice(0, 3));
  });
});
