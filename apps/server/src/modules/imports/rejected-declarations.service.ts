/** Owns the workbook of rows that were not taken: the customer's own layout, where each row stands and what is wrong with it. */
import type { Locale } from '@rohi/contract/locales';
import writeXlsx from 'write-excel-file/node';
import type { Context } from '../../context.ts';
import type { Session } from '../../http/session-guard.ts';
import { cellText } from '../../platform/table-files/table.ts';
import { headerOf, ownHeaders } from './column-headers.ts';
import { judgeFile } from './declaration-files.service.ts';
import { indexOfOrder } from './declaration-plan.ts';
import { describeProblem } from './describe-declarations.ts';
import { isOwnHeader } from './recognise-columns.ts';
import { templateTexts } from './template-texts.ts';

const longestCell = 32_000;

/** Text and nothing else: whatever stands in a cell, a spreadsheet shows it and calculates nothing (docs/security.md, case 13). */
function textCell(text: string) {
  const shown = text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .slice(0, longestCell);
  return { value: shown, type: String, format: '@' };
}

/** The rows of an own file that were not taken, or would not be. Throws `imports.fileNotFound`. */
export async function writeRejectedRows(
  context: Context,
  session: Session,
  id: string,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { file, table, orders, made } = await judgeFile(context, session, id, locale);
  const { rows, headerRow } = table.table;
  const header = rows[headerRow] ?? [];
  const kept = [...header.keys()].filter((index) => !isOwnHeader(header[index] ?? null));
  const layOut = (cells: (typeof rows)[number]) =>
    kept.map((index) => textCell(cellText(cells[index] ?? null)));
  const wrong = orders
    .filter((order) => !made.has(indexOfOrder(order)))
    .flatMap((order) => order.rows.filter(({ cells }) => cells.problems.length > 0))
    .toSorted((one, other) => one.cells.row - other.cells.row);
  const lines = wrong.map(({ cells }) => {
    const told = cells.problems.map((problem) => {
      const { column, msg } = describeProblem(problem, table.table, locale);
      return column === null ? msg : `${headerOf('declarations', column, locale)}: ${msg}`;
    });
    return [...layOut(rows[cells.row - 1] ?? []), textCell(String(cells.row)), textCell(told.join('; '))];
  });
  const heading = { fontWeight: 'bold' as const };
  const head = [
    ...layOut(header),
    textCell(ownHeaders.row[locale]),
    textCell(ownHeaders.problem[locale]),
  ].map((cell) => ({ ...cell, ...heading }));
  const workbook = writeXlsx([
    {
      sheet: templateTexts[locale].sheets.declarations,
      data: [head, ...lines],
      columns: head.map((cell, index) => ({
        width: index === head.length - 1 ? 70 : Math.max(14, cell.value.length * 1.5),
      })),
      stickyRowsCount: 1,
    },
  ]);
  const name = file.fileName.replace(/\.[a-z]{3,4}$/i, '') || templateTexts[locale].sheets.declarations;
  return { bytes: await workbook.toBuffer(), fileName: `${name} — ${templateTexts[locale].toMend}.xlsx` };
}
