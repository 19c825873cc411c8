import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { describe, expect, test } from 'vitest';
import { parcelsToSend, planSwitch, type SentOrder, type SentParcel } from './pickup-switch.ts';

const [khujand, kulob, hisor] = [1, 2, 3];
let made = 0;

function parcel(status: ParcelStatus, pickupPointId: number | null, stepBeforeCancel?: number): SentParcel {
  made += 1;
  const isClosed = status === 'KHYQS' || status === 'YQX';
  return {
    trackingCode: `P${made}`,
    facts: { pickupPointId, customerCode: null },
    state: {
      status,
      stepBeforeCancel: stepBeforeCancel ?? null,
      closedAt: isClosed ? new Date('2026-11-20T09:00:00Z') : null,
    },
  };
}

function order(pickupPointId: number | null, ...statuses: ParcelStatus[]): SentOrder {
  return {
    orderCode: 'RA1',
    pickupPointId,
    parcels: statuses.map((status) => parcel(status, pickupPointId)),
  };
}

/** What becomes of one order on a switch from Khujand to Kulob. */
function fateOf(one: SentOrder, from: number | null = khujand): string {
  const { following, staying } = planSwitch([one], from, kulob);
  if (following.length > 0) return 'follows';
  return staying[0]?.reason ?? 'not told';
}

describe('a switch of the pickup point', () => {
  test.each(['NEW', 'WAIT_FORECAST', 'DTH', 'DHWCRK', 'DHWCCK'] as const)(
    'takes along an order of the old point in %s',
    (status) => expect(fateOf(order(khujand, status))).toBe('follows'),
  );

  test.each(['DZTDQS', 'DKHQS'] as const)('leaves what has left the hub: %s', (status) =>
    expect(fateOf(order(khujand, status))).toBe('LEFT_HUB'),
  );

  test('leaves an order whole when one of its parcels has left the hub or was collected', () => {
    expect(fateOf(order(khujand, 'DTH', 'DZTDQS'))).toBe('PART_LEFT_HUB');
    expect(fateOf(order(khujand, 'DTH', 'KHYQS'))).toBe('PART_LEFT_HUB');
    expect(fateOf(order(khujand, 'DTH', 'YQX'))).toBe('follows');
  });

  test('leaves what was sent elsewhere on purpose, and takes what goes nowhere yet', () => {
    expect(fateOf(order(hisor, 'NEW'))).toBe('CHOSEN');
    expect(fateOf(order(null, 'NEW'))).toBe('follows');
    expect(fateOf(order(khujand, 'NEW'), null)).toBe('CHOSEN');
  });

  test('says of what has left the hub that it has, after a second switch too', () => {
    // Left behind at the first switch: it goes neither to the point that is bound now nor to the new one.
    for (const status of ['DZTDQS', 'DKHQS'] as const) expect(fateOf(order(hisor, status))).toBe('LEFT_HUB');
    expect(fateOf(order(hisor, 'DTH', 'DZTDQS'))).toBe('PART_LEFT_HUB');
    expect(fateOf(order(null, 'NEW'), null)).toBe('follows');
  });

  test('says nothing of what goes there already, and of what is done with', () => {
    expect(fateOf(order(kulob, 'DTH', 'DKHQS'))).toBe('not told');
    expect(fateOf(order(khujand, 'KHYQS', 'YQX'))).toBe('not told');
  });
});

test('cancelled parcels go along as far as they had come: they may come back', () => {
  const early = parcel('YQX', khujand, 2);
  const late = parcel('YQX', khujand, 5);
  const there = parcel('DTH', kulob);
  const going = parcel('DTH', khujand);
  expect(parcelsToSend([early, late, there, going], kulob)).toEqual([early, going]);
});
