import type { BodyFor } from '../../shared/api/calls.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import type { Found, Visit } from './counter-queries.ts';

/** What stands at the counter: who was found and chosen, or the open card with what was brought to it. */
export type CounterState = {
  found: Found | undefined;
  /** Customer code of who was chosen of those that were found. */
  chosen: string | undefined;
  visit: Visit | undefined;
  brought: readonly string[];
  verdict: ShownVerdict;
  isGiving: boolean;
  /** A parcel of the open card is not taken, and the clerk writes down why. */
  isReporting: boolean;
  /** Requests to hand over without a proof, by customer code: who is chosen again still waits. */
  requests: Readonly<Record<string, string>>;
};

export type Proof = BodyFor<'POST /hand-over/visits'>['proof'];

export const empty = {
  ...{ found: undefined, chosen: undefined, visit: undefined, brought: [] },
  ...{ isGiving: false, isReporting: false },
};

/** The state as it is now, and how acts change it. `refresh`: the numbers of the point are read anew. */
export type CounterAt = {
  read: () => CounterState;
  change: (next: Partial<CounterState>) => void;
  refresh: () => Promise<void>;
};
