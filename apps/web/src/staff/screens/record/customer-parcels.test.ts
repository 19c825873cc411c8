import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { expect, test } from 'vitest';
import { byUrgency, openStatuses, rowsByLine } from './customer-parcels.ts';

test('a parcel with a problem stands first, then the one that is nearest to its customer', () => {
  const parcel = (id: string, status: ParcelStatus, problems: string[] = []) => ({ id, status, problems });
  const rows = [
    parcel('new', ParcelStatus.AwaitingSubmission),
    parcel('ready', ParcelStatus.AwaitingCustomer),
    parcel('held', ParcelStatus.AwaitingDeparture, ['HELD']),
    parcel('ready too', ParcelStatus.AwaitingCustomer),
  ];
  expect(byUrgency(rows).map(({ id }) => id)).toEqual(['held', 'ready', 'ready too', 'new']);
});

test('what is collected or cancelled is not open', () => {
  expect(openStatuses).not.toContain(ParcelStatus.Received);
  expect(openStatuses).not.toContain(ParcelStatus.Cancelled);
  expect(openStatuses).toHaveLength(7);
});

test('rows are counted by the line with the list that holds them', () => {
  const rows = [{ businessLine: 'FBA' }, { businessLine: 'BSC' }, { businessLine: 'FBA' }] as const;
  expect(rowsByLine(rows)).toEqual([
    { line: 'BSC', count: 1 },
    { line: 'FBA', count: 2 },
  ]);
  expect(rowsByLine([])).toEqual([]);
});
