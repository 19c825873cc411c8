/**
 * What the lines of a bank's statement say of money that came in. Titles, totals, balances and money that went out are
 * passed over.
 */
import { createHash } from 'node:crypto';
import { mostTypedMinor } from '@rohi/contract/billing/money-limits';
import type { Currency } from '@rohi/contract/pricing/money';
import type { FoundHeader } from '../../../platform/table-files/find-header.ts';
import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import type { ProblemReason } from '../tables/row-problems.ts';
import { dayOrderOf, readDay } from './read-day.ts';
import { currencyIn, currencyOfCell, readSum } from './read-money.ts';
import type { StatementColumn } from './statement-columns.ts';

/** A line of money that came in. */
export type StatementLine = {
  /** As the spreadsheet shows it, from 1. */
  row: number;
  /** The same for the same line, whichever file it comes in: 64 figures of a hash. */
  key: string;
  day: string | null;
  currency: Currency;
  /** Minor units, as text. */
  amountMinor: string;
  payer: string;
  purpose: string;
  documentNumber: string;
  bankReference: string;
};

export type StatementContent = {
  lines: StatementLine[];
  unreadable: { row: number; text: string; reason: ProblemReason }[];
};

type Header = FoundHeader<StatementColumn>;
type CellOf = (key: StatementColumn) => Cell;

const totals =
  /^(?:итого|всего|оборот|входящ|исходящ|остаток|сальдо|total|sub ?total|opening|closing|balance|turnover|合计|总计|小计|共计|期初|期末|余额|本期|ҳамагӣ|ҷамъ|бақия)/iu;
const longestText = 300;
const incoming =
  /^(?:к|кт|кр|кредит|приход\p{L}*|поступл\p{L}*|зачисл\p{L}*|c|cr|credit|in|incoming|deposit|\+|贷|贷方|收|收入|存入|воридот)\.?$/iu;
const outgoing =
  /^(?:д|дт|дб|дебет|расход\p{L}*|списан\p{L}*|d|dr|debit|out|outgoing|withdrawal|-|借|借方|支|支出|取出|хориҷот)\.?$/iu;

/** True for a header that says which sums came in. */
export function saysCredit({ columns }: Header): boolean {
  return columns.has('credit') || columns.has('amount');
}

/**
 * The lines below the header, each once. `currency` is that of lines without one of their own; a file without any gives
 * `noCurrency`, one with sums that have neither sign nor direction `noCredit`.
 */
export function readStatementRows(
  rows: Table['rows'],
  header: Header,
  currency: Currency | undefined,
): StatementContent | 'noCurrency' | 'noCredit' {
  const data = rows.slice(header.headerRow + 1);
  const creditOf = creditReader(data, header);
  if (creditOf === undefined) return 'noCredit';
  const ofFile = currencyOfTitle(rows, header) ?? currency;
  const order = dayOrderOf(data.map((cells) => cells[header.columns.get('day')?.index ?? -1] ?? null));
  const content: StatementContent = { lines: [], unreadable: [] };
  const lines = new Map<string, StatementLine>();
  const alike = new Map<string, string[]>();
  let lastDay: string | null = null;
  for (const [index, cells] of data.entries()) {
    const cellOf: CellOf = (key) => cells[header.columns.get(key)?.index ?? -1] ?? null;
    const day = readDay(cellOf('day'), order);
    if (day !== undefined) lastDay = day.day;
    const read = readRow(cellOf, { hasDay: day !== undefined, creditOf, ofFile });
    if (read === 'noCurrency') return read;
    const row = header.headerRow + index + 2;
    if (read === undefined) continue;
    if ('reason' in read) {
      content.unreadable.push({ row, text: read.text.slice(0, 80), reason: read.reason });
      continue;
    }
    const line = lineOf(cellOf, { row, day: lastDay, ...read }, alike);
    if (!lines.has(line.key)) lines.set(line.key, line);
  }
  return { ...content, lines: [...lines.values()] };
}

type CreditOf = (cellOf: CellOf) => { cell: Cell; isCredit: boolean };

