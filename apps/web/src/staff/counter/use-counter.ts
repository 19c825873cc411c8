import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../shared/api/exchange.ts';
import { createObserved } from '../stations/observed.ts';
import type { Observed } from '../stations/observed.ts';
import { useCounterRefresh } from './counter-queries.ts';
import { refusalOf, verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import type { TypedDocument } from './document-fields.tsx';
import { choose, close, give, open, paid, reload, renew, take } from './counter-acts.ts';
import { empty } from './counter-state.ts';
import type { CounterState, Proof } from './counter-state.ts';

/** What the line has left behind as it went: scans without an answer, and the customer of the open card. */
export type LeftOpen = {
  scans: readonly string[];
  card: { customerCode: string; document: TypedDocument | undefined } | undefined;
};

export const nothingLeft: LeftOpen = { scans: [], card: undefined };
export const openLeft = () => createObserved(nothingLeft);

/**
 * The counter at work. Scans are taken one after another in their order, whatever the service is still answering.
 * @param left where it leaves what the counter without the line goes on with
 */
export function useCounter(left?: Observed<LeftOpen>) {
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
  const unanswered = useRef<readonly string[]>([]);
  const takeCode = async (raw: string) => {
    try {
      await take(at, raw);
      unanswered.current = [];
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0;
      unanswered.current = isAnswered ? [] : [...unanswered.current, raw];
      throw error;
    }
  };
  const asked = useRef<readonly string[]>([]);
  const onCode = (raw: string) => {
    asked.current = [...asked.current, raw];
    inLine(() => takeCode(raw).finally(() => (asked.current = asked.current.slice(1))), raw);
  };
  useEffect(
    () => () => {
      left?.write(leftOf(latest.current, [...unanswered.current, ...asked.current]));
    },
    [left],
  );
  const back = useEffectEvent(() => inLine(() => renew(at)));
  useEffect(() => {
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, []);
  return {
    state,
    change,
    onCode,
    choose: (customerCode: string) => choose(at, customerCode),
    open: (proof: Proof) => inLine(() => open(at, proof)),
    give: () => inLine(() => give(at)),
    reload: () => inLine(() => reload(at)),
    paid: (receiptNumber: string) => inLine(() => paid(at, receiptNumber)),
    close: () => inLine(() => close(at)),
    putBack: () => change({ ...empty, verdict: verdictOf('READY', counterTexts.read().ready) }),
  };
}

function leftOf({ visit, chosen }: CounterState, scans: readonly string[]): LeftOpen {
  const customerCode = visit?.customer.code ?? chosen;
  const document = visit?.document ?? undefined;
  return { scans, card: customerCode === undefined ? undefined : { customerCode, document } };
}

export type Counter = ReturnType<typeof useCounter>;
