import { useRef, useState } from 'react';
import { useCounterRefresh } from './counter-queries.ts';
import { refusalOf, verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import { choose, close, give, open, reload, take } from './counter-acts.ts';
import { empty } from './counter-state.ts';
import type { CounterState, Proof } from './counter-state.ts';

/** The counter at work. Scans are taken one after another in their order, whatever the service is still answering. */
export function useCounter() {
  const [state, setState] = useState<CounterState>(() => ({
    ...empty,
    requests: {},
    verdict: verdictOf('READY', counterTexts.read().ready),
  }));
  const latest = useRef(state);
  const line = useRef(Promise.resolve());
  const refresh = useCounterRefresh();
  const change = (next: Partial<CounterState>) => {
    latest.current = { ...latest.current, ...next };
    setState(latest.current);
  };
  const inLine = (work: () => Promise<void>, code?: string) => {
    line.current = line.current
      .then(work)
      .catch((error: unknown) => change({ verdict: refusalOf(error, code) }));
  };
  const at = { read: () => latest.current, change, refresh };
  return {
    state,
    change,
    onCode: (raw: string) => inLine(() => take(at, raw), raw),
    choose: (customerCode: string) => choose(at, customerCode),
    open: (proof: Proof) => inLine(() => open(at, proof)),
    give: () => inLine(() => give(at)),
    reload: () => inLine(() => reload(at)),
    close: () => inLine(() => close(at)),
    putBack: () => change({ ...empty, verdict: verdictOf('READY', counterTexts.read().ready) }),
  };
}

export type Counter = ReturnType<typeof useCounter>;
