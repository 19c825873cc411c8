import type { Locale } from '@rohi/contract/locales';
import { isOwnHeader, ownHeaders } from './own-headers.ts';
import { cellText, type Cell } from './table.ts';

/** A row that was not taken: where it stands, its cells, and why. */
export type RejectedRow = { row: number; cells: readonly Cell[]; why: string };

/**
 * The heading and the rows that were not taken in the layout of their file, with what is wrong with each in a last
 * column; before it, with `numbered`, where the row stands. A mended file that comes back has these columns already, so
 * they are made anew.
 */
export function rejectedLines(
  header: readonly Cell[],
  rejected: readonly RejectedRow[],
  locale: Locale,
  { numbered }: { numbered: boolean },
): [heading: string[], ...rows: string[][]] {
  const places = [...header.keys()].filter((at) => !isOwnHeader(header[at] ?? null));
  const lineOf = (cells: readonly Cell[], row: string, why: string) => [
    ...places.map((at) => cellText(cells[at] ?? null)),
    ...(numbered ? [row] : []),
    why,
  ];
  return [
    lineOf(header, ownHeaders.row[locale], ownHeaders.problem[locale]),
    ...rejected.map(({ row, cells, why }) => lineOf(cells, String(row), why)),
  ];
}
