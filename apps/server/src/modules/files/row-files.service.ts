/**
 * Owns the way of a file of rows, whatever they are: read, planned, looked at, confirmed a batch at a time, forgotten.
 * Promises that a file alone writes nothing, that it is its sender's alone, that the same file under the same id is
 * read once, and that a confirmation which was cut off goes on where it was.
 */
import { createHash } from 'node:crypto';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { shortFileName } from '../../platform/table-files/file-name.ts';
import { FileRefusal } from '../../platform/table-files/file-refusal.ts';
import {
  deleteFilesBefore,
  findFile,
  findFileOfHash,
  storeChoice,
  storeContent,
  storeProgress,
  lockUploads,
  noteReading,
  readingsSince,
  type FileKey,
  type Readings,
  type StoredFile,
} from './sent-file.store.ts';

/** What somebody sends: its bytes, and how the file is called there. */
export type SentFile = { name: string; bytes: Buffer };

/** A file with its content read. */
export type ReadFile = StoredFile & { content: Buffer };

/**
 * What the rows of a file are: a list's, a customer's declarations. `Plan` says what each row would do or has done,
 * `Item` is what is written whole or not at all: a row, or the rows of one order.
 */
export type RowKind<Plan, Item> = RowReading<Buffer> &
  RowWriting<Plan, Item> & {
    /**
     * Asked under the lock of the sender's uploads before a file is read, where these are counted; throws when there
     * were too many.
     */
    admit?: (lastHour: Readings, now: Date) => void;
    /** What each row would do, as things stand. */
    plan: (file: ReadFile) => Promise<Plan>;
    /** The plan after a batch, over what another confirmation has written meanwhile; and what is stored of it. */
    settle: (file: ReadFile, plan: Plan, items: readonly Item[]) => Settled<Plan>;
  };

/** How the bytes of a file of rows are read, wherever it is stored. */
export type RowReading<Read> = {
  /** Reads a file, recognises its columns, and packs what is stored of it. Throws FileRefusal. */
  read: (bytes: Buffer) => Promise<Read>;
  /** Why a file is not taken, in the sender's language. */
  explain: (refusal: FileRefusal) => string;
};

/**
 * How the items of a file of rows are written, wherever it is stored and by any caller: its sender's calls, a job, a
 * command.
 */
export type RowWriting<Plan, Item> = {
  /** What is still to be written. */
  waiting: (plan: Plan) => readonly Item[];
  /**
   * Items written by one call, and between two savings: so many, or as many as `batch` says of those that wait, one at
   * least.
   */
  turn: { most: number; batch: number | ((waiting: readonly Item[]) => number) };
  /**
   * Writes some items, each once however often it is tried; what is wrong with one is noted in the plan. Throws what is
   * no fault of a row.
   */
  write: (items: readonly Item[], plan: Plan, choice: boolean) => Promise<void>;
};

/** What is stored of a plan after a batch: within the content, or as the outcome once nothing waits. */
export type Settled<Plan> = { plan: Plan; content?: Buffer; outcome?: (plan: Plan) => Buffer };

type Keeping = Pick<Context, 'db' | 'clock'>;

/** A file and what its rows would do, or have done. */
export type PlannedFile<Plan> = { file: ReadFile; plan: Plan };

/**
 * Reads a file and says what it would do. The same file under the same id is read once. Throws `imports.fileRefused`
 * with the reason, `imports.otherFile`, `server.busy`, and what the kind throws for too many.
 */
export async function sendFile<Plan, Item>(
  context: Keeping,
  kind: RowKind<Plan, Item>,
  key: FileKey,
  { name, bytes }: SentFile,
): Promise<PlannedFile<Plan>> {
  const contentHash = createHash('sha256').update(bytes).digest();
  const file = { fileName: shortFileName(name), contentHash, uploadedAt: context.clock.now() };
  const isKnown = await inTransaction(context.db, async (tx) => {
    await lockUploads(tx, key);
    const existing = await findFile(tx, key);
    if (existing !== undefined && !existing.contentHash.equals(contentHash))
      throw new AppError('imports.otherFile');
    if (existing?.content !== undefined && existing.content !== null) return true;
    if (kind.admit !== undefined) {
      const hourAgo = new Date(file.uploadedAt.getTime() - hourMs);
      kind.admit(await readingsSince(tx, key, hourAgo), file.uploadedAt);
      await noteReading(tx, key, file);
    }
    return false;
  });
  if (!isKnown) await storeContent(context.db, key, file, await readSent(kind, bytes));
  const opened = await openFile(context, kind, key);
  // Of two that came at once under one id the other may have been first.
  if (!opened.file.contentHash.equals(contentHash)) throw new AppError('imports.otherFile');
  return opened;
}

/** Reads what somebody sends. Throws `imports.fileRefused` with the reason, and what the kind throws. */
export async function readSent<Read>(kind: RowReading<Read>, bytes: Buffer): Promise<Read> {
  try {
    return await kind.read(bytes);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw new AppError('imports.fileRefused', { params: { why: kind.explain(error) }, cause: error });
  }
}

