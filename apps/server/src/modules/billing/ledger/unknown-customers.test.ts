import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { endOf, moneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import { openTestContext } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';

const unknownCodes = Array.from({ length: 30 }, (_, each) => `TJ-${10_000 + each}`);

test('a till asks for thirty unknown codes an hour, in whichever call and process, and known ones cost nothing', async () => {
  const { service } = await createOrderApp();
  const limited = await openTestContext(service.address, { rateLimit: 1 });
  const other = await openTestContext(service.address, { rateLimit: 1 });
  for (const { clock } of [limited, other]) clock.set(service.clock.now().toISOString());
  const apps: readonly FastifyInstance[] = [await buildApp(limited.context), await buildApp(other.context)];
  const { customerCode } = await newCustomer(service);
  const [clerk, colleague] = await Promise.all([
    moneyPerson(service, 'manager'),
    moneyPerson(service, 'manager'),
  ]);
  const owed = (code: string, through: FastifyInstance, by = clerk) =>
    by.get(`/staff/payments/owed?customerCode=${code}`, through);
  for (let each = 0; each < 40; each += 1)
    expect(endOf(await owed(customerCode, apps[each % 2] ?? service.app))).toBe('ok');
  const calls = [
    (code: string, through: FastifyInstance) => owed(code, through),
    (code: string, through: FastifyInstance) => clerk.get(`/staff/payments?customerCode=${code}`, through),
    (code: string, through: FastifyInstance) =>
      clerk.get(`/staff/sole-allowance?customerCode=${code}`, through),
    (code: string, through: FastifyInstance) =>
      clerk.post('/staff/points', { customerCode: code, points: 1, reason: 'a gift' }, through),
  ];
  for (const [each, code] of unknownCodes.entries())
    expect(endOf((await calls[each % calls.length]?.(code, apps[each % 2] ?? service.app)) ?? never())).toBe(
      '404 billing.customerNotFound',
    );
  for (const input of calls)
    for (const app of apps) expect(endOf(await input('TJ-10999', app))).toBe('429 request.tooMany');
  for (const app of apps) {
    expect(endOf(await owed(customerCode, app))).toBe('429 request.tooMany');
    expect(endOf(await owed(customerCode, app, colleague))).toBe('ok');
  }
  // An hour later all of it may be asked again.
  for (const { clock } of [limited, other]) clock.advance(3_600_000);
  for (const app of apps) {
    const { token } = await logIn(app, clerk.account);
    const path = `/staff/payments/owed?customerCode=${customerCode}`;
    expect(endOf(await call(app, 'GET', path, { token }))).toBe('ok');
  }
});

function never(): never {
  throw new RangeError('there is such a call');
}
