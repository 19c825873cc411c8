import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { marketplaces } from '../orders/order-rules.ts';
import { shownPickupPoint } from '../orders/shown-pickup-point.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { hiddenPart, hiddenSaid } from './hidden-shapes.ts';
import { askedColumn, columnAnswers } from './asked-shapes.ts';
import { declarationColumns, declarationLimits } from './declaration-limits.ts';

const nullableText = z.nullable(z.string());

/** What is wrong with a row, or worth knowing of it. `column` is null when the row as a whole is meant. */
const remark = z.object({
  column: z.nullable(z.enum(declarationColumns)),
  /** What stands in the cell, cut when it is long; empty when the cell is, or the row as a whole is meant. */
  value: z.string(),
  error: z.string(),
  msg: z.string(),
  /** The own order that has this tracking code already. */
  orderCode: z.optional(z.string()),
});

/** One row of the file as it was understood; what could not be is null and stands among the problems. */
const declaredRow = z.object({
  /** As the spreadsheet counts, from 1. */
  index: z.int(),
  /** The first row of the order that this row belongs to. */
  orderIndex: z.int(),
  /** How the file names that order. */
  orderGroup: nullableText,
  trackingCode: nullableText,
  goods: nullableText,
  places: z.nullable(z.int()),
  weightKg: nullableText,
  volumeM3: nullableText,
  value: z.nullable(money),
  marketplace: z.nullable(z.enum(marketplaces)),
  /** Of the order: from one of its rows, from the book of recipients, or the customer's own pickup point. */
  recipientName: nullableText,
  recipientPhone: nullableText,
  pickupPoint: z.nullable(shownPickupPoint),
  note: nullableText,
  problems: z.array(remark),
  notes: z.array(remark),
  /** The order that was made of it. */
  orderCode: nullableText,
});

const unknownColumn = { index: z.int(), header: z.string(), sample: z.string() };

const declarationFile = z.object({
  id: z.string(),
  fileName: z.string(),
  uploadedAt: z.string(),
  /** Null until it is confirmed. */
  confirmedAt: nullableText,
  /** Name of the sheet that was read; null of a text file. */
  sheet: nullableText,
  /** Sheets about something else, and headers that mean nothing to us. */
  ignoredSheets: z.array(z.string()),
  ignoredColumns: z.array(z.string()),
  /** Orders and parcels that are made, or would be if it were confirmed now. */
  orders: z.int(),
  parcels: z.int(),
  /** Rows that are not taken. */
  rejectedRows: z.int(),
  /** Rows that are totals of the others, as the spreadsheet counts: they are left out. */
  totalRows: z.array(z.int()),
  /** Where orders without a point in their rows go, as the customer has chosen for this file. */
  pickupPoint: z.nullable(shownPickupPoint),
  /** Orders that lack only a pickup point. */
  withoutPoint: z.int(),
  /** Columns that the customer may give a meaning to; `sample` are up to three of its values. */
  unknownColumns: z.array(z.object(unknownColumn)),
  /** Those that were given one, for this file or an earlier one; null: the column is not needed. */
  chosenColumns: z.array(z.object({ ...unknownColumn, column: z.nullable(z.enum(declarationColumns)) })),
  /** What the headers say by themselves: no other column can be given these meanings. */
  knownColumns: z.array(z.enum(declarationColumns)),
  /** What is hidden in the file, and what was said of it, for this file or an earlier one with the same headings. */
  hidden: z.array(hiddenPart),
  /**
   * What is asked of columns that are known: which of two counts, units, numbers that may be two things; with what was
   * said, for this file or an earlier one.
   */
  asked: z.array(askedColumn),
  rows: z.array(declaredRow),
});

const params = z.object({ id: z.uuid() });

export const uploadDeclarations = endpoint({
  method: 'PUT',
  path: '/declaration-files/{id}',
  summary:
    'Read an XLSX or CSV file of declarations and say what would become of each row; nothing is declared yet. The id is made by the client: a repeat gets the same answer',
  access: customerAccess,
  params,
  query: z.object({ name: z.optional(wireText({ max: 200 })) }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: declarationLimits.maxBytes },
  data: declarationFile,
  errors: ['imports.fileRefused', 'imports.otherFile', 'request.tooMany', 'server.busy'],
});

export const readDeclarations = endpoint({
  method: 'GET',
  path: '/declaration-files/{id}',
  summary: 'An own file of declarations as it stands now: before it is confirmed, or after',
  access: customerAccess,
  params,
  data: declarationFile,
  errors: ['imports.fileNotFound'],
});

export const chooseForDeclarations = endpoint({
  method: 'PUT',
  path: '/declaration-files/{id}/choices',
  summary:
    'Say for a whole file what it does not: where its orders go, and what columns mean (null: nothing to us), whether what is hidden in it counts, and what is asked of its numbers. All but the first is remembered for the next files',
  access: customerAccess,
  params,
  /** What is left out stays as it was chosen. */
  body: z.strictObject({
    pickupPointId: z.optional(z.nullable(z.int())),
    columns: z.optional(
      z
        .array(z.strictObject({ index: z.int(), column: z.nullable(z.enum(declarationColumns)) }))
        .check(z.maxLength(declarationLimits.maxColumns)),
    ),
    /** Whether what is hidden in it counts. */
    hidden: z.optional(hiddenSaid),
    answers: z.optional(columnAnswers),
  }),
  data: declarationFile,
  errors: ['imports.fileNotFound', 'imports.notWaiting', 'orders.pickupPointNeeded'],
});

export const confirmDeclarations = endpoint({
  method: 'POST',
  path: '/declaration-files/{id}/confirm',
  summary:
    'Make the orders of a file, submitted or as drafts. May be repeated, also after a failure in the middle: each order is made once',
  access: customerAccess,
  params,
  body: z.strictObject({ submit: z.boolean() }),
  data: z.object({
    /** One of each order, by its first row; `key` is the tracking code or how the file names the order. */
    accepted: z.array(z.object({ index: z.int(), key: z.string(), id: z.string() })),
    /** One of each row that was not taken. */
    rejected: z.array(
      z.object({
        index: z.int(),
        key: z.string(),
        field: z.optional(z.enum(declarationColumns)),
        error: z.string(),
        msg: z.string(),
      }),
    ),
  }),
  errors: ['imports.fileNotFound', 'imports.hiddenUnanswered', 'imports.columnsUnanswered'],
});

export const rejectedDeclarations = endpoint({
  method: 'GET',
  path: '/declaration-files/{id}/rejected',
  summary: 'The rows that were not taken, with the reasons, as a workbook to be mended and sent again',
  access: customerAccess,
  params,
  data: z.unknown(),
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['imports.fileNotFound'],
});

export const declarationEndpoints = [
  uploadDeclarations,
  readDeclarations,
  chooseForDeclarations,
  confirmDeclarations,
  rejectedDeclarations,
] as const;
