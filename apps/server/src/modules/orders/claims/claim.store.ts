import type { ClaimRefusal, ClaimState } from '@rohi/contract/orders/claim-rules';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { MomentRange } from '../../../platform/day-range.ts';
import {
  codeHolds,
  mostFound,
  personHolds,
  searchHolds,
  wantsSearch,
} from '../../../platform/search-text.ts';
import type { ClaimScope } from './claim-scope.ts';

/** A parcel as a user who looks for its owner sees it. */
export type PoolParcel = {
  id: string;
  trackingCode: string;
  status: ParcelStatus;
  lastEventAt: Date | null;
  orderCode: string | null;
  /** The account that has it, by its own customer code or by its order. */
  ownerId: string | null;
  isClosed: boolean;
};

/** The current parcel of a code, and its owner. */
export async function findPoolParcel(db: Db | Tx, trackingCode: string): Promise<PoolParcel | undefined> {
  return (await findPoolParcels(db, [trackingCode]))[0];
}

/** The current parcels of these codes, and their owners. */
export async function findPoolParcels(db: Db | Tx, codes: readonly string[]): Promise<PoolParcel[]> {
  const { rows } = await query<PoolParcel>`
    select parcel.id, tracking_code as "trackingCode", status, last_event_at as "lastEventAt",
      order_code as "orderCode", coalesce(user_account.id, customer_order.customer_id) as "ownerId",
      closed_at is not null as "isClosed"
    from parcel_facts as parcel
    left join account_facts as user_account on user_account.customer_code = parcel.customer_code
    left join customer_order on customer_order.code = parcel.order_code
    where tracking_code = any(${[...codes]}::text[]) and is_current`.execute(db);
  return rows;
}

export type StoredClaim = {
  id: string;
  code: string;
  customerId: string;
  parcelId: string;
  trackingCode: string;
  marketplace: Marketplace;
  note: string | null;
  pictureId: string | null;
  state: ClaimState;
  refusal: ClaimRefusal | null;
  comment: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decisionRequestId: string | null;
  orderCode: string | null;
};

const claimColumns = query`
  claim.id, claim.code, claim.customer_id as "customerId", claim.parcel_id as "parcelId",
  parcel.tracking_code as "trackingCode", claim.marketplace, claim.note, claim.picture_id as "pictureId",
  claim.state, claim.refusal, claim.comment, claim.created_at as "createdAt", claim.decided_at as "decidedAt",
  claim.decision_request_id as "decisionRequestId", claim.order_code as "orderCode"`;

const claimTables = query`
  parcel_claim claim join parcel_facts as parcel on parcel.id = claim.parcel_id`;

export type NewClaim = {
  id: string;
  code: string;
  customerId: string;
  requestId: string;
  parcelId: string;
  marketplace: Marketplace;
  note: string | null;
  pictureId: string;
  createdAt: Date;
};

/** Inserts an open claim. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  await tx
    .insertInto('parcel_claim')
    .values({
      id: claim.id,
      code: claim.code,
      customer_id: claim.customerId,
      request_id: claim.requestId,
      parcel_id: claim.parcelId,
      marketplace: claim.marketplace,
      note: claim.note,
      picture_id: claim.pictureId,
      created_at: claim.createdAt,
    })
    .execute();
}

/** The claim that a request has made. */
export async function findClaimOfRequest(
  db: Db | Tx,
  customerId: string,
  requestId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('parcel_claim')
    .select('code')
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.code;
}

/** The open claims of a customer, by parcel: the code of each. */
export async function findOpenClaims(db: Db | Tx, customerId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('parcel_claim')
    .select(['parcel_id', 'code'])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'OPEN')
    .execute();
  return new Map(rows.map((row) => [row.parcel_id, row.code]));
}

/** A claim by its code; of this customer alone when one is given: somebody else's is not found. */
export async function findClaim(
  db: Db | Tx,
  code: string,
  customerId?: string,
): Promise<StoredClaim | undefined> {
  const { rows } = await query<StoredClaim>`
    select ${claimColumns} from ${claimTables}
    where claim.code = ${code} and (${customerId ?? null}::uuid is null or claim.customer_id = ${customerId ?? null})
  `.execute(db);
  return rows[0];
}

