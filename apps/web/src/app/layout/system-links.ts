import { useMemo } from 'react';
import { useSystemInfo } from '../../shared/api/system-info.ts';

/** Addresses that this installation has set, by kind. */
export type SystemLinks = ReadonlyMap<string, string>;

/** Messenger and store addresses; none until they are here. Without them every link leads to the contact page, which is true as well. */
export function useSystemLinks(): SystemLinks {
  const info = useSystemInfo();
  return useMemo(
    () =>
      new Map(
        [...(info?.messengers ?? []), ...(info?.appLinks ?? [])].flatMap(({ kind, url }) =>
          url ? [[kind, url] as const] : [],
        ),
      ),
    [info],
  );
}
