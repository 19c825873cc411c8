import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createTestContext, createTestDatabase, openTestContext } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { isDatabaseDown } from '../../../platform/database.ts';
import type { Move } from '../moves/parcel-move.ts';
import { describeTracking, trackParcels } from './track-query.service.ts';
import { moveParcel } from '../tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

const scan = (type: Move['type']): Move => ({
  type,
  actor: systemPrincipal('test'),
  source: 'station',
});

async function statusOf(context: Context, code: string): Promise<string | undefined> {
  return describeTracking(await trackParcels(context, [code], 'ru')).detailList[0]?.status;
}

/** Asks until answers come from memory: those are what a change must reach. */
async function warm(context: Context, code: string): Promise<void> {
  await expect.poll(() => context.changes.isTrusted()).toBe(true);
  await statusOf(context, code);
}

test('an answer kept in memory is asked of no database, and is the same', async () => {
  const { context, address } = await createTestContext();
  const code = await builders(context).parcelOnTheRoad();
  await warm(context, code);
  const first = describeTracking(await trackParcels(context, [code], 'ru'));
  // This change is not announced, so only the database knows it.
  await context.sql`update parcel set timeline = overlay(timeline placing 'A' from 2)`;
  expect(describeTracking(await trackParcels(context, [code], 'ru'))).toEqual(first);
  const uncached = await openTestContext(address, { trackingCacheBytes: 0 });
  expect(await statusOf(uncached.context, code)).toBe('NEW');
});

test('a move is seen at once by the process that made it and soon by every other', async () => {
  const address = await createTestDatabase();
  const [writer, reader] = [await openTestContext(address), await openTestContext(address)];
  const code = await builders(writer.context).parcelOnTheRoad();
  await warm(writer.context, code);
  await warm(reader.context, code);
  for (const [event, status] of [
    ['HUB_INBOUND', 'DHWCCK'],
    ['HUB_OUTBOUND', 'DZTDQS'],
    ['PP_RECEIVED', 'DKHQS'],
  ] as const) {
    await moveParcel(writer.context, code, scan(event));
    expect(await statusOf(writer.context, code)).toBe(status);
    await expect.poll(() => statusOf(reader.context, code), { interval: 10 }).toBe(status);
  }
});

test('readers who ask all the time never keep an answer from before a move', async () => {
  const address = await createTestDatabase();
  const [writer, reader] = [await openTestContext(address), await openTestContext(address)];
  const codes = await Promise.all(
    Array.from({ length: 10 }, () => builders(writer.context).parcelOnTheRoad()),
  );
  await warm(reader.context, codes[0] ?? '');
  const moving = new AbortController();
  const asking = Array.from({ length: 4 }, async () => {
    while (!moving.signal.aborted) {
      await trackParcels(reader.context, codes, 'ru');
      // As between two requests: notifications arrive only when the event loop turns.
      await nextTurn();
    }
  });
  for (const code of codes) await moveParcel(writer.context, code, scan('HUB_INBOUND'));
  moving.abort();
  await Promise.all(asking);
  for (const code of codes) await expect.poll(() => statusOf(reader.context, code)).toBe('DHWCCK');
});

test('while the embedded database is down, what memory holds is answered and the rest is refused', async () => {
  const { context } = await openTestContext(await createTestDatabase());
  const build = builders(context);
  const [cached, other] = [await build.parcelOnTheRoad(), await build.parcelOnTheRoad()];
  await warm(context, cached);
  await context.sql.end({ timeoutMs: 0 });
  await context.changes.close();
  expect(await statusOf(context, cached)).toBe('DHWCRK');
  await expect(statusOf(context, other)).rejects.toSatisfy(isDatabaseDown);
  const elsewhere = { ...context, config: { ...context.config, databaseUrl: 'postgres://elsewhere/rohi' } };
  await expect.poll(() => context.changes.isTrusted(), { timeout: 300_000 }).toBe(false);
  await expect(statusOf(elsewhere, cached)).rejects.toSatisfy(isDatabaseDown);
});
