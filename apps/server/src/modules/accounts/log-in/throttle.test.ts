import { expect, test } from 'vitest';
import { decideThrottle, throttleKeysOf, type ThrottleState } from './throttle.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T09:00:00Z');

/** How many of these tries, so long apart, are let through. */
function allowedOf(key: string, tries: number, apartMs: number): number {
  const limits = throttleKeysOf('a', '10.0.0.1', false).find((each) => each.key.startsWith(key));
  if (limits === undefined) throw new Error(`there is no key ${key}`);
  let state: ThrottleState | undefined;
  let allowed = 0;
  for (let number = 0; number < tries; number += 1) {
    const decision = decideThrottle(state, limits, new Date(start + number * apartMs));
    if (!decision.allowed) continue;
    allowed += 1;
    state = decision.next;
  }
  return allowed;
}

test('a street that slips every ten minutes is never made to wait', () => {
  expect(allowedOf('address:', 500, 10 * minute)).toBe(500);
});

test('a guesser of one address gets few tries a day, however patient', () => {
  expect(allowedOf('address:', 24 * 60, minute)).toBeLessThan(200);
});

test('one account bears five, and forgives none of them within a day', () => {
  expect(allowedOf('pair:', 100, 1_000)).toBeLessThan(10);
  expect(allowedOf('account:', 24 * 60, minute)).toBeLessThan(40);
});
