import type { PassKeys } from '@rohi/contract/collection/passes/judge-pass';
import type { ReplyTo } from '../../../shared/api/calls.ts';

/** By what this counter judges passes while it has no line. */
export type KnownPassKeys = PassKeys & {
  pickupPointId: number | null;
  /** Milliseconds by which the clock of the service was ahead of this device's. */
  gapMs: number;
  /** Epoch milliseconds by the service: what was revoked until then is known. */
  at: number;
};

/** The same with where the service goes on; undefined in what was stored before there was a cursor. */
export type StoredPassKeys = KnownPassKeys & { cursor?: string | undefined };

/**
 * What is known after an answer: what was revoked since comes to what was known, and a whole takes its place. `asked`
 * and `now` are epoch milliseconds of this device, before and after the call.
 */
export function passKeysAfter(
  before: StoredPassKeys | undefined,
  { at, keys, isWhole, revoked, pickupPointId, cursor }: ReplyTo<'GET /hand-over/pass-keys'>,
  { asked, now }: { asked: number; now: number },
): StoredPassKeys {
  const atMs = Date.parse(at);
  const revokedPasses = isWhole ? [] : (before?.revoked ?? []);
  return {
    keys,
    pickupPointId,
    cursor,
    revoked: [...new Set([...revokedPasses, ...revoked])],
    at: atMs,
    gapMs: atMs - (asked + now) / 2,
  };
}
