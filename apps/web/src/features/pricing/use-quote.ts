import type { FreightQuote } from '@rohi/contract/pricing/pricing.contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/exchange.ts';

/** While somebody types, only the last of several numbers is asked for. */
const typingPauseMs = 300;

export type QuoteState = {
  /** The request that `answer` answers. */
  answered: string | undefined;
  /** The last answer; it stays while the next one is on its way. */
  answer: FreightQuote | undefined;
  isWaiting: boolean;
  /** Told instead of the answer; empty where the service said nothing. */
  failure: string | undefined;
  askAgain: () => void;
};

type Held = { request: string | undefined; tries: number; answer?: FreightQuote; failure?: string };

/** Asks for the price of a request (a query of the call), again when it changes; only the last question is answered. */
export function useQuote(request: string | undefined): QuoteState {
  const [tries, setTries] = useState(0);
  const [held, setHeld] = useState<Held>({ request: undefined, tries: 0 });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (request === undefined) return undefined;
    const asked = new AbortController();
    const timer = setTimeout(
      () => {
        hasAsked.current = true;
        call<FreightQuote>('GET', `/price/quote?${request}`, { signal: asked.signal, quiet: true }).then(
          (answer) => setHeld({ request, tries, answer }),
          (error: unknown) => {
            if (asked.signal.aborted) return;
            setHeld({ request, tries, failure: error instanceof ApiError ? error.msg : '' });
          },
        );
      },
      hasAsked.current ? typingPauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [request, tries]);
  return {
    answered: held.request,
    answer: held.answer,
    isWaiting: request !== undefined && (held.request !== request || held.tries !== tries),
    failure: held.failure,
    askAgain: () => setTries(tries + 1),
  };
}
