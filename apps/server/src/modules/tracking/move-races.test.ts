import { parcelEventTypes, type ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { expectPath } from '../../../test/parcel-history.ts';
import { createTestApp, openTestContext } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database.ts';
import type { ParcelEvent } from './parcel-history.ts';
import { checkReadModel } from './read-model.service.ts';
import { systemPrincipal } from '../../principal.ts';
import { lockParcels, moveParcel } from './tracking.service.ts';

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

/** What ends a parcel comes in the last third, so that there is something to race for before. */
const ends: readonly ParcelEventType[] = ['CANCELLED', 'CUSTOMER_RECEIVED'];
const types = parcelEventTypes.filter((type) => type !== 'ORDER_CREATED' && type !== 'EXTERNAL');
const openTypes = types.filter((type) => !ends.includes(type));

test('T11: stations of two processes move the same parcels at random at once: each history is a path, no event is lost', async () => {
  const { context, address } = await createTestApp();
  const { context: other } = await openTestContext(address);
  const build = builders(context);
  const codes = await Promise.all(Array.from({ length: 12 }, () => build.parcelReceivedInChina()));
  const below = numbersFrom(20_261_122);
  const accepted: { code: string; events: readonly ParcelEvent[]; requestId: string }[] = [];
  const asked = Array.from({ length: 480 }, (_, index) => {
    const choice = index < 320 ? openTypes : types;
    const type = choice[below(choice.length)] as ParcelEventType;
    return {
      code: codes[below(codes.length)] ?? '',
      process: below(2) === 0 ? context : other,
      move: {
        type,
        actor: systemPrincipal(`station-${index % 7}`),
        source: 'station' as const,
        requestId: `scan-${index}`,
        reason: 'LOST',
        flag: 'DAMAGED' as const,
        ...(type === 'CORRECTED' ? { corrects: 2 + below(8) } : {}),
      },
    };
  });
  for (let first = 0; first < asked.length; first += 60)
    await Promise.all(
      asked.slice(first, first + 60).map(async ({ code, process, move }) => {
        // A refusal is an answer like any other; anything but one of ours is thrown on.
        const outcome = await moveParcel(process, code, move).catch((error: { errorName?: string }) => {
          if (error.errorName?.startsWith('tracking.') !== true) throw error;
        });
        if (outcome?.result === 'moved')
          accepted.push({ code, events: outcome.events, requestId: move.requestId });
      }),
    );
  expect(accepted.length).toBeGreaterThan(codes.length * 2);

  const stored = await inTransaction(context.db, (tx) => lockParcels(tx, codes));
  for (const { trackingCode, history, state } of stored) {
    expectPath(history);
    expect(state.status).toBe(history.at(-1)?.statusTo);
    // Every answer that said "moved" stands in the history, where it was said to stand.
    for (const { events, requestId } of accepted.filter(({ code }) => code === trackingCode)) {
      for (const event of events)
        expect(history[event.seq - 1]).toMatchObject({ seq: event.seq, type: event.type });
      expect(history.filter((event) => event.requestId === requestId)).toHaveLength(1);
    }
  }
  const told = accepted.reduce((sum, { events }) => sum + events.length, 0);
  const before = await build.parcelReceivedInChina();
  const [fresh] = await inTransaction(context.db, (tx) => lockParcels(tx, [before]));
  const begun = (fresh?.history.length ?? 0) * codes.length;
  expect(stored.reduce((sum, { history }) => sum + history.length, 0)).toBe(begun + told);
  expect(await checkReadModel(context)).toMatchObject({ wrongColumns: [], wrongFragments: [] });
});
