import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { countKnownColumns, isKnownHeader, isSameColumn } from './recognise-columns.ts';

/** Sides under a heading of sizes, where one letter is enough. */
const sideNames: Readonly<Record<string, string>> = {
  l: 'Length, cm',
  w: 'Width, cm',
  h: 'Height, cm',
  д: 'Длина, см',
  ш: 'Ширина, см',
  в: 'Высота, см',
};
const sizeHeading = /尺寸|размер|габарит|size|dimension|андоза/i;

/**
 * The table with a header of two rows (尺寸 over 长, 宽 and 高) made one in the second of them, when the two together name more
 * columns than any row alone; else the table as it is. A merged cell stands in its first column or row, the others are empty.
 */
export function joinHeaderRows(table: Table): Table {
  const { rows } = table;
  let most = countKnownColumns(rows);
  let best: { at: number; joined: readonly Cell[] } | undefined;
  for (const [at, upper] of rows.slice(0, tableLimits.maxRowsBeforeHeader).entries()) {
    const joined = joinRows(upper, rows[at + 1] ?? []);
    const size = joined === undefined ? 0 : countKnownColumns([joined]);
    if (joined === undefined || size <= most) continue;
    most = size;
    best = { at, joined };
  }
  return best === undefined ? table : { ...table, rows: rows.with(best.at + 1, best.joined) };
}

/** Undefined when the lower row is one of data. */
function joinRows(upper: readonly Cell[], lower: readonly Cell[]): Cell[] | undefined {
  const joined: Cell[] = [];
  let heading = '';
  for (let at = 0; at < Math.max(upper.length, lower.length); at += 1) {
    const [above, below] = [visibleText(upper[at] ?? null), visibleText(lower[at] ?? null)];
    if (above !== '') heading = above;
    const isText = below === '' || typeof lower[at] === 'string';
    const header = isText ? joinHeader(heading, above, below) : undefined;
    if (header === undefined) return undefined;
    joined.push(header === '' ? null : header);
  }
  return joined;
}

function joinHeader(heading: string, above: string, below: string): string | undefined {
  if (below === '') return above;
  const side = sizeHeading.test(heading) ? sideNames[headerKey(below).replace(/(?:см|cm)$/, '')] : undefined;
  if (side !== undefined) return side;
  if (above === '') return below;
  const both = `${above} ${below}`;
  // The same column in two languages is one header too.
  if (isKnownHeader(below) && (!isKnownHeader(above) || isSameColumn(above, below))) return below;
  return isKnownHeader(both) || !isKnownHeader(above) ? both : undefined;
}
