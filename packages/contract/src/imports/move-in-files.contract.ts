import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import {
  moveInCurrencies,
  moveInFileStates,
  moveInKinds,
  moveInLimits,
  moveInOutcomes,
  moveInQuestions,
  moveInSays,
  moveInSides,
} from './move-in-rules.ts';
import { officeImportLimits, textEncodings } from './office-import-rules.ts';

const nullableText = z.nullable(z.string());
const kind = z.enum(moveInKinds);
const currency = z.enum(moveInCurrencies);

const counts = z.object({ taken: z.int(), joined: z.int(), asked: z.int(), refused: z.int() });
export type MoveInCounts = z.output<typeof counts>;

const sum = z.object({
  side: z.enum(moveInSides),
  currency,
  rows: z.int(),
  sumMinor: z.int(),
  /** What the file itself says that it comes to; null where it says nothing. */
  ownTotalMinor: z.nullable(z.int()),
});
export type MoveInSum = z.output<typeof sum>;

const row = z.object({
  /** Of the sheets, from 0. */
  sheet: z.int(),
  /** As the spreadsheet counts, from 1; the line of a text. */
  row: z.int(),
  /** Which of the sets of columns that stand side by side, from 0. */
  block: z.int(),
  written: z.string(),
  outcome: z.enum(moveInOutcomes),
  about: z.nullable(z.enum(moveInQuestions)),
  /** Why it is not taken, in the caller's language; empty for one that is. */
  msg: z.string(),
  /** The customers it may mean. */
  candidates: z.array(z.object({ code: z.string(), name: z.string() })),
  said: z.nullable(z.enum(moveInSays)),
  /** It stands in the database. */
  isWritten: z.boolean(),
});
export type MoveInRow = z.output<typeof row>;

const fileShape = {
  id: z.string(),
  version: z.int(),
  moveInId: z.string(),
  fileName: z.string(),
  byteLength: z.int(),
  /** A text that was pasted or typed, without columns. */
  isText: z.boolean(),
  kind: z.nullable(kind),
  state: z.enum(moveInFileStates),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  confirmedAt: nullableText,
  confirmedBy: nullableText,
  endedAt: nullableText,
  takenBackAt: nullableText,
  /** Rows that were read. */
  rows: z.int(),
  rowsDone: z.int(),
  rowsInAll: z.int(),
  /** What became of the rows, or would become; they add up to those that were read. Null while unknown. */
  counts: z.nullable(counts),
  /** The same as it was when rows were written last; null before. */
  written: z.nullable(counts),
  /** Of balances. */
  sums: z.array(sum),
};
const fileRow = z.object(fileShape);
export type MoveInFileRow = z.output<typeof fileRow>;

const sheet = z.object({
  name: nullableText,
  title: z.string(),
  kind: z.nullable(kind),
  /** How it is known what it is: `heading`, `content`, `text`, `said`, `unknown`. */
  why: z.string(),
  rows: z.int(),
  /** Rows that are none of its data: titles, totals, texts. */
  setAside: z.int(),
  columns: z.array(
    z.object({
      index: z.int(),
      header: z.string(),
      column: nullableText,
      why: z.string(),
      /** Of its cells that look like what it is, 0 to 1; null where that is not looked at. */
      share: z.nullable(z.number()),
      filled: z.int(),
    }),
  ),
  questions: z.array(
    z.object({
      about: z.string(),
      index: z.nullable(z.int()),
      header: z.string(),
      samples: z.array(z.string()),
      candidates: z.array(z.string()),
    }),
  ),
  /** What was said of it before. */
  status: nullableText,
  firstRows: z.array(row),
  /** The first rows that are data, one text for each of the columns in their order. */
  firstCells: z.array(z.array(z.string())),
});

