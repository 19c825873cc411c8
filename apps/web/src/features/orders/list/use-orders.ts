import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { FoundOrders } from '../order.ts';
import { callOfList } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';

type Held = { path: string; tries: number; state: ListState; data: FoundOrders | undefined };

export type Orders = {
  /** The last answer, and what it answers: while `isWaiting`, an earlier question. */
  data: FoundOrders | undefined;
  answered: ListState;
  isWaiting: boolean;
  hasFailed: boolean;
  again: () => void;
};

/** A page of the list, asked for again when what is asked changes; only the last question is answered. */
export function useOrders(state: ListState): Orders {
  const path = callOfList(state);
  const [tries, setTries] = useState(0);
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    const asked = new AbortController();
    const hold = (data: FoundOrders | undefined) => setHeld({ path, tries, state, data });
    call<FoundOrders>('GET', path, { quiet: true, signal: asked.signal }).then(hold, () => {
      if (!asked.signal.aborted) hold(undefined);
    });
    return () => asked.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the path says all that is asked of a state
  }, [path, tries]);
  const isWaiting = held?.path !== path || held.tries !== tries;
  return {
    data: held?.data,
    answered: held?.state ?? state,
    isWaiting,
    hasFailed: !isWaiting && held.data === undefined,
    again: () => setTries(tries + 1),
  };
}
