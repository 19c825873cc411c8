/**
 * Owns files of banks' statements, a kind of rows: which announced transfers each line may be, as things stand.
 * Promises that a file posts nothing, that a line is confirmed by the act of confirming a transfer and once, whichever
 * file it comes in, and that names of payers leave with the file.
 */
import type { StaffTopUp } from '@rohi/contract/billing/top-ups.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { columnHeading } from '@rohi/contract/fields';
import { bankStatementFields } from '@rohi/contract/imports/bank-statement.fields';
import { bankStatementLimits } from '@rohi/contract/imports/bank-statement-rules';
import type { BankLine, SentStatement } from '@rohi/contract/imports/bank-statements.contract';
import { foldText } from '@rohi/contract/lists/fold-text';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney, type Currency } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { refusalText } from '../../../messages/table-files.ts';
import { readHan } from '../../../platform/han-readings.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { findCustomersAsWritten, readCodeShapes } from '../../accounts/codes/customer-codes.service.ts';
import type { MoneyClerk } from '../../billing/ledger/money-requests.service.ts';
import {
  readComparableTopUps,
  readMatchedLines,
  type ComparableTopUp,
  type MatchedLine,
} from '../../billing/top-ups/bank-lines.service.ts';
import { confirmTopUp } from '../../billing/top-ups/top-ups.service.ts';
import { packLarge, unpackLarge } from '../../files/packed-json.service.ts';
import {
  findSameFile,
  openFile,
  sendFile,
  type PlannedFile,
  type RowKind,
  type SentFile,
} from '../../files/row-files.service.ts';
import { problemText } from '../tables/row-problems.ts';
import type { NameForms } from './compare-texts.ts';
import { codesWritten, indexAnnounced, suggestFor, type Announced } from './match-lines.ts';
import { findCustomerNames } from './named-customers.store.ts';
import {
  type StatementContent,
  type StatementLine,
  readStatementRows,
  saysCredit,
} from './statement-rows.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { withoutTextMarks } from '../tables/ready-table.ts';
import { readSheets } from '../tables/sent-sheets.service.ts';
import { findStatementHeader } from './statement-columns.ts';

// Owns the reading of banks' statements: the first sheet that says which sums came in counts.
const { maxRows } = bankStatementLimits;
const limits = { reader: shortTableReader, maxRows };

/**
 * What a file says. Throws FileRefusal, also for one that does not say which sums came in, names no currency or has no
 * line; and `server.busy`.
 * @param currency that of lines of which the file says none
 */
async function readStatementFile(bytes: Buffer, currency: Currency | undefined): Promise<StatementContent> {
  const count = (rows: Table['rows']) => findStatementHeader(rows)?.columns.size ?? 0;
  const sender = { kind: 'office' } as const;
  const tables = await readSheets(bytes, { sender, count, ready: withoutTextMarks, limits });
  for (const { rows } of tables) {
    const header = findStatementHeader(rows);
    if (header === undefined || !saysCredit(header) || !header.columns.has('day')) continue;
    if (rows.length > maxRows) throw new FileRefusal('tooManyRows', { max: maxRows });
    const content = readStatementRows(rows, header, currency);
    if (content === 'noCurrency') throw new FileRefusal('noCurrency');
    if (content === 'noCredit') continue;
    if (content.lines.length + content.unreadable.length === 0) throw new FileRefusal('nothingCameIn');
    return content;
  }
  throw new FileRefusal('headerNeeded');
}

/** The sender of a file, its id, and the language of its description. */
export type StatementSender = { userId: string; id: string; locale: Locale };

type StatementPlan = StatementContent & { compared: BankLine[] };

/** A kind of rows of which none is written: each line is confirmed by itself. */
function statementOf(context: Context, locale: Locale, currency?: Currency): RowKind<StatementPlan, never> {
  return {
    read: async (bytes) => packLarge(await readStatementFile(bytes, currency)),
    explain: (refusal) => explain(refusal, locale),
    plan: async ({ content }) => {
      const stored = (await unpackLarge(content)) as StatementContent;
      return { ...stored, compared: await compare(context, stored.lines) };
    },
    waiting: () => [],
    turn: { most: 1, batch: 1 },
    write: () => Promise.resolve(),
    settle: (_, plan) => ({ plan }),
  };
}

