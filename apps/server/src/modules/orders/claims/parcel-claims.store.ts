import type { ClaimState } from '@rohi/contract/orders/claim-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type ClaimOfParcel = {
  code: string;
  state: ClaimState;
  customerCode: string;
  openedAt: Date;
  decidedAt: Date | null;
  /** The log-in of the user who decided; null while it is open, and where the customer has withdrawn it. */
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
    order by claim.created_at, claim.code`.execute(db);
  return rows;
}

/**
 * Opens the claims to a parcel again that were decided at a moment; a customer who has claimed it anew since has an
 * open one already.
 */
export async function reopenDecided(
  tx: Tx,
  { parcelId, decidedAt }: { parcelId: string; decidedAt: Date },
): Promise<{ code: string; customerId: string; trackingCode: string }[]> {
  const { rows } = await query<{ code: string; customerId: string; trackingCode: string }>`
    update parcel_claim as claim set state = 'OPEN', refusal = null, comment = null, decided_at = null, decided_by = null,
      decision_request_id = null, order_code = null
    from parcel_facts as parcel
    where parcel.id = claim.parcel_id and claim.parcel_id = ${parcelId} and claim.decided_at = ${decidedAt}
      and claim.state in ('APPROVED', 'REFUSED')
      and not exists (select from parcel_claim as other
        where other.parcel_id = claim.parcel_id and other.customer_id = claim.customer_id and other.state = 'OPEN')
    returning claim.code, claim.customer_id as "customerId", parcel.tracking_code as "trackingCode"`.execute(
    tx,
  );
  return rows;
}
