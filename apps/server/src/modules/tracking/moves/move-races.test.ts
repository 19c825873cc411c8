import { parcelEventTypes, type ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { expectPath } from '../../../../test/parcel-history.ts';
import { createTestContext, openTestContext } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ParcelEvent } from './parcel-history.ts';
import { checkReadModel } from '../answers/read-model.service.ts';
import { systemPrincipal } from '../../../principal.ts';
import { lockParcels, moveParcel } from '../tracking.service.ts';

/** What ends a parcel comes in the last third, so that there is something to race for before. */
const ends: readonly ParcelEventType[] = ['CANCELLED', 'CUSTOMER_RECEIVED'];
const types = parcelEventTypes.filter((type) => type !== 'ORDER_CREATED' && type !== 'EXTERNAL');
const openTypes = types.filter((type) => !ends.includes(type));

const parcels = 6;
const scansAtOnce = 60;

const scanOf = (choice: readonly ParcelEventType[]) =>
  fc.record({
    parcel: fc.nat(parcels - 1),
    isSecondProcess: fc.boolean(),
    type: fc.constantFrom(...choice),
    corrects: fc.integer({ min: 2, max: 9 }),
  });
const some = <Item>(item: fc.Arbitrary<Item>, maxLength: number) =>
  fc.array(item, { minLength: 0, maxLength, size: 'max' });
const races = fc
  .tuple(some(scanOf(openTypes), 160), some(scanOf(types), 80))
  .map(([first, last]) => [...first, ...last]);
type Race = readonly (typeof races extends fc.Arbitrary<readonly (infer Scan)[]> ? Scan : never)[];

type Accepted = { code: string; events: readonly ParcelEvent[]; requestId: string };

/** Scans of two processes, many at once; resolves with those that were answered with "moved". */
async function race(processes: readonly [Context, Context], codes: readonly string[], scans: Race) {
  const accepted: Accepted[] = [];
  const attempts = scans.map(({ parcel, isSecondProcess, type, corrects }, index) => ({
    code: codes[parcel] ?? '',
    process: processes[isSecondProcess ? 1 : 0],
    move: {
      type,
      actor: systemPrincipal(`station-${index % 7}`),
      source: 'station' as const,
      requestId: `scan-${index}`,
      reason: 'LOST',
      flag: 'DAMAGED' as const,
      ...(type === 'CORRECTED' ? { corrects } : {}),
    },
  }));
  for (let first = 0; first < attempts.length; first += scansAtOnce)
    await Promise.all(
      attempts.slice(first, first + scansAtOnce).map(async ({ code, process, move }) => {
        // A refusal is an answer like any other; anything but one of ours is thrown on.
        const outcome = await moveParcel(process, code, move).catch((error: { errorName?: string }) => {
          if (error.errorName?.startsWith('tracking.') !== true) throw error;
        });
        if (outcome?.result === 'moved')
          accepted.push({ code, events: outcome.events, requestId: move.requestId });
      }),
    );
  return accepted;
}

test('T11: stations of two processes move the same parcels at random at once: each history is a path, no event is lost', async () => {
  const { context, address } = await createTestContext();
  const { context: other } = await openTestContext(address);
  const build = builders(context);
  const lockAll = (codes: readonly string[]) => inTransaction(context.db, (tx) => lockParcels(tx, codes));
  const [fresh] = await lockAll([await build.parcelReceivedInChina()]);
  const begun = fresh?.history.length ?? 0;
  let moved = 0;
  const property = fc.asyncProperty(races, async (scans) => {
    const codes = await Promise.all(Array.from({ length: parcels }, () => build.parcelReceivedInChina()));
    const accepted = await race([context, other], codes, scans);
    moved += accepted.length;
    const stored = await lockAll(codes);
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
    const reported = accepted.reduce((sum, { events }) => sum + events.length, 0);
    expect(stored.reduce((sum, { history }) => sum + history.length, 0)).toBe(
      begun * codes.length + reported,
    );
    expect(await checkReadModel(context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
  });
  // What fails is tried again with fewer scans: the shortest race that fails is reported.
  await fc.assert(property, {
    seed: 20_261_122,
    numRuns: 4,
    plugins: [fc.interruptAfterTimeLimit(60_000)],
  });
  expect(moved).toBeGreaterThan(parcels * 4);
});
