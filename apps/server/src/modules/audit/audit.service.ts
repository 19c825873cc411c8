// The room of the audit record: who did what to which thing. It promises that a row, once committed, can be neither
// changed nor taken away without `verifyAudit` naming it.
import type { Db, Tx } from '../../platform/database.ts';
import { rest } from '../../platform/leisure.ts';
import { readDetails, storableText, type AuditAction, type AuditDetails } from './audit-actions.ts';
import {
  chainStart,
  checkEnd,
  checkRow,
  hashContent,
  type AuditContent,
  type AuditLink,
  type BrokenLink,
} from './audit-chain.ts';
import { findLink, insertDraft, listRows, readHead } from './audit.store.ts';

export type { ActionCarrying } from './audit-actions.ts';

/** Who acted. `userId` is null for a visitor and for the service itself; `name` is then "visitor" or "system". */
export type AuditActor = {
  userId: string | null;
  name: string;
  /** The login (session) it was done with. */
  loginId?: string | null;
  /** The network address. */
  address?: string | null;
  userAgent?: string | null;
};

/** One entry; `details` only carries what audit-actions.ts allows for its action. */
export type AuditEntry<Action extends AuditAction = AuditAction> = {
  /** From the clock of the context. */
  at: Date;
  actor: AuditActor;
  action: Action;
  subject: { type: string; id: string };
  details?: AuditDetails<Action>;
};

const mostNameLetters = 200;
const mostAgentLetters = 200;

/**
 * Records what the transaction does; it is recorded if and only if the transaction commits. May be called at any point
 * of it: the row is numbered and chained inside COMMIT. Throws TypeError for a detail that the action may not carry.
 */
export async function recordAudit<Action extends AuditAction>(
  tx: Tx,
  entry: AuditEntry<Action>,
): Promise<void> {
  const { actor, subject } = entry;
  const content: AuditContent = {
    atMicroseconds: String(BigInt(entry.at.getTime()) * 1000n),
    actorUserId: actor.userId,
    actorName: storableText(actor.name, mostNameLetters),
    loginId: storableOrNull(actor.loginId, mostNameLetters),
    address: storableOrNull(actor.address, mostNameLetters),
    userAgent: storableOrNull(actor.userAgent, mostAgentLetters),
    action: entry.action,
    subjectType: storableText(subject.type, mostNameLetters),
    subjectId: storableText(subject.id, mostNameLetters),
    details: readDetails(entry.action, entry.details ?? {}),
  };
  await insertDraft(tx, entry.at, content, hashContent(content));
}

function storableOrNull(text: string | null | undefined, mostLetters: number): string | null {
  return text === null || text === undefined ? null : storableText(text, mostLetters);
}

export type AuditReport = {
  rowsChecked: number;
  /** The newest link when the check began; stored elsewhere, it shows later whether the whole chain was made anew. */
  head: AuditLink;
  /** The first row that does not fit. */
  broken: BrokenLink | undefined;
  /** Rows that were committed past the trigger that chains them. */
  drafts: number;
};

export type AuditCheck = {
  /** The first row to check; the link of the row before it is believed. */
  fromSeq?: number;
  /** A link noted at an earlier check: the row must still have it. */
  checkpoint?: AuditLink | undefined;
  onProgress?: (rowsChecked: number) => void;
};

/** The newest link of the chain; stored elsewhere, it is a checkpoint. */
export async function readAuditHead(db: Db): Promise<AuditLink> {
  return (await readHead(db)).head;
}

const pageRows = 2_000;

/** Recomputes the chain, page by page in constant memory, while the service goes on writing behind the head. */
export async function verifyAudit(db: Db, options: AuditCheck = {}): Promise<AuditReport> {
  const { fromSeq = 1, checkpoint, onProgress } = options;
  const { head, newestSeq, drafts } = await readHead(db);
  const report = (rowsChecked: number, broken?: BrokenLink) => ({ rowsChecked, head, broken, drafts });
  let last = fromSeq <= 1 ? chainStart : await findLink(db, fromSeq - 1);
  if (last === undefined) return report(0, { seq: fromSeq - 1, fault: 'missing' });
  if (checkpoint !== undefined) {
    const stored = await findLink(db, checkpoint.seq);
    if (stored === undefined) return report(0, { seq: checkpoint.seq, fault: 'missing' });
    if (!stored.hash.equals(checkpoint.hash))
      return report(0, { seq: checkpoint.seq, fault: 'checkpointDiffers' });
  }
  let rowsChecked = 0;
  for (;;) {
    const rows = await listRows(db, last.seq, head.seq, pageRows);
    for (const row of rows) {
      const checked: AuditLink | BrokenLink = checkRow(last, row);
      if ('fault' in checked) return report(rowsChecked, checked);
      last = checked;
      rowsChecked += 1;
    }
    onProgress?.(rowsChecked);
    if (rows.length < pageRows) return report(rowsChecked, checkEnd(last, head, newestSeq));
    await rest();
  }
}
