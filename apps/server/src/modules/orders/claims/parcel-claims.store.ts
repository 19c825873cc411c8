import type { ClaimState } from '@rohi/contract/orders/claim-rules';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type ClaimOfParcel = {
  code: string;
  state: ClaimState;
  customerCode: string;
  openedAt: Date;
  decidedAt: Date | null;
  /** The log-in of whoever decided; null while it is open, and where the customer has withdrawn it. */
  decidedBy: string | null;
};

/** The claims to the current parcel of a code, the oldest first. */
export async function claimsAtParcel(db: Db, trackingCode: string): Promise<ClaimOfParcel[]> {
  const { rows } = await query<ClaimOfParcel>`
    select claim.code, claim.state, coalesce(customer.customer_code, customer.username) as "customerCode",
      claim.created_at as "openedAt", claim.decided_at as "decidedAt", decider.username as "decidedBy"
    from parcel_claim claim
    join parcel_facts as parcel on parcel.id = claim.parcel_id
    join account_facts as customer on customer.id = claim.customer_id
    left join account_facts as decider on decider.id = claim.decided_by
    where parcel.tracking_code = ${trackingCode} and parcel.is_current
    order by claim.created_at`.execute(db);
  return rows;
}
