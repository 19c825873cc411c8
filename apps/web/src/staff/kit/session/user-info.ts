import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { findUserInfo } from './stored-user-info.ts';
import { noteCodeShapes } from '../../../shared/session/code-shapes.ts';

export type UserInfo = DataOf<typeof userInfo>;

/** Who is not known after so long is shown as they were stored on this station. */
const longestWaitMs = 4_000;
const askAgainMs = 5_000;

/** Silence, or a failure of the service's own: neither says anything about the person. */
function saysNothing(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return error !== null;
  return error.status === 0 || error.status >= 500 || error.error === 'client.badAnswer';
}

/**
 * Who is logged in, and what they may do. Asked again now and then: a changed role counts at once. Where the service
 * cannot be asked, a station shows them as they were stored there, and goes on asking.
 */
export function useUserInfo() {
  const isLate = useIsOver(longestWaitMs);
  const { data, error, failureReason, refetch } = useQuery({
    queryKey: ['userinfo'],
    queryFn: async ({ signal }) => {
      const user = await call('GET /auth/userinfo', { quiet: true, signal });
      noteCodeShapes(user.customerCodeShapes);
      return user;
    },
    staleTime: 60_000,
    // A browser without a network would not even try, and say nothing.
    networkMode: 'always',
    refetchInterval: (query) => (saysNothing(query.state.error) ? askAgainMs : false),
  });
  const isSilent = data === undefined && (saysNothing(failureReason) || (isLate && failureReason === null));
  const stored = useQuery({
    queryKey: ['userinfo', 'stored'],
    queryFn: async () => {
      const user = await findUserInfo();
      // An earlier version has stored none.
      noteCodeShapes(user?.customerCodeShapes);
      return user ?? null;
    },
    networkMode: 'always',
    enabled: isSilent,
  });
  const user = data ?? (isSilent ? (stored.data ?? undefined) : undefined);
  return { data: user, error: stored.isFetching ? null : error, refetch };
}

function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

const UserContext = createContext<UserInfo | undefined>(undefined);
export const UserProvider = UserContext.Provider;

/** The logged-in user, for whatever stands inside the shell. */
export function useUser(): UserInfo {
  const user = useContext(UserContext);
  if (user === undefined) throw new Error('The user is read outside the shell');
  return user;
}
