import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import type { Order } from '../order.ts';

export type OrderAnswer =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; order: Order; put: (order: Order) => void; again: () => void };

type Held = { order: Order } | { failure: 'missing' | 'failed' };

/** One own order; `put` takes the state that an action has answered with, `again` asks once more. */
export function useOrder(code: string): OrderAnswer {
  const [held, setHeld] = useState<Held>();
  const underWay = useRef<AbortController>(undefined);
  const again = useCallback(() => {
    underWay.current?.abort();
    const asked = new AbortController();
    underWay.current = asked;
    call<Order>('GET', `/orders/${encodeURIComponent(code)}`, { quiet: true, signal: asked.signal }).then(
      (order) => setHeld({ order }),
      (error: unknown) => {
        if (asked.signal.aborted) return;
        const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
        // What was there stays: it is better than nothing.
        setHeld((before) =>
          before && 'order' in before ? before : { failure: isMissing ? 'missing' : 'failed' },
        );
      },
    );
  }, [code]);
  useEffect(() => {
    again();
    return () => underWay.current?.abort();
  }, [again]);
  if (held === undefined) return { state: 'loading' };
  if ('order' in held)
    return { state: 'ready', order: held.order, put: (order) => setHeld({ order }), again };
  return held.failure === 'missing' ? { state: 'missing' } : { state: 'failed', again };
}
