import { useEffect } from 'react';
import { storeUserInfo } from '../../kit/session/stored-user-info.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { registerWorker } from '../../../shared/offline/register-worker.ts';

/** After so long without a key a scanner is quiet, and what it read is stored. */
const quietMs = 3_000;

let lastKeyAt = 0;
for (const event of ['keydown', 'pointerdown', 'paste'])
  addEventListener(event, () => (lastKeyAt = performance.now()), { capture: true, passive: true });

/** What is on a page that would be lost with it: something typed, an open dialog, a thing at hand (`data-at-hand`). */
const atHand =
  '[role="dialog"], [role="alertdialog"], [data-at-hand], input:enabled:not([type="checkbox"], [type="radio"], :placeholder-shown), textarea:enabled';

/** Whether the page can be loaded anew without anybody losing anything. */
function isAtRest(): boolean {
  if (performance.now() - lastKeyAt < quietMs && !document.hidden) return false;
  return [...document.querySelectorAll(atHand)].every(
    (each) =>
      (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) && each.value.trim() === '',
  );
}

const workerUrl = '/staff-sw.js';
const scope = '/staff';

/** A new version of the service is asked for so often while a station stands. */
const askEveryMs = 10 * 60_000;
/** And so soon after a worker could not store all that it needs. */
const askAgainMs = 10_000;
/** A page of an older version looks so often whether it may be loaded anew. */
const lookEveryMs = 5_000;

/** Version of this page, as the build has written it. */
function ownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

let isFollowing = false;

/** Starts the worker, and follows the version that it says. */
function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  if (!isFollowing)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ version?: string }>) => {
      if (data.version !== undefined && data.version !== ownVersion()) loadAnewAtRest();
    });
  isFollowing = true;
  registered ??= register();
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await registerWorker(workerUrl, scope);
  askAgainAfter(registration?.installing);
  registration?.addEventListener('updatefound', () => askAgainAfter(registration.installing));
  return registration;
}

/**
 * A service that is just being replaced refuses some of what a worker stores: the worker is gone then, and the
 * registration with it where it was the first.
 */
function askAgainAfter(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'redundant') return;
    registered = undefined;
    setTimeout(() => void askForVersion().catch(() => undefined), askAgainMs);
  });
}

let isOld = false;

/** The service is of another version than this page: it is loaded anew as soon as nothing on it can be lost by that. */
function loadAnewAtRest(): void {
  if (isOld) return;
  isOld = true;
  const look = () => isAtRest() && location.reload();
  setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look);
  // On other screens work ends with the screen.
  addEventListener('hashchange', () => location.reload());
  look();
}

/** Asks whether the service has another version by now; its worker is fetched then. */
async function askForVersion(): Promise<void> {
  const registration = await startWorker();
  await registration?.update();
}

/**
 * Stores what a station needs to open offline: the shell with its parts, and who is logged in. When the service has
 * been replaced meanwhile, the page is loaded anew from it: once the line is back, or within ten minutes.
 */
export function useStoredShell(line: 'up' | 'down' | 'unknown'): void {
  const user = useUser();
  useEffect(() => {
    if (line === 'down') return undefined;
    const ask = () => void askForVersion().catch(() => undefined);
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => clearInterval(timer);
  }, [line]);
  useEffect(() => void storeUserInfo(user), [user]);
}
