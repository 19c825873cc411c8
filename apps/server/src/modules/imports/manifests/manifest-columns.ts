/** What the columns of a manifest are called: ours, and as partners head them. One heading may stand in two rows. */
import { addHeadings, findHeader, type FoundHeader } from '../../../platform/table-files/find-header.ts';
import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { bareHeaderKeys } from '../declarations/loose-headers.ts';
import { columnHeaders } from '../tables/column-headers.ts';

export type ManifestColumn = 'trackingCode' | 'weightKg' | 'recipient' | 'trip';

const ofPartners: Record<ManifestColumn, readonly string[]> = {
  trackingCode: [
    'Накладная',
    'Штрихкод',
    'Штрих-код',
    'ШК',
    'Barcode',
    'HAWB',
    'Parcel',
    'Parcel number',
    'Shipment number',
    '条码',
    '条形码',
    '包裹号',
    '面单号',
  ],
  weightKg: ['Брутто, кг', 'Брутто', 'Вес брутто', 'Gross, kg', 'Gross', 'G.W.', 'Gross wt', '毛重(kg)'],
  recipient: [
    'Получатель',
    'ФИО получателя',
    'ФИО',
    'Consignee',
    'Recipient',
    'Receiver',
    'Receiver name',
    '收件人',
    '收货人',
    '收件人姓名',
  ],
  trip: [],
};

const headings = new Map<string, ManifestColumn[]>();
for (const [key, names] of Object.entries(ofPartners) as [ManifestColumn, readonly string[]][]) {
  addHeadings(headings, [key, ...names], key);
  if (key === 'trackingCode' || key === 'weightKg')
    addHeadings(headings, Object.values(columnHeaders.parcels[key]).flat(), key);
  if (key === 'trip') addHeadings(headings, Object.values(columnHeaders.parcels.tripCode).flat(), key);
}

/** The header of a manifest, in one row or in two of them; undefined where there is none. */
export function findManifestHeader(rows: Table['rows']): FoundHeader<ManifestColumn> | undefined {
  const single = findHeader(rows, knownIn);
  const first = rows.slice(0, tableLimits.maxRowsBeforeHeader + 1);
  const joined = first.map((cells, at) => joinCells(first[at - 1] ?? [], cells));
  const double = findHeader(joined, knownIn);
  if (single === undefined || (double?.columns.size ?? 0) > single.columns.size) return double;
  // A row of data below the header hides the names of its columns; a second row of headings says more of each.
  const headerRow = single.headerRow + 1;
  const below = findHeader(joined.slice(headerRow, headerRow + 1), knownIn);
  return below !== undefined && below.columns.size >= single.columns.size ? { ...below, headerRow } : single;
}

/** Headings of one row; the name counts without the unit beside it. */
function knownIn(cells: readonly Cell[]): ReadonlyMap<string, readonly ManifestColumn[]> {
  const known = new Map(headings);
  for (const header of cells.map(visibleText)) {
    const key = headerKey(header);
    if (key === '' || known.has(key)) continue;
    const found = bareHeaderKeys(header).flatMap((bare) => headings.get(bare) ?? []);
    if (found.length > 0) known.set(key, found);
  }
  return known;
}

/** Two rows as one: a merged heading stands in its first cell, above or beside the others. */
function joinCells(upper: readonly Cell[], lower: readonly Cell[]): Cell[] {
  let heading = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [visibleText(upper[at] ?? null), visibleText(lower[at] ?? null)];
    if (above !== '') heading = above;
    if (below === '') return above === '' ? null : above;
    return headings.has(headerKey(`${heading} ${below}`)) ? `${heading} ${below}` : below;
  });
}