const file = z.object({
  ...fileShape,
  sheets: z.array(sheet),
  questions: z.array(
    z.object({
      about: z.enum(moveInQuestions),
      count: z.int(),
      said: z.nullable(z.enum(moveInSays)),
      rows: z.array(row),
    }),
  ),
  /** Until then its rows can be looked at; null when they are gone. */
  keptUntil: nullableText,
});
export type MoveInFile = z.output<typeof file>;

const access = { kind: 'staff', authority: 'move-in:run' } as const;
const params = z.object({ id: z.uuid() });
const path = '/staff/move-in/files/{id}';
const sentName = z.optional(wireText({ max: 200 }));

export const listMoveInFiles = endpoint({
  method: 'GET',
  path: '/staff/move-in/{id}/files',
  summary: 'The files of a move-in, in the order they came',
  access,
  params,
  data: z.object({ list: z.array(fileRow) }),
  errors: ['list.notFound'],
});

export const uploadMoveInFile = endpoint({
  method: 'PUT',
  path: `${path}/content`,
  summary:
    'Read a file of a firm that moves in and find out what would happen; nothing is written yet. The id is made by the client: a repeat gets the same answer',
  access,
  params,
  query: z.object({ name: sentName, kind: z.optional(kind), encoding: z.optional(z.enum(textEncodings)) }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: officeImportLimits.maxBytes },
  data: file,
  errors: ['imports.fileRefused', 'imports.otherFile', 'imports.notWaiting', 'moveIn.notOpen', 'server.busy'],
});

export const pasteMoveInText = endpoint({
  method: 'PUT',
  path: `${path}/text`,
  summary: 'The same with a text from a chat or a notebook',
  access,
  params,
  query: z.object({ name: sentName, kind: z.optional(kind) }),
  upload: { mediaTypes: ['text/plain'], maxBytes: moveInLimits.maxTextBytes },
  data: file,
  errors: ['imports.fileRefused', 'imports.otherFile', 'imports.notWaiting', 'moveIn.notOpen', 'server.busy'],
});

export const readMoveInFile = endpoint({
  method: 'GET',
  path,
  summary:
    'A file of a move-in as it stands: what was understood, what is asked, what would happen or has happened',
  access,
  params,
  data: file,
  errors: ['list.notFound'],
});

export const readMoveInRows = endpoint({
  method: 'GET',
  path: `${path}/rows`,
  summary: 'Rows of a file by what becomes of them',
  access,
  params,
  query: z.object({
    outcome: z.optional(z.enum(moveInOutcomes)),
    about: z.optional(z.enum(moveInQuestions)),
    start: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))),
    limit: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))),
  }),
  data: z.object({ total: z.int(), list: z.array(row) }),
  errors: ['list.notFound'],
});

export const sayOfMoveInFile = endpoint({
  method: 'PUT',
  path: `${path}/columns`,
  summary: 'Say what the sheets of a file and their columns are; what would happen is then found out anew',
  access,
  params,
  body: z.strictObject({
    version: z.int(),
    kind: z.optional(kind),
    /** One of each sheet, in their order. */
    sheets: z
      .array(
        z.strictObject({
          kind: z.optional(z.enum([...moveInKinds, 'leave'])),
          columns: z.optional(
            z
              .array(
                z.strictObject({
                  index: z.int().check(z.gte(0), z.lt(500)),
                  /** Null: of no use. */
                  column: z.nullable(z.string().check(z.maxLength(40))),
                }),
              )
              .check(z.maxLength(200)),
          ),
          /** Of all its rows; `none`: it says nothing of where they are. */
          status: z.optional(z.enum(['IN_CHINA', 'ON_THE_ROAD', 'ARRIVED', 'HANDED_OVER', 'none'])),
        }),
      )
      .check(z.maxLength(200)),
  }),
  data: file,
  errors: [
    'request.invalid',
    'list.notFound',
    'list.changedMeanwhile',
    'imports.notWaiting',
    'imports.fileNotFound',
    'moveIn.notOpen',
  ],
});

