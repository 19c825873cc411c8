import type { PassKeys } from '@rohi/contract/collection/passes/judge-pass';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { findStoredAnswer, storeAnswer } from '../../../shared/api/stored-answers.ts';
import { createStore } from '../../../shared/ui/store.ts';

/** By what this counter judges passes while it has no line. */
export type KnownPassKeys = PassKeys & {
  pickupPointId: number | null;
  /** Milliseconds by which the clock of the service was ahead of this device's. */
  gapMs: number;
  /** Epoch milliseconds by the service: what was revoked until then is known. */
  at: number;
};

/** Revoked passes are known this soon while there is a line. */
const refreshMs = 10_000;
const name = 'GET /hand-over/pass-keys';
/** The same in each language. */
const anyLanguage = '';

const known = createStore<KnownPassKeys | undefined>(undefined);

export const readPassKeys = known.read;

/** Keeps the keys fresh while there is a line, and brings back what was stored where there is none. */
export function useFreshPassKeys(line: 'up' | 'down' | 'unknown'): void {
  useEffect(() => {
    if (line === 'down') {
      void restore();
      return undefined;
    }
    const ask = () => void refresh().catch(() => undefined);
    ask();
    const timer = setInterval(ask, refreshMs);
    return () => clearInterval(timer);
  }, [line]);
}

async function restore(): Promise<void> {
  const stored = await findStoredAnswer<KnownPassKeys>(name, anyLanguage);
  if (known.read() === undefined && stored !== undefined) known.write(stored.data);
}

async function refresh(): Promise<void> {
  const before = Date.now();
  const { at, keys, revoked, pickupPointId } = await call('GET /hand-over/pass-keys', { quiet: true });
  const now = Date.now();
  const atMs = Date.parse(at);
  const next = { keys, revoked, pickupPointId, at: atMs, gapMs: atMs - (before + now) / 2 };
  known.write(next);
  await storeAnswer(name, next, now, anyLanguage);
}
