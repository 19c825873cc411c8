/** Compensations that were asked for. */
import type { CompensationKind, CompensationState } from '@rohi/contract/billing/compensation-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** Sums in cents of a dollar; days of Dushanbe. */
export type CompensationRow = {
  id: string;
  customerCode: string;
  parcelId: string;
  trackingCode: string;
  kind: CompensationKind;
  words: string;
  state: CompensationState;
  asked: bigint;
  limit: bigint;
  askedAt: Date;
  decideBy: string;
  askedBy: string | null;
  askedById: string | null;
  granted: bigint | null;
  reason: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  decidedById: string | null;
  photoIds: string[];
};

type Stored = Omit<CompensationRow, 'asked' | 'limit' | 'granted'> &
  Record<'asked' | 'limit', string> & { granted: string | null };

const columns = query`
  compensation.id, customer_code as "customerCode", parcel_id::text as "parcelId", tracking_code as "trackingCode", kind, words, state,
  asked_minor as asked, limit_minor as "limit", asked_at as "askedAt", to_char(decide_by, 'YYYY-MM-DD') as "decideBy",
  asked_by as "askedBy", asked_by_id as "askedById", granted_minor as granted, reason, decided_at as "decidedAt",
  decided_by as "decidedBy", decided_by_id as "decidedById",
  array(select photo.id::text from attachment_facts as photo
    where photo.subject = 'COMPENSATION' and photo.subject_id = compensation.id::text
    order by stored_at, photo.id) as "photoIds"`;

const rowOf = ({ asked, limit, granted, ...row }: Stored): CompensationRow => ({
  ...row,
  asked: BigInt(asked),
  limit: BigInt(limit),
  granted: granted === null ? null : BigInt(granted),
});

export async function insertCompensation(
  tx: Tx,
  row: Pick<
    CompensationRow,
    | 'id'
    | 'customerCode'
    | 'parcelId'
    | 'trackingCode'
    | 'kind'
    | 'words'
    | 'asked'
    | 'limit'
    | 'askedAt'
    | 'decideBy'
    | 'askedBy'
    | 'askedById'
  >,
): Promise<void> {
  await query`
    insert into compensation (id, customer_code, parcel_id, tracking_code, kind, words, state, asked_minor, limit_minor, asked_at,
      decide_by, asked_by, asked_by_id)
    values (${row.id}, ${row.customerCode}, ${row.parcelId}, ${row.trackingCode}, ${row.kind}, ${row.words}, 'WAITING', ${row.asked},
      ${row.limit}, ${row.askedAt}, ${row.decideBy}, ${row.askedBy}, ${row.askedById})`.execute(tx);
}

/** `lock`: until the end of the transaction. */
export async function findCompensation(
  db: Db | Tx,
  id: string,
  purpose: 'read' | 'lock' = 'read',
): Promise<CompensationRow | undefined> {
  const lock = purpose === 'lock' ? query`for update of compensation` : query``;
  const { rows } = await query<Stored>`select ${columns} from compensation where id = ${id} ${lock}`.execute(
    db,
  );
  return rows[0] && rowOf(rows[0]);
}

/** How many of a customer wait, and whether one of this parcel is among them; the purse is locked. */
export async function countOpen(
  tx: Tx,
  customerCode: string,
  parcelId: string,
): Promise<{ open: number; ofParcel: number }> {
  const { rows } = await query<{ open: number; ofParcel: number }>`
    select count(*)::integer as open, count(*) filter (where parcel_id = ${parcelId})::integer as "ofParcel"
    from compensation where customer_code = ${customerCode} and state in ('WAITING', 'CONFIRMING')`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, ofParcel: 0 };
}

/** A customer's own, the newest first. */
export async function compensationsOf(
  db: Db,
  customerCode: string,
  most: number,
): Promise<CompensationRow[]> {
  const { rows } = await query<Stored>`
    select ${columns} from compensation where customer_code = ${customerCode}
    order by asked_at desc, id limit ${most}`.execute(db);
  return rows.map(rowOf);
}

/** What waits for the office or a second person, the first to be decided first. */
export async function openCompensations(db: Db, most: number): Promise<CompensationRow[]> {
  const { rows } = await query<Stored>`
    select ${columns} from compensation where state in ('WAITING', 'CONFIRMING')
    order by decide_by, asked_at, id limit ${most}`.execute(db);
  return rows.map(rowOf);
}

/** What stands from now on of one that is locked. */
export async function storeDecision(
  tx: Tx,
  id: string,
  decision: Pick<
    CompensationRow,
    'state' | 'granted' | 'reason' | 'decidedAt' | 'decidedBy' | 'decidedById'
  > & {
    confirmed?: { by: string; byId: string };
    postingId?: string | undefined;
  },
): Promise<void> {
  await query`
    update compensation set state = ${decision.state}, granted_minor = ${decision.granted}, reason = ${decision.reason},
      decided_at = ${decision.decidedAt}, decided_by = ${decision.decidedBy}, decided_by_id = ${decision.decidedById},
      confirmed_by = ${decision.confirmed?.by ?? null},
      confirmed_by_id = ${decision.confirmed?.byId ?? null}, posting_id = ${decision.postingId ?? null}
    where id = ${id}`.execute(tx);
}

/**
 * What was charged for the delivery of a parcel of this customer, and paid of it, in cents; undefined where nothing
 * was.
 */
export async function deliveryOf(
  db: Db | Tx,
  customerCode: string,
  parcelId: string,
): Promise<{ chargeId: string; charged: bigint; paid: bigint } | undefined> {
  const { rows } = await query<{ id: string; charged: string; paid: string }>`
    select id::text as id, amount_minor + corrected_minor as charged, settled_minor as paid from charge
    where parcel_id = ${parcelId} and customer_code = ${customerCode} and kind = 'DELIVERY'`.execute(db);
  const [row] = rows;
  return row && { chargeId: row.id, charged: BigInt(row.charged), paid: BigInt(row.paid) };
}

/** The current parcel of a code that is this customer's, at this point where one is named. */
export async function parcelOfCustomer(
  db: Db | Tx,
  { customerCode, code, unitId }: { customerCode: string; code: string; unitId: number | undefined },
): Promise<string | undefined> {
  const { rows } = await query<{ id: string }>`
    select id::text as id from parcel_facts where tracking_code = ${code} and is_current and customer_code = ${customerCode}
      and (${unitId ?? null}::integer is null or pickup_point_id = ${unitId ?? null})`.execute(db);
  return rows[0]?.id;
}

/** The ids of at most so many photos of what was decided before a moment. */
export async function photosOfDecided(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select photo.id from compensation
    join attachment_facts as photo on photo.subject = 'COMPENSATION' and photo.subject_id = compensation.id::text
    where state not in ('WAITING', 'CONFIRMING') and decided_at < ${before} limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
