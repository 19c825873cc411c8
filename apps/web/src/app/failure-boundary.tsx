import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hrefOf } from '../shared/router/hash-router.ts';
import { readToken } from '../shared/session/session-storage.ts';
import { Button, ButtonLink } from '../shared/ui/button.tsx';
import { ChunkTooSlowError } from '../shared/ui/load-in-time.ts';
import { Notice } from './notice.tsx';
import { useSiteTexts } from './texts/site-texts.ts';

const backKey = 'network-back';
/** A network that is back may let single requests fail for so long: what fails then is tried again by itself. */
const settlingMs = 30_000;
const againMs = 2_000;

/** Whether the network came back a moment ago, in this tab; not known where storage is forbidden. */
function isSettling(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(backKey) ?? 0) < settlingMs;
  } catch {
    return false;
  }
}

function noteBack(): void {
  try {
    sessionStorage.setItem(backKey, String(Date.now()));
  } catch {
    // Storage is forbidden, or full: the page is loaded once.
  }
}

/**
 * Without a network: what has been opened on this device before still opens, and the page comes by itself when the
 * network is back.
 */
function Offline() {
  const { offline, failure, pageTitles } = useSiteTexts();
  useEffect(() => {
    const reload = () => {
      // Noted once: a page that fails for another reason is not loaded for ever.
      if (!isSettling()) noteBack();
      location.reload();
    };
    // It may have come back before anybody listened, or not for every request yet.
    const again = navigator.onLine ? setTimeout(reload, isSettling() ? againMs : 0) : undefined;
    addEventListener('online', reload);
    return () => {
      clearTimeout(again);
      removeEventListener('online', reload);
    };
  }, []);
  const offered = [
    ...(readToken() === undefined ? [] : (['platform', 'orderManagement'] as const)),
    'parcelTracking',
    'home',
  ] as const;
  return (
    <Notice title={offline.title} text={offline.text}>
      <Button onClick={() => location.reload()}>{failure.again}</Button>
      {offered.map((page) => (
        <ButtonLink key={page} kind="outline" href={hrefOf(page)}>
          {pageTitles[page]}
        </ButtonLink>
      ))}
    </Notice>
  );
}

type Failure = { error: unknown; isOffline: boolean };

function Failed({ error, isOffline }: Failure) {
  const { failure } = useSiteTexts();
  if (isOffline) return <Offline />;
  return (
    <Notice title={failure.title} text={error instanceof ChunkTooSlowError ? failure.tooSlow : failure.text}>
      {/* Loads the whole site again: browsers remember a failed module, and after a release its name is gone. */}
      <Button onClick={() => location.reload()}>{failure.again}</Button>
    </Notice>
  );
}

/** What breaks inside shows one screen with a way out, instead of an empty page. */
export class FailureBoundary extends Component<{ children: ReactNode }, Failure> {
  override readonly state: Failure = { error: undefined, isOffline: false };

  static getDerivedStateFromError(error: unknown): Failure {
    return { error: error ?? new Error('Unknown failure'), isOffline: !navigator.onLine || isSettling() };
  }

  override render() {
    const { error, isOffline } = this.state;
    return error === undefined ? this.props.children : <Failed error={error} isOffline={isOffline} />;
  }
}
