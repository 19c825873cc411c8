/** To which declarations unidentified parcels were bound, and which of that was taken back. */
import type { HandlingNote } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** What a receipt changes of a declaration, as it was before. Grams and millimetres. */
export type DeclaredMeasures = {
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  handlingNotes: HandlingNote[];
};

export type BindingRow = {
  id: string;
  parcelId: string;
  trackingCode: string;
  declaredId: string;
  declaredCode: string;
  requestId: string;
  customerId: string;
  customerCode: string;
  orderCode: string | null;
  declaredFacts: DeclaredMeasures;
  cell: string | null;
  boundAt: Date;
  boundBy: string;
};

export type NewBinding = Omit<BindingRow, 'trackingCode' | 'declaredCode'> & {
  score: number;
  boundById: string;
};

export async function insertBinding(tx: Tx, binding: NewBinding): Promise<void> {
  await query`
    insert into pool_binding (id, parcel_id, declared_id, request_id, customer_id, customer_code, order_code, score, declared_facts,
      cell, bound_at, bound_by, bound_by_name)
    values (${binding.id}, ${binding.parcelId}, ${binding.declaredId}, ${binding.requestId}, ${binding.customerId},
      ${binding.customerCode}, ${binding.orderCode}, ${binding.score}, ${JSON.stringify(binding.declaredFacts)}::text::jsonb,
      ${binding.cell}, ${binding.boundAt}, ${binding.boundById}, ${binding.boundBy})`.execute(tx);
}

const columns = query`
  binding.id, binding.parcel_id as "parcelId", parcel.tracking_code as "trackingCode", binding.declared_id as "declaredId",
  declared.tracking_code as "declaredCode", binding.request_id as "requestId", binding.customer_id as "customerId",
  binding.customer_code as "customerCode", binding.order_code as "orderCode", binding.declared_facts as "declaredFacts",
  binding.cell, binding.bound_at as "boundAt", binding.bound_by_name as "boundBy"`;

const tables = query`
  pool_binding as binding join parcel_facts as parcel on parcel.id = binding.parcel_id
  join parcel_facts as declared on declared.id = binding.declared_id`;

/** The binding of the current parcel of a code that stands. */
export async function findBinding(db: Db | Tx, trackingCode: string): Promise<BindingRow | undefined> {
  const { rows } = await query<BindingRow>`
    select ${columns} from ${tables}
    where parcel.tracking_code = ${trackingCode} and parcel.is_current and binding.undone_at is null`.execute(
    db,
  );
  return rows[0];
}

/** The bindings since a moment that stand, of parcels received in a unit or in any, the newest first. */
export async function listBindings(
  db: Db,
  { unitId, since, limit }: { unitId: number | undefined; since: Date; limit: number },
): Promise<BindingRow[]> {
  const { rows } = await query<BindingRow>`
    select ${columns} from ${tables}
    where binding.undone_at is null and binding.bound_at >= ${since}
      and (${unitId ?? null}::integer is null or exists (select from parcel_event_facts as scan
        where scan.parcel_id = parcel.id and scan.type = 'CN_RECEIVED' and scan.place_id = ${unitId ?? null}))
    order by binding.bound_at desc, binding.parcel_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Whether a request has taken a binding of this parcel back. */
export async function wasUndoneBy(db: Db | Tx, parcelId: string, requestId: string): Promise<boolean> {
  const { rows } = await query`
    select from pool_binding where parcel_id = ${parcelId} and undone_request_id = ${requestId}`.execute(db);
  return rows.length > 0;
}

export async function endBinding(
  tx: Tx,
  id: string,
  { at, by, requestId }: { at: Date; by: string; requestId: string },
): Promise<void> {
  await query`
    update pool_binding set undone_at = ${at}, undone_by_name = ${by}, undone_request_id = ${requestId}
    where id = ${id} and undone_at is null`.execute(tx);
}
