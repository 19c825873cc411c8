import { expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { ownerlessParcel } from '../../../../test/claims.ts';
import { newCustomer, type Customer } from '../../../../test/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const search = ({ app }: TestApp, { token }: Customer, trackingCode: string, address = '10.0.0.1') =>
  call(app, 'POST', '/profile/claims/search', { token, body: { trackingCode }, address });

test('of 120 searches for nothing at once 30 are answered', async () => {
  const service = await createTestApp({ rateLimit: 1 });
  const farhod = await newCustomer(service);
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => search(service, farhod, newTrackingCode())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    json: {
      error: 'request.tooMany',
      msg: 'Too many requests in a row. Try again in 60 minutes.',
    },
  });
});

test('a family at one address has 100 together, and who is refused for it has lost none of his own', async () => {
  const service = await createTestApp({ rateLimit: 1 });
  const family = [];
  for (let member = 0; member < 5; member += 1) family.push(await newCustomer(service));
  const answers = await Promise.all(
    family.flatMap((member) =>
      Array.from({ length: 30 }, () => search(service, member, newTrackingCode(), '10.0.0.2')),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  const left = await Promise.all(
    family.flatMap((member, index) =>
      Array.from({ length: 30 }, () => search(service, member, newTrackingCode(), `10.0.1.${index}`)),
    ),
  );
  expect(left.filter(({ status }) => status === 200)).toHaveLength(50);
});

test('a search that finds, and one that fails, give back what they took', async () => {
  const service = await createTestApp({ rateLimit: 1 });
  const farhod = await newCustomer(service);
  const code = await ownerlessParcel(service);
  for (let found = 0; found < 40; found += 1)
    expect((await search(service, farhod, code)).json['data']).toMatchObject({ result: 'CLAIMABLE' });
  await service.context.sql`alter table parcel_claim rename to claim_away`;
  for (let failed = 0; failed < 40; failed += 1)
    expect((await search(service, farhod, code)).status).toBe(500);
  await service.context.sql`alter table claim_away rename to parcel_claim`;
  expect((await search(service, farhod, code)).status).toBe(200);
});
