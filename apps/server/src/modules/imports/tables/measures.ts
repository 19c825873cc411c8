/** Weights and sides of parcels: in the unit of the cell, else in that of the column. */
import type { NumberStyle } from '@rohi/contract/imports/office-import-rules';
import { dimensionOf, timesOf, unitOfWord, type Unit } from '../../../platform/table-files/measure-units.ts';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { parsePositiveNumber, type Parsed } from './cell-values.ts';
import type { ReadColumn } from './recognise-columns.ts';

type Measured = 'weight' | 'length';

/** A lorry's load and a lorry's length: more is a slip of the pen. */
const most = { weight: 20_000, length: 1_500 } as const;
/** Kilogrammes and centimetres as parcels keep them: in grams and millimetres. */
const perUnit = { weight: 1_000, length: 10 } as const;
const longestMeasure = 60;

/** In whole grams or millimetres; what rounds to nothing is nothing. `atMost`: in kilogrammes or centimetres. */
export function parseMeasure(
  cell: Cell,
  of: Measured,
  column: ReadColumn | undefined,
  atMost: number = most[of],
): Parsed<number> {
  const { text, unit } = unitApart(cell, of);
  const times = timesOf(unit ?? column?.unit ?? (of === 'weight' ? 'kg' : 'cm'));
  const parsed = parsePositiveNumber(inStyle(text, column?.numbers), atMost / times);
  if (!('value' in parsed)) return parsed;
  const whole = Math.round(parsed.value * times * perUnit[of]);
  return whole > 0 ? { value: whole } : { reason: 'notPositive' };
}

/** A cell without the unit that is written behind its number. */
export function unitApart(cell: Cell, of: Measured): { text: Cell; unit?: Unit } {
  if (typeof cell !== 'string' || cell.length > longestMeasure) return { text: cell };
  const plain = visibleText(cell).normalize('NFKC');
  const [, number = '', word = ''] = /^([\d\s.,'’]+?)\s*([\p{L}]+\d?)\.?$/u.exec(plain) ?? [];
  const unit = unitOfWord(word);
  return unit === undefined || dimensionOf(unit) !== of ? { text: cell } : { text: number, unit };
}

/** `1,250` by thousands is 1250. */
export function inStyle(cell: Cell, numbers: NumberStyle | undefined): Cell {
  if (numbers !== 'thousands' || typeof cell !== 'string') return cell;
  return visibleText(cell).replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '');
}

const between = /\s*[*×xхXХ/\\·✕✖﹡＊]\s*|\s*[-–—]\s*|\s+(?:by|на)\s+/u;

/** Three sides in one cell, `60*50*40 cm`, each in millimetres. */
export function parseSizes(cell: Cell, column: ReadColumn | undefined): Parsed<[number, number, number]> {
  const text = visibleText(cell).normalize('NFKC');
  if (text.length > longestMeasure) return { reason: 'badSizes' };
  const [, bare = text, word = ''] = /^(.*\d)\s*(\p{L}+)\.?$/u.exec(text) ?? [];
  const unit = unitOfWord(word);
  const isUnit = unit !== undefined && dimensionOf(unit) === 'length';
  const parts = (isUnit ? bare : text).split(between);
  if (parts.length !== 3) return { reason: 'badSizes' };
  const ofCell = isUnit ? { ...column, index: 0, header: '', unit } : column;
  const read = parts.map((part) => parseMeasure(part, 'length', ofCell));
  const wrong = read.find((each) => 'reason' in each);
  if (wrong !== undefined) return { reason: 'badSizes' };
  const [length = 0, width = 0, height = 0] = read.map((each) => ('value' in each ? each.value : 0));
  return { value: [length, width, height] };
}

/** The numbers that a cell of weights or sides holds, as they are written; none where it names a unit of its own. */
export function bareNumbers(cell: Cell, isSizes: boolean): number[] {
  if (typeof cell === 'number') return [cell];
  const text = visibleText(cell).normalize('NFKC');
  if (text.length > longestMeasure || /\p{L}/u.test(isSizes ? text.replaceAll(/[xх]/giu, '') : text))
    return [];
  return (isSizes ? text.split(between) : [text]).flatMap((part) => {
    const parsed = parsePositiveNumber(part, Number.MAX_SAFE_INTEGER);
    return 'value' in parsed ? [parsed.value] : [];
  });
}
