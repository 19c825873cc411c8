import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileCall, historyCall } from '../lists/list-calls.ts';
import { describeFields } from '../lists/staff-list.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import { currencies } from './money.ts';
import { mostRateFileBytes } from './rate-file-limits.ts';
import { rateFields } from './rate.fields.ts';

const editors = { kind: 'staff', authority: 'rate:edit' } as const;

/** `WAITING`: it differs from the last rate by more than a fifth, and a second person has to confirm it. */
export const rateStatuses = ['ACCEPTED', 'WAITING', 'REFUSED'] as const;
export type RateStatus = (typeof rateStatuses)[number];

const currency = z.enum(currencies);
const nullableText = z.nullable(z.string());

/**
 * A rate on record: `nominal` units of `from` cost `rate` units of `to`. `last` is the accepted one before it,
 * `changePct` by how many percent it differs from that. `canDecide`: it waits, and the caller is not the one who
 * entered it.
 */
const rateLine = z.object({
  id: z.string(),
  from: currency,
  to: currency,
  rate: z.string(),
  nominal: z.int(),
  rateDate: z.string(),
  source: z.string(),
  status: z.enum(rateStatuses),
  enteredAt: z.string(),
  enteredBy: nullableText,
  decidedAt: nullableText,
  decidedBy: nullableText,
  last: z.nullable(z.object({ rate: z.string(), nominal: z.int(), rateDate: z.string() })),
  changePct: nullableText,
  canDecide: z.boolean(),
});

const wanted = {
  from: z.optional(currency),
  to: z.optional(currency),
  status: z.optional(z.enum(rateStatuses)),
};

export const listRates = endpoint({
  method: 'GET',
  path: '/price/rates',
  summary: 'Exchange rates on record, the newest day first, with who entered and who confirmed them',
  access: editors,
  query: z.object({ ...pagingQuery, ...wanted }),
  data: z.object({ total: z.int(), list: z.array(rateLine) }),
  errors: ['request.invalid'],
});

const typed = wireText({ max: 40 });

export const enterRate = endpoint({
  method: 'POST',
  path: '/price/rates',
  summary: 'Enter a rate by hand; one that differs much from the last waits for a second person',
  access: editors,
  body: z.strictObject({
    requestId: z.uuid(),
    ...describeFields(
      {
        from: currency,
        to: currency,
        rate: typed,
        nominal: z.optional(typed),
        rateDate: typed,
        source: z.optional(wireText({ max: 80 })),
      },
      rateFields,
    ),
  }),
  dictionary: rateFields,
  data: rateLine,
  errors: ['request.invalid'],
});

const rateParams = z.object({ id: wireText({ max: 20, min: 1 }) });

export const rateHistory = historyCall({
  path: '/price/rates/{id}/history',
  of: 'a rate',
  read: 'rate:edit',
  params: rateParams,
  missing: 'pricing.rateNotFound',
});

export const rateTable = fileCall({
  path: '/price/rates/file',
  of: 'exchange rates',
  read: 'rate:edit',
  wanted,
});

function decision<const Path extends `/price/rates/{id}/${string}`>(path: Path, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: editors,
    params: rateParams,
    data: rateLine,
    errors: ['pricing.rateNotFound', 'pricing.rateDecided', 'pricing.secondPersonNeeded'],
  });
}

export const confirmRate = decision(
  '/price/rates/{id}/confirm',
  'Confirm a rate that waits; never by the person who entered it',
);
export const refuseRate = decision(
  '/price/rates/{id}/refuse',
  'Refuse a rate that waits; also by the person who entered it',
);

/** What becomes of a rate of the file. `SAME`: it is on record already; `REPLACES`: the day had another one. */
export const rateVerdicts = ['NEW', 'SAME', 'REPLACES', 'WAITING'] as const;
export type RateVerdict = (typeof rateVerdicts)[number];

const fileReport = z.object({
  rates: z.array(
    z.object({
      from: currency,
      to: currency,
      rate: z.string(),
      nominal: z.int(),
      rateDate: z.string(),
      verdict: z.enum(rateVerdicts),
      last: z.nullable(z.object({ rate: z.string(), nominal: z.int(), rateDate: z.string() })),
    }),
  ),
  /** Rates that cannot be right: `field` is one of CharCode, Nominal, Value, Date. */
  rejected: z.array(z.object({ index: z.int(), code: z.string(), field: z.string(), value: z.string() })),
  /** Rates of currencies that are not stored. */
  skipped: z.int(),
});

const sentFile = z.object({
  id: z.string(),
  fileName: z.string(),
  uploadedAt: z.string(),
  /** When its rates were taken; null until then. */
  confirmedAt: z.nullable(z.string()),
  ...fileReport.shape,
});

const fileParams = z.object({ importId: z.uuid() });

/** The id of a file is made by the client: sending and confirming may be repeated. */
export const sendRateFile = endpoint({
  method: 'PUT',
  path: '/price/rates/files/{importId}',
  summary:
    'Read a file of the National Bank, or a table of rates, and say what it would change; nothing is saved yet',
  access: editors,
  params: fileParams,
  query: z.object({ name: z.optional(wireText({ max: 200 })) }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: mostRateFileBytes },
  data: sentFile,
  errors: [
    'pricing.rateFileUnreadable',
    'pricing.rateColumnsUnknown',
    'pricing.rateFileUnsafe',
    'imports.fileRefused',
    'imports.otherFile',
    'server.busy',
  ],
});

export const readRateFile = endpoint({
  method: 'GET',
  path: '/price/rates/files/{importId}',
  summary: 'An own file of rates: what it would change, or has changed',
  access: editors,
  params: fileParams,
  data: sentFile,
  errors: ['imports.fileNotFound'],
});

export const confirmRateFile = endpoint({
  method: 'POST',
  path: '/price/rates/files/{importId}/confirm',
  summary:
    'Take the rates of an own file: strange ones wait for a second person; repeated, it changes nothing again',
  access: editors,
  params: fileParams,
  data: sentFile,
  errors: ['imports.fileNotFound'],
});

export const refusedRates = endpoint({
  method: 'GET',
  path: '/price/rates/files/{importId}/refused',
  summary: 'The rates of an own file that cannot be right, as a workbook to be mended and sent again',
  access: editors,
  params: fileParams,
  data: z.unknown(),
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['imports.fileNotFound'],
});

export const rateAdministrationEndpoints = [
  listRates,
  rateHistory,
  rateTable,
  enterRate,
  confirmRate,
  refuseRate,
  sendRateFile,
  readRateFile,
  confirmRateFile,
  refusedRates,
];

export type RateLine = z.output<typeof rateLine>;
export type RateFileReport = z.output<typeof fileReport>;
export type SentRateFile = z.output<typeof sentFile>;
