import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { staffList, type RowOf } from '../lists/staff-list.ts';
import { wireText } from '../wire-text.ts';
import { hiddenPart, hiddenSaid } from './hidden-shapes.ts';
import {
  columnQuestions,
  importKinds,
  measureUnits,
  numberStyles,
  officeImportLimits,
  officeImportStates,
  textEncodings,
} from './office-import-rules.ts';

const nullableText = z.nullable(z.string());
const nullableInt = z.nullable(z.int());
const kind = z.enum(importKinds);

const rowShape = {
  id: z.string(),
  fileName: z.string(),
  byteLength: z.int(),
  state: z.enum(officeImportStates),
  /** What its tables are about. */
  kinds: z.array(kind),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  /** Who has said that it is to be done; null until then. */
  confirmedBy: nullableText,
  confirmedAt: nullableText,
  endedAt: nullableText,
  /** Rows that hold anything below the headers. */
  rows: z.int(),
  /** Of the check or the import under way; a lorry's position counts for each parcel that it carries. */
  rowsDone: z.int(),
  rowsInAll: z.int(),
  /** What became of it, or would become; null while unknown. Added: new parcels and events. */
  added: nullableInt,
  changed: nullableInt,
  known: nullableInt,
  rejected: nullableInt,
};

const { find, get, file } = staffList({
  name: 'imports',
  of: 'the imported files of the office',
  read: 'data:import',
  edit: 'data:import',
  id: z.uuid(),
  dictionary: {},
  fields: {},
  extra: rowShape,
  filters: {
    state: z.optional(z.enum(officeImportStates)),
    kind: z.optional(kind),
  },
  sorts: ['uploadedAt', 'fileName', 'rows'],
});

/** The imports that were made or begun, as a list that is only read. */
export const officeImportList = { find, get, file };
export type OfficeImportRow = RowOf<typeof officeImportList>;

/** One sheet of a workbook, or a text file: what it was taken for, and what would become of it. */
const table = z.object({
  sheet: nullableText,
  encoding: nullableText,
  separator: nullableText,
  /** Null when it is left out. */
  kind: z.nullable(kind),
  /** As the spreadsheet counts, from 1; 0 where the table has no headings. */
  headerRow: z.int(),
  rows: z.int(),
  columns: z.array(
    z.object({
      /** Where it stands, from 0. */
      index: z.int(),
      header: z.string(),
      /** What it is; null when it is passed over. */
      column: nullableText,
      /** What it is called by us when it is understood and not stored. */
      unstored: nullableText,
      /** What it was said to be written in, or its heading says. */
      unit: z.nullable(z.enum(measureUnits)),
      numbers: z.nullable(z.enum(numberStyles)),
    }),
  ),
  /** What has to be said of its columns before anything is checked. */
  questions: z.array(
    z.object({
      about: z.enum(columnQuestions),
      index: z.int(),
      header: z.string(),
      /** Up to three of its values. */
      samples: z.array(z.string()),
      /** What it is taken for so far. */
      column: nullableText,
      /** Of a question about the unit: those that are likely. */
      units: z.array(z.enum(measureUnits)),
    }),
  ),
  /** What its sender has hidden in it; whether it counts has to be said before anything is checked. */
  hidden: z.array(hiddenPart),
  /** Its columns are what somebody has said of an earlier file with the same headings. */
  remembered: z.boolean(),
  /** Columns that it cannot do without and that were not found. */
  missing: z.array(z.string()),
  /** Weights, and no parcel's three sides: the actual weight would be charged, which has to be confirmed. */
  noSizes: z.boolean(),
  firstRows: z.array(z.array(z.string())),
  /** Null until it has been checked. */
  counts: z.nullable(
    z.object({
      created: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      written: z.int(),
      known: z.int(),
      rejected: z.int(),
    }),
  ),
});

const remark = z.object({
  /** Which of the tables, from 0. */
  table: z.int(),
  /** As the spreadsheet counts, from 1. */
  row: z.int(),
  /** The header as the file has it; null when the row as a whole is meant. */
  column: nullableText,
  value: z.string(),
  msg: z.string(),
});
const remarks = z.object({ total: z.int(), list: z.array(remark) });

