/** The query a minute that is answered whole, whatever else was asked for within the hour. */
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { logIn, newAccount } from '../../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder } from '../../../../test/orders.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';

/** So many codes that no parcel bears. */
const unknownCodes = (count: number) => Array.from({ length: count }, newTrackingCode);

type Way = 'call' | 'page';
type Service = Pick<TestApp, 'app'>;

/** Asks by one of the two ways: which codes the answer names, or that it was refused and for how long. */
async function ask({ app }: Service, codes: readonly string[], way: Way = 'call', token?: string) {
  const headers = { 'x-local': 'en', ...(token === undefined ? {} : { token }) };
  const response = await app.inject({
    remoteAddress: '10.0.0.1',
    headers,
    ...(way === 'call'
      ? { method: 'POST', url: '/api/track/query', payload: { trackingCodeList: codes } }
      : { method: 'GET', url: `/t/${codes.join(',')}?lang=en` }),
  });
  const { statusCode: status, body } = response;
  const retryAfter = Number(response.headers['retry-after']);
  if (status !== 200) return { status, retryAfter, body };
  // A page repeats in its links what was asked for.
  const text =
    way === 'call' ? JSON.stringify(response.json().data) : (/<main>.*<\/main>/s.exec(body)?.[0] ?? '');
  return { status, named: codes.filter((code) => text.includes(code)).length };
}

const whole = (count: number) => ({ status: 200, named: count });

/** Uses up the hour and the minute of the address, or of an account. */
async function spend(service: Service, token?: string) {
  for (let query = 0; query < 20; query += 1) await ask(service, unknownCodes(100), 'call', token);
  expect(await ask(service, unknownCodes(100), 'call', token)).toMatchObject({ status: 429 });
}

describe.each<Way>(['call', 'page'])('an address that has used up its hour, by %s', (way) => {
  test('gets one query of a hundred codes a minute answered whole, known and unknown', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    const parcel = await builders(service.context).parcelOnTheRoad();
    await spend(service);
    for (let minute = 0; minute < 3; minute += 1) {
      service.clock.advance(60_000);
      expect(await ask(service, [parcel, ...unknownCodes(99)], way)).toEqual(whole(100));
      service.clock.advance(20_000);
      // Refused before anything is searched for: what exists gives no other answer than what does not.
      expect(await ask(service, [parcel], way)).toMatchObject({ status: 429, retryAfter: 40 });
      expect(await ask(service, unknownCodes(1), way)).toMatchObject({ status: 429, retryAfter: 40 });
      service.clock.advance(39_500);
      expect(await ask(service, [parcel], way)).toMatchObject({ status: 429, retryAfter: 1 });
      service.clock.advance(500);
    }
  });

  test('gets no more codes in small pieces, nor by spellings of one code', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    await spendAtOnce(service);
    const [once = ''] = unknownCodes(1);
    let answered = 0;
    for (let query = 0; query < 105; query += 1)
      answered += (await ask(service, [once, once.toLowerCase()], way)).status === 200 ? 1 : 0;
    expect(answered).toBe(100);
  });

  test('loses nothing by what is no query', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    await spend(service);
    service.clock.advance(60_000);
    expect((await ask(service, unknownCodes(101), way)).status).toBe(400);
    expect((await ask(service, [' '], way)).status).toBe(400);
    expect(await ask(service, unknownCodes(100), way)).toEqual(whole(100));
  });
});

/** Uses up the hour alone, without asking: queries a minute are limited too. */
async function spendAtOnce({ context }: TestApp) {
  await context.sql`insert into used_budget (key, used, ends_at)
    values ('tracking.address 10.0.0.1', 1300, ${new Date(context.clock.now().getTime() + 3_000_000)})`;
}

test('two processes share the minute', async () => {
  const first = await createTestApp({ rateLimit: 1 });
  const opened = await openTestContext(first.address, { rateLimit: 1 });
  const second = { ...opened, app: await buildApp(opened.context) };
  const advance = (ms: number) => [first, second].forEach(({ clock }) => clock.advance(ms));
  try {
    await spend(first);
    expect(await ask(second, unknownCodes(100))).toMatchObject({ status: 429, retryAfter: 60 });
    advance(60_000);
    expect(await ask(second, unknownCodes(60))).toEqual(whole(60));
    expect(await ask(first, unknownCodes(41), 'page')).toMatchObject({ status: 429, retryAfter: 60 });
    expect(await ask(first, unknownCodes(40), 'page')).toEqual(whole(40));
    expect(await ask(second, unknownCodes(1))).toMatchObject({ status: 429, retryAfter: 60 });
    advance(60_000);
    const both = await Promise.all([first, second].map((service) => ask(service, unknownCodes(100))));
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  } finally {
    await second.app.close();
  }
});

test('of 429 the next whole query is possible when the hour ends, where that is sooner', async () => {
  const service = await createTestApp({ rateLimit: 1 });
  await spend(service);
  service.clock.advance(3_590_000);
  expect(await ask(service, unknownCodes(100))).toEqual(whole(100));
  expect(await ask(service, unknownCodes(1))).toMatchObject({ status: 429, retryAfter: 10 });
  service.clock.advance(10_000);
  expect(await ask(service, unknownCodes(100))).toEqual(whole(100));
});

test('what is all the own of a customer is not counted; with a stranger code beside it the minute is asked', async () => {
  const { service, points } = await createOrderApp({ rateLimit: 1 });
  const customer = await newCustomer(service);
  const own = unknownCodes(3);
  const order = await newOrder(customer, points.khujand, { trackingCodes: own });
  const foreign = await builders(service.context).parcelOnTheRoad();
  await spend(service, customer.token);
  for (let query = 0; query < 5; query += 1)
    expect(await ask(service, own, 'call', customer.token)).toEqual(whole(3));
  // The number of an order stands for its parcels.
  expect((await ask(service, [order.code], 'call', customer.token)).status).toBe(200);
  expect((await ask(service, [...own, foreign], 'call', customer.token)).status).toBe(429);
  expect((await ask(service, [foreign], 'call', customer.token)).status).toBe(429);
  service.clock.advance(60_000);
  expect(await ask(service, [...own, foreign, ...unknownCodes(96)], 'call', customer.token)).toEqual(
    whole(100),
  );
  // Neighbours of the same address have spent nothing.
  expect(await ask(service, unknownCodes(100))).toEqual(whole(100));
});

test('staff are never asked for the minute', async () => {
  const service = await createTestApp({ rateLimit: 1 });
  const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
  await spend(service);
  for (let query = 0; query < 20; query += 1)
    expect(await ask(service, unknownCodes(100), 'call', token)).toEqual(whole(100));
});
