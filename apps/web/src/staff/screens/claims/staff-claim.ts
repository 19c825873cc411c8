import type { DataOf } from '@rohi/contract/endpoint';
import type { listClaims } from '@rohi/contract/orders/claims.contract';

/** A claim as the service describes it to those who decide. */
export type StaffClaim = DataOf<typeof listClaims>['list'][number];
