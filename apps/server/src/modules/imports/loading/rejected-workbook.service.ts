/**
 * Owns the workbook of rows that were not taken: the file's own layout, where each row stands and what is wrong with
 * it.
 */
import type { Locale } from '@rohi/contract/locales';
import writeXlsx from 'write-excel-file/node';
import { templateTexts } from '../templates/template-texts.ts';
import { linesOf, type RejectedTable } from './rejected-rows.ts';

/** A sheet of rejected rows. */
export type RejectedSheet = RejectedTable & { name: string };

const longestCell = 32_000;

/**
 * Text and nothing else: whatever stands in a cell, a spreadsheet shows it and calculates nothing (docs/security.md,
 * case 13).
 */
function textCell(text: string) {
  const clean = text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .slice(0, longestCell);
  return { value: clean, type: String, format: '@' };
}

/** The rows of some tables that were not taken, a sheet of each, in a file named after the one they come from. */
export async function writeRejected(
  sheets: readonly RejectedSheet[],
  fileName: string,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const workbook = writeXlsx(sheets.map((sheet, index) => sheetOf(sheet, index, locale)));
  const name = fileName.replace(/\.[a-z]{3,4}$/i, '') || (sheets[0]?.name ?? '');
  return { bytes: await workbook.toBuffer(), fileName: `${name} — ${templateTexts[locale].toMend}.xlsx` };
}

function sheetOf({ name, ...rejected }: RejectedSheet, index: number, locale: Locale) {
  const [heading, ...rows] = linesOf(rejected, locale);
  const head = heading.map((text) => ({ ...textCell(text), fontWeight: 'bold' as const }));
  return {
    sheet: sheetName(name, index),
    data: [head, ...rows.map((cells) => cells.map(textCell))],
    columns: head.map((cell, column) => ({
      width: column === head.length - 1 ? 70 : Math.max(14, cell.value.length * 1.5),
    })),
    stickyRowsCount: 1,
  };
}

/** What a spreadsheet takes for a name, no two the same. */
function sheetName(name: string, index: number): string {
  const plain = name.replaceAll(/[\\/?*[\]:'\p{Cc}]/gu, ' ').toWellFormed();
  return index === 0 ? plain.slice(0, 31) : `${plain.slice(0, 26)} ${index + 1}`;
}
