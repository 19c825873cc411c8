import { expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createTestContext } from '../../../../test/test-app.ts';
import { markOverdue } from './overdue.service.ts';
import { moveParcel } from '../tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

const station = { actor: systemPrincipal('test'), source: 'station' } as const;

test('a parcel is overdue from the midnight in Dushanbe after its last free day, once, and until it is collected', async () => {
  const { context, clock } = await createTestContext();
  const build = builders(context);
  // At the point on 18 November, free until the 28th.
  const code = await build.parcelAtPickupPoint();
  await build.parcelAtHub();
  await build.collectedParcel({ receivedAt: '2026-09-01T06:00:00Z' });
  const problems = async () =>
    (
      await context.sql<{ problems: string[] }[]>`select problems from parcel where tracking_code = ${code}`
    )[0]?.problems;
  clock.set('2026-11-28T18:59:59Z');
  expect(await markOverdue(context)).toBe(0);
  clock.set('2026-11-28T19:05:00Z');
  expect(await markOverdue(context)).toBe(1);
  expect(await problems()).toEqual(['OVERDUE']);
  expect(await markOverdue(context)).toBe(0);
  await moveParcel(context, code, { type: 'CUSTOMER_RECEIVED', ...station });
  expect(await problems()).toEqual([]);
  expect(await markOverdue(context)).toBe(0);
});

test('two that mark at once mark each parcel once', async () => {
  const { context, clock } = await createTestContext();
  const build = builders(context);
  for (let made = 0; made < 20; made += 1) await build.parcelAtPickupPoint();
  clock.set('2026-12-20T19:05:00Z');
  const counts = await Promise.all([markOverdue(context), markOverdue(context), markOverdue(context)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  const [row] = await context.sql<{ events: number }[]>`
    select count(*)::int as events from parcel_event where type = 'FLAG_RAISED'`;
  expect(row?.events).toBe(20);
});
