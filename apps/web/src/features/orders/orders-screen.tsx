import { Suspense, useEffect, useRef } from 'react';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { hrefOf, useRoute } from '../../shared/router/hash-router.ts';
import { whenIdle } from '../../shared/ui/when-idle.ts';
import { OrdersList } from './list/orders-list.tsx';
import { OrderView } from './order/order-view.tsx';
import type { OrderParts } from './order.ts';
import { editOrder, newOrder } from './parts.ts';
import { readListState, writeListState } from './rules/list-state.ts';
import css from './orders-screen.module.css';

type ScreenProps = { heading: string; orderParts: OrderParts };

/** One address with another query is no arrival at a page: the heading is gone to from here. */
function useArrival(view: string) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    scrollTo(0, 0);
    const title = ref.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [view]);
  return ref;
}

/** `/orderManagement`: the list, with `?order=` one order, with `edit=1` its form, with `?new=1` an empty one. */
export function OrdersScreen({ heading, orderParts }: ScreenProps) {
  const { query } = useRoute();
  const { loading } = useSharedTexts();
  const code = query.get('order') ?? '';
  const isForm = query.has(code === '' ? 'new' : 'edit');
  const ref = useArrival(`${code} ${isForm}`);
  const state = readListState(query);
  useEffect(() => whenIdle(() => void newOrder.start()), []);
  const listHref = hrefOf('orderManagement', writeListState(state));
  const orderHref = hrefOf('orderManagement', { ...writeListState(state), order: code });
  return (
    <div ref={ref} className={css.page}>
      {code === '' && !isForm && <OrdersList heading={heading} state={state} />}
      {code !== '' && !isForm && (
        <OrderView key={code} code={code} backHref={listHref} orderParts={orderParts} />
      )}
      <Suspense fallback={<p role="status">{loading}</p>}>
        {code === '' && isForm && <newOrder.Part backHref={listHref} />}
        {code !== '' && isForm && <editOrder.Part key={code} code={code} backHref={orderHref} />}
      </Suspense>
    </div>
  );
}