/** How a row says what came in: by its own column, by a direction, or by the sign where some sums have one. */
function creditReader(data: Table['rows'], { columns }: Header): CreditOf | undefined {
  if (columns.has('credit')) return (cellOf) => ({ cell: cellOf('credit'), isCredit: true });
  const amountAt = columns.get('amount')?.index ?? -1;
  const hasSigns = data.some((cells) => {
    const sum = readSum(cells[amountAt] ?? null);
    return typeof sum === 'object' && sum.minor < 0n;
  });
  const directionAt = columns.get('direction')?.index ?? -1;
  const hasDirections = data.some((cells) => incoming.test(visibleText(cells[directionAt] ?? null)));
  if (!hasSigns && !hasDirections) return undefined;
  return (cellOf) => {
    const text = visibleText(cellOf('direction'));
    const isCredit = incoming.test(text) || (!outgoing.test(text) && hasSigns);
    return { cell: cellOf('amount'), isCredit };
  };
}

type ReadRow = Pick<StatementLine, 'currency' | 'amountMinor'> | { reason: ProblemReason; text: string };
type Reading = { hasDay: boolean; creditOf: CreditOf; ofFile: Currency | 'OTHER' | undefined };

/** Undefined for a row that is no line of money that came in. */
function readRow(cellOf: CellOf, { hasDay, creditOf, ofFile }: Reading): ReadRow | 'noCurrency' | undefined {
  const { cell, isCredit } = creditOf(cellOf);
  const sum = readSum(cell);
  if (!isCredit || sum === 'blank' || (typeof sum === 'object' && sum.minor <= 0n)) return undefined;
  const dayText = visibleText(cellOf('day'));
  // Below a day that stands once for several lines, what follows is of that day; a row that says nothing else is a
  // total.
  const saysMore = (['purpose', 'payer', 'bankReference'] as const).some(
    (key) => visibleText(cellOf(key)) !== '' && !totals.test(visibleText(cellOf(key))),
  );
  if (!hasDay && (dayText !== '' || !saysMore)) {
    const isLine = saysMore && !totals.test(dayText) && /\d{3}/.test(dayText);
    return isLine ? { reason: 'badDate', text: dayText } : undefined;
  }
  const text = visibleText(cell);
  if (sum === 'unreadable') return { reason: 'badNumber', text };
  if (sum.minor > mostTypedMinor) return { reason: 'tooBig', text };
  const currency = currencyOfCell(cellOf('currency')) ?? currencyIn(text) ?? ofFile;
  if (currency === undefined) return 'noCurrency';
  return currency === 'OTHER'
    ? { reason: 'unknownCurrency', text }
    : { currency, amountMinor: String(sum.minor) };
}

/** The currency that the heading of the sums, or a title above it, names for all lines. */
function currencyOfTitle(
  rows: Table['rows'],
  { headerRow, columns }: Header,
): Currency | 'OTHER' | undefined {
  const heading = columns.get('credit')?.header ?? columns.get('amount')?.header ?? '';
  const titles = rows.slice(0, headerRow).map((cells) => cells.map(visibleText).join(' '));
  // A title may hold the name of a bank, too: only what speaks of a currency or an account counts.
  const speaking = titles.filter((title) =>
    /валют|сч[её]т|currency|account|币|账户|асъор|ҳисоб/iu.test(title),
  );
  return [heading, ...speaking].map(currencyIn).find((found) => found !== undefined);
}

/**
 * What a line says, and the key by which it is known again: all that it says, or the bank's reference where there is
 * one. Lines that differ in nothing are several: they are numbered. One that stands twice under its reference, and says
 * the same both times, is one.
 */
function lineOf(
  cellOf: CellOf,
  { row, day, currency, amountMinor }: Pick<StatementLine, 'row' | 'day' | 'currency' | 'amountMinor'>,
  alike: Map<string, string[]>,
): StatementLine {
  const textOf = (key: StatementColumn) =>
    visibleText(cellOf(key))
      .replaceAll('\0', '')
      .replaceAll(/\s+/g, ' ')
      .slice(0, longestText)
      .toWellFormed();
  const [bankReference, documentNumber] = [textOf('bankReference'), textOf('documentNumber')];
  const [payer, purpose] = [textOf('payer'), textOf('purpose')];
  const details = [documentNumber, payer, purpose].map(headerKey).join('\n');
  const reference = headerKey(bankReference);
  const text = [
    day ?? visibleText(cellOf('day')),
    currency,
    amountMinor,
    reference === '' ? details : reference,
  ].join('\n');
  const before = alike.get(text) ?? [];
  const position = reference === '' ? -1 : before.indexOf(details);
  if (position < 0) alike.set(text, [...before, details]);
  const number = position < 0 ? before.length + 1 : position + 1;
  const key = createHash('sha256').update(`${text}\n${number}`).digest('hex');
  return { row, key, day, currency, amountMinor, payer, purpose, documentNumber, bankReference };
}
