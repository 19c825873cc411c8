import { Suspense, useEffect, useRef } from 'react';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { hrefOf, useRoute } from '../../shared/router/hash-router.ts';
import { whenIdle } from '../../shared/ui/when-idle.ts';
import { OrdersList } from './list/orders-list.tsx';
import type { OrderParts } from './order.ts';
import { cargoRequest, claims, editOrder, newOrder, orderView, ordersFile, recipientBook } from './parts.ts';
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

/** What of the page the address asks for. */
function viewOf(
  query: URLSearchParams,
): 'list' | 'order' | 'edit' | 'new' | 'cargo' | 'file' | 'recipients' | 'claims' {
  const code = query.get('order');
  // Codes begin with RA: `?order=new`, typed by hand, can only mean the form.
  if (code === 'new') return 'new';
  if (code !== null) return query.has('edit') ? 'edit' : 'order';
  return (
    (['cargo', 'new', 'file', 'recipients', 'claims'] as const).find((view) => query.has(view)) ?? 'list'
  );
}

/**
 * `/orderManagement`: the list, with `?order=` one order, with `edit=1` its form, with `?new=1` an empty one, with
 * `?cargo=1` a request for cargo, with `?file=` orders from a file, with `?recipients=1` the book of recipients, with
 * `?claims=1` the claims to unclaimed parcels.
 */
export function OrdersScreen({ heading, orderParts }: ScreenProps) {
  const { query } = useRoute();
  const { loading } = useSharedTexts();
  const code = query.get('order') ?? '';
  const file = query.get('file') ?? '';
  const view = viewOf(query);
  const ref = useArrival(`${view} ${code} ${file}`);
  const state = readListState(query);
  useEffect(() => whenIdle(() => void Promise.all([orderView.start(), newOrder.start()])), []);
  const listHref = hrefOf('orderManagement', writeListState(state));
  const orderHref = hrefOf('orderManagement', { ...writeListState(state), order: code });
  return (
    <div ref={ref} className={css.page}>
      {view === 'list' && (
        <OrdersList heading={heading} state={state} problemNames={orderParts.problemNames} />
      )}
      <Suspense fallback={<p role="status">{loading}</p>}>
        {view === 'order' && (
          <orderView.Part key={code} code={code} backHref={listHref} orderParts={orderParts} />
        )}
        {view === 'new' && <newOrder.Part backHref={listHref} />}
        {view === 'cargo' && <cargoRequest.Part backHref={listHref} />}
        {view === 'edit' && <editOrder.Part key={code} code={code} backHref={orderHref} />}
        {view === 'file' && <ordersFile.Part id={file} backHref={listHref} />}
        {view === 'recipients' && <recipientBook.Part backHref={listHref} />}
        {view === 'claims' && <claims.Part backHref={listHref} />}
      </Suspense>
    </div>
  );
}
