import { columnHeading } from '../fields.ts';
import type { LocaleTexts } from '../locales.ts';
import { orderFields } from '../orders/order.fields.ts';
import { exportColumns, type ExportColumn } from './export-columns.ts';

/** Headings of the columns of the file of orders: the names of the dictionary. */
export const exportColumnNames = Object.fromEntries(
  exportColumns.map((column) => [column, columnHeading(orderFields[column])]),
) as Record<ExportColumn, LocaleTexts>;
