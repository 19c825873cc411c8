import type { ReplyTo } from './calls.ts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';
import { call } from './call.ts';

export type SystemInfo = ReplyTo<'GET /common/sysinfo'>;

/** One question for all who want to know; a failed one is asked again by the next. */
let pending: Promise<SystemInfo> | undefined;

function askOnce(): Promise<SystemInfo> {
  pending ??= new Promise<void>((resolve) => whenIdle(resolve)).then(() =>
    call('GET /common/sysinfo', { quiet: true }),
  );
  return pending;
}

/** What the service says of itself, asked for when the page has nothing better to do; undefined until it is here. */
export function useSystemInfo(): SystemInfo | undefined {
  const [info, setInfo] = useState<SystemInfo>();
  useEffect(() => {
    let isGone = false;
    askOnce().then(
      (found) => isGone || setInfo(found),
      () => {
        pending = undefined;
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return info;
}
