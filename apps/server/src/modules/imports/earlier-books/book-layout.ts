/** Where the header of a sheet of earlier books stands, what each column is, and what has to be asked of it. */
import { isOwnHeader } from '../../../platform/table-files/own-headers.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import { visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { samplesOf } from '../tables/unsaid-columns.ts';
import { isTotal } from '../tables/total-words.ts';
import type { BookColumn } from '@rohi/contract/imports/earlier-books';
import { isUnsure, meaningsOf, type BookKind, type HeadingMeaning } from './book-columns.ts';
import { contradicts, fittingShare, looksOf, sureLook } from './columns-by-look.ts';
import type { BookQuestion, Cells, ReadBookColumn, SaidOfSheet } from './earlier-book.ts';
import { blocksOf, type Block } from './unfold-blocks.ts';

export type BookLayout = {
  /** Index of the header's row; −1 where there is none. */
  headerRow: number;
  headers: string[];
  columns: ReadBookColumn[];
  blocks: Block[];
  questions: BookQuestion[];
};

/** So few cells with a value are no column: a remark beside the table. */
const fewCells = 0.02;

export function layoutOfBook(rows: readonly Cells[], answers: SaidOfSheet | null): BookLayout {
  const headerRow = headerOf(rows);
  const below = rows.slice(headerRow + 1).filter((cells) => !isTotalRow(cells) && !isRemark(cells));
  const headers = (rows[headerRow] ?? []).map(visibleText);
  const width = below.reduce((most, { length }) => Math.max(most, length), headers.length);
  const filled = Math.max(1, below.length);
  const columns: ReadBookColumn[] = [];
  const questions: BookQuestion[] = [];
  for (let index = 0; index < width; index += 1) {
    const cells = below.map((row) => row[index] ?? null).filter((cell) => visibleText(cell) !== '');
    const header = headers[index] ?? '';
    if (isOwnHeader(header) || (cells.length === 0 && header === '')) continue;
    const answer = answers?.columns?.find((each) => each.index === index);
    const { ask, ...column } =
      answer === undefined
        ? columnOf({ index, header, cells, isAlone: cells.length <= fewCells * filled })
        : { ...bare(index, header, cells), column: answer.column, why: 'said' as const };
    columns.push(column);
    if (ask === undefined) continue;
    questions.push({
      about: ask.about,
      index,
      header,
      samples: samplesOf(below, index, 3),
      candidates: ask.candidates,
    });
  }
  const byPlace = Array.from(
    { length: width },
    (_, index) => columns.find((column) => column.index === index)?.column ?? undefined,
  );
  const blocks = blocksOf(byPlace);
  addDoubled(columns, blocks, questions, below);
  return { headerRow, headers, columns, blocks, questions };
}

type Ask = { about: 'meaning' | 'contents'; candidates: BookColumn[] };

function bare(index: number, header: string, cells: readonly Cell[]): ReadBookColumn {
  return { index, header, column: null, why: 'unknown', share: null, filled: cells.length, unstored: false };
}

function columnOf({
  index,
  header,
  cells,
  isAlone,
}: {
  index: number;
  header: string;
  cells: readonly Cell[];
  isAlone: boolean;
}): ReadBookColumn & { ask?: Ask } {
  const empty = bare(index, header, cells);
  const meanings = header === '' ? [] : meaningsOf(header);
  if (meanings.length > 0) {
    const { column, share } = meaningOfHeading(header, meanings, cells);
    if (column === 'unstored') return { ...empty, why: 'heading', unstored: true };
    if (column !== undefined) return { ...empty, column, why: 'heading', share };
    const candidates = eachOnce([...columnsAmong(meanings), ...candidatesOf(looksOf(cells))]);
    return { ...empty, ask: { about: 'contents', candidates } };
  }
  if (cells.length === 0) return empty;
  const looks = looksOf(cells);
  const sure = sureLook(looks);
  if (sure?.column === 'rowNumber') return { ...empty, why: 'content', share: sure.share, unstored: true };
  // Under an unknown heading nothing is guessed: it is asked about.
  if (sure !== undefined && header === '' && !isAlone)
    return { ...empty, column: sure.column, why: 'content', share: sure.share };
  return isAlone && header === ''
    ? empty
    : { ...empty, ask: { about: 'meaning', candidates: candidatesOf(looks) } };
}

