import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../../../shared/api/call.ts';

export type UserInfo = DataOf<typeof userInfo>;

/** Who is logged in, and what they may do. Asked again now and then: a changed role counts at once. */
export function useUserInfo() {
  return useQuery({
    queryKey: ['userinfo'],
    queryFn: ({ signal }) => call('GET /auth/userinfo', { quiet: true, signal }),
    staleTime: 60_000,
  });
}

const UserContext = createContext<UserInfo | undefined>(undefined);
export const UserProvider = UserContext.Provider;

/** The logged-in user, for whatever stands inside the shell. */
export function useUser(): UserInfo {
  const user = useContext(UserContext);
  if (user === undefined) throw new Error('The user is read outside the shell');
  return user;
}
