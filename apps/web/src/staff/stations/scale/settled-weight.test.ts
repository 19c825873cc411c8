import { expect, test } from 'vitest';
import type { Signal } from './scale-protocols.ts';
import { unknownPan, withSignal } from './settled-weight.ts';
import type { PanEvent } from './settled-weight.ts';

const stable = (grams: number): Signal => ({ grams, isStable: true });
const moving = (grams: number): Signal => ({ grams, isStable: false });

/** Events of a scale that says each of these for so many ms, ten times a second. */
function weigh(...signals: [signal: Signal, ms: number][]): (PanEvent & { atMs: number })[] {
  let pan = unknownPan;
  let atMs = 0;
  const events: (PanEvent & { atMs: number })[] = [];
  for (const [signal, ms] of signals)
    for (const end = atMs + ms; atMs < end; atMs += 100) {
      const reported = withSignal(pan, signal, atMs);
      ({ pan } = reported);
      if (reported.event) events.push({ ...reported.event, atMs });
    }
  return events;
}

const kinds = (events: readonly PanEvent[]) =>
  events.map((event) => (event.kind === 'weight' ? event.grams : event.kind));

test('a weight is taken when it has not changed for half a second, once', () => {
  const events = weigh([stable(0), 300], [moving(2_000), 200], [stable(3_420), 2_000]);
  expect(events).toEqual([
    { kind: 'empty', atMs: 0 },
    { kind: 'weight', grams: 3_420, atMs: 1_000 },
  ]);
});

test('what changes within half a second, or is not steady, is none', () => {
  expect(
    kinds(weigh([stable(0), 100], [stable(3_420), 400], [stable(3_430), 400], [moving(3_430), 900])),
  ).toEqual(['empty']);
});

test('box after box, with zero between them', () => {
  const events = weigh(
    [stable(0), 200],
    [stable(850), 700],
    [stable(0), 200],
    [stable(4_000), 700],
    [stable(0), 100],
  );
  expect(kinds(events)).toEqual(['empty', 850, 'empty', 4_000, 'empty']);
});

test('a scale that did not return to zero is refused, once a box, until it has', () => {
  const events = weigh(
    [stable(0), 200],
    [stable(850), 700],
    [stable(40), 700],
    [stable(4_040), 900],
    [stable(0), 200],
    [stable(4_000), 700],
  );
  expect(kinds(events)).toEqual(['empty', 850, 'notZero', 'notZero', 'empty', 4_000]);
});

test('a scale that was never seen at zero, or stands below it, is refused', () => {
  expect(kinds(weigh([stable(3_420), 900]))).toEqual(['notZero']);
  expect(kinds(weigh([stable(0), 200], [stable(-120), 900]))).toEqual(['empty', 'notZero']);
  expect(kinds(weigh([stable(0), 200], ['belowZero', 900]))).toEqual(['empty', 'notZero']);
});

test('a box that is touched, or settles by some grams, is the same one', () => {
  const events = weigh(
    [stable(0), 200],
    [stable(3_420), 700],
    [moving(5_000), 300],
    ['moving', 300],
    [stable(3_425), 900],
    ['overload', 900],
    [stable(3_420), 900],
  );
  expect(kinds(events)).toEqual(['empty', 3_420]);
});
