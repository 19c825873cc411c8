import * as z from 'zod/mini';
import { staffTopUp, topUpStates } from '../billing/top-ups.contract.ts';
import { endpoint } from '../endpoint.ts';
import { currencies } from '../pricing/money.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';
import { bankStatementLimits, matchReasons } from './bank-statement-rules.ts';

const nullableText = z.nullable(z.string());

/**
 * A transfer that a line may be. One that does not wait any more is shown, so that the reader does not look for it, and
 * cannot be confirmed.
 */
const suggestion = z.object({
  topUpId: z.string(),
  customerCode: z.string(),
  /** What the customer is called. */
  name: z.string(),
  announced: money,
  reference: z.string(),
  askedAt: z.string(),
  state: z.enum(topUpStates),
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(z.enum(matchReasons)),
});

const line = z.object({
  /** As the spreadsheet shows it, from 1. */
  row: z.int(),
  /** The day of the bank; null where the file does not say which of two it is. */
  day: nullableText,
  amount: money,
  payer: z.string(),
  purpose: z.string(),
  /** The bank's reference, or the number of the document; empty where the file has neither. */
  reference: z.string(),
  /** A customer code that the line names, whether or not anything was announced. */
  customerCode: nullableText,
  state: z.enum(['SUGGESTED', 'ALONE', 'MATCHED']),
  suggestions: z.array(suggestion),
  /** Of one that was matched, from this file or another. */
  matched: z.nullable(z.object({ customerCode: z.string(), at: z.string(), by: nullableText })),
});

const sentStatement = z.object({
  id: z.string(),
  fileName: z.string(),
  uploadedAt: z.string(),
  /** When the very same file was sent before, and the sender. */
  sentBefore: z.nullable(z.object({ at: z.string(), by: z.string() })),
  counts: z.object({
    /** Lines of money that came in, each once. */
    lines: z.int(),
    suggested: z.int(),
    /** Lines that no waiting transfer speaks for. */
    alone: z.int(),
    matched: z.int(),
    /** Rows that could not be read. */
    unreadable: z.int(),
  }),
  lines: z.array(line),
  unreadable: z.array(z.object({ row: z.int(), text: z.string(), why: z.string() })),
});

const access = { kind: 'staff', authority: 'payment:confirm' } as const;
const params = z.object({ importId: z.uuid() });

/** The id of a file is made by the client: sending may be repeated. */
export const sendBankStatement = endpoint({
  method: 'PUT',
  path: '/staff/bank-statements/{importId}',
  summary: "Read a bank's statement and compare what came in with announced transfers; nothing is posted",
  access,
  params,
  query: z.object({
    name: z.optional(wireText({ max: 200 })),
    /** That of the account, where the file does not say it. */
    currency: z.optional(z.enum(currencies)),
  }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: bankStatementLimits.maxBytes },
  data: sentStatement,
  errors: ['request.invalid', 'imports.fileRefused', 'imports.otherFile', 'server.busy'],
});

export const readBankStatement = endpoint({
  method: 'GET',
  path: '/staff/bank-statements/{importId}',
  summary: 'An own statement, compared with the transfers that wait now',
  access,
  params,
  data: sentStatement,
  errors: ['imports.fileNotFound'],
});

export const confirmBankLine = endpoint({
  method: 'POST',
  path: '/staff/bank-statements/{importId}/lines/{row}/confirm',
  summary:
    'A line of an own statement is this transfer: confirms it with what came in, as `POST /staff/top-ups/{id}/confirm` does. A line is matched once, whichever file it comes in',
  access,
  params: z.object({
    importId: z.uuid(),
    row: z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
  }),
  body: z.strictObject({ requestId: z.uuid(), topUpId: z.uuid() }),
  data: staffTopUp,
  errors: [
    'request.invalid',
    'imports.fileNotFound',
    'billing.notFound',
    'billing.alreadyDecided',
    'billing.bankLineTaken',
    'billing.secondPersonNeeded',
    'billing.otherCurrency',
    'billing.requestReused',
    'billing.sumTooSmall',
    'pricing.noRate',
    'server.busy',
  ],
});

export const bankStatementEndpoints = [sendBankStatement, readBankStatement, confirmBankLine] as const;

export type SentStatement = z.output<typeof sentStatement>;
export type BankLine = SentStatement['lines'][number];
