/** Photos and signatures of visits, and how parcels were handed over. */
import type { VisitProof } from '@rohi/contract/hand-over/counter-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { SeenDocument } from '../visits/visit.store.ts';

export type Evidence = {
  id: string;
  visitId: string;
  unitId: number;
  kind: EvidenceKind;
  fileName: string;
  takenBy: string;
  takenAt: Date;
};

const columns =
  query.raw(`id, visit_id as "visitId", unit_id as "unitId", kind, file_name as "fileName", taken_by as "takenBy",
  taken_at as "takenAt"`);

export async function insertEvidence(
  tx: Tx,
  row: Evidence & { byteLength: number; storedAt: Date },
): Promise<void> {
  await query`
    insert into hand_over_evidence (id, visit_id, unit_id, kind, file_name, byte_length, taken_by, taken_at, stored_at)
    values (${row.id}, ${row.visitId}, ${row.unitId}, ${row.kind}, ${row.fileName}, ${row.byteLength}, ${row.takenBy},
      ${row.takenAt}, ${row.storedAt})`.execute(tx);
}

export async function findEvidence(db: Db | Tx, id: string): Promise<Evidence | undefined> {
  const { rows } = await query<Evidence>`select ${columns} from hand_over_evidence where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** What was made at these visits, the first made first. */
export async function evidenceOfVisits(db: Db | Tx, visitIds: readonly string[]): Promise<Evidence[]> {
  const { rows } = await query<Evidence>`
    select ${columns} from hand_over_evidence where visit_id = any(${[...visitIds]}::uuid[])
    order by taken_at, id`.execute(db);
  return rows;
}

export type DroppedEvidence = Pick<Evidence, 'id' | 'visitId' | 'unitId' | 'kind'> & {
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

/** Deletes at most so many that were stored before a moment; the names of their files. */
export async function deleteOldEvidence(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await query<{ name: string }>`
    delete from hand_over_evidence
    where id in (select id from hand_over_evidence where stored_at < ${before} limit ${most})
    returning file_name as name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of these files that a row names. */
export async function findNamedEvidence(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ name: string }>`
    select file_name as name from hand_over_evidence where file_name = any(${[...names]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}
