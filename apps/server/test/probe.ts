import type { Person } from './access-fixture.ts';

/** One request to an endpoint: what stands in for its path parameters, and its body. */
export type Ask = { path?: string; body?: unknown };

/**
 * How an endpoint is asked. `own` is a request that the caller may make; `foreign` names what belongs to somebody else
 * and `missing` what does not exist: both must get one answer. An endpoint with parameters that name nothing owned has
 * `own` alone.
 */
export type Probe = {
  own: (caller: Person | undefined) => Ask | Promise<Ask>;
  foreign?: (caller: Person | undefined) => Ask | Promise<Ask>;
  missing?: (caller: Person | undefined) => Ask;
  /** A list that shows the office its customers or staff: who has the authority for it sees the strangers too. */
  namesPeople?: true;
};
