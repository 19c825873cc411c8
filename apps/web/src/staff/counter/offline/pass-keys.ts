import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { findStoredAnswer, storeAnswer } from '../../../shared/api/stored-answers.ts';
import { createStore } from '../../../shared/ui/store.ts';
import { passKeysAfter, type KnownPassKeys, type StoredPassKeys } from './known-pass-keys.ts';

/** Revoked passes are known this soon while there is a line. */
const refreshMs = 10_000;
const name = 'GET /hand-over/pass-keys';
/** The same in each language. */
const anyLanguage = '';

const keys = createStore<StoredPassKeys | undefined>(undefined);

export const readPassKeys: () => KnownPassKeys | undefined = keys.read;

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
  const stored = await findStoredAnswer<StoredPassKeys>(name, anyLanguage);
  if (keys.read() === undefined && stored !== undefined) keys.write(stored.data);
}

async function refresh(): Promise<void> {
  const startedAt = Date.now();
  const query = { since: keys.read()?.cursor };
  const answer = await call('GET /hand-over/pass-keys', { query, quiet: true });
  const now = Date.now();
  const next = passKeysAfter(keys.read(), answer, { asked: startedAt, now });
  keys.write(next);
  await storeAnswer(name, next, now, anyLanguage);
}
