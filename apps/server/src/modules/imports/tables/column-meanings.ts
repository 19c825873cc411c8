/** What headings mean over the rows of each kind: our own names of columns, and those of the dictionary. */
import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import { addLooseHeadings, type MeaningOf } from '../../../platform/table-files/find-header.ts';
import { loosely } from '../../../platform/table-files/heading-reader.ts';
import { unitOfWord } from '../../../platform/table-files/measure-units.ts';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import {
  bareHeaderKeys,
  isOtherVolume,
  remarkOfHeader,
  unitOfHeader,
} from '../declarations/loose-headers.ts';
import { columnHeaders, type ColumnKey, type TableKind } from './column-headers.ts';
import { unstoredColumns } from './unstored-columns.ts';
import { dimensions, meanings, namesOf, type Meaning } from './heading-names.ts';

/** The meanings of the dictionary under the names that a kind of table has for them. */
const renamed: Partial<Record<TableKind, Partial<Record<Meaning, ColumnKey>>>> = {
  declarations: { orderCode: 'orderGroup', remarks: 'note' },
};

const unstored: ReadonlySet<ColumnKey> = new Set(unstoredColumns);

/** Whether a column is understood and not stored. */
export function isUnstored(kind: TableKind | null, key: ColumnKey): boolean {
  return kind !== null && kind !== 'declarations' && unstored.has(key);
}

function headingsOf(kind: TableKind): Map<string, ColumnKey[]> {
  const headings = new Map<string, ColumnKey[]>();
  const add = (names: readonly string[], key: ColumnKey) => addLooseHeadings(headings, names, key);
  const own = columnHeaders[kind];
  for (const [key, texts] of Object.entries(own))
    add([key, ...Object.values(texts).flat()], key as ColumnKey);
  for (const meaning of meanings) {
    const key = renamed[kind]?.[meaning] ?? meaning;
    if (Object.hasOwn(own, key)) add(namesOf(meaning), key);
  }
  if (kind === 'declarations') return headings;
  for (const key of unstoredColumns) {
    add(namesOf(key as Meaning), key);
    const headers = columnHeaders.declarations as Partial<typeof columnHeaders.declarations>;
    const texts = Object.entries(headers).find(([name]) => name === key)?.[1];
    if (texts !== undefined) add(Object.values(texts).flat(), key);
  }
  return headings;
}

const headings: Record<TableKind, Map<string, ColumnKey[]>> = {
  declarations: headingsOf('declarations'),
  parcels: headingsOf('parcels'),
  events: headingsOf('events'),
  positions: headingsOf('positions'),
};

const measured = dimensions as ReadonlyMap<ColumnKey, 'weight'>;
const strict: Record<TableKind, MeaningOf<ColumnKey>> = {
  declarations: loosely(headings.declarations, measured),
  parcels: loosely(headings.parcels, measured),
  events: loosely(headings.events, measured),
  positions: loosely(headings.positions, measured),
};

/** What a heading over the rows of a kind means. Of a customer's the name counts whatever remark stands beside it. */
export function meaningOf(kind: TableKind): MeaningOf<ColumnKey> {
  return kind === 'declarations' ? meaningOfCustomer : strict[kind];
}

function meaningOfCustomer(header: string): ReturnType<MeaningOf<ColumnKey>> {
  const meaning = strict.declarations(header);
  if (meaning !== undefined) return meaning;
  // «Вес / объём» is neither, and «Вес (нетто)» is another weight.
  const remark = remarkOfHeader(header);
  if (remark !== '' && strict.parcels(remark) !== undefined) return undefined;
  const keys = bareHeaderKeys(header)
    .flatMap((bare) => headings.declarations.get(bare) ?? [])
    .filter((column) => column !== 'volumeM3' || !isOtherVolume(header));
  const unit = unitOfWord(unitOfHeader(header));
  return keys.length === 0 ? undefined : { keys, ...(unit === undefined ? {} : { unit }) };
}

/** An event makes events; a trip without tracking codes makes positions of lorries; all else can only be parcels. */
export function kindOf(cells: readonly Cell[]): ImportKind {
  const texts = cells.map(visibleText).filter((text) => text !== '');
  const has = (kind: ImportKind, column: ColumnKey) =>
    texts.some((text) => strict[kind](text)?.keys.includes(column) === true);
  if (has('positions', 'trip') && !has('parcels', 'trackingCode')) return 'positions';
  return has('events', 'event') ? 'events' : 'parcels';
}

/** What a heading may mean in any kind of table. */
export function anyMeaningOf(header: string): ColumnKey[] {
  return Object.values(strict).flatMap((meaning) => [...(meaning(header)?.keys ?? [])]);
}
