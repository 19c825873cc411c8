import type { PageName } from '@rohi/contract/site/pages';
import { parseHash } from '../../../shared/router/hash-router.ts';
import type { Route } from '../../../shared/router/hash-router.ts';

/** Where a log-in leads: always a page of our own. */
export type ReturnTarget = { page: PageName; query: URLSearchParams };

/** Pages that make no sense for somebody who has just logged in. */
const neverTargets: readonly PageName[] = ['login', 'register', 'resetPassword', 'claim', 'undoEmail'];

/**
 * Reads the `redirect` of an address: path and query of one of our pages. Anything else, whatever it is (another site,
 * a script, an unknown path), leads to the cabinet; no part of it is ever used as an address.
 */
export function readReturnTarget({ query }: Pick<Route, 'query'>): ReturnTarget {
  const redirect = parseHash(query.get('redirect') ?? '');
  const { page } = redirect;
  if (page === undefined || neverTargets.includes(page))
    return { page: 'platform', query: new URLSearchParams() };
  return { page, query: redirect.query };
}
