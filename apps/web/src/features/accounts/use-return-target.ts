import { useEffect } from 'react';
import { redirect, useRoute } from '../../shared/router/hash-router.ts';
import { useToken } from '../../shared/session/session-storage.ts';
import { readReturnTarget } from './rules/return-target.ts';
import type { ReturnTarget } from './rules/return-target.ts';

/** Where this log-in leads; goes there as soon as somebody is logged in, by this form or in another tab. */
export function useReturnTarget(): ReturnTarget {
  const target = readReturnTarget(useRoute());
  const isLoggedIn = useToken() !== undefined;
  useEffect(() => {
    if (isLoggedIn) redirect(target.page, target.query);
  });
  return target;
}
