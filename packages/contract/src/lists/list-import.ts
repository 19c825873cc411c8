import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import { listImportLimits } from './list-import-limits.ts';

/** What a row of a file would do. */
export const importStates = ['new', 'changed', 'unchanged', 'refused'] as const;
export type ImportState = (typeof importStates)[number];

const importedRow = z.object({
  /** As the spreadsheet counts, from 1. */
  row: z.int(),
  /** What finds the row in the list, as it stands in the file. */
  key: z.string(),
  state: z.enum(importStates),
  /** Cells that differ from what stands, by the headings of the list; of a new row all that are filled in. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(
    z.object({
      /** Heading of the cell; null when the row as a whole is meant. */
      column: z.nullable(z.string()),
      /** What stands in the cell, cut when it is long. */
      value: z.string(),
      msg: z.string(),
    }),
  ),
  /** Written, or found to stand as the file wants it; null while it was not tried. */
  outcome: z.nullable(z.enum(['written', 'already'])),
});
export type ImportedRow = z.output<typeof importedRow>;

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });

const importedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  uploadedAt: z.string(),
  /** When the last row was tried; null until then. */
  confirmedAt: z.nullable(z.string()),
  /** Name of the sheet that was read; null of a text file. */
  sheet: z.nullable(z.string()),
  /** Headings of the list that the file has, in the caller's language. */
  columns: z.array(z.string()),
  /** Headings of the file that mean nothing to the list. */
  unknownColumns: z.array(z.string()),
  rows: z.int(),
  /** Rows by what they would do; one that is refused as it is written becomes `refused`. */
  counts,
  written: z.object({ new: z.int(), changed: z.int() }),
  /** New and changed rows that are still to be written. */
  waiting: z.int(),
});
export type ImportedFile = z.output<typeof importedFile>;

/** A page of the rows of a file, beside the file itself. */
const importedPage = z.object({ ...importedFile.shape, total: z.int(), list: z.array(importedRow) });
export type ImportedPage = z.output<typeof importedPage>;

/** A list with editable rows. */
type EditedList = Readonly<Record<'find' | 'change', Endpoint>>;

/**
 * Adds to a list the calls by which its own file is taken back: what it would do, doing it, the rows that were refused,
 * and an empty file. The id of an import is made by the client: sending and confirming may be repeated, each row is
 * written once. A confirmation writes some rows a call and is called again while `waiting` is not 0.
 */
export function withImport<const L extends EditedList>(list: L) {
  const path = `${list.find.path}/imports/{importId}` as const;
  const { access } = list.change;
  const params = z.object({ importId: z.uuid() });
  const calls = {
    sendImport: endpoint({
      method: 'PUT',
      path,
      summary: 'Read a CSV or XLSX file of rows and say what it would do; nothing is written yet',
      access,
      params,
      query: z.object({ name: z.optional(wireText({ max: 200 })) }),
      upload: { mediaTypes: ['application/octet-stream'], maxBytes: listImportLimits.maxBytes },
      data: importedFile,
      errors: ['imports.fileRefused', 'imports.otherFile', 'list.tooManyToExport', 'server.busy'],
    }),
    readImport: endpoint({
      method: 'GET',
      path,
      summary: 'An own file of rows: what it would do, or has done',
      access,
      params,
      query: z.object({ ...pagingQuery, state: z.optional(z.enum(importStates)) }),
      data: importedPage,
      errors: ['imports.fileNotFound'],
    }),
    confirmImport: endpoint({
      method: 'POST',
      path: `${path}/confirm`,
      summary: 'Write the next new and changed rows of an own file; to be repeated while some are waiting',
      access,
      params,
      data: importedFile,
      errors: ['imports.fileNotFound'],
    }),
    refusedRows: endpoint({
      method: 'GET',
      path: `${path}/refused`,
      summary: 'The refused rows of an own file with the reasons, as a workbook to be mended and sent again',
      access,
      params,
      data: z.unknown(),
      download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      errors: ['imports.fileNotFound'],
    }),
    importTemplate: endpoint({
      method: 'GET',
      path: `${list.find.path}/import-template`,
      summary: 'An empty file of the list: its headings and one row as an example',
      access,
      data: z.unknown(),
      download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      errors: [],
    }),
  } as const;
  return { ...list, ...calls };
}

/** The calls that `withImport` adds. */
export type ImportCalls = Readonly<
  Record<'sendImport' | 'readImport' | 'confirmImport' | 'refusedRows' | 'importTemplate', Endpoint>
>;
