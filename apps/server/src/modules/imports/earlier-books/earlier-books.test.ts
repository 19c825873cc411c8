import { describe, expect, test } from 'vitest';
import { diceOf, type MadeBook } from '../../../../test/earlier-books/made-book.ts';
import { madeBook, shapes, type ShapeName } from '../../../../test/earlier-books/made-books.ts';
import { visibleText } from '../../../platform/table-files/table.ts';
import type { BookSheet, BookSource, SaidOfBook } from './earlier-book.ts';
import { readEarlierBook } from './read-earlier-book.ts';

const names = Object.keys(shapes) as ShapeName[];

function sourceOf({ content }: MadeBook): BookSource {
  return 'text' in content
    ? { text: content.text }
    : { tables: content.sheets.map(({ name, rows }) => ({ name, rows })) };
}

/** Lines and rows that hold anything, of each sheet. */
function filledOf({ content }: MadeBook): number[][] {
  const rows =
    'text' in content
      ? [content.text.split('\n').map((line) => [line])]
      : content.sheets.map((sheet) => sheet.rows);
  return rows.map((sheet) =>
    sheet.flatMap((cells, at) => (cells.some((cell) => visibleText(cell) !== '') ? [at + 1] : [])),
  );
}

/** Rows that are neither taken, asked about, bad nor set aside, or that are two of these. */
function unaccounted(sheet: BookSheet, filled: readonly number[]): number[] {
  const aside = new Set(sheet.setAside.map(({ row }) => row));
  const rows = new Set(sheet.rows.map(({ row }) => row));
  return filled.filter((row) => aside.has(row) === rows.has(row));
}

/** Columns that were read as something else without a question. */
function readWrongly({ columns, questions }: BookSheet, truth: readonly (string | null)[]): string[] {
  return columns.flatMap(({ index, header, column }) => {
    const isAsked = questions.some((question) => question.index === index);
    const isRight = column === (truth[index] ?? null);
    return isAsked || isRight
      ? []
      : [`${header || index}: ${column} instead of ${truth[index] ?? 'nothing'}`];
  });
}

/** What is said of all sheets of a book. */
const saidOf = ({ kind }: MadeBook): SaidOfBook => ({ kind, year: 2026 });

describe('books of a firm', () => {
  test('account for each row, and no column is read wrongly without a question, in 1,000 of them', () => {
    const dice = diceOf(20_261_120);
    let sure = 0;
    let columns = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const shape = names[seed % names.length] ?? 'E1';
      const book = madeBook(shape, seed, 5 + dice.below(40));
      const answers = dice.chance(0.5) ? saidOf(book) : { ...saidOf(book), kind: undefined };
      const read = readEarlierBook(sourceOf(book), answers);
      const filled = filledOf(book);
      for (const [at, sheet] of read.sheets.entries()) {
        const truth = 'text' in book.content ? [] : (book.content.sheets[at]?.truth ?? []);
        expect(readWrongly(sheet, truth), `${shape} ${seed}`).toEqual([]);
        if (sheet.kind !== null) expect(unaccounted(sheet, filled[at] ?? []), `${shape} ${seed}`).toEqual([]);
        columns += sheet.columns.length;
        sure += sheet.columns.filter(
          ({ index }) => !sheet.questions.some((question) => question.index === index),
        ).length;
      }
    }
    expect(sure / columns).toBeGreaterThan(0.85);
  });

  test.each(names)('of the shape %s are read with the bad rows of their maker', (shape) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const book = madeBook(shape, seed, 60);
      const answers: SaidOfBook = {
        ...saidOf(book),
        ...(shape === 'wrongHeadings' ? { sheets: [rightly] } : {}),
      };
      const [sheet] = readEarlierBook(sourceOf(book), answers).sheets;
      const bad = sheet?.rows.filter(({ problems }) => problems.length > 0).map(({ row }) => row);
      expect([...new Set(bad)], `seed ${seed}`).toEqual(book.bad);
    }
  });

  const rightly = {
    columns: [
      { index: 0, column: 'customerCode' },
      { index: 1, column: 'trackingCode' },
      { index: 2, column: 'phone' },
      { index: 3, column: null },
    ],
  } as const;

  test.each(['E3', 'tajikDebts'] as const)('of the shape %s come to the sums of their maker', (shape) => {
    const book = madeBook(shape, 7, 300);
    const sums: Record<string, bigint> = {};
    for (const { rows } of readEarlierBook(sourceOf(book)).sheets)
      for (const { values, problems } of rows) {
        expect(problems).toEqual([]);
        const key = `${values.side} ${values.currency ?? 'none'}`;
        sums[key] = (sums[key] ?? 0n) + BigInt(values.sumMinor ?? 0);
      }
    expect(sums).toEqual(book.sums);
  });

  test('keep what they say themselves that they come to', () => {
    const book = madeBook('tajikDebts', 3, 50);
    const [sheet] = readEarlierBook(sourceOf(book)).sheets;
    expect(sheet?.totals).toEqual([
      { row: 52, column: 'debt', minor: String(book.sums?.['owesUs TJS']), currency: null },
    ]);
  });

  test('without a heading are read whole where nothing is doubtful', () => {
    for (const shape of ['E1', 'bareCustomers'] as const) {
      const [sheet] = readEarlierBook(sourceOf(madeBook(shape, 5, 80))).sheets;
      expect(sheet?.questions.filter(({ about }) => about !== 'sheetStatus')).toEqual([]);
      expect(sheet?.why).toBe('content');
    }
  });
});

