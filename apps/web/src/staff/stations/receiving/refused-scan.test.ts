import { expect, test } from 'vitest';
import { againOf } from './refused-scan.ts';

const at = '2026-11-20T09:00:00Z';

test('a box that was refused comes back onto the table; another scan is made once more as it was', () => {
  expect(againOf({ action: 'RECEIVE', code: 'YT1', at }, 'NOT_DECLARED')).toBe('onTable');
  expect(againOf({ action: 'REPORT_PROBLEM', code: 'YT1', at, problem: 'DAMAGED' }, 'LEFT_CHINA')).toBe(
    'onTable',
  );
  const load = { action: 'LOAD', code: 'YT1', trip: 'RT1' } as const;
  const handling = { how: 'PASS_ON' } as const;
  expect(againOf({ ...load, at, handling }, 'TRIP_CLOSED')).toEqual({ facts: load, isAsked: false });
});

test('a question of the service is answered by the same scan of somebody who is sure', () => {
  const close = { action: 'BAG_CLOSE', code: 'RB1', weightG: 900 } as const;
  expect(againOf({ ...close, at }, 'FAR_FROM_CONTENTS')).toEqual({
    facts: { ...close, isSure: true },
    isAsked: true,
  });
});

test('what a counter has given or taken is made once', () => {
  expect(
    againOf({ action: 'GIVE', code: 'YT1', at, visit: 'a', customerCode: 'TJ-1' }, 'NO_RIGHT'),
  ).toBeUndefined();
});