function explain({ refusal, params }: FileRefusal, locale: Locale): string {
  const { day, credit } = bankStatementFields;
  const needed = [day, credit]
    .map((field) => columnHeading(field)[locale])
    .join(locale === 'zh' ? '、' : ', ');
  return refusalText(refusal, locale, refusal === 'headerNeeded' ? { needed } : params);
}

function keyOf({ userId, id }: StatementSender) {
  return { ownerId: userId, kind: 'bank-statement', id };
}

/** Reads a statement and compares it. Throws `imports.fileRefused`, `imports.otherFile`, `server.busy`. */
export async function sendStatement(
  context: Context,
  sender: StatementSender,
  { currency, ...sent }: SentFile & { currency: Currency | undefined },
): Promise<SentStatement> {
  const kind = statementOf(context, sender.locale, currency);
  return describe(context, sender, await sendFile(context, kind, keyOf(sender), sent));
}

/** An own statement as things stand. Throws `imports.fileNotFound`. */
export async function readStatement(context: Context, sender: StatementSender): Promise<SentStatement> {
  return describe(
    context,
    sender,
    await openFile(context, statementOf(context, sender.locale), keyOf(sender)),
  );
}

/**
 * Confirms a transfer with a line of an own statement. Throws `imports.fileNotFound`, `billing.notFound` for a row that
 * is no line, and what `confirmTopUp` throws.
 */
export async function confirmStatementLine(
  context: Context,
  clerk: MoneyClerk,
  request: { importId: string; row: number; requestId: string; topUpId: string; locale: Locale },
): Promise<StaffTopUp> {
  const { importId, row, requestId, topUpId, locale } = request;
  const key = keyOf({ userId: clerk.principal.userId, id: importId, locale });
  const { file, plan } = await openFile(context, statementOf(context, locale), key);
  const line = plan.lines.find((each) => each.row === row);
  if (line === undefined) throw new AppError('billing.notFound');
  const bankLine = {
    key: line.key,
    row,
    day: line.day,
    currency: line.currency,
    fileName: file.fileName === '' ? importId : file.fileName,
    reference: referenceOf(line) || null,
  };
  return confirmTopUp(context, clerk, {
    id: topUpId,
    requestId,
    received: BigInt(line.amountMinor),
    bankLine,
  });
}

async function compare(context: Context, lines: readonly StatementLine[]): Promise<BankLine[]> {
  const topUps = await readComparableTopUps(context);
  const matched = await readMatchedLines(
    context,
    lines.map(({ key }) => key),
  );
  const names = await findCustomerNames(
    context.db,
    topUps.map(({ customerCode }) => customerCode),
  );
  const index = indexAnnounced(
    topUps.map((topUp) => announcedOf(topUp, names.get(topUp.customerCode) ?? '')),
  );
  const byId = new Map(topUps.map((topUp) => [topUp.id, topUp]));
  const namedIn = await readNamed(context, lines);
  const view = lines.map((line): BankLine => {
    const before = matched.get(line.key);
    const { codes, shown: customerCode } = namedIn(line);
    const suggested = before === undefined ? suggestFor(line, formsOf(line.payer), { index, codes }) : [];
    const suggestions = suggested.flatMap(({ id, ...rest }) => {
      const topUp = byId.get(id);
      return topUp === undefined ? [] : [{ ...describeTopUp(topUp, names), ...rest }];
    });
    return describeLine(line, customerCode, suggestions, before);
  });
  return view.toSorted((a, b) => orderOf[a.state] - orderOf[b.state] || a.row - b.row);
}

type NamedIn = { codes: ReadonlySet<string>; shown: string | null };

