import type { DataOf } from '@rohi/contract/endpoint';
import type { listOwnClaims, searchClaimable } from '@rohi/contract/orders/claims.contract';

/** A page of the own claims as the service describes it. */
export type FoundClaims = DataOf<typeof listOwnClaims>;
export type Claim = FoundClaims['list'][number];

/** What the search for a parcel without an owner has found. */
export type SearchAnswer = DataOf<typeof searchClaimable>;