describe('sums of balances', () => {
  const rowsOf = (header: string[], row: string[], answers: Partial<SaidOfBook> = {}) =>
    readEarlierBook(
      { tables: [{ name: null, rows: [header, ...Array.from({ length: 5 }, () => row)] }] },
      { kind: 'balances', ...answers },
    ).sheets[0]?.rows[0];
  const both = ['Код клиента', 'Долг', 'Аванс'];

  test.each([
    [both, ['AK-17', '340 сом', '12 $'], {}],
    [both, ['AK-17', '340', '12 $'], {}],
    [both, ['AK-17', '340 сом', '12'], { currency: 'TJS' }],
    [['Код клиента', 'Долг (сом)', 'Аванс ($)'], ['AK-17', '340', '12'], {}],
    [['Код клиента', 'Долг', 'Валюта'], ['AK-17', '340 сом', 'USD'], {}],
    [['Код клиента', 'Валюта', 'Долг'], ['AK-17', 'USD', '340 сом'], {}],
  ] satisfies [string[], string[], Partial<SaidOfBook>][])(
    'of two currencies in one row are not counted together: %j %j',
    (header, row, answers) => {
      const read = rowsOf(header, row, answers);
      expect(read?.problems).toMatchObject([{ column: null, reason: 'twoCurrencies' }]);
      expect(read?.values.sumMinor).toBeUndefined();
    },
  );

  test.each([
    [both, ['AK-17', '340 сом', '12 сом'], 'owesUs', '32800', 'TJS'],
    [both, ['AK-17', '12', '340'], 'weOwe', '32800', 'USD'],
    [both, ['AK-17', '340 сом', '0'], 'owesUs', '34000', 'TJS'],
    [both, ['AK-17', '340 сом', ''], 'owesUs', '34000', 'TJS'],
    [['Код клиента', 'Сомони'], ['AK-17', '340'], 'owesUs', '34000', 'TJS'],
    [['Код клиента', 'Сом'], ['AK-17', '340'], 'owesUs', '34000', 'TJS'],
    [['Код клиента', 'Долг (сомони)'], ['AK-17', '340'], 'owesUs', '34000', 'TJS'],
    [['Код клиента', 'Долг, сом.'], ['AK-17', '340'], 'owesUs', '34000', 'TJS'],
    [['Код клиента', 'Сомони'], ['AK-17', '12 $'], 'owesUs', '1200', 'USD'],
    [['Код клиента', 'Сомони', 'Валюта'], ['AK-17', '12', '$'], 'owesUs', '1200', 'USD'],
    [['Код клиента', 'Долг'], ['AK-17', '-12'], 'weOwe', '1200', 'USD'],
  ])('are in the currency that stands nearest: %j %j', (header, row, side, sumMinor, currency) => {
    const columns = header.flatMap((head, index) =>
      /Сом/.test(head) ? [{ index, column: 'debt' as const }] : [],
    );
    const sheets = columns.length > 0 ? [{ columns }] : undefined;
    const read = rowsOf(header, row, { currency: 'USD', sheets });
    expect(read?.problems).toEqual([]);
    expect(read?.values).toMatchObject({ side, sumMinor, currency });
  });

  test('under a heading of another currency are none that the service keeps', () => {
    const columns = [{ index: 1, column: 'debt' as const }];
    const read = rowsOf(['Код клиента', 'Долг, руб'], ['AK-17', '340'], {
      currency: 'TJS',
      sheets: [{ columns }],
    });
    expect(read?.problems).toMatchObject([{ column: 'Долг, руб', reason: 'unknownCurrency' }]);
    const entry = rowsOf(['Код клиента', 'Entry'], ['AK-17', '340'], {
      currency: 'TJS',
      sheets: [{ columns }],
    });
    expect(entry?.values).toMatchObject({ sumMinor: '34000', currency: 'TJS' });
  });
});
