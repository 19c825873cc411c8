import type { Signal } from './scale-protocols.ts';

/** A weight is taken once it has not changed for so long. */
const settledMs = 500;
/** Half a division of a coarse scale: up to here nothing lies on it. */
const zeroBandG = 5;
/** A box that is touched or that settles is still the same one within ten grams or half a per cent. */
const sameG = 10;
const sameShare = 0.005;

/** What lies on a scale, as far as it has sent. */
export type Pan = {
  /** It has shown zero since the last box was taken or refused. */
  hasZero: boolean;
  signal: Signal | undefined;
  /** Since when it has said the same. */
  sinceMs: number;
  /** Taken, or refused aloud: not said again while it lies there. */
  reportedG: number | undefined;
};

export const unknownPan: Pan = { hasZero: false, signal: undefined, sinceMs: 0, reportedG: undefined };

/**
 * What there is to emit: a box has a weight; the scale shows one without having shown zero since the last; nothing lies
 * on it.
 */
export type PanEvent = { kind: 'weight'; grams: number } | { kind: 'notZero' } | { kind: 'empty' };

/**
 * What a reading changes. A weight is that of a box when it has not changed for half a second and the scale showed zero
 * before it; any other that stands as long is refused.
 * @param atMs by any clock that only goes on
 */
export function withSignal(pan: Pan, signal: Signal, atMs: number): { pan: Pan; event?: PanEvent } {
  const next = isSame(pan.signal, signal) ? pan : { ...pan, signal, sinceMs: atMs };
  if (signal === 'moving' || signal === 'overload') return { pan: next };
  if (signal !== 'belowZero' && !signal.isStable) return { pan: next };
  if (signal !== 'belowZero' && Math.abs(signal.grams) <= zeroBandG) {
    const empty = { ...next, hasZero: true, reportedG: undefined };
    return pan.hasZero ? { pan: empty } : { pan: empty, event: { kind: 'empty' } };
  }
  if (atMs - next.sinceMs < settledMs) return { pan: next };
  const grams = signal === 'belowZero' ? Number.NEGATIVE_INFINITY : signal.grams;
  if (next.reportedG !== undefined && isNear(next.reportedG, grams)) return { pan: next };
  const reported = { ...next, hasZero: false, reportedG: grams };
  return {
    pan: reported,
    event: next.hasZero && grams > 0 ? { kind: 'weight', grams } : { kind: 'notZero' },
  };
}

function isSame(before: Signal | undefined, signal: Signal): boolean {
  if (typeof before !== 'object' || typeof signal !== 'object') return before === signal;
  return before.grams === signal.grams && before.isStable === signal.isStable;
}

function isNear(reportedG: number, grams: number): boolean {
  return (
    reportedG === grams || Math.abs(reportedG - grams) <= Math.max(sameG, Math.abs(reportedG) * sameShare)
  );
}
