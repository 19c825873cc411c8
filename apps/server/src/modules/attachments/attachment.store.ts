import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { AttachmentFacts, AttachmentSubject } from './attachment-subjects.ts';

/** What a picture is about. */
export type About<Subject extends AttachmentSubject = AttachmentSubject> = {
  subject: Subject;
  subjectId: string;
};

export type Attachment<Subject extends AttachmentSubject = AttachmentSubject> = About<Subject> & {
  id: string;
  part: string | null;
  kind: string | null;
  fileName: string;
  byteLength: number;
  widthPx: number | null;
  heightPx: number | null;
  placeId: number | null;
  deviceId: string | null;
  device: string | null;
  /** Behind which it was sent. */
  scanId: string | null;
  takenBy: string | null;
  takenAt: Date | null;
  storedAt: Date;
} & AttachmentFacts[Subject];

const columns = query.raw(`id, subject, subject_id as "subjectId", part, kind, file_name as "fileName",
  byte_length as "byteLength", width_px as "widthPx", height_px as "heightPx", place_id as "placeId",
  device_id as "deviceId", device, scan_id as "scanId", taken_by as "takenBy", taken_at as "takenAt",
  stored_at as "storedAt"`);

/** Inserts a picture; false where its id is taken. */
export async function insertAttachment(tx: Tx, row: Attachment): Promise<boolean> {
  const { numAffectedRows } = await query`
    insert into attachment (id, subject, subject_id, part, kind, file_name, byte_length, width_px, height_px, place_id,
      device_id, device, scan_id, taken_by, taken_at, stored_at)
    values (${row.id}, ${row.subject}, ${row.subjectId}, ${row.part}, ${row.kind}, ${row.fileName}, ${row.byteLength},
      ${row.widthPx}, ${row.heightPx}, ${row.placeId}, ${row.deviceId}, ${row.device}, ${row.scanId}, ${row.takenBy},
      ${row.takenAt}, ${row.storedAt})
    on conflict (id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** A picture by its id, whatever it is about. */
export async function findAttachment(db: Db | Tx, id: string): Promise<Attachment | undefined> {
  const { rows } = await query<Attachment>`select ${columns} from attachment where id = ${id}`.execute(db);
  return rows[0];
}

/** All pictures of these subjects, the first made first. */
export async function listAttachments<Subject extends AttachmentSubject>(
  db: Db | Tx,
  subject: Subject,
  subjectIds: readonly string[],
): Promise<Attachment<Subject>[]> {
  const { rows } = await query<Attachment<Subject>>`
    select ${columns} from attachment where subject = ${subject} and subject_id = any(${[...subjectIds]}::text[])
    order by coalesce(taken_at, stored_at), id`.execute(db);
  return rows;
}

/** How many pictures a subject has: of one place, or stored since a moment, where that is given. */
export async function countAttachments(
  db: Db | Tx,
  { subject, subjectId, placeId, since }: About & { placeId?: number; since?: Date },
): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from attachment where subject = ${subject} and subject_id = ${subjectId}
      and (${placeId ?? null}::integer is null or place_id = ${placeId ?? null})
      and (${since ?? null}::timestamptz is null or stored_at > ${since ?? null})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether the subject has this picture; locked, so that no job deletes it meanwhile. */
export async function lockAttachment(
  tx: Tx,
  { id, subject, subjectId }: About & { id: string },
): Promise<boolean> {
  const { rows } = await query`
    select from attachment where id = ${id} and subject = ${subject} and subject_id = ${subjectId} for update`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The pictures of one subject are those of another from now on. */
export async function moveAttachments(tx: Tx, { subject, subjectId }: About, toId: string): Promise<void> {
  await query`
    update attachment set subject_id = ${toId} where subject = ${subject} and subject_id = ${subjectId}`.execute(
    tx,
  );
}

/** The pictures of a subject that belong to no part of it are those of this one from now on. */
export async function giveToPart(tx: Tx, { subject, subjectId }: About, part: string): Promise<void> {
  await query`
    update attachment set part = ${part}
    where subject = ${subject} and subject_id = ${subjectId} and part is null`.execute(tx);
}

/**
 * Deletes a picture that belongs to no part of its subject; the name of its file, undefined where nothing was deleted.
 */
export async function deletePartless(
  tx: Tx,
  { id, subject, subjectId }: About & { id: string },
): Promise<string | undefined> {
  const { rows } = await query<{ name: string }>`
    delete from attachment where id = ${id} and subject = ${subject} and subject_id = ${subjectId} and part is null
    returning file_name as name`.execute(tx);
  return rows[0]?.name;
}

/** Deletes pictures of a subject; the names of their files. */
export async function deleteAttachments(
  db: Db,
  subject: AttachmentSubject,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await query<{ name: string }>`
    delete from attachment where subject = ${subject} and id = any(${[...ids]}::uuid[])
    returning file_name as name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The ids of at most so many pictures of a subject that were stored before a moment. */
export async function idsStoredBefore(
  db: Db,
  subject: AttachmentSubject,
  before: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select id from attachment where subject = ${subject} and stored_at < ${before} limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these files that a picture names. */
export async function findNamedFiles(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ name: string }>`
    select file_name as name from attachment where file_name = any(${[...names]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
