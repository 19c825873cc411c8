import { expect, test } from 'vitest';
import { outOf, stateOf } from './stop-state.ts';

const out = { trackingCode: 'YT1', ended: null };
const given = { trackingCode: 'YT2', ended: 'GIVEN' } as const;
const back = { trackingCode: 'YT3', ended: 'BACK' } as const;
const missed = { reason: 'NOT_AT_HOME', at: '2026-11-20T10:00:00Z', againOn: '2026-11-21' } as const;
const row = {
  facts: { kind: 'NOT_MET', stopId: 's', body: { requestId: '', at: '', reason: 'REFUSED' } },
} as const;

test('a stop is what the service says, and what waits on the phone', () => {
  const stop = (
    parcels: (typeof out | typeof given | typeof back)[],
    notMet: typeof missed | null = null,
  ) => ({
    ...{ id: 's', parcels: [...parcels], notMet },
  });
  expect(stateOf(stop([out, given]), [], [])).toBe('open');
  expect(stateOf(stop([out]), [row], [])).toBe('stored');
  expect(stateOf(stop([out]), [], [row])).toBe('refused');
  expect(stateOf(stop([given]), [], [row])).toBe('given');
  expect(stateOf(stop([out], missed), [], [])).toBe('missed');
  expect(stateOf(stop([back], missed), [], [])).toBe('missed');
  expect(outOf(stop([out, given]))).toEqual(['YT1']);
});
