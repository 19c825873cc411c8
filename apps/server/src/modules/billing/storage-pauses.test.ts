import { expect, test } from 'vitest';
import { pausedDays, pausesOf } from './storage-pauses.ts';

const at = (moment: string) => new Date(moment);
const flagged = (seq: number, type: 'FLAG_RAISED' | 'FLAG_CLEARED', moment: string) => ({
  type,
  seq,
  occurredAt: at(moment),
  details: { flag: 'HELD' as const },
});

test('a hold and a claim each pause storage on the Dushanbe days that they touch, and say why', () => {
  const pauses = pausesOf(
    [flagged(1, 'FLAG_RAISED', '2026-12-01T20:00:00Z'), flagged(2, 'FLAG_CLEARED', '2026-12-03T09:00:00Z')],
    [{ openedAt: at('2026-12-05T09:00:00Z'), decidedAt: null, because: 'CLAIM' }],
  );
  expect(pauses).toEqual([
    { from: '2026-12-02', to: '2026-12-03', because: 'HELD' },
    { from: '2026-12-05', to: null, because: 'CLAIM' },
  ]);
  expect([...pausedDays(pauses, '2026-12-06')]).toEqual([
    '2026-12-02',
    '2026-12-03',
    '2026-12-05',
    '2026-12-06',
  ]);
});

test('a claim that was decided pauses no longer, and a delay on the road never did', () => {
  const decided = {
    openedAt: at('2026-12-05T09:00:00Z'),
    decidedAt: at('2026-12-06T09:00:00Z'),
    because: 'CLAIM' as const,
  };
  const delay = {
    type: 'FLAG_RAISED',
    seq: 1,
    occurredAt: at('2026-12-01T09:00:00Z'),
    details: { flag: 'DELAYED' as const },
  };
  const pauses = pausesOf([delay], [decided]);
  expect([...pausedDays(pauses, '2026-12-31')]).toEqual(['2026-12-05', '2026-12-06']);
});
