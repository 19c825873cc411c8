/** What the columns of a manifest are called: ours, and as partners head them. One heading may stand in two rows. */
import { addLooseHeadings, type FoundHeader } from '../../../platform/table-files/find-header.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import type { Locale } from '@rohi/contract/locales';
import { columnHeaders, headerOf, type ColumnKey } from '../tables/column-headers.ts';
import { isKnownHeader, type ReadColumn } from '../tables/recognise-columns.ts';
import { namesOf } from '../tables/heading-names.ts';
import { findLooseHeader, looseMeanings } from '../tables/loose-header-rows.ts';

export type ManifestColumn = 'trackingCode' | 'orderCode' | 'weightKg' | 'recipient' | 'trip';

const named: Record<ManifestColumn, readonly string[]> = {
  trackingCode: namesOf('trackingCode'),
  orderCode: namesOf('orderCode'),
  weightKg: namesOf('weightKg'),
  recipient: namesOf('recipientName'),
  trip: Object.values(columnHeaders.parcels.tripCode).flat(),
};

const headings = new Map<string, ManifestColumn[]>();
for (const [key, names] of Object.entries(named) as [ManifestColumn, readonly string[]][]) {
  addLooseHeadings(headings, [key], key);
  if (key === 'trackingCode' || key === 'orderCode' || key === 'weightKg')
    addLooseHeadings(headings, Object.values(columnHeaders.parcels[key]).flat(), key);
  addLooseHeadings(headings, names, key);
}
const meaningOf = looseMeanings(headings, new Map([['weightKg', 'weight']]));

/** Where the columns of a manifest stand, with what was said of their numbers. */
export type ManifestHeader = Omit<FoundHeader<ManifestColumn>, 'columns'> & {
  columns: ReadonlyMap<ManifestColumn, ReadColumn>;
};

/** Our columns of the table that a column of a manifest is one of. */
const ours: Record<ManifestColumn, ColumnKey> = {
  trackingCode: 'trackingCode',
  orderCode: 'orderCode',
  weightKg: 'weightKg',
  recipient: 'recipientName',
  trip: 'tripCode',
};

export const manifestColumns = Object.keys(ours) as ManifestColumn[];

/** What a column of a manifest is called by us. */
export function nameOfManifestColumn(key: ManifestColumn, locale: Locale): string {
  return headerOf(key === 'recipient' ? 'declarations' : 'parcels', ours[key], locale);
}

/** Whether a heading is understood, also one that is not compared. */
export function isUnderstood(header: string): boolean {
  return meaningOf(header) !== undefined || isKnownHeader(header);
}

/** The header of a manifest, in one row or in two of them; undefined where there is none. */
export function findManifestHeader(rows: Table['rows']): FoundHeader<ManifestColumn> | undefined {
  return findLooseHeader(rows, meaningOf);
}