/** One page of a customer's claims, the newest first, and how many there are. */
export async function listClaimsOfCustomer(
  db: Db,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: StoredClaim[] }> {
  const { rows: counts } = await query<{ total: number }>`
    select count(*)::integer as total from parcel_claim where customer_id = ${customerId}`.execute(db);
  const { rows } = await query<StoredClaim>`
    select ${claimColumns} from ${claimTables} where claim.customer_id = ${customerId}
    order by claim.created_at desc, claim.code limit ${limit} offset ${offset}`.execute(db);
  return { total: counts[0]?.total ?? 0, rows };
}

/** What the staff see beside the claim itself. */
export type StaffClaim = StoredClaim & {
  customerCode: string;
  customerName: string;
  decidedBy: string | null;
  status: ParcelStatus;
  weightG: number | null;
  problems: ParcelProblem[];
  parcelOrderCode: string | null;
  parcelCustomerCode: string | null;
  isClaimable: boolean;
  rivals: number;
};

export type ClaimFilter = {
  scope: ClaimScope;
  code: string | undefined;
  states: readonly ClaimState[] | undefined;
  created: MomentRange | undefined;
  line: BusinessLine | undefined;
  search: string | undefined;
  limit: number;
  offset: number;
};

const staffTables = query`
  ${claimTables}
  join account_facts as customer on customer.id = claim.customer_id
  left join account_facts as decider on decider.id = claim.decided_by
  left join account_facts as code_owner on code_owner.customer_code = parcel.customer_code
  left join customer_order on customer_order.code = parcel.order_code`;

/** The parcel lies where the scope is, by its last scan there; what somebody has decided stays in view. */
function withinScope(scope: ClaimScope) {
  if (scope === undefined) return query`true`;
  if (scope === 'none') return query`false`;
  const { unitId, inChina, atHub, userId } = scope;
  const lastPlace = (scans: readonly string[]) => query`coalesce((
    select place_id from parcel_event_facts as scan where scan.parcel_id = parcel.id and scan.type = any(${[...scans]}::text[])
    order by scan.seq desc limit 1), ${unitId}::integer)`;
  return query`(claim.decided_by = ${userId}
    or (${inChina} and parcel.status = 'DTH' and parcel.received_at is not null
      and ${lastPlace(['CN_RECEIVED', 'CN_PACKED'])} = ${unitId}::integer)
    or (${atHub} and parcel.status = 'DHWCCK' and ${lastPlace(['HUB_INBOUND'])} = ${unitId}::integer))`;
}