const officeImport = z.object({
  row: officeImportList.get.data,
  tables: z.array(table),
  /** The columns that a table of each kind may have, by our names. */
  choices: z.array(
    z.object({
      kind,
      columns: z.array(z.object({ column: z.string(), name: z.string(), required: z.boolean() })),
    }),
  ),
  problems: remarks,
  /** Worth knowing of rows that are taken. */
  notes: remarks,
  /** The last import of the very same file. */
  earlier: z.nullable(z.object({ id: z.string(), fileName: z.string(), by: z.string(), at: z.string() })),
  /** Until then the rows can be looked at; null when they are gone. */
  keptUntil: nullableText,
});

const access = { kind: 'staff', authority: 'data:import' } as const;
const params = z.object({ id: z.uuid() });
const path = '/staff/imports/{id}';

export const uploadOfficeImport = endpoint({
  method: 'PUT',
  path: `${path}/content`,
  summary:
    'Read an XLSX or CSV file of parcels, events or lorry positions and find out what would happen; nothing is imported yet. The id is made by the client: a repeat gets the same answer',
  access,
  params,
  query: z.object({ name: z.optional(wireText({ max: 200 })), encoding: z.optional(z.enum(textEncodings)) }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: officeImportLimits.maxBytes },
  data: officeImport,
  errors: ['imports.fileRefused', 'imports.otherFile', 'imports.notWaiting', 'server.busy'],
});

export const readOfficeImport = endpoint({
  method: 'GET',
  path: `${path}/report`,
  summary: 'An import as it stands: what its tables were taken for, what would happen or has happened',
  access,
  params,
  data: officeImport,
  errors: ['list.notFound'],
});

export const nameOfficeColumns = endpoint({
  method: 'PUT',
  path: `${path}/columns`,
  summary:
    'Say what the columns of an import are; what would happen is then found out anew. It is remembered for files with the same headings',
  access,
  params,
  body: z.strictObject({
    version: z.int(),
    /** One of each table, in their order. */
    tables: z
      .array(
        z.strictObject({
          /** Null leaves the table out. */
          kind: z.nullable(kind),
          columns: z
            .array(
              z.strictObject({
                index: z.int(),
                /** Null: of no use. Of each column that is asked about something has to be said. */
                column: z.nullable(z.string().check(z.maxLength(40))),
                unit: z.optional(z.enum(measureUnits)),
                numbers: z.optional(z.enum(numberStyles)),
              }),
            )
            .check(z.maxLength(200)),
          /** Whether what is hidden in it counts. */
          hidden: z.optional(hiddenSaid),
        }),
      )
      .check(z.maxLength(200)),
  }),
  data: officeImport,
  errors: ['list.notFound', 'list.changedMeanwhile', 'imports.notWaiting', 'imports.fileNotFound'],
});

export const confirmOfficeImport = endpoint({
  method: 'POST',
  path: `${path}/confirm`,
  summary:
    'Import what was checked, in the background. A file that was imported before is refused unless `again` says that this is known, and one with weights and no sizes unless `withoutSizes` does. May be repeated',
  access,
  params,
  body: z.strictObject({
    version: z.int(),
    again: z.boolean(),
    /** That there are no sizes in the file is known. */
    withoutSizes: z.optional(z.boolean()),
  }),
  data: officeImport,
  errors: [
    'list.notFound',
    'list.changedMeanwhile',
    'imports.notWaiting',
    'imports.importedBefore',
    'imports.noSizes',
    'imports.fileNotFound',
  ],
});

export const cancelOfficeImport = endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Give up an import that has not begun',
  access,
  params,
  data: officeImport,
  errors: ['list.notFound', 'imports.notWaiting'],
});

export const rejectedOfficeRows = endpoint({
  method: 'GET',
  path: `${path}/rejected`,
  summary: 'The rows that were not taken, with the reasons, as a workbook to be mended and sent again',
  access,
  params,
  data: z.unknown(),
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['list.notFound', 'imports.fileNotFound'],
});

export const officeImportEndpoints = [
  ...Object.values(officeImportList),
  uploadOfficeImport,
  readOfficeImport,
  nameOfficeColumns,
  confirmOfficeImport,
  cancelOfficeImport,
  rejectedOfficeRows,
] as const;
