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

test('a scan has waited once it has left without an answer, or is older than the page', () => {
  expect(hasWaited({ state: 'stored', storedAt: 10 }, 5)).toBe(false);
  expect(hasWaited({ state: 'sent', storedAt: 10 }, 5)).toBe(true);
  expect(hasWaited({ state: 'stored', storedAt: 4 }, 5)).toBe(true);
});
