import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { OwnersBlock, TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { expect, test } from 'vitest';
import { followedOf, withParcels } from './followed-parcels.ts';
import { trackedParcel } from './tracked-parcel.fixture.ts';

function answerOf(...detailList: TrackedParcel[]): TrackingAnswer {
  const counts = parcelStatuses.map((each) => [
    each,
    detailList.filter(({ status }) => status === each).length,
  ]);
  const statusCount = Object.fromEntries(counts) as TrackingAnswer['statusCount'];
  return { count: detailList.length, statusCount, detailList, notFound: [] };
}

const moving = trackedParcel({ trackingCode: 'A', status: 'DHWCRK' });
const collected = trackedParcel({ trackingCode: 'B', status: 'KHYQS' });
const cancelled = trackedParcel({ trackingCode: 'C', status: 'YQX' });

test('what may still move is asked for each minute, and nothing where nothing may', () => {
  expect(followedOf(answerOf(collected, moving, cancelled))).toEqual({ codes: ['A'], everyMs: 60_000 });
  expect(followedOf(answerOf(collected, cancelled))).toEqual({ codes: [], everyMs: undefined });
  expect(followedOf(answerOf())).toEqual({ codes: [], everyMs: undefined });
});

test('what its owner can collect is asked for every twenty seconds', () => {
  const ready = { ...moving, own: { canCollect: true } as OwnersBlock };
  expect(followedOf(answerOf(ready)).everyMs).toBe(20_000);
});

test('a parcel that has moved stands in its place, and the counts say so', () => {
  const before = answerOf(moving, collected);
  const after = withParcels(before, [{ ...moving, status: 'DKHQS' }]);
  expect(after.detailList.map(({ status }) => status)).toEqual(['DKHQS', 'KHYQS']);
  expect(after.detailList[1]).toBe(collected);
  expect(after.statusCount).toMatchObject({ DHWCRK: 0, DKHQS: 1, KHYQS: 1 });
  expect(after.count).toBe(2);
});

test('an answer of which nothing has changed, or nothing was told, is the same one', () => {
  const before = answerOf(moving, collected);
  expect(withParcels(before, [{ ...moving }])).toBe(before);
  expect(withParcels(before, [])).toBe(before);
  expect(withParcels(before, [trackedParcel({ trackingCode: 'X' })])).toBe(before);
});
