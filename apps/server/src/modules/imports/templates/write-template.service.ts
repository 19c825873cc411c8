/** Owns the workbooks that are filled in and imported: our own headers, one example row, and what each column means. */
import { declarationColumns } from '@rohi/contract/imports/declaration-limits';
import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import type { ImportTemplateName } from '@rohi/contract/imports/import-templates';
import type { Locale } from '@rohi/contract/locales';
import writeXlsx from 'write-excel-file/node';
import { columnHeaders, headerOf, type ColumnKey, type TableKind } from '../tables/column-headers.ts';
import { declarationExample, declarationHelp } from '../declarations/declaration-help.ts';
import { requiredColumns } from '../tables/recognise-columns.ts';
import { columnHelp, exampleOf, templateTexts, type OfficeColumn } from './template-texts.ts';

const kinds: Record<ImportTemplateName, TableKind> = {
  'parcel-import': 'parcels',
  'event-import': 'events',
  'position-import': 'positions',
  declarations: 'declarations',
};

const made = new Map<string, Promise<{ bytes: Buffer; fileName: string }>>();

/** The workbook of that name in one language, and the name of its file. Made once. */
export function writeTemplate(
  name: ImportTemplateName,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const key = `${name}.${locale}`;
  const template = made.get(key) ?? makeTemplate(name, locale);
  made.set(key, template);
  return template;
}

function isDeclarationColumn(key: ColumnKey): boolean {
  return declarationColumns.some((column) => column === key);
}

async function makeTemplate(
  name: ImportTemplateName,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const kind = kinds[name];
  const texts = templateTexts[locale];
  const all = Object.keys(columnHeaders[kind]) as ColumnKey[];
  // What others' lists have in the place of our columns is read, and not asked for.
  const keys =
    kind === 'declarations' ? all.filter(isDeclarationColumn) : all.filter((key) => key !== 'sizes');
  // Text keeps a spreadsheet from rounding long numbers and from turning dates round.
  const textCell = (value: string) => ({ value, type: String, format: '@' });
  const heading = (value: string) => ({ value, fontWeight: 'bold' as const });
  const headers = keys.map((key) => headerOf(kind, key, locale));
  // With its letter a header stands where a person finds it, and is not taken for a header of this sheet.
  const help = keys.map((key, index) => [
    textCell(`${columnLetter(index)} · ${headerOf(kind, key, locale)}`),
    textCell(requiredColumns[kind].includes(key) ? texts.yes : texts.no),
    ...explained(kind, key, locale).map(textCell),
  ]);
  // A customer's list has no example row: left in, it would be declared as the customer's goods.
  const example = kind === 'declarations' ? [] : [keys.map((key) => textCell(exampleOf(key, locale)))];
  const workbook = writeXlsx([
    {
      sheet: texts.sheets[kind],
      data: [headers.map(heading), ...example],
      columns: headers.map((header) => ({ width: Math.max(14, header.length * 1.5) })),
      stickyRowsCount: 1,
    },
    {
      sheet: texts.helpSheet,
      data: [texts.helpHeaders.map(heading), ...help],
      columns: [{ width: 28 }, { width: 14 }, { width: 90 }, { width: 28 }],
    },
  ]);
  return { bytes: await workbook.toBuffer(), fileName: `${texts.sheets[kind]}.xlsx` };
}

/** What belongs into a column, and an example of it. */
function explained(kind: TableKind, key: ColumnKey, locale: Locale): [string, string] {
  if (kind === 'declarations') {
    const column = key as DeclarationColumn;
    return [declarationHelp(column, locale), declarationExample(column, locale)];
  }
  return [columnHelp(kind, key as OfficeColumn, locale), exampleOf(key, locale)];
}

/** No table of ours has more than 26 columns. */
function columnLetter(index: number): string {
  return String.fromCodePoint(65 + index);
}
