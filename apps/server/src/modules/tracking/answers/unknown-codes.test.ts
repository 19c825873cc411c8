import { trackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { describe, expect, test } from 'vitest';
import { logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

/** So many unknown codes, each asked for the first time. */
function unknownCodes(count: number): string[] {
  return Array.from({ length: count }, () => `YT${String((requests += 1)).padStart(10, '0')}`);
}
let requests = 0;

async function track(
  { app }: Pick<TestApp, 'app'>,
  trackingCodeList: readonly string[],
  { address = '10.0.0.1', token }: { address?: string; token?: string } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/track/query',
    payload: { trackingCodeList },
    remoteAddress: address,
    headers: { 'x-local': 'en', ...(token === undefined ? {} : { token }) },
  });
  const { error, msg } = response.json<{ error?: string; msg: string }>();
  const status = response.statusCode;
  const data = status === 200 ? trackingAnswer.parse(response.json().data) : undefined;
  return { status, error, msg, data, retryAfter: Number(response.headers['retry-after']) };
}

/** How often each kind of answer was given: details, the number alone, refused. */
function tally(answers: readonly Awaited<ReturnType<typeof track>>[]) {
  const of = (name: string) => answers.filter((answer) => kindOf(answer) === name).length;
  return { named: of('named'), counted: of('counted'), refused: of('refused') };
}

function kindOf({ status, data }: Awaited<ReturnType<typeof track>>) {
  if (status !== 200) return 'refused';
  return data?.notTold === undefined ? 'named' : 'counted';
}

/** Uses up the hour of an address, and the minute. */
async function spendHour(service: TestApp, from: Parameters<typeof track>[2] = {}) {
  const answers = [];
  for (let query = 0; query < 14; query += 1) answers.push(await track(service, unknownCodes(100), from));
  expect(tally(answers)).toEqual({ named: 4, counted: 10, refused: 0 });
}

describe('codes not found', () => {
  test('a hundred queries of a hundred at once: 300 codes told, 100 of the minute, 1,000 more counted, the rest refused', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => track(service, unknownCodes(100))));
    const { named, counted, refused } = tally(answers);
    expect({ named, others: counted + refused }).toEqual({ named: 4, others: 96 });
    // Which of them the minute paid for, and whether its share of the thousand came back in time, was a race.
    expect([9, 10]).toContain(counted);
    expect(answers.flatMap(({ data }) => data?.notFound ?? [])).toHaveLength(400);
    expect(answers.flatMap(({ data }) => data?.notTold?.count ?? [])).toEqual(Array(counted).fill(100));
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      error: 'tracking.tooManyUnknown',
      msg: 'Too many numbers that were not found within an hour. The search opens again in 60 seconds.',
      retryAfter: 60,
    });
  });

  test('beyond 300 never hide a parcel that exists; of the rest there is only the number, and when it ends', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    const parcel = await builders(service.context).parcelOnTheRoad();
    for (let query = 0; query < 2; query += 1) await track(service, unknownCodes(100));
    await track(service, unknownCodes(50));
    service.clock.advance(20 * 60_000);
    // The query that crosses the limit is paid for by the minute, and the hour keeps its fifty.
    expect((await track(service, [parcel, ...unknownCodes(99)])).data?.notFound).toHaveLength(99);
    service.clock.advance(15_000);
    const crossing = await track(service, [parcel, ...unknownCodes(80)]);
    expect(crossing.data).toMatchObject({ count: 1, notTold: { count: 30, waitSec: 45 } });
    expect(crossing.data?.notFound).toHaveLength(50);
    const beyond = await track(service, [...unknownCodes(3), parcel]);
    expect(beyond.data?.detailList.map(({ trackingCode }) => trackingCode)).toEqual([parcel]);
    expect(beyond.data?.notFound).toEqual([]);
    expect(beyond.data?.notTold).toEqual({ count: 3, waitSec: 45 });
    expect((await track(service, [parcel])).data?.notTold).toBeUndefined();
    service.clock.advance(45_000);
    expect((await track(service, unknownCodes(100))).data?.notFound).toHaveLength(100);
    // The hour began with its first query, and ends sooner than the minute now.
    service.clock.advance(39 * 60_000 - 15_000);
    await track(service, unknownCodes(100));
    service.clock.advance(10_000);
    expect((await track(service, unknownCodes(2))).data?.notTold).toEqual({ count: 2, waitSec: 5 });
    service.clock.advance(5_000);
    expect((await track(service, unknownCodes(100))).data?.notFound).toHaveLength(100);
  });

  test('what is found costs nothing, however much of it and in whatever crowd', async () => {
    const service = await createTestApp({ rateLimit: 1, trackingCacheBytes: 0 });
    const build = builders(service.context);
    const codes: string[] = [];
    for (let made = 0; made < 15; made += 1) codes.push(await build.parcelOnTheRoad());
    const answers = await Promise.all(Array.from({ length: 100 }, () => track(service, codes)));
    expect(tally(answers)).toEqual({ named: 100, counted: 0, refused: 0 });
    expect(tally([await track(service, unknownCodes(100))])).toEqual({ named: 1, counted: 0, refused: 0 });
  });

  test('a customer has 600 of his own, wherever he asks from, and his neighbours keep theirs', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    const customer = await newCustomer(service);
    const own = { token: customer.token };
    await spendHour(service);
    expect((await track(service, unknownCodes(1))).status).toBe(429);
    const answers = [];
    for (let query = 0; query < 18; query += 1)
      answers.push(await track(service, unknownCodes(100), { ...own, address: `10.0.1.${query}` }));
    expect(tally(answers)).toEqual({ named: 7, counted: 10, refused: 1 });
    expect((await track(service, unknownCodes(100), { address: '10.0.1.1' })).data?.notFound).toHaveLength(
      100,
    );
  });

  test('staff are not counted', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => track(service, unknownCodes(100), { token })),
    );
    expect(tally(answers)).toEqual({ named: 20, counted: 0, refused: 0 });
    expect((await track(service, unknownCodes(1))).data?.notTold).toBeUndefined();
  });

  test('what this process remembers is answered though the counts cannot be read', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    const parcel = await builders(service.context).parcelOnTheRoad();
    await expect.poll(() => service.context.changes.isTrusted()).toBe(true);
    expect((await track(service, [parcel])).data?.count).toBe(1);
    await service.context.sql`drop table used_budget`;
    await service.context.sql`alter table parcel drop column timeline`;
    expect((await track(service, [parcel])).data?.count).toBe(1);
    expect((await track(service, unknownCodes(1))).status).toBe(500);
  });

  test('counts that have ended are thrown away', async () => {
    const service = await createTestApp({ rateLimit: 1 });
    await track(service, unknownCodes(1));
    const stored = () => service.context.sql`select from used_budget`.then((rows) => rows.length);
    await runJobs(service);
    expect(await stored()).toBe(1);
    service.clock.advance(3_600_000);
    const { forgetUsedBudgets } = await import('../../../platform/used-budgets.ts');
    await forgetUsedBudgets(service.context.sql, service.context.clock.now());
    expect(await stored()).toBe(0);
  });
});
