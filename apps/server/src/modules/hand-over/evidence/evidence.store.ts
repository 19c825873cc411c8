/** Photos and signatures that were given up, and how parcels were handed over. */
import type { VisitProof } from '@rohi/contract/hand-over/counter-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { SeenDocument } from '../visits/visit.store.ts';

export type DroppedEvidence = {
  id: string;
  visitId: string;
  unitId: number;
  kind: EvidenceKind;
  reason: string;
  by: string;
  at: Date;
};

/** What was given up once stays as it is. */
export async function insertDropped(db: Db, row: DroppedEvidence): Promise<void> {
  await query`
    insert into hand_over_evidence_dropped (id, visit_id, unit_id, kind, reason, dropped_by, dropped_at)
    values (${row.id}, ${row.visitId}, ${row.unitId}, ${row.kind}, ${row.reason}, ${row.by}, ${row.at})
    on conflict (id) do nothing`.execute(db);
}

/** What was given up at these visits, the first first. */
export async function droppedOfVisits(db: Db, visitIds: readonly string[]): Promise<DroppedEvidence[]> {
  const { rows } = await query<DroppedEvidence>`
    select id, visit_id as "visitId", unit_id as "unitId", kind, reason, dropped_by as by, dropped_at as at
    from hand_over_evidence_dropped where visit_id = any(${[...visitIds]}::uuid[]) order by dropped_at, id`.execute(
    db,
  );
  return rows;
}

/** Deletes what was given up before a moment; how many. */
export async function deleteOldDropped(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await query`
    delete from hand_over_evidence_dropped where dropped_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type GivenParcel = {
  visitId: string;
  at: Date;
  clerk: string;
  unitId: number;
  takenBackAt: Date | null;
  proof: VisitProof;
  document: SeenDocument | null;
  passSerial: string | null;
  delegate: string | null;
};

/** The hand-overs of a parcel, the latest first. */
export async function handOversOfCode(db: Db, trackingCode: string): Promise<GivenParcel[]> {
  const { rows } = await query<GivenParcel>`
    select visit_id as "visitId", at, hand_over.clerk, hand_over.unit_id as "unitId", taken_back_at as "takenBackAt", proof,
      case when document_type is not null then json_build_object('type', document_type, 'end', document_end) end as document,
      pass_serial as "passSerial", hand_over.delegate
    from hand_over join counter_visit on counter_visit.id = visit_id
    where tracking_code = ${trackingCode} order by at desc, hand_over.id desc`.execute(db);
  return rows;
}