/** Open claims of a scope, by line and point of the parcel, and when the first of them came. */
export async function countOpenClaims(
  db: Db,
  { scope, line, unitId }: Pick<ClaimFilter, 'scope' | 'line'> & { unitId: number | undefined },
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(claim.created_at) as oldest
    from parcel_claim claim join parcel_facts as parcel on parcel.id = claim.parcel_id
    where claim.state = 'OPEN' and ${withinScope(scope)}
      and (${line ?? null}::text is null or parcel.business_line = ${line ?? null})
      and (${unitId ?? null}::integer is null or parcel.pickup_point_id = ${unitId ?? null})`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** Whether a claim is one of the scope's at this moment. */
export async function isClaimWithin(db: Db | Tx, code: string, scope: ClaimScope): Promise<boolean> {
  const { rows } = await query`
    select from ${claimTables} where claim.code = ${code} and ${withinScope(scope)}`.execute(db);
  return rows.length > 0;
}

/** Which of these parcels lie where the scope is at this moment, by the numbers of their rows. */
export async function findParcelsWithin(
  db: Db | Tx,
  parcelIds: readonly string[],
  scope: ClaimScope,
): Promise<Set<string>> {
  const { rows } = await query<{ id: string }>`
    select parcel.id from parcel_facts as parcel left join parcel_claim claim on false
    where parcel.id = any(${[...parcelIds]}::bigint[]) and coalesce(${withinScope(scope)}, false)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

function found(search: string) {
  const holds = searchHolds(query`search_text`, search);
  return query`(${codeHolds(query`claim.code`, search)}
    or claim.parcel_id = any(array(select parcel_id from parcel_search_facts where ${holds}
      order by parcel_id desc limit ${mostFound}))
    or claim.customer_id = any(array(select account_id from account_search_facts
      where ${personHolds(query`search_text`, search)} limit ${mostFound})))`;
}

/** A part of a code is enough; customers are found as they are everywhere. */
function conditionsOf({ scope, code, states, created, line, search }: Omit<ClaimFilter, 'limit' | 'offset'>) {
  return query`${withinScope(scope)} and (${code ?? null}::text is null or claim.code = ${code ?? null})
    and ${states === undefined ? query`true` : query`claim.state = any(${[...states]}::text[])`}
    and (${created?.from ?? null}::timestamptz is null or claim.created_at >= ${created?.from ?? null})
    and (${created?.before ?? null}::timestamptz is null or claim.created_at < ${created?.before ?? null})
    and (${line ?? null}::text is null or parcel.business_line = ${line ?? null})
    and ${wantsSearch(search) ? found(search) : query`true`}`;
}

/** One page of claims as staff see them: open ones wait in the order they came, others are listed newest first. */
export async function listStaffClaims(
  db: Db,
  filter: ClaimFilter,
): Promise<{ total: number; rows: StaffClaim[] }> {
  const conditions = conditionsOf(filter);
  const { rows: counts } = await query<{ total: number }>`
    select count(*)::integer as total from ${claimTables}
    join account_facts as customer on customer.id = claim.customer_id where ${conditions}`.execute(db);
  const { rows } = await query<StaffClaim>`
    select ${claimColumns}, customer.customer_code as "customerCode", customer.name as "customerName",
      decider.name as "decidedBy", parcel.status, parcel.weight_g as "weightG", parcel.problems,
      parcel.order_code as "parcelOrderCode", parcel.customer_code as "parcelCustomerCode",
      parcel.is_current and parcel.closed_at is null
        and coalesce(code_owner.id, customer_order.customer_id) is null as "isClaimable",
      (select count(*)::integer from parcel_claim rival where rival.parcel_id = claim.parcel_id
        and rival.state = 'OPEN' and rival.id <> claim.id) as rivals
    from ${staffTables} where ${conditions}
    order by claim.state <> 'OPEN', case when claim.state = 'OPEN' then claim.created_at end,
      claim.created_at desc, claim.code
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return { total: counts[0]?.total ?? 0, rows };
}

/** The open claims to these parcels, locked until the end of the transaction, in one order for all. */
export async function lockOpenClaims(tx: Tx, parcelIds: readonly string[]): Promise<StoredClaim[]> {
  const { rows } = await query<StoredClaim>`
    select ${claimColumns} from ${claimTables}
    where claim.state = 'OPEN' and claim.parcel_id = any(${[...parcelIds]}::bigint[])
    order by claim.id for update of claim`.execute(tx);
  return rows;
}

export type ClaimDecision = {
  state: Exclude<ClaimState, 'OPEN'>;
  decidedAt: Date;
  decidedBy: string | null;
  requestId: string | null;
  refusal?: ClaimRefusal;
  comment?: string | null;
  orderCode?: string;
};

/** Ends an open claim; false when it has ended already. */
export async function decideClaim(tx: Tx, claimId: string, decision: ClaimDecision): Promise<boolean> {
  const result = await tx
    .updateTable('parcel_claim')
    .set({
      state: decision.state,
      decided_at: decision.decidedAt,
      decided_by: decision.decidedBy,
      decision_request_id: decision.requestId,
      refusal: decision.refusal ?? null,
      comment: decision.comment ?? null,
      order_code: decision.orderCode ?? null,
    })
    .where('id', '=', claimId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
