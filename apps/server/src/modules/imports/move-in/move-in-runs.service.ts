/**
 * Owns what is done with a file of a move-in in the background. Promises that a row is written once, that one which was
 * cut off goes on where it was, and that what was read adds up to what became of it.
 */
import type { JobKind } from '@rohi/contract/job-kind';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { databaseErrorCode, type Tx } from '../../../platform/database.ts';
import { addJob, type JobTry } from '../../../platform/jobs.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { packJson, packLarge, unpackJson, unpackLarge } from '../../files/packed-json.service.ts';
import { writeWaiting } from '../../files/row-files.service.ts';
import { runImport } from '../office/import-run.service.ts';
import {
  endAsWritten,
  findParts,
  setState,
  storePart,
  type ImportRun,
  type StoredImport,
} from '../office/office-import.store.ts';
import {
  findFileFacts,
  lockUnsettled,
  storeConfirmed,
  storeCounts,
  storeThings,
  storeUnconfirmed,
  type Thing,
} from './move-in-file.store.ts';
import {
  choicesOf,
  planFile,
  rowsOfKind,
  sumsOf,
  type FilePlan,
  type OpenedFile,
} from './move-in-plan.service.ts';
import { findMoveIn } from './move-in.store.ts';
import {
  countOutcomes,
  storedRow,
  type PlannedRow,
  type StoredRow,
  type WriteFacts,
  type WrittenRow,
} from './planned-rows.service.ts';
import { keyOfRow } from './row-answers.service.ts';

/** After so many tries, within some minutes, a file waits for somebody to go on with it. */
const mostTries = 6;

const payload = z.object({ id: z.uuid(), version: z.int() });
type MoveInRun = z.output<typeof payload>;

/** What is done with a file in the background; `version` identifies a run that was superseded. */
export const checkMoveInJob = { name: 'imports.checkMoveIn', payload } as const satisfies JobKind<MoveInRun>;
export const runMoveInJob = { name: 'imports.runMoveIn', payload } as const satisfies JobKind<MoveInRun>;

/** Has a file checked or written, as soon as a place is free. */
export async function queueMoveInRun(tx: Tx, { id, state, version }: ImportRun, delayMs = 0): Promise<void> {
  await addJob(
    tx,
    state === 'CHECKING' ? checkMoveInJob : runMoveInJob,
    { id, version },
    { mostTries, delayMs },
  );
}

/** Finds out what would happen, and writes nothing. A written file of which nothing more can be written stays so. */
export function checkMoveIn(context: Context, { id, version }: MoveInRun, jobTry: JobTry): Promise<void> {
  const importRun = { id, version, state: 'CHECKING' } as const;
  return runImport(
    context,
    { importRun, of: 'move-in', again: queueMoveInRun },
    jobTry,
    async (file, content) => {
      const opened = await openedFile(context, file);
      const before = await writtenBefore(file);
      const plan = await planFile(context, context.db, opened, content, before);
      const rows = plan?.rows ?? [];
      const isMore = rows.some((row) => isToWrite(row) && !before.has(keyOfRow(row)));
      const isWritten = plan !== undefined && file.confirmedAt !== null && !isMore;
      const found = await foundOf({ id, isWritten }, plan, rows);
      return {
        ...found,
        alongside: async (tx) => {
          await found.alongside(tx);
          if (!isWritten) return;
          await storeConfirmed(tx, id, opened.choices);
          await endAsWritten(tx, id, context.clock.now());
        },
      };
    },
  );
}

/** Has a file checked anew: nothing more of it is written before it is confirmed again. */
export async function checkAgain(tx: Tx, id: string): Promise<void> {
  await storeUnconfirmed(tx, id);
  await queueMoveInRun(tx, { id, state: 'CHECKING', version: await setState(tx, id, 'CHECKING') });
}

/** Has all files but one checked anew of which rows wait, since what they are judged by is another by now. */
export async function checkUnsettled(tx: Tx, moveInId: string, but?: string): Promise<void> {
  for (const id of await lockUnsettled(tx, moveInId)) if (id !== but) await checkAgain(tx, id);
}

/**
 * Writes what was confirmed; what an earlier try has written stays written. What became clear since, or another amount,
 * waits for another word.
 */
export function runMoveIn(context: Context, { id, version }: MoveInRun, jobTry: JobTry): Promise<void> {
  const importRun = { id, version, state: 'RUNNING' } as const;
  return runImport(
    context,
    { importRun, of: 'move-in', again: queueMoveInRun },
    jobTry,
    async (file, content, onProgress) => {
      const opened = await openedFile(context, file);
      const before = new Map([...(await writtenBefore(file)), ...(await writtenParts(context, id))]);
      const plan = await planFile(context, context.db, opened, content, before);
      const rules = plan === undefined ? undefined : rowsOfKind(plan.kind);
      if (plan === undefined || rules === undefined) return foundOf({ id, isWritten: false }, plan, []);
      const become = new Map<string, StoredRow>(before);
      const confirmed = await confirmedRows(file);
      const fresh = plan.rows.filter((row) => isToWrite(row) && !before.has(keyOfRow(row)));
      const waiting = fresh.filter((row) => isSame(row, confirmed.get(keyOfRow(row))));
      const held = new Set(fresh);
      for (const row of waiting) held.delete(row);
      const inAll = waiting.length + before.size;
      await onProgress(before.size, inAll);
      await writeWaiting<readonly PlannedRow<unknown>[], PlannedRow<unknown>>(
        {
          waiting: (rows) => rows,
          turn: { most: Infinity, batch: rules.batch },
          write: async (rows) => {
            for (const row of await writeBatch(context, opened, rows)) become.set(keyOfRow(row), row);
          },
        },
        waiting,
        false,
        () => onProgress(become.size, inAll),
      );
      const rows = plan.rows.map((row) => become.get(keyOfRow(row)) ?? (held.has(row) ? heldRow(row) : row));
      const found = await foundOf({ id, isWritten: true }, plan, rows);
      return {
        ...found,
        alongside: async (tx) => {
          await found.alongside(tx);
          if (held.size > 0) await checkAgain(tx, id);
          // Rows of other files may be of these customers.
          if (plan.kind === 'customers') await checkUnsettled(tx, opened.facts.moveInId, id);
        },
      };
    },
  );
}

