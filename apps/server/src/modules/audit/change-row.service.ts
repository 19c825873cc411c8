// How staff make and change a row of a list: once for one request, over the version that was read, with a record of
// what changed.
import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../platform/database.ts';
import { deleteInPortions } from '../../platform/portions.ts';
import type { AuditAction } from './audit-actions.ts';
import { recordAudit, type AuditActor, type AuditEntry } from './audit.service.ts';
import { deleteMadeRows, findMadeRow, insertMadeRow, pageOfSubject } from './audit.store.ts';
import { describeChanges, readChanges, writeChanges } from './row-changes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Actions that carry `changes`. */
type RowAction = Extract<AuditAction, `${string}:create` | `${string}:edit`>;

type Subject = {
  /** Kind of the row in the record: `notice`. */
  type: string;
  actor: AuditActor;
  /** Fields with audited values, not only the fact that they have changed. */
  audited: readonly string[];
};

/**
 * Makes a row once for one request of a client; a repeated request gets the id of the row that stands.
 * @param insert puts the row down, with what is to be recorded, and returns its id
 */
export async function makeOnce(
  context: Pick<Context, 'db' | 'clock'>,
  type: string,
  actor: { userId: string },
  requestId: string,
  insert: (tx: Tx, now: Date) => Promise<string | number>,
): Promise<string> {
  const make = () =>
    inTransaction(context.db, async (tx) => {
      const made = await findMadeRow(tx, requestId, actor.userId, type);
      if (made !== undefined) return made;
      const now = context.clock.now();
      const id = String(await insert(tx, now));
      await insertMadeRow(tx, { requestId, userId: actor.userId, type, id, at: now });
      return id;
    });
  try {
    return await make();
  } catch (error) {
    // The same request came twice at once: the other one has made the row.
    const made = await findMadeRow(context.db, requestId, actor.userId, type);
    if (made !== undefined) return made;
    throw error;
  }
}

/** The row of a kind that this request of this person has made; undefined when it has made none. */
export function findMade(
  { db }: { db: Db | Tx },
  { type, actor, requestId }: { type: string; actor: { userId: string }; requestId: string },
): Promise<string | undefined> {
  return findMadeRow(db, requestId, actor.userId, type);
}

/**
 * Notes within the transaction that makes a row which request has made it. A rival with the same request waits here,
 * and fails.
 */
export async function noteMade(
  tx: Tx,
  { type, actor, requestId }: { type: string; actor: { userId: string }; requestId: string },
  id: string,
  at: Date,
): Promise<void> {
  await insertMadeRow(tx, { requestId, userId: actor.userId, type, id, at });
}

/**
 * So long a repeated request gets the row that it made, in days: three times as long as a form that was not saved stays
 * in a browser.
 */
export const madeRowDays = 90;
const dayMs = 86_400_000;

/** Forgets which old requests have made which rows. Idempotent. */
export async function forgetOldMadeRows({ db, clock, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - madeRowDays * dayMs);
  const deleted = await deleteInPortions((most) => deleteMadeRows(db, before, most));
  log.info({ deleted }, 'old requests that made rows forgotten');
}

/** As `makeOnce`, and records the new row with its fields. */
export async function createRow(
  context: Pick<Context, 'db' | 'clock'>,
  { type, actor, audited }: Subject & { actor: { userId: string } },
  request: { action: RowAction; requestId: string; fields: Fields },
  insert: (tx: Tx, now: Date) => Promise<string | number>,
): Promise<string> {
  return makeOnce(context, type, actor, request.requestId, async (tx, now) => {
    const id = String(await insert(tx, now));
    await recordNewRow(tx, { type, actor, audited }, { ...request, id, at: now });
    return id;
  });
}

/** Records a row that was made within this transaction, with its fields. */
export async function recordNewRow(
  tx: Tx,
  { type, actor, audited }: Subject,
  { action, id, at, fields }: { action: RowAction; id: string; at: Date; fields: Fields },
): Promise<void> {
  await recordRow(tx, { at, actor, action, subject: { type, id } }, {}, fields, audited);
}

/**
 * Changes a row over the version that was read. Throws `list.notFound`, `list.changedMeanwhile` when somebody else was
 * quicker. Nothing is written when nothing differs.
 * @param lock reads the row, locked until the end of the transaction, with its fields under the names of the form
 * @param save writes the fields down and raises the version
 */
export async function changeRow<Row extends { version: number }>(
  context: Pick<Context, 'db' | 'clock'>,
  { type, actor, audited }: Subject,
  request: { action: RowAction; id: string | number; version: number; fields: Fields },
  lock: (tx: Tx) => Promise<Row | undefined>,
  save: (tx: Tx, row: Row, now: Date) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const row = await lock(tx);
    if (row === undefined) throw new AppError('list.notFound');
    if (row.version !== request.version) throw new AppError('list.changedMeanwhile');
    if (describeChanges(row, request.fields, audited).length === 0) return;
    const now = context.clock.now();
    await save(tx, row, now);
    const subject = { type, id: String(request.id) };
    await recordRow(tx, { at: now, actor, action: request.action, subject }, row, request.fields, audited);
  });
}

async function recordRow(
  tx: Tx,
  entry: Omit<AuditEntry, 'action' | 'details'> & { action: RowAction },
  before: Fields,
  after: Fields,
  audited: readonly string[],
): Promise<void> {
  await recordAudit(tx, {
    ...entry,
    details: { changes: writeChanges(describeChanges(before, after, audited)) },
  });
}

/** What is on record about a row, newest first. */
export async function readHistory(
  db: Db,
  subject: { type: string; id: string },
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; list: HistoryEntry[] }> {
  const { total, rows } = await pageOfSubject(db, subject, { page, limit });
  return {
    total,
    list: rows.map(({ at, actorName, action, details }) => ({
      at: at.toISOString(),
      actor: actorName,
      action,
      changes: readChanges(details),
    })),
  };
}
