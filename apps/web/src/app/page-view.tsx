import type { PageName } from '@rohi/contract/site/pages';
import { LoaderCircle } from 'lucide-react';
import { Suspense, createElement, use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useSharedTexts } from '../shared/i18n/shared-texts.ts';
import type { Route } from '../shared/router/hash-router.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { findLoadedPage, loadPage } from './page-loaders.ts';
import { NotFoundPage } from './pages/not-found.tsx';
import { takeScrollPlace } from './scroll-place.ts';
import css from './page-view.module.css';

function LoadedPageView({ page }: { page: PageName }) {
  return createElement(findLoadedPage(page) ?? use(loadPage(page)));
}

function Waiting() {
  const { loading } = useSharedTexts();
  return (
    <p className={css.waiting} role="status">
      <Icon of={LoaderCircle} />
      {loading}
    </p>
  );
}

let isFirstPage = true;

/** After a change of the page the heading gets the focus, and the page stands where the visitor left it. */
function Arrival({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFirst = isFirstPage;
    isFirstPage = false;
    takeScrollPlace();
    if (isFirst) return;
    const heading = ref.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
  return <div ref={ref}>{children}</div>;
}

/** The page that the route asks for. */
export function PageView({ route: { page, path } }: { route: Route }) {
  return (
    <FailureBoundary key={path}>
      <Suspense fallback={<Waiting />}>
        <Arrival>
          {page === undefined && <NotFoundPage />}
          {page !== undefined && <LoadedPageView page={page} />}
        </Arrival>
      </Suspense>
    </FailureBoundary>
  );
}
