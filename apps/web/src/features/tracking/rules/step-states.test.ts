import { ParcelStatus, parcelStatuses, progressSteps } from '@rohi/contract/tracking/parcel-status';
import { describe, expect, test } from 'vitest';
import { toneOfProblem, toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { stepNumberOf, stepStatesOf } from './step-states.ts';
import { trackedParcel } from './tracked-parcel.fixture.ts';

describe('the progress bar', () => {
  test.each(progressSteps.map((status, index) => ({ status, index })))(
    'at $status has $index steps done and that one current',
    ({ status, index }) => {
      const states = stepStatesOf(trackedParcel({ status }));
      expect(states).toHaveLength(8);
      expect(states.filter((state) => state === 'done')).toHaveLength(index);
      expect(states.indexOf('current')).toBe(index);
      expect(stepNumberOf(trackedParcel({ status }))).toBe(index + 1);
    },
  );

  test('of a cancelled parcel keeps the steps before the one it had reached, and none is current', () => {
    const parcel = trackedParcel({ status: ParcelStatus.Cancelled, stepBeforeCancel: 2 });
    expect(stepStatesOf(parcel)).toEqual(['done', 'done', ...Array<string>(6).fill('ahead')]);
    expect(stepNumberOf(parcel)).toBe(3);
  });

  test('a cancelled parcel with an unknown step has nothing done', () => {
    expect(stepStatesOf(trackedParcel({ status: ParcelStatus.Cancelled }))).toEqual(
      Array<string>(8).fill('ahead'),
    );
    expect(stepNumberOf(trackedParcel({ status: ParcelStatus.Cancelled }))).toBeUndefined();
  });

  test.each(['DTH', 'DHWCRK', 'DKHQS'] as const)(
    'of a parcel that turned round at %s keeps what lies behind it, and counts no step ahead',
    (status) => {
      const parcel = trackedParcel({ status, problems: ['RETURNING'] });
      const behind = progressSteps.indexOf(status);
      expect(stepStatesOf(parcel)).toEqual([
        ...Array<string>(behind).fill('done'),
        ...Array<string>(8 - behind).fill('ahead'),
      ]);
      expect(stepNumberOf(parcel)).toBeUndefined();
      expect(stepNumberOf(trackedParcel({ status, problems: ['HELD'] }))).toBe(behind + 1);
    },
  );
});

describe('the tone', () => {
  test('is gold for the customer’s own step, lapis on the move, green when ready, grey when over', () => {
    expect(parcelStatuses.map(toneOfStatus)).toEqual([
      'gold',
      'gold',
      'lapis',
      'lapis',
      'lapis',
      'lapis',
      'green',
      'grey',
      'grey',
    ]);
  });

  test('of a problem is gold only where time is running', () => {
    expect(toneOfProblem('OVERDUE')).toBe('gold');
    expect(toneOfProblem('LOST')).toBe('danger');
    expect(toneOfProblem('DELAYED')).toBe('grey');
  });
});
