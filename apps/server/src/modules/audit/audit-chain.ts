import { createHash } from 'node:crypto';
import type { AuditValue } from './audit-actions.ts';

/** What a row says, in the form that is hashed. */
export type AuditContent = {
  /** Microseconds since 1970, the whole precision of the column, so that no change of it goes unseen. */
  atMicroseconds: string;
  actorUserId: string | null;
  actorName: string;
  loginId: string | null;
  address: string | null;
  userAgent: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: Record<string, AuditValue>;
};

/** A row as it stands in the database; seq is within safe integers for longer than the product will live. */
export type AuditRow = {
  seq: number;
  content: AuditContent;
  contentHash: Buffer;
  prevHash: Buffer;
  hash: Buffer;
};

/** One end of the chain: the hash of the row with this number. */
export type AuditLink = { seq: number; hash: Buffer };

/** What is wrong with the first row that does not fit. */
export type BrokenLink = {
  seq: number;
  fault: 'altered' | 'missing' | 'unlinked' | 'beyondHead' | 'headDiffers' | 'checkpointDiffers';
};

/** The link before the first row. */
export const chainStart: AuditLink = { seq: 0, hash: Buffer.alloc(32) };

/** SHA-256 of what a row says: a JSON list in fixed order, the keys of details sorted. */
export function hashContent(content: AuditContent): Buffer {
  const details = Object.entries(content.details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([
    content.atMicroseconds,
    content.actorUserId,
    content.actorName,
    content.loginId,
    content.address,
    content.userAgent,
    content.action,
    content.subjectType,
    content.subjectId,
    details,
  ]);
  return createHash('sha256').update(text).digest();
}

/** The link of a row: SHA-256 over the hash before it, its number (8 bytes, big-endian) and the hash of its content. */
function hashLink(before: AuditLink, contentHash: Buffer): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigInt64BE(BigInt(before.seq + 1));
  return createHash('sha256').update(before.hash).update(number).update(contentHash).digest();
}

/** Holds one row against the link before it. Returns what is wrong, or the row's own link. */
export function checkRow(before: AuditLink, row: AuditRow): AuditLink | BrokenLink {
  if (row.seq !== before.seq + 1) return { seq: before.seq + 1, fault: 'missing' };
  const contentHash = hashContent(row.content);
  if (!contentHash.equals(row.contentHash)) return { seq: row.seq, fault: 'altered' };
  const hash = hashLink(before, contentHash);
  if (!row.prevHash.equals(before.hash) || !row.hash.equals(hash)) return { seq: row.seq, fault: 'unlinked' };
  return { seq: row.seq, hash };
}

/** Holds the last link against the head that was read before the rows. */
export function checkEnd(last: AuditLink, head: AuditLink, newestSeq: number): BrokenLink | undefined {
  if (last.seq < head.seq) return { seq: last.seq + 1, fault: 'missing' };
  if (newestSeq > head.seq) return { seq: head.seq + 1, fault: 'beyondHead' };
  return last.hash.equals(head.hash) ? undefined : { seq: head.seq, fault: 'headDiffers' };
}
