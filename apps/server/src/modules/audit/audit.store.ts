import { sql } from 'kysely';
import { selectPage } from '../../platform/list-page.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { AuditValue } from './audit-actions.ts';
import type { AuditContent, AuditLink, AuditRow } from './audit-chain.ts';

/** Puts a row among the drafts; the database chains it inside the COMMIT of this transaction. */
export async function insertDraft(
  tx: Tx,
  at: Date,
  content: AuditContent,
  contentHash: Buffer,
): Promise<void> {
  await tx
    .insertInto('audit_draft')
    .values({
      at,
      actor_user_id: content.actorUserId,
      actor_name: content.actorName,
      login_id: content.loginId,
      address: content.address,
      user_agent: content.userAgent,
      action: content.action,
      subject_type: content.subjectType,
      subject_id: content.subjectId,
      details: JSON.stringify(content.details),
      content_hash: contentHash,
    })
    .execute();
}

/** The head and the newest row's number as one moment shows them, and drafts that no COMMIT has chained. */
export async function readHead(db: Db): Promise<{ head: AuditLink; newestSeq: number; drafts: number }> {
  const { rows } = await sql<{ seq: string; hash: Buffer; newest_seq: string; drafts: string }>`
    select head.seq, head.hash, coalesce((select max(seq) from audit_event), 0) as newest_seq,
      (select count(*) from audit_draft) as drafts
    from audit_head head`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The row of audit_head is missing.');
  return {
    head: { seq: Number(row.seq), hash: row.hash },
    newestSeq: Number(row.newest_seq),
    drafts: Number(row.drafts),
  };
}

/** The stored link of one row, or undefined when there is no such row. */
export async function findLink(db: Db, seq: number): Promise<AuditLink | undefined> {
  const row = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('seq', '=', String(seq))
    .executeTakeFirst();
  return row === undefined ? undefined : { seq, hash: row.hash };
}

/** Rows after a number, up to and with another one, in order. */
export async function listRows(db: Db, afterSeq: number, lastSeq: number, most: number): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit_event')
    .selectAll()
    .select(sql<string>`(extract(epoch from at) * 1000000)::bigint::text`.as('at_microseconds'))
    .where('seq', '>', String(afterSeq))
    .where('seq', '<=', String(lastSeq))
    .orderBy('seq')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    seq: Number(row.seq),
    content: {
      atMicroseconds: row.at_microseconds,
      actorUserId: row.actor_user_id,
      actorName: row.actor_name,
      loginId: row.login_id,
      address: row.address,
      userAgent: row.user_agent,
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      details: row.details as Record<string, AuditValue>,
    },
    contentHash: row.content_hash,
    prevHash: row.prev_hash,
    hash: row.hash,
  }));
}

/** The row that a request has made already, by the client's id of the request; only for who made it. */
export async function findMadeRow(
  tx: Db | Tx,
  requestId: string,
  userId: string,
  type: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('made_row')
    .select('subject_id')
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('subject_type', '=', type)
    .executeTakeFirst();
  return row?.subject_id;
}

/** Notes which row a request has made. A rival with the same id waits here and runs into the primary key. */
export async function insertMadeRow(
  tx: Tx,
  made: { requestId: string; userId: string; type: string; id: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('made_row')
    .values({
      request_id: made.requestId,
      user_id: made.userId,
      subject_type: made.type,
      subject_id: made.id,
      made_at: made.at,
    })
    .execute();
}

/** Deletes notes of before a moment of which request has made which row, at most so many. Returns how many. */
export async function deleteMadeRows(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from made_row where ctid = any(array(
      select ctid from made_row where made_at < ${before} limit ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** What is on record about one thing, newest first. */
export async function pageOfSubject(
  db: Db,
  subject: { type: string; id: string },
  paging: { page: number; limit: number },
): Promise<{
  total: number;
  rows: { at: Date; actorName: string; action: string; details: Record<string, AuditValue> }[];
}> {
  const query = db
    .selectFrom('audit_event')
    .select(['at', 'actor_name', 'action', 'details'])
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id);
  const { total, rows } = await selectPage(query, paging, { seq: sql`seq` }, '-seq', sql`seq`);
  return {
    total,
    rows: rows.map(({ at, actor_name: actorName, action, details }) => ({
      at,
      actorName,
      action,
      details: details as Record<string, AuditValue>,
    })),
  };
}
