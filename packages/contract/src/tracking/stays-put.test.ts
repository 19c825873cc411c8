import { expect, test } from 'vitest';
import { parcelProblems, parcelStatuses, ParcelStatus, type ParcelProblem } from './parcel-status.ts';
import { whyStays, type Way } from './stays-put.ts';

const { Cancelled, AwaitingCustomer } = ParcelStatus;

test.each<[string, ParcelStatus, ParcelProblem[], Way, string | undefined]>([
  ['nothing is wrong with', AwaitingCustomer, [], 'ONWARD', undefined],
  ['is damaged', AwaitingCustomer, ['DAMAGED', 'DELAYED', 'OVERDUE', 'UNIDENTIFIED'], 'ONWARD', undefined],
  ['goes back to its sender', AwaitingCustomer, ['DAMAGED', 'RETURNING'], 'ONWARD', 'RETURNING'],
  ['goes back to its sender, on that way,', AwaitingCustomer, ['RETURNING'], 'BACK', undefined],
  ['is searched for', AwaitingCustomer, ['RETURNING', 'LOST'], 'ONWARD', 'LOST'],
  ['is searched for, on the way back,', AwaitingCustomer, ['RETURNING', 'LOST'], 'BACK', 'LOST'],
  ['was cancelled', Cancelled, ['LOST'], 'ONWARD', 'CANCELLED'],
  ['was cancelled, on the way back,', Cancelled, [], 'BACK', 'CANCELLED'],
])('a parcel that %s may go on or stays', (_what, status, problems, way, why) => {
  expect(whyStays({ status, problems }, way)).toBe(why);
});

test('in every status these three alone keep a parcel where it lies', () => {
  for (const status of parcelStatuses)
    for (const problem of parcelProblems) {
      const keeps = problem === 'LOST' || problem === 'RETURNING' ? problem : undefined;
      expect(whyStays({ status, problems: [problem] })).toBe(status === Cancelled ? 'CANCELLED' : keeps);
    }
});
