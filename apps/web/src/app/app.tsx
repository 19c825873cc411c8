import { pages } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { sessionEndedDialog } from '../features/accounts/parts.ts';
import { HomeTextsProvider } from '../features/home/texts/home-texts.ts';
import { TrackingTextsProvider } from '../features/tracking/texts/tracking-texts.ts';
import { SharedTextsProvider } from '../shared/i18n/shared-texts.ts';
import { redirectToLogIn, useRoute } from '../shared/router/hash-router.ts';
import type { Route } from '../shared/router/hash-router.ts';
import { endedSession } from '../shared/session/session-end.ts';
import { useToken } from '../shared/session/session-storage.ts';
import { useIsDrawnHere } from '../shared/ui/drawing-stage.ts';
import { onDemand } from '../shared/ui/on-demand.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { PageView } from './page-view.tsx';
import type { TextBundle } from './locales/text-bundle.ts';
import { SiteTextsProvider, useSiteTexts } from './texts/site-texts.ts';

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
