/**
 * Owns how a file is worked on in the background, whatever its rows are: one at a time, until it is done, given up or
 * broken off.
 */
import type { Context } from '../../../context.ts';
import { openGate } from '../../../platform/concurrency.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { JobTry } from '../../../platform/jobs.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import {
  endRun,
  findWholeImport,
  noteProgress,
  type ImportOf,
  type ImportRun,
  type OfficeImportCounts,
  type StoredImport,
} from './office-import.store.ts';

/** Somebody has given the import up, or said something else of it, meanwhile. */
class SupersededError extends Error {}

/** A run, the kind of files it is of, and how it is queued once more while another is under way. */
type FileRun = {
  importRun: ImportRun;
  of: ImportOf;
  again: (tx: Tx, importRun: ImportRun, delayMs: number) => Promise<void>;
};

/** What was found out of a file; `alongside` is written with it. */
type Found = {
  counts?: OfficeImportCounts;
  report: Buffer;
  alongside?: (tx: Tx) => Promise<void>;
};

type Work = (
  file: StoredImport,
  content: Buffer,
  onProgress: (done: number, inAll: number) => Promise<void>,
) => Promise<Found>;

const waitMs = 2_000;

/** One file at a time in a process: letters and other jobs want a place beside a long one. */
const gate = openGate({ mostAtOnce: 1 });

/**
 * Does the work of a run unless it has been superseded. A file that is refused has failed at once, any other failure
 * has after the last try.
 */
export async function runImport(context: Context, run: FileRun, jobTry: JobTry, work: Work): Promise<void> {
  if (gate.isFull()) await inTransaction(context.db, (tx) => run.again(tx, run.importRun, waitMs));
  else await gate.run(() => runNow(context, run, jobTry, work));
}

async function runNow(
  context: Context,
  { importRun, of }: FileRun,
  jobTry: JobTry,
  work: Work,
): Promise<void> {
  const file = await findWholeImport(context.db, importRun.id, of);
  if (file?.state !== importRun.state || file.version !== importRun.version || file.content === null) return;
  try {
    const found = await work(file, file.content, async (done, inAll) => {
      if (!(await noteProgress(context.db, importRun, done, inAll))) throw new SupersededError();
    });
    await end(context, importRun, found);
  } catch (error) {
    if (error instanceof SupersededError) return;
    // A file that is refused now will be refused again.
    if (error instanceof FileRefusal || jobTry.isLast) await end(context, importRun, undefined);
    if (!(error instanceof FileRefusal)) throw error;
  }
}

/** Without what was found out it has failed. */
async function end(context: Context, importRun: ImportRun, found: Found | undefined): Promise<void> {
  const done = importRun.state === 'CHECKING' ? 'CHECKED' : 'DONE';
  const state = found === undefined ? 'FAILED' : done;
  const { alongside, ...rest } = found ?? {};
  await inTransaction(context.db, async (tx) => {
    const isEnded = await endRun(tx, importRun, { state, at: context.clock.now(), ...rest });
    if (isEnded) await alongside?.(tx);
  });
}