export const answerMoveInRows = endpoint({
  method: 'PUT',
  path: `${path}/answers`,
  summary:
    'Answer what is asked of rows, of all with one question or of single ones; what would happen is then found out anew. Rows that were left in a file that is written are written by the next confirmation',
  access,
  params,
  body: z.strictObject({
    version: z.int(),
    answers: z
      .array(
        z.union([
          z.strictObject({ about: z.enum(moveInQuestions), say: z.enum(moveInSays) }),
          z.strictObject({
            sheet: z.int(),
            row: z.int(),
            block: z.optional(z.int()),
            say: z.enum(moveInSays),
            /** With `code`. */
            code: z.optional(wireText({ min: 1, max: 40 })),
          }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(moveInLimits.mostAnswers)),
  }),
  data: file,
  errors: [
    'request.invalid',
    'list.notFound',
    'list.changedMeanwhile',
    'imports.notWaiting',
    'imports.fileNotFound',
    'moveIn.notOpen',
  ],
});

export const confirmMoveInFile = endpoint({
  method: 'POST',
  path: `${path}/confirm`,
  summary:
    'Write what was checked, in the background. The caller says the counts that were seen: where they are others by now they are asked for again. May be repeated',
  access,
  params,
  body: z.strictObject({ version: z.int(), counts: z.strictObject(counts.shape) }),
  data: file,
  errors: [
    'list.notFound',
    'list.changedMeanwhile',
    'moveIn.changedMeanwhile',
    'moveIn.secondPersonNeeded',
    'pricing.noRate',
    'imports.notWaiting',
    'imports.fileNotFound',
    'moveIn.notOpen',
  ],
});

export const cancelMoveInFile = endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Give up a file of which nothing is written',
  access,
  params,
  data: file,
  errors: ['list.notFound', 'imports.notWaiting'],
});

export const rejectedMoveInRows = endpoint({
  method: 'GET',
  path: `${path}/rejected`,
  summary:
    'The rows that were not taken, as they came, with the reasons, as a workbook to be mended and sent again',
  access,
  params,
  data: z.unknown(),
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['list.notFound', 'imports.fileNotFound'],
});

/**
 * How what a file has made was used. `OPENING`: sums of another file stand with the customer, that one goes first;
 * `EDITED`: facts were changed, or codes given, by hand.
 */
const moveInUses = [
  'ACCOUNT',
  'SLIP',
  'PARCELS',
  'EDITED',
  'OPENING',
  'PAYMENT',
  'OTHER_MONEY',
  'OTHER',
] as const;

const used = z.object({
  list: z.array(
    z.object({
      /** The customer's; empty where it is not known which. */
      code: z.string(),
      used: z.enum(moveInUses),
    }),
  ),
});
export type UsedOfMoveIn = z.output<typeof used>;

export const usedOfMoveInFile = endpoint({
  method: 'GET',
  path: `${path}/used`,
  summary: 'What of a written file was used since, so that it cannot be taken back',
  access,
  params,
  data: used,
  errors: ['list.notFound'],
});

export const takeBackMoveInFile = endpoint({
  method: 'POST',
  path: `${path}/take-back`,
  summary:
    'Takes a written file of customers or balances back, whole, while nothing of it was used: customers and their codes are withdrawn, sums get opposite postings. A repeat answers as the first',
  access,
  params,
  data: file,
  errors: ['list.notFound', 'imports.notWaiting', 'moveIn.used', 'moveIn.parcelsStay'],
});

export const moveInFileEndpoints = [
  listMoveInFiles,
  uploadMoveInFile,
  pasteMoveInText,
  readMoveInFile,
  readMoveInRows,
  sayOfMoveInFile,
  answerMoveInRows,
  confirmMoveInFile,
  cancelMoveInFile,
  rejectedMoveInRows,
  usedOfMoveInFile,
  takeBackMoveInFile,
] as const;
