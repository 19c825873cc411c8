// What a durable queue needs of the browser: the state of the connection, the tab that sends, and messages of tabs.
import type { QueueDeps, TabMessage } from './scan-queue.ts';

type Tabs = QueueDeps<unknown, { scanId: string }>['tabs'];

/** Without an answer in this time the device counts as offline. */
const longestBeatMs = 4_000;

/**
 * The service answers within ten seconds, if only that it could not. After this time the connection is lost, and what
 * was sent goes again.
 */
export const longestSendMs = 20_000;

/** A picture goes over a slow line for so long. */
export const longestPictureMs = 120_000;

/** Asks the service for any answer at all. */
export async function beat(): Promise<boolean> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), longestBeatMs);
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: aborter.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A lock that one tab of the browser holds, to be the one that sends. A browser without locks (any, over plain http)
 * lets every tab send: the service knows each scan by its id, so that costs calls and nothing else.
 */
export function holdLockOf(lockName: string): (begin: () => void) => () => void {
  return (begin) => holdLock(lockName, begin);
}

function holdLock(lockName: string, begin: () => void): () => void {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks === undefined) {
    begin();
    return () => undefined;
  }
  const aborter = new AbortController();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = locks.request(lockName, { signal: aborter.signal }, () => {
    begin();
    return held;
  });
  holding.catch(() => undefined);
  return () => {
    aborter.abort();
    release();
  };
}

/** What the tabs of a browser say to each other of a queue. */
export function openTabs(lockName: string): Tabs {
  const channel = new BroadcastChannel(lockName);
  let isOpen = true;
  return {
    // A call that was under way when the queue was stopped still has something to say.
    say: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
      if (isOpen) channel.postMessage(message);
    },
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => {
        isOpen = false;
        channel.removeEventListener('message', onMessage);
        channel.close();
      };
    },
  };
}

const downKey = 'station-line-down';

/**
 * Since when this device has had no line, whatever page is open; a browser that stores nothing begins anew with each.
 */
export const downSince = {
  read(): number | undefined {
    try {
      const since = Number(localStorage.getItem(downKey));
      return since > 0 && since <= Date.now() ? since : undefined;
    } catch {
      return undefined;
    }
  },
  write(since: number | undefined): void {
    try {
      if (since === undefined) localStorage.removeItem(downKey);
      else localStorage.setItem(downKey, String(since));
    } catch {
      // It is shown all the same, from when this page has seen it.
    }
  },
};
