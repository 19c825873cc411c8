/** Owns the statement of a customer as a file: its pages, and its columns as a workbook has them. */
import type { WireStatementLine } from '@rohi/contract/billing/statement.contract';
import type { Locale } from '@rohi/contract/locales';
import { numberOf, whatOf } from './statement-paper.ts';
import { statementWords } from './statement-words.ts';

export { drawStatement } from './statement-paper.ts';

/** Columns are in dollars; a sum that is not is a text with its currency, and is added up by no sheet. */
function decimal(money: { amount: string; currency: string } | null) {
  if (money === null) return null;
  return money.currency === 'USD' ? { decimal: money.amount } : `${money.amount} ${money.currency}`;
}

/** Name and columns of a statement as a workbook. */
export function statementTable(locale: Locale) {
  const { title, columns } = statementWords[locale];
  return {
    name: title,
    columns: [
      [columns.day, (line: WireStatementLine) => line.day],
      [columns.what, (line: WireStatementLine) => whatOf(line, locale)],
      [columns.number, numberOf],
      [columns.charged, (line: WireStatementLine) => decimal(line.charged)],
      [columns.paid, (line: WireStatementLine) => decimal(line.paid)],
      [columns.toBalance, (line: WireStatementLine) => decimal(line.toBalance)],
      [columns.balance, (line: WireStatementLine) => decimal(line.balance)],
    ] as const,
  };
}
