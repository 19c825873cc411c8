import { describe, expect, test } from 'vitest';
import { cutFrames } from './scale-frames.ts';
import { isPattern, protocolRules } from './scale-protocols.ts';
import type { ScaleProtocol } from './scale-protocols.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** What a scale of the protocol says by these bytes, which come in pieces of the given size. */
function input(protocol: ScaleProtocol, text: string, size: number, pattern = '') {
  let rest = '';
  const signal = [];
  for (let from = 0; from < text.length; from += size) {
    const frames = cutFrames(rest, bytes(text.slice(from, from + size)));
    rest = frames.rest;
    signal.push(...frames.whole.map((frame) => protocolRules[protocol].read(frame, pattern)));
  }
  return signal;
}

const stable = (grams: number) => ({ grams, isStable: true });
const moving = (grams: number) => ({ grams, isStable: false });

/** Bytes as the scales send them, with what they say. */
const recorded: [ScaleProtocol, string, unknown[]][] = [
  [
    'status',
    'US,NT,+  1.280kg\r\nST,NT,+  3.420kg\r\nST,NT,-  0.120kg\r\nOL,NT,+ 99.999kg\r\n',
    [moving(1_280), stable(3_420), stable(-120), 'overload'],
  ],
  ['status', '\u0002ST,GS,+00850,g\u0003\u0002ST,GS,+00000,g\u0003', [stable(850), stable(0)]],
  [
    'sics',
    'S D      1.280 kg\r\nS S      3.420 kg\r\nS I\r\nS +\r\nS -\r\n',
    [moving(1_280), stable(3_420), 'moving', 'overload', 'belowZero'],
  ],
  [
    'toledo',
    '\u000203.420\r\u000200.000\r\u000203420\r\u000203.420N\r',
    [stable(3_420), stable(0), stable(3_420), stable(3_420)],
  ],
  // Moving, over the limit, below zero, zero; the fifth status is a CR of its own.
  [
    'toledo',
    '\u0002?A\r\u0002?B\r\u0002?D\r\u0002?\u0010\r\u0002?\r\r',
    ['moving', 'overload', 'belowZero', stable(0), 'moving'],
  ],
];

describe.each(recorded)('%s: %j', (protocol, text, signal) => {
  test.each([1, 3, 7, 1_000])('in pieces of %i', (size) => {
    expect(input(protocol, text, size)).toEqual(signal);
  });
});

test.each([
  ['W:{kg}kg*', 'W:  3.420kg T', 3_420],
  ['W:{kg}kg*', 'w:3,42KG', 3_420],
  ['={g}', '= 00850', 850],
  ['*{kg} kg', 'NET (A+B)  3.4kg', 3_400],
  ['[{g}]', '[-20]', -20],
])('by %j a line %j is a weight', (pattern, line, grams) => {
  expect(isPattern(pattern)).toBe(true);
  expect(input('pattern', `${line}\r\n`, 4, pattern)).toEqual([stable(grams)]);
});

test.each([
  ['W:{kg}kg*', 'X: 3.420kg'],
  ['{kg}', '3.4.2'],
  ['.{g}', 'x850'],
])('by %j a line %j is none', (pattern, line) => {
  expect(input('pattern', `${line}\r\n`, 4, pattern)).toEqual([undefined]);
});

test.each(['', 'kg', '{kg}{g}', '{kg} {kg}'])('%j is no pattern', (pattern) => {
  expect(isPattern(pattern)).toBe(false);
});

test('what has no end, as at the wrong speed, is no line, and takes no room', () => {
  const noise = '\u00F8\u0080x'.repeat(400);
  const signal = input('status', noise, 64);
  expect(signal.length).toBeGreaterThan(20);
  expect(signal.every((each) => each === undefined)).toBe(true);
  expect(cutFrames('', bytes(noise)).rest.length).toBeLessThan(60);
});