/** The customers that lines name, each under the code of today. */
async function readNamed(
  context: Context,
  lines: readonly StatementLine[],
): Promise<(line: StatementLine) => NamedIn> {
  const shapes = await readCodeShapes(context);
  const written = new Map(lines.map((line) => [line, codesWritten(line, shapes)]));
  const all = [...written.values()].flatMap(({ lettered, figures }) => [...lettered, ...figures]);
  const { named } = await findCustomersAsWritten(context.db, [...new Set(all)]);
  const today = (code: string) => named.get(code)?.customerCode ?? code;
  return (line) => {
    const { lettered = [], figures = [] } = written.get(line) ?? {};
    const [first] = lettered;
    return {
      codes: new Set([...lettered, ...figures].map(today)),
      shown: first === undefined ? null : today(first),
    };
  };
}

const orderOf: Readonly<Record<BankLine['state'], number>> = { SUGGESTED: 0, ALONE: 1, MATCHED: 2 };

function announcedOf(topUp: ComparableTopUp, name: string): Announced {
  const { id, customerCode, currency, amount, reference, askedAt, state } = topUp;
  return {
    id,
    customerCode,
    currency,
    amount,
    reference,
    askedDay: dushanbeDay(askedAt),
    isWaiting: state === 'WAITING',
    name: formsOf(name),
  };
}

function formsOf(name: string): NameForms {
  const plain = name.replaceAll(/[.,"«»()]/g, ' ');
  const folded = (text: string) =>
    foldText([text], readHan)
      .split(' ')
      .filter((form) => form !== '');
  return { words: folded(plain), whole: folded(plain.replaceAll(/\s/g, '')) };
}

function describeTopUp(
  { id, customerCode, currency, amount, reference, askedAt, state }: ComparableTopUp,
  names: ReadonlyMap<string, string>,
) {
  return {
    topUpId: id,
    customerCode,
    name: names.get(customerCode) ?? '',
    reference,
    state,
    announced: toWireMoney({ amountMinor: amount, currency }),
    askedAt: askedAt.toISOString(),
  };
}

function referenceOf({ bankReference, documentNumber }: StatementLine): string {
  return bankReference === '' ? documentNumber : bankReference;
}

function describeLine(
  line: StatementLine,
  customerCode: string | null,
  suggestions: BankLine['suggestions'],
  before: MatchedLine | undefined,
): BankLine {
  const { row, day, payer, purpose, currency, amountMinor } = line;
  const isSuggested = suggestions.some(({ state }) => state === 'WAITING');
  return {
    row,
    day,
    payer,
    purpose,
    customerCode,
    suggestions,
    reference: referenceOf(line),
    amount: toWireMoney({ amountMinor: BigInt(amountMinor), currency }),
    state: before === undefined ? (isSuggested ? 'SUGGESTED' : 'ALONE') : 'MATCHED',
    matched: before === undefined ? null : { ...withoutKey(before), at: before.at.toISOString() },
  };
}

function withoutKey({ customerCode, by }: MatchedLine) {
  return { customerCode, by };
}

async function describe(
  context: Context,
  sender: StatementSender,
  { file, plan: { compared, unreadable } }: PlannedFile<StatementPlan>,
): Promise<SentStatement> {
  const same = await findSameFile(context, keyOf(sender), file.contentHash);
  const countOf = (wanted: BankLine['state']) => compared.filter(({ state }) => state === wanted).length;
  const { mostNamed } = bankStatementLimits;
  return {
    id: file.id,
    fileName: file.fileName,
    uploadedAt: file.uploadedAt.toISOString(),
    sentBefore: same === undefined ? null : { at: same.uploadedAt.toISOString(), by: same.by },
    counts: {
      lines: compared.length,
      suggested: countOf('SUGGESTED'),
      alone: countOf('ALONE'),
      matched: countOf('MATCHED'),
      unreadable: unreadable.length,
    },
    lines: compared.slice(0, mostNamed),
    unreadable: unreadable.slice(0, mostNamed).map(({ row, text, reason }) => ({
      row,
      text,
      why: problemText(reason, sender.locale, { max: largestSum }),
    })),
  };
}

/** `mostTypedMinor` as people read it. */
const largestSum = '10 000 000';
