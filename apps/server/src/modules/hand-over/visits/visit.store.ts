/** Visits of customers at counters. */
import type { DocumentType, VisitProof } from '@rohi/contract/hand-over/counter-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type SeenDocument = { type: DocumentType; end: string };

export type Visit = {
  id: string;
  unitId: number;
  customerCode: string;
  clerkId: string;
  clerk: string;
  deviceId: string;
  proof: VisitProof;
  document: SeenDocument | null;
  /** The approval that opened it, where that was the proof. */
  approvalId: string | null;
  /** The number of the pass that was shown; null with another proof. */
  passSerial: string | null;
  /** Without a document where a pass has named the person who collects, and none was noted. */
  delegate: { name: string; document: SeenDocument | null } | null;
  openedAt: Date;
  endedAt: Date | null;
  /** Of a visit at the door. */
  stopId: string | null;
};

/** False when there is a visit of that id, or by that approval. */
export async function insertVisit(db: Db | Tx, visit: Visit): Promise<boolean> {
  const { rows } = await query`
    insert into counter_visit (id, unit_id, customer_code, clerk_id, clerk, device_id, proof, document_type, document_end, approval_id,
      delegate, pass_serial, opened_at, stop_id)
    values (${visit.id}, ${visit.unitId}, ${visit.customerCode}, ${visit.clerkId}, ${visit.clerk}, ${visit.deviceId},
      ${visit.proof}, ${visit.document?.type ?? null}, ${visit.document?.end ?? null}, ${visit.approvalId},
      ${visit.delegate?.name ?? null}, ${visit.passSerial}, ${visit.openedAt}, ${visit.stopId})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

const document = (type: string, end: string) => query`
  case when ${query.ref(type)} is not null then json_build_object('type', ${query.ref(type)}, 'end', ${query.ref(end)}) end`;

export async function findVisit(db: Db | Tx, id: string): Promise<Visit | undefined> {
  const { rows } = await query<Visit>`
    select id, unit_id as "unitId", customer_code as "customerCode", clerk_id as "clerkId", clerk, device_id as "deviceId",
      proof, ${document('document_type', 'document_end')} as document, approval_id as "approvalId",
      pass_serial as "passSerial", opened_at as "openedAt", ended_at as "endedAt", stop_id as "stopId",
      case when delegate is not null then json_build_object('name', delegate,
        'document', ${document('delegate_document_type', 'delegate_document_end')}) end as delegate
    from counter_visit where id = ${id}`.execute(db);
  return rows[0];
}

export async function storeDelegate(db: Db, id: string, delegate: Visit['delegate']): Promise<void> {
  await query`
    update counter_visit set delegate = ${delegate?.name ?? null}, delegate_document_type = ${delegate?.document?.type ?? null},
      delegate_document_end = ${delegate?.document?.end ?? null}
    where id = ${id}`.execute(db);
}

/** Ends a visit; one that was ended stays as it is. */
export async function storeEnd(db: Db | Tx, id: string, at: Date): Promise<void> {
  await query`update counter_visit set ended_at = ${at} where id = ${id} and ended_at is null`.execute(db);
}

/** Whether a customer stands at a counter by a visit opened since, or a courier is under way to the door. */
export async function hasOpenVisit(db: Db | Tx, customerCode: string, since: Date): Promise<boolean> {
  const { rows } = await query<{ isOpen: boolean }>`
    select exists (
      select from counter_visit where customer_code = ${customerCode} and opened_at > ${since} and ended_at is null
    ) or exists (
      select from courier_stop as stop join courier_round as round on round.id = stop.round_id
      where stop.customer_code = ${customerCode} and round.ended_at is null and stop.not_met_at is null and (
        not exists (select from courier_parcel where stop_id = stop.id)
        or exists (select from courier_parcel where stop_id = stop.id and ended is null))) as "isOpen"`.execute(
    db,
  );
  return rows[0]?.isOpen ?? false;
}
