import { describe, expect, test } from 'vitest';
import {
  isClosed,
  isParcelStatus,
  ParcelStatus,
  parcelStatuses,
  progressSteps,
  stepIndexOf,
} from './parcel-status.ts';

describe('the nine statuses', () => {
  test('stand in the order of the specification, NEW 0 to YQX 8', () => {
    const order = ['NEW', 'WAIT_FORECAST', 'DTH', 'DHWCRK', 'DHWCCK', 'DZTDQS', 'DKHQS', 'KHYQS', 'YQX'];
    expect(parcelStatuses).toEqual(order);
    expect(parcelStatuses.map(stepIndexOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('make a progress bar of eight steps, without "cancelled"', () => {
    expect(progressSteps).toHaveLength(8);
    expect(progressSteps).not.toContain(ParcelStatus.Cancelled);
    expect(progressSteps.map(stepIndexOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('are closed when collected or cancelled, and open otherwise', () => {
    expect(parcelStatuses.filter(isClosed)).toEqual([ParcelStatus.Received, ParcelStatus.Cancelled]);
  });

  test('are told from anything else', () => {
    expect(parcelStatuses.every(isParcelStatus)).toBe(true);
    for (const other of ['new', '', 'RECEIVED', 'toString', 0, null, undefined]) {
      expect(isParcelStatus(other)).toBe(false);
    }
  });
});