/**
 * When the very same bytes were sent under another id or by somebody else, and the sender; undefined where they were
 * not, or are forgotten.
 */
export function findSameFile(
  { db }: Keeping,
  key: FileKey,
  contentHash: Buffer,
): Promise<{ uploadedAt: Date; by: string } | undefined> {
  return findFileOfHash(db, key, contentHash);
}

/** An own file as it stands now. Throws `imports.fileNotFound`, also for somebody else's. */
export async function openFile<Plan, Item>(
  context: Keeping,
  kind: RowKind<Plan, Item>,
  key: FileKey,
): Promise<PlannedFile<Plan>> {
  const file = readOf(await findFile(context.db, key));
  return { file, plan: await kind.plan(file) };
}

function readOf(file: StoredFile | undefined): ReadFile {
  const content = file?.content;
  if (file === undefined || content === undefined || content === null)
    throw new AppError('imports.fileNotFound');
  return { ...file, content };
}

/**
 * Writes the next items of an own file, and says how it stands then. A file that is done says what became of it. Throws
 * `imports.fileNotFound`, and what the database throws; a repeat goes on from there.
 * @param choice what the sender chooses for the file as a whole; what the first confirmation said counts
 */
export async function confirmFile<Plan, Item>(
  context: Keeping,
  kind: RowKind<Plan, Item>,
  key: FileKey,
  choice: boolean = false,
): Promise<PlannedFile<Plan>> {
  // Chosen before it is planned: from here on nothing else is chosen for the file.
  const chosen = await storeChoice(context.db, key, choice);
  const { file, plan } = await openFile(context, kind, key);
  if (file.outcome === null)
    await writeWaiting(kind, plan, chosen, (items) => saveBatch(context, kind, key, plan, items));
  return openFile(context, kind, key);
}

/**
 * Writes what waits of a plan, a batch after the other; `saved` stores each before the next begins. Of a plan in which
 * nothing waits the end is stored all the same. Throws what is no fault of a row; a repeat goes on from there.
 */
export async function writeWaiting<Plan, Item>(
  kind: RowWriting<Plan, Item>,
  plan: Plan,
  choice: boolean,
  saved: (items: readonly Item[]) => void | Promise<void>,
): Promise<void> {
  const { most, batch } = kind.turn;
  const turn = kind.waiting(plan).slice(0, most);
  let at = 0;
  do {
    const size = typeof batch === 'number' ? batch : batch(turn.slice(at));
    const items = turn.slice(at, at + size);
    if (items.length > 0) await kind.write(items, plan, choice);
    await saved(items);
    at += size;
  } while (at < turn.length);
}

/**
 * Stores an own file as the sender has changed it: what its columns are, what goes for all of its rows. Throws
 * `imports.fileNotFound`, also for somebody else's, and `imports.notWaiting` once it is being confirmed.
 */
export async function rewriteFile(
  { db }: Keeping,
  key: FileKey,
  rewrite: (content: Buffer) => Buffer,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const file = readOf(await findFile(tx, key, true));
    if (file.choice !== null || file.confirmedAt !== null) throw new AppError('imports.notWaiting');
    await storeProgress(tx, key, { content: rewrite(file.content), confirmedAt: null });
  });
}

/** Of two confirmations at once the one that has written an item says so, and the first that is done says the end. */
async function saveBatch<Plan, Item>(
  { db, clock }: Keeping,
  kind: RowKind<Plan, Item>,
  key: FileKey,
  plan: Plan,
  items: readonly Item[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const file = readOf(await findFile(tx, key, true));
    if (file.outcome !== null) return;
    const { plan: after, content, outcome } = kind.settle(file, plan, items);
    const isDone = kind.waiting(after).length === 0;
    await storeProgress(tx, key, {
      confirmedAt: file.confirmedAt ?? (isDone ? clock.now() : null),
      ...(content === undefined ? {} : { content }),
      ...(isDone && outcome !== undefined ? { outcome: outcome(after) } : {}),
    });
  });
}

/**
 * Stores what became of an own file within the transaction that has written all of it, so that neither is there without
 * the other. What is stored already stays. Throws `imports.fileNotFound`.
 */
export async function storeOutcome(tx: Tx, key: FileKey, outcome: Buffer, at: Date): Promise<void> {
  const file = readOf(await findFile(tx, key, true));
  if (file.outcome !== null) return;
  await storeProgress(tx, key, { confirmedAt: file.confirmedAt ?? at, outcome });
}

const hourMs = 3_600_000;

/** Once a day: rows of files name people and are not stored for ever. */
export async function forgetOldFiles({ db, clock }: Keeping): Promise<void> {
  await deleteFilesBefore(db, new Date(clock.now().getTime() - listImportLimits.retentionDays * 24 * hourMs));
}
