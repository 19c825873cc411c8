import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount } from '../../../../test/accounts.ts';
import { createTestContext } from '../../../../test/test-app.ts';
import { listJobs } from '../../../rooms.ts';
import type { Context } from '../../../context.ts';
import { madeRowDays, makeOnce } from '../../audit/change-row.service.ts';
import { inMoneyRequest, moneyAnswerDays } from './money-requests.service.ts';

const dayMs = 86_400_000;

async function runByClock(context: Context, name: string): Promise<void> {
  const job = listJobs(context).find((each) => each.name === name);
  expect(job?.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  await job?.run({}, { id: '1', number: 1, isLast: false });
}

test('a request about money is answered as the first time for as long as a device may send it, and is forgotten then', async () => {
  const { context, clock } = await createTestContext();
  const requestId = randomUUID();
  let done = 0;
  const ask = () => {
    const request = { requestId, act: 'test', userId: null, asked: { sum: '5' }, thing: 'customer:1' };
    return inMoneyRequest(context, request, () => Promise.resolve({ done: (done += 1) }));
  };
  expect(await ask()).toEqual({ done: 1 });
  clock.advance((moneyAnswerDays - 1) * dayMs);
  await runByClock(context, 'billing.forgetRequests');
  expect(await ask()).toEqual({ done: 1 });
  clock.advance(2 * dayMs);
  await runByClock(context, 'billing.forgetRequests');
  expect(await context.sql`select from money_request`).toHaveLength(0);
});

test('a request that made a row leads to it for three months', async () => {
  const { context, clock } = await createTestContext();
  const requestId = randomUUID();
  const { id: userId } = await newAccount(context, 'manager');
  let made = 0;
  const make = () => makeOnce(context, 'test', { userId }, requestId, () => Promise.resolve((made += 1)));
  expect(await make()).toBe('1');
  clock.advance((madeRowDays - 1) * dayMs);
  await runByClock(context, 'audit.forgetMadeRows');
  expect(await make()).toBe('1');
  clock.advance(2 * dayMs);
  await runByClock(context, 'audit.forgetMadeRows');
  expect(await context.sql`select from made_row`).toHaveLength(0);
});
