import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { bookStatuses } from './earlier-books.ts';
import { moveInCurrencies } from './move-in-rules.ts';
import { officeImportLimits, textEncodings } from './office-import-rules.ts';
import { comparedThings, sheetDifferences } from './side-by-side-rules.ts';

const nullableText = z.nullable(z.string());

const comparison = z.object({
  id: z.string(),
  /** The Dushanbe day on which it was compared. */
  day: z.string(),
  fileName: z.string(),
  comparedAt: z.string(),
  comparedBy: z.string(),
  /** Parcels and customers with sums that stand on either side, but for those that are set aside. */
  compared: z.int(),
  /** Those of them that differ in nothing. */
  agree: z.int(),
  differences: z.array(z.object({ difference: z.enum(sheetDifferences), count: z.int() })),
  /** Differences that were left out, since the sheet was said to be wrong about them before. */
  setAside: z.int(),
  /** Rows of the sheet that could not be read. */
  unreadRows: z.int(),
  /** Headings of columns that were not understood, and so not compared. */
  unreadColumns: z.array(z.string()),
  /** What customers owe in all, in minor units. */
  sums: z.array(z.object({ currency: z.enum(moveInCurrencies), sheetMinor: z.int(), hereMinor: z.int() })),
});
export type SheetComparison = z.output<typeof comparison>;

/** What one side says of a parcel or of a customer; null: nothing. */
const side = z.object({
  status: z.nullable(z.enum(bookStatuses)),
  owner: nullableText,
  weightG: z.nullable(z.int()),
  /** What the customer owes, in minor units. */
  owed: z.array(z.object({ currency: z.enum(moveInCurrencies), minor: z.int() })),
});
export type ComparedSide = z.output<typeof side>;

const difference = z.object({
  thing: z.enum(comparedThings),
  /** A tracking code, or the code of a customer as it is here, else as the sheet writes it. */
  code: z.string(),
  difference: z.enum(sheetDifferences),
  /** Of the sheet, as the spreadsheet counts; null where it has none. */
  row: z.nullable(z.int()),
  sheet: z.nullable(side),
  here: z.nullable(side),
  /** Why the sheet is said to be wrong here; the next sheet is not compared in this. */
  setAside: z.nullable(z.object({ note: z.string(), by: z.string(), at: z.string() })),
});
export type SheetDifferenceRow = z.output<typeof difference>;

const access = { kind: 'staff', authority: 'move-in:run' } as const;
const params = z.object({ id: z.uuid() });

export const listComparisons = endpoint({
  method: 'GET',
  path: '/staff/side-by-side',
  summary: 'Sheets of the earlier books that were compared with what stands here, the newest first',
  access,
  data: z.object({ list: z.array(comparison) }),
  errors: [],
});

export const compareSheet = endpoint({
  method: 'PUT',
  path: '/staff/side-by-side/{id}',
  summary:
    'Compare a sheet of the earlier books with what stands here; nothing is changed by it. The id is made by the client: a repeat gets the same answer',
  access,
  params,
  query: z.object({ name: z.optional(wireText({ max: 200 })), encoding: z.optional(z.enum(textEncodings)) }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: officeImportLimits.maxBytes },
  data: comparison,
  errors: ['imports.fileRefused', 'imports.otherFile', 'sideBySide.notUnderstood', 'server.busy'],
});

export const readComparison = endpoint({
  method: 'GET',
  path: '/staff/side-by-side/{id}',
  summary: 'A comparison, and the rows in which sheet and service differ, by kind',
  access,
  params,
  query: z.object({
    difference: z.optional(z.enum(sheetDifferences)),
    start: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))),
  }),
  data: z.object({ comparison, total: z.int(), list: z.array(difference) }),
  errors: ['list.notFound'],
});

export const setDifferenceAside = endpoint({
  method: 'POST',
  path: '/staff/side-by-side/set-aside',
  summary:
    'Say that the sheet is wrong about a parcel or a customer: from the next sheet on it is not compared in this. Without a note it is compared again',
  access,
  body: z.strictObject({
    thing: z.enum(comparedThings),
    code: wireText({ min: 1, max: 60 }),
    difference: z.enum(sheetDifferences),
    note: z.nullable(wireText({ min: 1, max: 300 })),
  }),
  data: z.object({ setAside: difference.shape.setAside }),
  errors: ['request.invalid'],
});

export const sideBySideEndpoints = [
  listComparisons,
  compareSheet,
  readComparison,
  setDifferenceAside,
] as const;
