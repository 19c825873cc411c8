/**
 * What a sender has hidden in a sheet and would be read: a person is asked whether it counts, for files of all senders.
 */
import {
  hiddenPlaces,
  type HiddenPart,
  type HiddenPlace,
  type HiddenSaid,
} from '@rohi/contract/imports/hidden-parts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import type { TableCells } from './recognise-columns.ts';

const shownParts = 5;
const longestPart = 40;

/** A table with its header, as far as hidden parts are about. */
export type HidingTable = Pick<TableCells, 'name' | 'facts' | 'headerRow' | 'rows'> & {
  columns: ReadonlyMap<unknown, { index: number; header: string }>;
};

/**
 * What is hidden and would be read.
 * @param rows indices of the rows that are read
 * @param hiddenAnswers what somebody has said of it
 */
export function hiddenParts(
  table: HidingTable,
  rows: readonly number[],
  hiddenAnswers: HiddenSaid,
): HiddenPart[] {
  const found: Record<HiddenPlace, string[]> = {
    sheet: table.facts?.isHidden === true && rows.length > 0 ? [table.name ?? ''] : [],
    columns: hiddenColumns(table, rows),
    rows: hiddenRows(table, rows),
  };
  return hiddenPlaces.flatMap((about) => {
    const what = found[about];
    if (what.length === 0) return [];
    return [
      {
        about,
        count: what.length,
        what: what.slice(0, shownParts).map(shortened),
        said: hiddenAnswers[about] ?? null,
      },
    ];
  });
}

function hiddenColumns({ facts, columns, rows }: HidingTable, read: readonly number[]): string[] {
  if (facts?.hiddenColumns === undefined) return [];
  const hidden = new Set(facts.hiddenColumns);
  return [...columns.values()].flatMap(({ index, header }) =>
    hidden.has(index) && read.some((row) => visibleText(rows[row]?.[index] ?? null) !== '') ? [header] : [],
  );
}

function hiddenRows({ facts, rows }: HidingTable, read: readonly number[]): string[] {
  if (facts?.hiddenRows === undefined) return [];
  const hidden = new Set(facts.hiddenRows);
  return read
    .filter((row) => hidden.has(row))
    .map((row) => {
      const texts = (rows[row] ?? []).map(visibleText).filter((text) => text !== '');
      return `${row + 1}: ${texts.slice(0, 2).join(' · ')}`;
    });
}

function shortened(text: string): string {
  return text.length > longestPart ? `${text.slice(0, longestPart)}…` : text;
}

/**
 * The table without what was said to be left out: its cells below the header are empty, and `facts` name it. A hidden
 * sheet that is taken is none.
 */
export function withoutHidden<T extends Pick<Table, 'rows' | 'facts'>>(
  table: T,
  headerRow: number,
  parts: readonly HiddenPart[],
  hiddenAnswers: HiddenSaid,
): T {
  const { isHidden, hiddenRows: hidRows = [], hiddenColumns: hidColumns = [], ...facts } = table.facts ?? {};
  const leftOut = parts.filter((part) => part.said === 'leave' && part.about !== 'sheet');
  const leaves = (about: HiddenPlace) => leftOut.some((part) => part.about === about);
  if (leftOut.length === 0 && hiddenAnswers.sheet === undefined) return table;
  const [noRows, noColumns] = [
    new Set(leaves('rows') ? hidRows : []),
    new Set(leaves('columns') ? hidColumns : []),
  ];
  const rows = table.rows.map((cells, row) => {
    if (row <= headerRow) return cells;
    if (noRows.has(row)) return [];
    return noColumns.size === 0 ? cells : cells.map((cell, at) => (noColumns.has(at) ? null : cell));
  });
  return {
    ...table,
    rows: leftOut.length === 0 ? table.rows : rows,
    facts: {
      ...facts,
      ...(isHidden === true && hiddenAnswers.sheet !== 'take' ? { isHidden } : {}),
      ...(hidRows.length === 0 || leaves('rows') ? {} : { hiddenRows: hidRows }),
      ...(hidColumns.length === 0 || leaves('columns') ? {} : { hiddenColumns: hidColumns }),
      ...(leftOut.length === 0 ? {} : { leftOut: leftOut.flatMap(({ what }) => what) }),
    },
  };
}