const candidatesOf = (looks: ReturnType<typeof looksOf>) =>
  looks.flatMap(({ column }) => (column === 'rowNumber' ? [] : [column])).slice(0, 4);

const columnsAmong = (meanings: readonly HeadingMeaning[]) =>
  meanings.flatMap((meaning) => (meaning === 'unstored' ? [] : [meaning]));

const eachOnce = (columns: readonly BookColumn[]) => [...new Set(columns)];

/** What a heading means by its cells; no column where they disagree, and where it says too little. */
function meaningOfHeading(
  header: string,
  meanings: readonly HeadingMeaning[],
  cells: readonly Cell[],
): { column: HeadingMeaning | undefined; share: number | null } {
  const [first] = meanings;
  if (cells.length === 0) return { column: first, share: null };
  if (isUnsure(header)) {
    const sure = sureLook(looksOf(cells));
    if (sure === undefined) return { column: undefined, share: null };
    if (sure.column === 'rowNumber') return { column: 'unstored', share: null };
    return { column: meanings.includes(sure.column) ? sure.column : undefined, share: sure.share };
  }
  if (first === undefined || first === 'unstored') return { column: first, share: null };
  const share = fittingShare(first, cells);
  return { column: contradicts(share) ? undefined : first, share };
}

/** The row in which most headings are known, among the first; −1 where the sheet begins with its data. */
function headerOf(rows: readonly Cells[]): number {
  let best = { at: -1, count: 0 };
  for (const [at, cells] of rows.slice(0, tableLimits.maxRowsBeforeHeader + 1).entries()) {
    const texts = cells.map(visibleText).filter((text) => text !== '' && !isOwnHeader(text));
    // A title above the table is one cell.
    const count = texts.filter((text) => meaningsOf(text).length > 0).length;
    if (count > best.count && count * 2 >= texts.length) best = { at, count };
  }
  if (best.count !== 1) return best.at;
  // One known word heads a table of one column, and else may be a value.
  const wide = (rows[best.at] ?? []).filter((cell) => visibleText(cell) !== '').length;
  const next = (rows[best.at + 1] ?? []).filter((cell) => visibleText(cell) !== '').length;
  const isFirst = rows.slice(0, best.at).every((cells) => cells.every((cell) => visibleText(cell) === ''));
  return wide <= 2 && (isFirst || next <= wide) && !/\d/.test(textOfRow(rows[best.at] ?? [])) ? best.at : -1;
}

const textOfRow = (cells: Cells) => cells.map(visibleText).join(' ');

/** A row of sums of the others. */
export function isTotalRow(cells: Cells): boolean {
  const first = cells.map(visibleText).find((text) => text !== '');
  return first !== undefined && isTotal(first.replace(/[:：].*$/u, ''));
}

/** A row with one cell of words among rows of many: a title, a signature. */
function isRemark(cells: Cells): boolean {
  const texts = cells.map(visibleText).filter((text) => text !== '');
  return (
    texts.length === 0 || (cells.length > 1 && texts.length === 1 && /^\p{L}[^\d]*$/u.test(texts[0] ?? ''))
  );
}

/** Two columns of one meaning that are no blocks: which counts, has to be said. */
function addDoubled(
  columns: readonly ReadBookColumn[],
  blocks: readonly Block[],
  questions: BookQuestion[],
  below: readonly Cells[],
): void {
  const inBlocks = new Set(blocks.flatMap((block) => [...block.keys()]));
  for (const { index, header, column, why } of columns) {
    if (column === null || inBlocks.has(index)) continue;
    // A second phone, note or name beside the first is asked about, too.
    if (why === 'said') continue;
    questions.push({
      about: 'twice',
      index,
      header,
      samples: samplesOf(below, index, 3),
      candidates: [column],
    });
  }
}

/** What a sheet can only be about with these columns; null where that is not clear. */
export function kindOfColumns(columns: ReadonlySet<BookColumn>): BookKind | null {
  const isSomebodys = columns.has('customerCode') || columns.has('phone') || columns.has('name');
  if (columns.has('trackingCode')) return 'parcels';
  if (columns.has('debt') || columns.has('credit')) return isSomebodys ? 'balances' : null;
  if (columns.has('sum')) return null;
  return columns.has('customerCode') || columns.has('phone') ? 'customers' : null;
}
