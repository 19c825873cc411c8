import { codeTypes } from '@rohi/contract/tracking/next-code.contract';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { isOwnParcelCode } from '@rohi/contract/tracking/own-codes';
import { reserveCode } from './reserve-code.service.ts';

let service: TestApp;
let token: string;
let actor: { userId: string; name: string };
beforeAll(async () => {
  service = await createTestApp();
  const account = await newAccount(service.context, 'china-operator');
  actor = { userId: account.id, name: account.username };
  ({ token } = await logIn(service.app, account));
});

const next = async (type: string) => call(service.app, 'GET', `/common/next-code/${type}`, { token });

test.each([
  ['order', /^RA261120[0-9A-Z]{6}$/],
  ['parcel', /^RP[0-9A-Z]{9}$/],
  ['bag', /^RB[0-9A-Z]{9}$/],
  ['trip', /^RT261120[0-9A-Z]{6}$/],
  ['transfer', /^RX261120[0-9A-Z]{6}$/],
  ['claim', /^RC[0-9A-Z]{9}$/],
  ['invoice', /^RI261120[0-9A-Z]{6}$/],
])('a code for a new %s has its letters and is kept for a day', async (type, form) => {
  const { json } = await next(type);
  expect(json['data']).toEqual({
    type,
    code: expect.stringMatching(form),
    reservedUntil: '2026-11-21T09:00:00.000Z',
  });
  const { code } = json['data'] as { code: string };
  expect(isOwnParcelCode(code)).toBe(type === 'parcel');
});

test('two hundred at once are two hundred codes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => next(codeTypes[index % codeTypes.length] ?? 'order')),
  );
  expect(new Set(answers.map(({ json }) => (json['data'] as { code: string }).code)).size).toBe(200);
});

/** A random source that repeats the given numbers. */
function dice(throws: readonly number[]): () => number {
  let at = 0;
  return () => throws[at++ % throws.length] ?? 0;
}

test('rivals with equal dice get different codes', async () => {
  // Each throws the same eight characters first and others after them.
  const rivals = await Promise.all(
    [1, 2, 3, 4].map((own) =>
      reserveCode(
        service.context,
        'bag',
        actor,
        dice([...Array.from({ length: 8 }, () => 7), own, 2, 3, 4, 5, 6, 7, 8]),
      ),
    ),
  );
  expect(new Set(rivals.map(({ code }) => code)).size).toBe(4);
});

test('a code that a parcel bears already is not given out', async () => {
  const [first, second] = [Array.from({ length: 8 }, () => 9), Array.from({ length: 8 }, () => 10)];
  const { code: taken } = await reserveCode(service.context, 'parcel', actor, dice(first));
  await service.context.sql`delete from reserved_code where code = ${taken}`;
  await builders(service.context).newParcel({ trackingCode: taken });
  const { code } = await reserveCode(service.context, 'parcel', actor, dice([...first, ...second]));
  expect(code).not.toBe(taken);
});

test.each(['customer', 'ORDER', 'orders'])('there are no codes for %s', async (type) => {
  expect((await next(type)).status).toBe(400);
});
