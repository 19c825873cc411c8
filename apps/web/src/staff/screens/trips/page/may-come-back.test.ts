import { expect, test } from 'vitest';
import { mayComeBack } from './may-come-back.ts';

const stands = { takenBackAt: null };
const takenBack = { takenBackAt: '2026-11-20T08:00:00Z' };

test('a departure is offered to be taken back until the border, and not before that is known', () => {
  expect(mayComeBack(undefined)).toBe(false);
  expect(mayComeBack([{ type: 'DEPARTED', ...stands }])).toBe(true);
  expect(
    mayComeBack([
      { type: 'BORDER_CROSSED', ...stands },
      { type: 'DEPARTED', ...stands },
    ]),
  ).toBe(false);
  expect(
    mayComeBack([
      { type: 'BORDER_CROSSED', ...takenBack },
      { type: 'DEPARTED', ...stands },
    ]),
  ).toBe(true);
});
