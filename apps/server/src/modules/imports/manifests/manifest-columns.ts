/** What the columns of a manifest are called: ours, and as partners head them. One heading may stand in two rows. */
import { addHeadings, type FoundHeader } from '../../../platform/table-files/find-header.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { columnHeaders } from '../tables/column-headers.ts';
import { findLooseHeader } from '../tables/loose-header-rows.ts';

export type ManifestColumn = 'trackingCode' | 'orderCode' | 'weightKg' | 'recipient' | 'trip';

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
  orderCode: [],
  trip: [],
};

const headings = new Map<string, ManifestColumn[]>();
for (const [key, names] of Object.entries(ofPartners) as [ManifestColumn, readonly string[]][]) {
  addHeadings(headings, [key, ...names], key);
  if (key === 'trackingCode' || key === 'orderCode' || key === 'weightKg')
    addHeadings(headings, Object.values(columnHeaders.parcels[key]).flat(), key);
  if (key === 'trip') addHeadings(headings, Object.values(columnHeaders.parcels.tripCode).flat(), key);
}

/** The header of a manifest, in one row or in two of them; undefined where there is none. */
export function findManifestHeader(rows: Table['rows']): FoundHeader<ManifestColumn> | undefined {
  return findLooseHeader(rows, headings);
}
