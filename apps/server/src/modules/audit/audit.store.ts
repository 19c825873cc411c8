import { sql } from 'kysely';
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
