import type { RecognisedTable } from './recognise-columns.ts';
import { countTotals, dataRows } from './row-cells.ts';
import type { RowNote } from './row-problems.ts';
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
    if (sides.every((side) => visibleText(cell(side)) !== '')) return false;
    hasWeight ||= visibleText(cell('weightKg')) !== '';
  }
  return hasWeight;
}

/** What is to be said of a table as a whole. */
export function tableNotes(table: RecognisedTable): RowNote[] {
  const row = table.headerRow + 1;
  const totals = countTotals(table);
  const notes: RowNote[] = [];
  if (weighsWithoutSizes(table))
    notes.push({ row, column: table.columns.get('weightKg')?.header ?? null, value: '', reason: 'noSizes' });
  if (totals > 0)
    notes.push({ row, column: null, value: '', reason: 'totalsLeftOut', params: { count: totals } });
  return notes;
}
