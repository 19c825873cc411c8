import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Stickers on a sheet of A4 as shops sell them: 70 × 37 mm, three in a row, eight rows. */
export const stickersOnSheet = 24;
/**
 * What stickers are printed on: sheets for office printers, or rolls of a label printer with one on each label, in
 * millimetres.
 */
export const stickerPapers = ['A4', '58x40', '100x100'] as const;
export type StickerPaper = (typeof stickerPapers)[number];
/** So many sheets at once. */
export const mostStickerSheets = 20;
/** So many series are listed; the last ones. */
export const mostSeriesShown = 100;

const highestNumber = 2_147_483_647;
const stickerNumber = z.int().check(z.minimum(1), z.maximum(highestNumber));

const stickerSeries = z.object({
  id: z.int(),
  /** The number of its first sticker and of its last; they are printed on them. */
  first: z.int(),
  last: z.int(),
  /** How many of them stand on a parcel. */
  used: z.int(),
  at: z.string(),
  by: z.string(),
});
export type StickerSeries = z.output<typeof stickerSeries>;

const reserving = { kind: 'staff', authority: 'code:reserve' } as const;

export const reserveStickers = endpoint({
  method: 'POST',
  path: '/stations/sticker-series',
  summary:
    'Reserves codes for sheets of stickers; no code is given twice. The same request id gets the same series',
  access: reserving,
  body: z.strictObject({
    requestId: z.uuid(),
    sheets: z.int().check(z.minimum(1), z.maximum(mostStickerSheets)),
  }),
  data: stickerSeries,
  errors: ['request.invalid'],
});

export const listStickerSeries = endpoint({
  method: 'GET',
  path: '/stations/sticker-series',
  summary: 'The series of stickers that were reserved, the last first',
  access: reserving,
  data: z.object({ list: z.array(stickerSeries) }),
  errors: [],
});

/** Those that stand on a parcel already leave their place on the sheet empty, and no label on a roll. */
export const printStickers = endpoint({
  method: 'POST',
  path: '/stations/stickers/print',
  summary: 'Stickers by their numbers, as a PDF on A4 or with a label a page; those in use are left out',
  access: reserving,
  body: z.strictObject({
    first: stickerNumber,
    last: stickerNumber,
    /** A4 where nothing is said. */
    paper: z.optional(z.enum(stickerPapers)),
  }),
  data: z.unknown(),
  download: ['application/pdf'],
  errors: ['request.invalid', 'documents.noStickers', 'server.busy'],
});

export const stickerEndpoints = [reserveStickers, listStickerSeries, printStickers] as const;
