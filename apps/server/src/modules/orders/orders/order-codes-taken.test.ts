import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../../test/test-app.ts';
import { insertOrder, type NewOrder } from './order.store.ts';
import { emptyDeclaration } from './order-draft.ts';
import { inTransaction, TakenByChanceError } from '../../../platform/database.ts';

test('an order with a made-up code that is taken gets another one', async () => {
  const { context } = await createTestContext();
  const order = (code: string): NewOrder => ({
    id: randomUUID(),
    code,
    customerId: null as never,
    requestId: randomUUID(),
    pickupPointId: null,
    declaration: emptyDeclaration,
    createdAt: context.clock.now(),
  });
  const codes = ['RA261120AAAAA0', 'RA261120AAAAA0', 'RA261120BBBBB0'];
  await inTransaction(context.db, (tx) => insertOrder(tx, order(codes.shift() ?? '')));
  await inTransaction(context.db, (tx) => insertOrder(tx, order(codes.shift() ?? '')));
  const made = await context.sql`select code from customer_order order by code`;
  expect(made).toEqual([{ code: 'RA261120AAAAA0' }, { code: 'RA261120BBBBB0' }]);
  await expect(
    inTransaction(context.db, (tx) => insertOrder(tx, order('RA261120AAAAA0'))),
  ).rejects.toBeInstanceOf(TakenByChanceError);
});
