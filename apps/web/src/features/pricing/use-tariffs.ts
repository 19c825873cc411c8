import type { WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';

export type TariffsState = {
  tariffs: readonly WireTariff[] | undefined;
  hasFailed: boolean;
  askAgain: () => void;
};

/** The tariffs of a day, today when none is given. */
export function useTariffs(date: string | null): TariffsState {
  const [tries, setTries] = useState(0);
  const [held, setHeld] = useState<{ tariffs?: readonly WireTariff[]; failedTry?: number }>({});
  useEffect(() => {
    const asked = new AbortController();
    const query = date === null ? '' : `?${new URLSearchParams({ date })}`;
    call<WireTariff[]>('GET', `/price/tariffs${query}`, { signal: asked.signal, quiet: true }).then(
      (tariffs) => setHeld({ tariffs }),
      () => {
        if (!asked.signal.aborted) setHeld({ failedTry: tries });
      },
    );
    return () => asked.abort();
  }, [date, tries]);
  return {
    tariffs: held.tariffs,
    hasFailed: held.failedTry === tries,
    askAgain: () => setTries(tries + 1),
  };
}
