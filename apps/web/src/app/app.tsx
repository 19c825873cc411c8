import { pages } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { type ReactNode, Suspense, createElement, use, useEffect, useLayoutEffect, useRef } from 'react';
import { sessionEndedDialog } from '../features/accounts/parts.ts';
import { HomeTextsProvider } from '../features/home/texts/home-texts.ts';
import { TrackingTextsProvider } from '../features/tracking/texts/tracking-texts.ts';
import { SharedTextsProvider, useSharedTexts } from '../shared/i18n/shared-texts.ts';
import { hrefOf, redirectToLogIn, useRoute } from '../shared/router/hash-router.ts';
import type { Route } from '../shared/router/hash-router.ts';
import { endedSession } from '../shared/session/session-end.ts';
import { useToken } from '../shared/session/session-storage.ts';
import { useIsDrawnHere } from '../shared/ui/drawing-stage.ts';
import { onDemand } from '../shared/ui/on-demand.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import type { TextBundle } from './locales/text-bundle.ts';
import { SiteTextsProvider, useSiteTexts } from './texts/site-texts.ts';
import { LoaderCircle } from 'lucide-react';
import { Icon } from '../shared/ui/icon.tsx';
import { findLoadedPage, loadPage } from './page-loaders.ts';
import { takeScrollPlace } from './scroll-place.ts';
import css from './page-view.module.css';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from './notice.tsx';

function NotFoundPage() {
  const { notFound, toHome, toTracking } = useSiteTexts();
  return (
    <Notice title={notFound.title} text={notFound.text}>
      <ButtonLink href={hrefOf('home')}>{toHome}</ButtonLink>
      <ButtonLink href={hrefOf('parcelTracking')} kind="outline">
        {toTracking}
      </ButtonLink>
    </Notice>
  );
}

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
function PageView({ route: { page, path } }: { route: Route }) {
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

/** Without this part the session is still looked after before each call. */
async function startKeeping(): Promise<void> {
  const care = await import('../shared/session/refresh-session.ts').catch(() => undefined);
  care?.keepSession();
}

/** The page asked for, or the log-in that leads back to it (specification, section 4). */
function useGuardedRoute(): Route | undefined {
  const route = useRoute();
  const isLoggedIn = useToken() !== undefined;
  const mustLogIn = !isLoggedIn && route.page !== undefined && pages[route.page].access === 'customer';
  useEffect(() => {
    if (isLoggedIn) void startKeeping();
  }, [isLoggedIn]);
  useEffect(() => {
    if (mustLogIn) redirectToLogIn(route);
  }, [mustLogIn, route]);
  return mustLogIn ? undefined : route;
}

function useDocumentTitle(page: PageName | undefined) {
  const { brand, homeTitle, notFound, pageTitles } = useSiteTexts();
  useEffect(() => {
    const title = page === undefined ? notFound.title : pageTitles[page];
    document.title = page === 'home' ? homeTitle : `${title} — ${brand}`;
  }, [page, brand, homeTitle, notFound, pageTitles]);
}

function Site() {
  const route = useGuardedRoute();
  useDocumentTitle(route?.page);
  // From here on presses are received; the boot script repeats an earlier one.
  useLayoutEffect(() => {
    document.documentElement.dataset['live'] = '';
  }, []);
  return (
    <Layout page={route?.page} path={route?.path}>
      {route && <PageView route={route} />}
    </Layout>
  );
}

// A page that cannot say its messages is still a page.
const messageStack = onDemand<object>(() =>
  import('../shared/ui/message-stack.tsx').then(
    ({ MessageStack }) => MessageStack,
    () => () => null,
  ),
);

/** Says that the session is over, when it is. */
function SessionEnd() {
  const ended = endedSession.useValue();
  return (
    ended && (
      <Suspense>
        <sessionEndedDialog.Part {...ended} />
      </Suspense>
    )
  );
}

/** They stand outside the page, in the body, so they cannot be part of its shell. */
function Announcements() {
  return (
    useIsDrawnHere() && (
      <Suspense>
        <SessionEnd />
        <messageStack.Part />
      </Suspense>
    )
  );
}

export function App({ bundle }: { bundle: TextBundle }) {
  return (
    <SharedTextsProvider value={bundle.shared}>
      <SiteTextsProvider value={bundle.site}>
        <FailureBoundary>
          <HomeTextsProvider value={bundle.home}>
            <TrackingTextsProvider value={bundle.tracking}>
              <Site />
            </TrackingTextsProvider>
          </HomeTextsProvider>
          <Announcements />
        </FailureBoundary>
      </SiteTextsProvider>
    </SharedTextsProvider>
  );
}
