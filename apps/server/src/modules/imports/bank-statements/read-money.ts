/**
 * Sums and currencies as banks write them: `1 234 567,89`, `1,234.50`, `1'200.00`, `1234-56`, `(15,00)`, `12 500 TJS`,
 * `¥800`.
 */
import { readAmountMinor, type Currency } from '@rohi/contract/pricing/money';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';

/** Minor units, less than zero for what went out; `blank` for no sum at all. */
export type ReadSum = { minor: bigint } | 'blank' | 'unreadable';

/** What stands beside a sum or in a title: what is none of ours is said to be another. */
const marks: readonly (readonly [RegExp, Currency | 'OTHER'])[] = [
  [/TJS|сомон\p{L}*|somon\p{L}*|索莫尼|(?<=\d\s{0,2})с(?:ом|м)?\.?\s*$/iu, 'TJS'],
  [/USD|долл\p{L}*\.?|dollars?|美元|(?:US)?\$/iu, 'USD'],
  [/CNY|RMB|юан\p{L}*|yuan|人民币|元|¥/iu, 'CNY'],
  [/RU[BR]|руб\p{L}*\.?|₽|EUR|евро|€|KZT|тенге|UZS|GBP|£|CHF|TRY|AED|HKD/iu, 'OTHER'],
];
/** The figures of ISO 4217, which banks write into a column of currencies. */
const figures: Readonly<Record<string, Currency>> = { '972': 'TJS', '840': 'USD', '156': 'CNY' };

/** The currency that a text names; undefined where it names none. */
export function currencyIn(text: string): Currency | 'OTHER' | undefined {
  const plain = text.normalize('NFKC');
  return marks.find(([mark]) => mark.test(plain))?.[1];
}

/** What a column of currencies says of a line; undefined where nothing stands in it. */
export function currencyOfCell(cell: Cell): Currency | 'OTHER' | undefined {
  const text = visibleText(cell).normalize('NFKC');
  return text === '' ? undefined : (figures[text] ?? currencyIn(text) ?? 'OTHER');
}

const grouped = /^\d{1,3}(?: \d{3})+(?=[.,=-]|$)/;

/** A sum to the hundredth; nothing is rounded. */
export function readSum(cell: Cell): ReadSum {
  if (typeof cell === 'number') return readNumber(cell);
  if (cell instanceof Date || typeof cell === 'boolean') return 'unreadable';
  const { body, isNegative } = bareSum(visibleText(cell));
  if (body === '') return 'blank';
  const minor = readBody(body);
  if (minor === undefined) return 'unreadable';
  return { minor: isNegative ? -minor : minor };
}

/** What a spreadsheet holds is a binary fraction: the sum is the decimal that it shows. */
function readNumber(value: number): ReadSum {
  const text = Math.abs(value).toFixed(2);
  const minor = Math.abs(Number(text) - Math.abs(value)) < 0.000_5 ? readAmountMinor(text) : undefined;
  if (minor === undefined) return 'unreadable';
  return { minor: value < 0 ? -minor : minor };
}

/** Without currency, sign and brackets; a lone stroke is nothing. */
function bareSum(text: string): { body: string; isNegative: boolean } {
  let plain = text.normalize('NFKC').replaceAll(/[−–—]/g, '-').replaceAll(/[’'`]/g, ' ');
  for (const [mark] of marks) plain = plain.replace(mark, ' ');
  plain = plain.replaceAll(/\s+/g, ' ').trim();
  const bracketed = /^\((.*)\)$/.exec(plain)?.[1];
  const signed = /^-\s*(.*)$|^(.*?)\s*-$/s.exec(plain);
  const body = bracketed ?? signed?.[1] ?? signed?.[2] ?? plain.replace(/^\+\s*/, '');
  return { body: body.trim(), isNegative: bracketed !== undefined || signed !== null };
}

function readBody(body: string): bigint | undefined {
  const plain = grouped.test(body) ? body.replaceAll(' ', '') : body;
  const parted = /^(\d+)[=-](\d{2})$/.exec(plain);
  if (parted !== null) return readAmountMinor(`${parted[1]}.${parted[2]}`);
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const cut = decimalAt(plain);
  const whole = cut === undefined ? plain : plain.slice(0, cut);
  // More than two places are taken where nothing stands in them.
  const fraction = cut === undefined ? '' : plain.slice(cut + 1).replace(/^(\d{2})0+$/, '$1');
  if (!/^(?:\d+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*)$/.test(whole)) return undefined;
  return readAmountMinor(`${whole.replaceAll(/[.,]/g, '')}.${fraction === '' ? '0' : fraction}`);
}

/**
 * Where the decimal sign stands: of two kinds the last one; a single sign before exactly three figures parts thousands.
 */
function decimalAt(plain: string): number | undefined {
  const signs = plain.replaceAll(/\d/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (new Set(signs).size === 2) return last;
  if (signs.length !== 1) return undefined;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain) ? undefined : last;
}
