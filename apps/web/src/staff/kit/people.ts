import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../shared/api/call.ts';
import { createStore } from '../../shared/ui/store.ts';

const names = createStore<ReadonlyMap<string, string>>(new Map());
const askAgainMs = 10 * 60_000;

/**
 * How colleagues are called, asked for once and now and then again; called by what shows the screens, to show them
 * again once the names are there.
 */
export function useStaffNames({ mayAsk }: { mayAsk: boolean }): void {
  names.useValue();
  const { data } = useQuery({
    queryKey: ['staff-names'],
    queryFn: ({ signal }) => call('GET /common/staff-names', { quiet: true, signal }),
    staleTime: askAgainMs,
    enabled: mayAsk,
  });
  useEffect(() => {
    if (data !== undefined) names.write(new Map(data.map(({ username, name }) => [username, name])));
  }, [data]);
}

/**
 * The name of a colleague who is on record by login name; anything else, and everything before the names are there,
 * stays as it is.
 */
export function personName<Given extends string | undefined>(username: Given): Given | string {
  return username === undefined ? username : (names.read().get(username) ?? username);
}
