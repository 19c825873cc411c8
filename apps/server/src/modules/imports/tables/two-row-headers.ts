import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { unitNamed } from '../../../platform/table-files/heading-reader.ts';
import { anyMeaningOf } from './column-meanings.ts';
import { countKnownColumns, isKnownHeader, isSameColumn } from './recognise-columns.ts';
import { isUnitRow } from './unit-row.ts';

/** Sides under a heading of sizes, where one letter is enough. */
const sideNames: Readonly<Record<string, string>> = {
  l: 'Length',
  w: 'Width',
  h: 'Height',
  д: 'Длина',
  ш: 'Ширина',
  в: 'Высота',
};
const sizeHeading = /尺寸|размер|габарит|size|dimension|андоза/i;

/**
 * The table with a header of two rows (尺寸 over 长, 宽 and 高) made one in the second of them, when the two together name
 * more columns than any row alone, or their units; else the table as it is. A merged cell stands in its first column or
 * row, the others are empty.
 */
export function joinHeaderRows(table: Table): Table {
  const { rows } = table;
  const first = rows.slice(0, tableLimits.maxRowsBeforeHeader + 1);
  let most = Math.max(0, ...first.map(worthOf));
  let best: { at: number; joined: readonly Cell[] } | undefined;
  for (const [at, upper] of rows.slice(0, tableLimits.maxRowsBeforeHeader).entries()) {
    const lower = rows[at + 1] ?? [];
    // Units below their names are joined afterwards.
    const joined = isUnitRow(lower) ? undefined : joinRows(upper, lower);
    const worth = joined === undefined ? 0 : worthOf(joined);
    if (joined === undefined || worth <= most) continue;
    most = worth;
    best = { at, joined };
  }
  return best === undefined ? table : { ...table, rows: rows.with(best.at + 1, best.joined) };
}

/**
 * A header is worth the columns that it names; of those with as many, the one that says more of what they are measured
 * in.
 */
function worthOf(cells: readonly Cell[]): number {
  const columns = countKnownColumns([cells]);
  if (columns === 0) return 0;
  return columns * 1_000 + cells.filter((cell) => unitNamed(visibleText(cell)) !== undefined).length;
}

/** Undefined when the lower row is one of data. */
function joinRows(upper: readonly Cell[], lower: readonly Cell[]): Cell[] | undefined {
  const joined: Cell[] = [];
  let heading = '';
  for (let at = 0; at < Math.max(upper.length, lower.length); at += 1) {
    const [above, below] = [visibleText(upper[at] ?? null), visibleText(lower[at] ?? null)];
    if (above !== '') heading = above;
    const isText = below === '' || typeof lower[at] === 'string';
    // A heading over several columns says what they are about: 货物信息 over 单号 and 品名.
    const isGroup = visibleText(upper[at + 1] ?? null) === '' && visibleText(lower[at + 1] ?? null) !== '';
    const header = isText
      ? joinHeader(heading, isGroup && isKnownHeader(below) ? '' : above, below)
      : undefined;
    if (header === undefined) return undefined;
    joined.push(header === '' ? null : header);
  }
  return joined;
}

function sideOf(header: string): string | undefined {
  const letter = sideNames[headerKey(header).replace(/(?:см|cm|mm|мм)$/, '')];
  return letter ?? (sideKeys.some((key) => anyMeaningOf(header).includes(key)) ? header : undefined);
}

/** 毛重 below 重量(g) is in grams; a title with a unit somewhere in it says nothing. */
function withUnitOf(heading: string, below: string): string {
  const unit = unitNamed(heading);
  if (unit === undefined || unitNamed(below) !== undefined || !isKnownHeader(heading)) return below;
  const named = `${below} (${unit})`;
  return isKnownHeader(below) && isKnownHeader(named) ? named : below;
}

const sideKeys = ['lengthCm', 'widthCm', 'heightCm'] as const;

function joinHeader(heading: string, above: string, below: string): string | undefined {
  if (below === '') return above;
  const side = sizeHeading.test(heading) ? sideOf(below) : undefined;
  // 尺寸(mm) over 长 is a length in millimetres.
  if (side !== undefined) {
    const unit = unitNamed(below) ?? unitNamed(heading);
    return unit === undefined ? side : `${side} (${unit})`;
  }
  if (above === '') return withUnitOf(heading, below);
  const both = `${above} ${below}`;
  // The same column in two languages is one header too.
  if (isKnownHeader(below) && (!isKnownHeader(above) || isSameColumn(above, below)))
    return withUnitOf(heading, below);
  return isKnownHeader(both) || !isKnownHeader(above) ? both : undefined;
}
