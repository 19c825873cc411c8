import type { RecognisedTable } from './recognise-columns.ts';
import { dataRows, textsLeftOut, totalRows } from './row-cells.ts';
import type { RowNote } from './row-notes.ts';
import { visibleText } from '../../../platform/table-files/table.ts';

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

/**
 * Whether a table of parcels has weights and no parcel's three sides: mostly its sizes were not recognised, and what is
 * charged would be the actual weight.
 */
export function weighsWithoutSizes(table: Omit<RecognisedTable, 'kind'> & { kind: string | null }): boolean {
  if (table.kind !== 'parcels' || !table.columns.has('weightKg')) return false;
  let hasWeight = false;
  for (const { cell } of dataRows(table)) {
    if (visibleText(cell('sizes')) !== '') return false;
    if (sides.every((side) => visibleText(cell(side)) !== '')) return false;
    hasWeight ||= visibleText(cell('weightKg')) !== '';
  }
  return hasWeight;
}

const shownTexts = 5;
const longestText = 40;

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

function hasValues({ rows, headerRow }: RecognisedTable, index: number): boolean {
  return rows.some((cells, row) => row > headerRow && visibleText(cells[index] ?? null) !== '');
}

/** Headings of hidden columns that are read, and the numbers of hidden rows. */
function hiddenParts(table: RecognisedTable): string[] {
  const [rows, columns] = [new Set(table.facts?.hiddenRows), new Set(table.facts?.hiddenColumns)];
  if (rows.size + columns.size === 0) return [];
  return [
    ...[...table.columns.values()].flatMap(({ index, header }) => (columns.has(index) ? [header] : [])),
    ...[...dataRows(table)].flatMap(({ row }) => (rows.has(row - 1) ? [String(row)] : [])),
  ];
}

/** What is to be said of a table as a whole. */
export function tableNotes(table: RecognisedTable): RowNote[] {
  const row = Math.max(1, table.headerRow + 1);
  const totals = totalRows(table).length;
  const texts = textsLeftOut(table);
  const notes: RowNote[] = [];
  if (weighsWithoutSizes(table))
    notes.push({ row, column: table.columns.get('weightKg')?.header ?? null, value: '', reason: 'noSizes' });
  if (totals > 0)
    notes.push({ row, column: null, value: '', reason: 'totalsLeftOut', params: { count: totals } });
  const hidden = hiddenParts(table);
  if (hidden.length > 0)
    notes.push({
      row,
      column: null,
      value: '',
      reason: 'hiddenTaken',
      params: { what: hidden.slice(0, shownTexts).join(', ') },
    });
  const leftOut = table.facts?.leftOut ?? [];
  if (leftOut.length > 0)
    notes.push({
      row,
      column: null,
      value: '',
      reason: 'hiddenLeftOut',
      params: { what: leftOut.slice(0, shownTexts).join(', ') },
    });
  if (texts.length > 0)
    notes.push({
      row,
      column: null,
      value: '',
      reason: 'textsLeftOut',
      params: { count: texts.length, texts: texts.slice(0, shownTexts).map(shortened).join('; ') },
    });
  const unstored = [...(table.unstored?.values() ?? [])].filter(({ index }) => hasValues(table, index));
  if (unstored.length > 0) {
    const columns = unstored.map(({ header }) => shortened(header)).join(', ');
    notes.push({ row, column: null, value: '', reason: 'columnsNotStored', params: { columns } });
  }
  return notes;
}