function isToWrite({ outcome }: Pick<StoredRow, 'outcome'>): boolean {
  return outcome === 'taken' || outcome === 'joined';
}

/** The rows that were to be written when the file was confirmed. */
async function confirmedRows({ report }: StoredImport): Promise<Map<string, StoredRow>> {
  const rows = report === null ? [] : await unpackRows(report);
  return new Map(rows.filter(isToWrite).map((row) => [keyOfRow(row), row]));
}

const isSame = ({ amount }: StoredRow, confirmed: StoredRow | undefined): boolean =>
  confirmed !== undefined && isDeepStrictEqual(amount, confirmed.amount);

const heldRow = (row: PlannedRow<unknown>): StoredRow => ({
  ...storedRow(row),
  outcome: 'asked',
  amount: undefined,
});

async function openedFile(context: Context, file: StoredImport): Promise<OpenedFile> {
  const facts = await findFileFacts(context.db, file.id);
  const moveIn = facts && (await findMoveIn(context.db, facts.moveInId));
  if (facts === undefined || moveIn === undefined) throw new RangeError('a file of no move-in');
  return { file, facts, choices: choicesOf(facts, moveIn) };
}

/** Rows of a report that stand in the database. */
export async function writtenBefore({
  report,
}: Pick<StoredImport, 'report'>): Promise<Map<string, StoredRow>> {
  const rows = report === null ? [] : await unpackRows(report);
  return new Map(rows.filter(({ isDone }) => isDone === true).map((row) => [keyOfRow(row), row]));
}

/** The rows of a file as they are stored. */
export async function unpackRows(report: Buffer): Promise<StoredRow[]> {
  return (await unpackLarge(report)) as StoredRow[];
}

async function writtenParts({ db }: Context, id: string): Promise<Map<string, StoredRow>> {
  const rows = (await findParts(db, id)).flatMap((part) => unpackJson(part) as StoredRow[]);
  return new Map(rows.map((row) => [keyOfRow(row), row]));
}

/**
 * Writes rows with what is stored of them in one transaction. Of two runs at once the second finds them written and
 * goes on.
 */
async function writeBatch(
  context: Context,
  opened: OpenedFile,
  rows: readonly PlannedRow<unknown>[],
): Promise<StoredRow[]> {
  try {
    return await writeTogether(context, opened, rows, false);
  } catch (error) {
    // What the database refuses of one row holds up no other.
    if (!/^(?:22|23)...$/.test(databaseErrorCode(error) ?? '')) throw error;
    if (rows.length === 1) return writeTogether(context, opened, rows, true);
    const half = Math.ceil(rows.length / 2);
    const first = await writeBatch(context, opened, rows.slice(0, half));
    return [...first, ...(await writeBatch(context, opened, rows.slice(half)))];
  }
}

async function writeTogether(
  context: Context,
  { file, facts, choices }: OpenedFile,
  rows: readonly PlannedRow<unknown>[],
  isRefused: boolean,
): Promise<StoredRow[]> {
  const rules = facts.kind === null ? undefined : rowsOfKind(facts.kind);
  const [first] = rows;
  if (rules === undefined || first === undefined) return [];
  return inPatientTransaction(context, 'import', async (tx) => {
    const writing: WriteFacts = {
      context,
      tx,
      moveInId: facts.moveInId,
      importId: file.id,
      contentHash: file.contentHash,
      choices,
      by: { name: file.confirmedBy ?? file.uploadedBy, userId: file.confirmerId ?? file.uploaderId },
    };
    const written = isRefused ? [notStorable] : await rules.write(writing, rows);
    const stored = rows.map((row, at): StoredRow => {
      const fate = written[at]?.fate ?? row;
      return { ...storedRow(row), ...fate, ...(isToWrite(fate) ? { isDone: true as const } : {}) };
    });
    const isFirst = await storePart(tx, file.id, keyOfRow(first), packJson(stored));
    if (!isFirst) throw new WrittenAlreadyError();
    const things = rows.flatMap(({ sheet, row, block }, at): Thing[] =>
      (written[at]?.things ?? []).map((thing) => ({ sheet, row, block, ...thing })),
    );
    await storeThings(tx, file.id, things);
    return stored;
  });
}

const notStorable: WrittenRow = {
  fate: { outcome: 'refused', why: [{ reason: 'notStorable' }] },
  things: [],
};

/** Another run has written this batch meanwhile: this one is tried anew, and finds it written. */
class WrittenAlreadyError extends Error {}

async function foundOf(
  { id, isWritten }: { id: string; isWritten: boolean },
  plan: FilePlan | undefined,
  rows: readonly (PlannedRow<unknown> | StoredRow)[],
) {
  const sums = plan === undefined ? [] : sumsOf(plan, rows);
  const stored = rows.map((row) => storedRow(row as PlannedRow<unknown>));
  return {
    report: await packLarge(stored),
    alongside: (tx: Tx) => storeCounts(tx, id, { counts: countOutcomes(rows), sums, isWritten }),
  };
}
