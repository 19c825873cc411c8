import { columnHeading, type Fields } from '@rohi/contract/fields';
import type { Locale } from '@rohi/contract/locales';
import type { TableCell } from './table-cell.ts';

/**
 * The columns of a file that is only saved: their headings stand in the dictionary, `columns` says which fields, in
 * which order, and what of a row.
 */
export function namedColumns<const F extends Fields, Row>(
  fields: F,
  locale: Locale,
  columns: readonly (readonly [field: keyof F & string, value: (row: Row) => TableCell])[],
): (readonly [header: string, value: (row: Row) => TableCell])[] {
  return columns.map(([key, value]) => {
    const field = fields[key];
    if (field === undefined) throw new TypeError(`no field ${key}`);
    return [columnHeading(field)[locale], value];
  });
}
