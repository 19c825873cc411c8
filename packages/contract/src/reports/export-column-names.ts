import type { LocaleTexts } from '../locales.ts';
import { orderFields } from '../orders/order.fields.ts';
import { exportColumns, type ExportColumn } from './export-columns.ts';

/** By whose clock a moment stands in a file: said in its heading, since a cell holds no zone. */
function inDushanbe({ ru, en, zh, tg }: LocaleTexts): LocaleTexts {
  return { ru: `${ru} (Душанбе)`, en: `${en} (Dushanbe)`, zh: `${zh}（杜尚别）`, tg: `${tg} (Душанбе)` };
}

/** Headings of the columns of files of orders and parcels: the names of the dictionary. */
export const exportColumnNames = Object.fromEntries(
  exportColumns.map((column) => {
    const { name } = orderFields[column];
    return [column, column === 'createdAt' ? inDushanbe(name) : name];
  }),
) as Record<ExportColumn, LocaleTexts>;
