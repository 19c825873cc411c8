import type { Asked, CallName, ReplyTo } from './calls.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from './call.ts';
import type { KnownAnswer } from './exchange.ts';

/**
 * What a call has answered so far. What was there stays until another answer comes, also while another question is
 * under way and when none comes: `isWaiting` and `failure` say so.
 */
export type Answer<Data, Question = unknown> = {
  /** An answer to what is asked now is still to come. */
  isWaiting: boolean;
  /** Why the last question was not answered; undefined when it was. */
  failure: unknown;
  /** Asks once more. */
  again: () => void;
  /** Takes what another call has answered in the place of this answer. */
  put(data: Data): void;
} & (
  | { state: 'loading'; data?: never }
  | { state: 'failed'; data?: never }
  /** `of`: what the call was given. */
  | { state: 'ready'; data: Data; of: Question; receivedAt: Date }
);

type Held<N extends CallName> = {
  /** The last question that is settled. */
  question?: string | undefined;
  failure?: unknown;
  answer?: { data: ReplyTo<N>; of: Asked<N>; receivedAt: Date };
};

/**
 * The answer of a call, asked for when the component is there and whenever what it is given changes; only the last
 * question is answered. Undefined asks nothing. Nothing is said of a failure here. Give the component another key where
 * an old answer would be wrong.
 * @param pauseMs how long a question waits behind an earlier one: while somebody types, only the last is asked
 */
export function useAnswer<N extends CallName>(
  name: N,
  request: Asked<N> | undefined,
  pauseMs = 0,
): Answer<ReplyTo<N>, Asked<N>> {
  const [tries, setTries] = useState(0);
  const [{ question: settled, failure, answer }, setHeld] = useState<Held<N>>({});
  const asks = useRef(0);
  const lastAnswer = useRef<KnownAnswer>({}).current;
  const question = request && JSON.stringify([tries, request]);
  const put = (data: ReplyTo<N>) => {
    if (request) setHeld({ question, answer: { data, of: request, receivedAt: new Date() } });
  };
  useEffect(() => {
    if (!request) return undefined;
    const gaveUp = new AbortController();
    const { signal } = gaveUp;
    const timer = setTimeout(
      () => {
        call(name, { ...request, quiet: true, signal, known: lastAnswer }).then(
          put,
          (error: unknown) =>
            signal.aborted || setHeld((before) => ({ ...before, question, failure: error })),
        );
      },
      asks.current++ ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      gaveUp.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the text of the question says all that is asked
  }, [name, question]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  const asking = { isWaiting: question !== undefined && settled !== question, failure, again, put };
  if (answer) return { ...asking, state: 'ready', ...answer };
  return failure === undefined ? { ...asking, state: 'loading' } : { ...asking, state: 'failed' };
}
