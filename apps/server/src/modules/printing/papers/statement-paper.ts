/** The statement of a customer on A4, and the same lines as a workbook has them. */
import type { ownStatement, WireStatementLine } from '@rohi/contract/billing/statement.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { LabelTools } from '../label-drawing.ts';
import { localDay, localDecimal } from '../label-words.ts';
import type { SheetDrawing } from '../sheet-drawing.ts';
import { statementWords } from './statement-words.ts';
import { drawTable, type PaperRow } from './table-paper.ts';

export type StatementPaper = {
  locale: Locale;
  customerCode: string;
  statement: DataOf<typeof ownStatement>;
  /** Dushanbe day of printing. */
  printedDay: string;
};

/** What a line is about: a charge by its kind, money by its means with the sum in its currency. */
export function whatOf({ kind, means, given }: WireStatementLine, locale: Locale): string {
  const words = statementWords[locale];
  if (kind !== 'PAYMENT' && kind !== 'REFUND') return words.kinds[kind];
  const by = means === null ? '' : words.means[means];
  const sum = given === null ? '' : `, ${localDecimal(given.amount, locale)} ${given.currency}`;
  return kind === 'REFUND' ? `${words.refund}: ${by}${sum}` : `${by}${sum}`;
}

export const numberOf = ({ trackingCode, receiptNumber }: WireStatementLine) =>
  trackingCode ?? receiptNumber ?? '';

/** The days, what was on the balance before them, and the points where there were some. */
function headOf({ from, to, opening, points, debts }: StatementPaper['statement'], locale: Locale): string[] {
  const words = statementWords[locale];
  const count = (each: number) => localDecimal(String(each), locale);
  const hasPoints = points.opening > 0 || points.lines.length > 0;
  return [
    `${localDay(from, locale)} – ${localDay(to, locale)}`,
    `${words.opening}: ${localDecimal(opening.amount, locale)} USD`,
    ...(debts.length === 0
      ? []
      : [
          words.debts(
            debts.map((debt) => `${localDecimal(debt.amount, locale)} ${debt.currency}`).join(' · '),
          ),
        ]),
    ...(hasPoints ? [words.points(count(points.opening), count(points.closing))] : []),
  ];
}

/** The pages of a statement. */
export function drawStatement(
  tools: LabelTools,
  { locale, customerCode, statement, printedDay }: StatementPaper,
): Iterable<SheetDrawing> {
  const words = statementWords[locale];
  const { closing, charged, paid, toBalance, owed, lines } = statement;
  /** Columns are in dollars; a sum that is not says so. */
  const sum = (money: { amount: string; currency: string } | null) =>
    money === null
      ? ''
      : `${localDecimal(money.amount, locale)}${money.currency === 'USD' ? '' : ` ${money.currency}`}`;
  const rows = lines.map((line): PaperRow => ({
    cells: [
      ...[localDay(line.day, locale), whatOf(line, locale), numberOf(line)],
      ...[sum(line.charged), sum(line.paid), sum(line.toBalance), sum(line.balance)],
    ],
  }));
  const total = ['', words.total, '', sum(charged), sum(paid), sum(toBalance), sum(closing)];
  const open = ['', words.owed(localDay(printedDay, locale)), '', sum(owed), '', '', ''];
  const { columns } = words;
  return drawTable(tools, {
    widthMm: 210,
    heightMm: 297,
    page: words.page,
    title: `${words.title} ${customerCode}`,
    head: headOf(statement, locale),
    corner: `${customerCode} · ${words.drawn(localDay(printedDay, locale))}`,
    columns: [
      { header: columns.day, width: 22 },
      { header: columns.what, width: 46 },
      { header: columns.number, width: 38 },
      { header: columns.charged, width: 21, align: 'right' },
      { header: columns.paid, width: 21, align: 'right' },
      { header: columns.toBalance, width: 21, align: 'right' },
      { header: columns.balance, width: 21, align: 'right' },
    ],
    rows: [...rows, { cells: total, isStrong: true }, { cells: open, isStrong: true }],
  });
}
