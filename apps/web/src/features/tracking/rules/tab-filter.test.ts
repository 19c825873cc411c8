import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { describe, expect, test } from 'vitest';
import { countOfTab, filterByTab, orderedTabs, statusTabs, tabAfterKey } from './tab-filter.ts';
import { trackedParcel } from './tracked-parcel.fixture.ts';

const parcels = [
  trackedParcel({ trackingCode: 'A', status: 'DKHQS' }),
  trackedParcel({ trackingCode: 'B', status: 'DHWCRK' }),
  trackedParcel({ trackingCode: 'C', status: 'DKHQS' }),
];

function codesUnder(tab: (typeof statusTabs)[number]): string[] {
  return filterByTab(parcels, tab).map(({ trackingCode }) => trackingCode);
}

describe('the tabs', () => {
  test('are All and the nine statuses in their order', () => {
    expect(statusTabs).toEqual(['all', ...parcelStatuses]);
  });

  test('filter the loaded list and keep its order', () => {
    expect(codesUnder('all')).toEqual(['A', 'B', 'C']);
    expect(codesUnder('DKHQS')).toEqual(['A', 'C']);
    expect(codesUnder('YQX')).toEqual([]);
  });

  test('show parcels with a problem first, the others in the order of asking', () => {
    const held = trackedParcel({ trackingCode: 'D', problems: ['HELD'] });
    const over = trackedParcel({ trackingCode: 'E', status: 'YQX', problems: ['LOST'] });
    expect(filterByTab([...parcels, over, held], 'all').map(({ trackingCode }) => trackingCode)).toEqual([
      ...['D', 'A', 'B', 'C', 'E'],
    ]);
  });

  test('in a narrow window begin with those that have parcels', () => {
    const statusCount = Object.fromEntries(
      parcelStatuses.map((status) => [status, Number(status === 'YQX' || status === 'DHWCRK')]),
    ) as TrackingAnswer['statusCount'];
    const answer: TrackingAnswer = { count: 2, statusCount, detailList: [], notFound: [] };
    expect(orderedTabs(answer, true).slice(0, 4)).toEqual(['all', 'DHWCRK', 'YQX', 'NEW']);
    expect(orderedTabs(answer, true).toSorted()).toEqual(statusTabs.toSorted());
    expect(orderedTabs(answer, false)).toEqual(statusTabs);
    expect(orderedTabs(undefined, true)).toEqual(statusTabs);
  });

  test('together show every parcel exactly once', () => {
    expect(parcelStatuses.flatMap(codesUnder).toSorted()).toEqual(['A', 'B', 'C']);
  });

  test('carry the counts of the answer, and 0 without one', () => {
    const statusCount = Object.fromEntries(
      parcelStatuses.map((status) => [status, filterByTab(parcels, status).length]),
    ) as TrackingAnswer['statusCount'];
    const answer: TrackingAnswer = { count: 3, statusCount, detailList: parcels, notFound: [] };
    expect(statusTabs.map((tab) => countOfTab(answer, tab))).toEqual([3, 0, 0, 0, 1, 0, 0, 2, 0, 0]);
    expect(statusTabs.map((tab) => countOfTab(undefined, tab))).toEqual(statusTabs.map(() => 0));
  });

  test('are reached by arrows around the ends, Home and End', () => {
    expect(tabAfterKey(statusTabs, 'all', 'ArrowRight')).toBe('NEW');
    expect(tabAfterKey(statusTabs, 'all', 'ArrowLeft')).toBe('YQX');
    expect(tabAfterKey(statusTabs, 'YQX', 'ArrowRight')).toBe('all');
    expect(tabAfterKey(statusTabs, 'DTH', 'Home')).toBe('all');
    expect(tabAfterKey(statusTabs, 'DTH', 'End')).toBe('YQX');
    expect(tabAfterKey(statusTabs, 'DTH', 'Enter')).toBeUndefined();
  });
});
