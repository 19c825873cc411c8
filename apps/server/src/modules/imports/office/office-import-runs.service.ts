/**
 * Owns what is done with a file in the background: finding out what would happen, and doing it. Promises that an import
 * that was cut off goes on where it was, and that it counts what the first try has done as done.
 */
import type { JobKind } from '@rohi/contract/job-kind';
import { officeImportLimits } from '@rohi/contract/imports/office-import-rules';
import { moveInLimits } from '@rohi/contract/imports/move-in-rules';
import * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { addJob, type JobTry } from '../../../platform/jobs.ts';
import { filePrincipal, type Principal } from '../../../principal.ts';
import { importTables, type ImportOptions, type ImportReport } from '../loading/imports.service.ts';
import type { LoadedWork } from '../loading/load-works.service.ts';
import {
  findParts,
  forgetRowsBefore,
  storePart,
  type ImportRun,
  type OfficeImportCounts,
  type StoredImport,
} from './office-import.store.ts';
import { runImport } from './import-run.service.ts';
import { asSaid } from './office-tables.ts';
import { packJson, packLarge, unpackJson, unpackTables } from '../../files/packed-json.service.ts';
import type { RowNote } from '../tables/row-notes.ts';
import type { RowProblem } from '../tables/row-problems.ts';
import type { WorkOutcome } from '../loading/tally-work.ts';

const dayMs = 86_400_000;

/** What became of a file's tables, or would become, as it is stored; null for a table that is left out. */
export type StoredReport = (
  | (Pick<ImportReport['tables'][number], 'parcels' | 'events'> & {
      problems: RowProblem[];
      notes: RowNote[];
    })
  | null
)[];

/** After so many tries, within some minutes, an import waits for somebody to go on with it. */
const mostTries = 6;

/** Has a file checked or imported, as soon as a place is free. */
export async function queueRun(tx: Tx, { id, state, version }: ImportRun, delayMs = 0): Promise<void> {
  const job = state === 'CHECKING' ? checkOfficeJob : runOfficeJob;
  await addJob(tx, job, { id, version }, { mostTries, delayMs });
}

const payload = z.object({ id: z.uuid(), version: z.int() });
type OfficeRun = z.output<typeof payload>;

/** What is done with a file of the office in the background; `version` identifies a run that was superseded. */
export const checkOfficeJob = { name: 'imports.checkOffice', payload } as const satisfies JobKind<OfficeRun>;
export const runOfficeJob = { name: 'imports.runOffice', payload } as const satisfies JobKind<OfficeRun>;

/** Finds out what would happen, and writes nothing. */
export function checkOfficeImport(context: Context, officeRun: OfficeRun, jobTry: JobTry): Promise<void> {
  return runOffice(context, { ...officeRun, state: 'CHECKING' }, jobTry, async (file) => ({
    dryRun: true,
    principal: principalOf(file),
  }));
}

/** Does what was confirmed; what an earlier try has done stays done, and counts. */
export function runOfficeImport(context: Context, officeRun: OfficeRun, jobTry: JobTry): Promise<void> {
  const { id, version } = officeRun;
  return runOffice(context, { id, version, state: 'RUNNING' }, jobTry, async (file) => ({
    principal: principalOf(file),
    before: await outcomesBefore(context, id),
    record: (tx, loaded) => storeOutcomes(tx, id, loaded),
  }));
}

function runOffice(
  context: Context,
  importRun: ImportRun,
  jobTry: JobTry,
  optionsOf: (file: StoredImport) => Promise<ImportOptions>,
): Promise<void> {
  return runImport(
    context,
    { importRun, of: 'office', again: queueRun },
    jobTry,
    async (file, content, onProgress) => {
      const meanings = asSaid(await unpackTables(content), file.givenColumns);
      const tables = meanings.map(({ table }) => table);
      const report = await importTables(context, tables, {
        ...(await optionsOf(file)),
        given: meanings.map(({ given }) => given),
        onProgress,
      });
      return { counts: countsOf(report), report: await packReport(tables, report) };
    },
  );
}

/** A file acts for the user who has confirmed it; while it is only looked at, for the uploader. */
function principalOf({ confirmedBy, confirmerId, uploadedBy, uploaderId }: StoredImport): Principal {
  return filePrincipal(
    confirmedBy === null
      ? { name: uploadedBy, userId: uploaderId }
      : { name: confirmedBy, userId: confirmerId },
  );
}

/** Rows that are wrong: a row may have several faults. */
export function wrongRows(problems: readonly RowProblem[]): number {
  return new Set(problems.map(({ row }) => row)).size;
}

function countsOf({ tables }: ImportReport): OfficeImportCounts {
  const sum = (of: (table: ImportReport['tables'][number]) => number) =>
    tables.reduce((total, table) => total + of(table), 0);
  return {
    added: sum(({ parcels, events }) => parcels.created + events.written),
    changed: sum(({ parcels }) => parcels.changed),
    known: sum(({ parcels, events }) => parcels.unchanged + events.known),
    rejected: sum(({ problems }) => wrongRows(problems)),
  };
}

/** A table that was left out has no report: the others keep their places by the rows that they were read from. */
async function packReport(tables: readonly { rows: unknown }[], report: ImportReport): Promise<Buffer> {
  const stored: StoredReport = tables.map((table) => {
    const found = report.tables.find(({ table: { rows } }) => rows === table.rows);
    if (found === undefined) return null;
    const { parcels, events, problems, notes } = found;
    return { parcels, events, problems, notes };
  });
  return packLarge(stored);
}

type StoredOutcome = [trackingCode: string, outcome: WorkOutcome];

async function storeOutcomes(tx: Tx, id: string, loaded: readonly LoadedWork[]): Promise<void> {
  const [first] = loaded;
  if (first === undefined) return;
  const stored = loaded.map(([work, outcome]): StoredOutcome => [work.trackingCode, outcome]);
  await storePart(tx, id, first[0].trackingCode, packJson(stored));
}

async function outcomesBefore({ db }: Context, id: string): Promise<Map<string, WorkOutcome>> {
  const parts = await findParts(db, id);
  return new Map(parts.flatMap((part) => unpackJson(part) as StoredOutcome[]));
}

/** Forgets the rows of old files; what became of them in all is stored. */
export async function forgetOldImports({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await forgetRowsBefore(db, ago(officeImportLimits.retentionDays), now, ago(moveInLimits.voucherDays));
}
