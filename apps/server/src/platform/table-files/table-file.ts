import { byteOrderMark, harmlessWorkbookText, type CsvSeparator } from '@rohi/contract/csv';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { ExportFormat } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import writeXlsx from 'write-excel-file/node';
import { fileDownload, type FileDownload } from '../file-download.ts';
import { csvCell, isNumber, textOf, type TableCell } from './table-cell.ts';

export type Table = {
  /** Name of the file without its ending, and of the sheet. */
  name: string;
  headers: readonly string[];
  rows: readonly (readonly TableCell[])[];
};

export const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A table as a file that a spreadsheet opens without asking. No cell of it can become a formula (docs/security.md, case
 * 13): what is longer than a page or two is streamed (`streamTable`).
 */
export async function tableFile(table: Table, format: ExportFormat, locale: Locale): Promise<FileDownload> {
  return fileDownload({
    bytes: format === 'csv' ? writeCsv(table, locale) : await writeWorkbook(table),
    mediaType: mediaTypes[format],
    fileName: `${table.name}.${format}`,
  });
}

/** Spreadsheets split by what the decimal comma leaves free. */
export function csvSeparatorOf(locale: Locale): CsvSeparator {
  return locale === 'ru' || locale === 'tg' ? ';' : ',';
}

function writeCsv({ headers, rows }: Table, locale: Locale): Buffer {
  const separator = csvSeparatorOf(locale);
  const line = (cells: readonly TableCell[]) => cells.map((cell) => csvCell(cell, separator)).join(separator);
  return Buffer.from(`${byteOrderMark}${[headers, ...rows].map(line).join('\r\n')}\r\n`);
}

const mostCharactersInCell = 32_767;

async function writeWorkbook({ name, headers, rows }: Table): Promise<Buffer> {
  const cellOf = (cell: TableCell) =>
    isNumber(cell)
      ? { value: Number(textOf(cell)), type: Number }
      : // As text in a text format nothing is calculated, neither at opening nor after an edit.
        {
          value: harmlessWorkbookText(textOf(cell)).slice(0, mostCharactersInCell),
          type: String,
          format: '@',
        };
  const workbook = writeXlsx([
    {
      sheet: name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      data: [
        headers.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
      columns: headers.map((header) => ({ width: Math.max(14, header.length * 1.5) })),
      stickyRowsCount: 1,
    },
  ]);
  return workbook.toBuffer();
}

/** A moment of the wire as `2026-11-20 14:00` by the clock of Dushanbe; null stays null. */
export function dushanbeText(moment: string | null): string | null {
  return moment === null ? null : dushanbeMinute(new Date(moment));
}
