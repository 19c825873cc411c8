import type { DataOf } from '@rohi/contract/endpoint';
import type { sysinfo } from '@rohi/contract/reference-data/reference-data.contract';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { whenIdle } from '../../shared/ui/when-idle.ts';

type SystemInfo = DataOf<typeof sysinfo>;

/** Addresses that this installation has set, by kind. */
export type SystemLinks = ReadonlyMap<string, string>;

/** Messenger and store addresses, asked for when the page has nothing better to do; none until they are here. */
export function useSystemLinks(): SystemLinks {
  const [links, setLinks] = useState<SystemLinks>(new Map());
  useEffect(() => {
    const gaveUp = new AbortController();
    whenIdle(() => {
      if (gaveUp.signal.aborted) return;
      call<SystemInfo>('GET', '/common/sysinfo', { quiet: true, signal: gaveUp.signal }).then(
        ({ messengers, appLinks }) => {
          const set = [...messengers, ...appLinks].flatMap(({ kind, url }) =>
            url ? [[kind, url] as const] : [],
          );
          setLinks(new Map(set));
        },
        // Without the answer every link leads to the contact page, which is true as well.
        () => undefined,
      );
    });
    return () => gaveUp.abort();
  }, []);
  return links;
}
