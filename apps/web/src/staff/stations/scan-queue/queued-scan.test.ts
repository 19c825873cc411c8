import { expect, test } from 'vitest';
import { asLeft, hasWaited } from './queued-scan.ts';

const states = ['stored', 'sent', 'needsPerson', 'accepted'] as const;

test('a scan stays whole until the service has taken it, then what may be left of it', () => {
  const scan = { scanId: 'a', facts: { code: 'YT1', document: '4412' } };
  const withoutDocument = () => ({ code: 'YT1', document: '' });
  const nothing = (): typeof scan.facts | undefined => undefined;
  for (const state of states.slice(0, 3))
    expect(asLeft({ ...scan, state }, nothing)).toEqual({ ...scan, state });
  const state = 'accepted' as const;
  expect(asLeft({ ...scan, state }, withoutDocument)).toEqual({ ...scan, state, facts: withoutDocument() });
  expect(asLeft({ ...scan, state }, nothing)).toBeUndefined();
});

test('a scan has waited once it has left without an answer, is older than the page, or was stored while there was no line', () => {
  const stands = { openedAt: 5, isDown: false, backSince: undefined };
  expect(hasWaited({ state: 'stored', storedAt: 10 }, stands)).toBe(false);
  expect(hasWaited({ state: 'sent', storedAt: 10 }, stands)).toBe(true);
  expect(hasWaited({ state: 'stored', storedAt: 4 }, stands)).toBe(true);
  expect(hasWaited({ state: 'stored', storedAt: 10 }, { ...stands, isDown: true })).toBe(true);
  expect(hasWaited({ state: 'stored', storedAt: 10 }, { ...stands, backSince: 20 })).toBe(true);
  expect(hasWaited({ state: 'stored', storedAt: 30 }, { ...stands, backSince: 20 })).toBe(false);
});
