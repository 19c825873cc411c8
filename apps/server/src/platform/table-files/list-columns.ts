/**
 * The columns of a list's file, each declared once: how a row is written into it, and how a cell is read back. A cell
 * that says what the list would write itself is never read: so the own file of a list changes nothing.
 */
import { dushanbeMinute, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ErrorParams, FieldError } from '@rohi/contract/errors';
import { locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import type { ListProblemName } from '../../messages/list-imports.ts';
import { headerKey, visibleText, type Cell } from './table.ts';
import { readWall } from './wall-clock.ts';
import { textOf, type TableCell } from './table-cell.ts';

/** What a cell says, or what is wrong with it. */
export type CellReading =
  | { value: unknown }
  | { problem: FieldError | ListProblemName; params?: ErrorParams };

/** What cells name and only the database knows: ids by code. */
export type CodeBook = ReadonlyMap<string, number>;

/** What the office says instead of words of the dictionary, by their codes there. */
export type RenamedWords = ReadonlyMap<string, LocaleTexts>;

/** One column of the file of a list with rows of type `Row`. */
export type ListColumn<Row> = {
  header: LocaleTexts;
  /** What it was called in files that people may still have. */
  formerHeaders?: readonly string[];
  value: (row: Row, locale: Locale) => TableCell;
  /** What it fills in, `code` or `names.ru`; a column without it is read only. */
  field?: string;
  read?: (cell: Cell, codes: CodeBook) => CellReading;
  /** Where the codes are found that its cells name. */
  codes?: () => Promise<CodeBook>;
  /** The column as it is where the office says some of its words otherwise. */
  renamed?: (words: RenamedWords) => ListColumn<Row>;
};

/** A row of any list, as its calls give it. */
export type AnyRow = { id: string | number; version: number; readonly [field: string]: unknown };

/** What a list is, for the reading of its file. */
export type ListOfFile = {
  columns: readonly ListColumn<AnyRow>[];
  /** Index of the column that finds a row, or `id`. */
  keyOf: (row: AnyRow) => string;
  keyColumn: number;
  keyIsId: boolean;
  /** Names of the form's fields. */
  fields: readonly string[];
  blank: Readonly<Record<string, unknown>>;
  example: Readonly<Record<string, unknown>>;
  makesRows: boolean;
};

/** The keys of a row with values of one kind. */
type KeyOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row] & string;

const yes: LocaleTexts = { ru: 'да', en: 'yes', zh: '是', tg: 'ҳа' };
const no: LocaleTexts = { ru: 'нет', en: 'no', zh: '否', tg: 'не' };
const languageNames: Record<Locale, string> = { ru: 'ru', en: 'en', zh: 'zh', tg: 'tg' };

/** The kinds of columns for the rows of one list. */
export function columnKinds<Row extends object>() {
  const cellOf = (row: Row, key: string) => (row as Record<string, TableCell>)[key] ?? null;
  return {
    /** The row's own number, where nothing else finds it: empty for a new row. */
    id: (header: LocaleTexts): ListColumn<Row> => ({
      header,
      field: 'id',
      value: (row) => cellOf(row, 'id'),
    }),
    /** A line of text, a code, or a decimal number that the service reads itself. */
    text: (field: KeyOf<Row, string | null>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row) => cellOf(row, field),
      read: (cell) => readText(cell),
    }),
    /** As `text`, of a field that is an empty text where nothing is written. */
    line: (field: KeyOf<Row, string>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row) => cellOf(row, field),
      read: (cell) => readText(cell, ''),
    }),
    /** A decimal number, as text. */
    decimal: (field: KeyOf<Row, string | null>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row) => cellOf(row, field),
      read: readDecimalText,
    }),
    /** One text in four languages, each in a column of its own. */
    texts: (field: KeyOf<Row, LocaleTexts | null>, header: LocaleTexts): ListColumn<Row>[] =>
      locales.map((language) => ({
        header: eachText(header, (text) => `${text} (${languageNames[language]})`),
        field: `${field}.${language}`,
        value: (row) => (row as Record<string, LocaleTexts | null>)[field]?.[language] ?? null,
        read: (cell) => readText(cell, ''),
      })),
    /** One of a closed set, by its name in any language or by its code; an empty cell is null. */
    choice: <Value extends string>(
      field: KeyOf<Row, Value | null>,
      header: LocaleTexts,
      names: Readonly<Record<Value, LocaleTexts>>,
      wordPrefix?: string,
    ): ListColumn<Row> =>
      renamable(names, wordPrefix, (words) => ({
        header,
        field,
        value: (row, locale) => nameOf(words, cellOf(row, field), locale),
        read: (cell) => readChoice([words, names], visibleText(cell)),
      })),
    /** Some of a closed set, with commas. */
    many: <Value extends string>(
      field: KeyOf<Row, Value[]>,
      header: LocaleTexts,
      names: Readonly<Record<Value, LocaleTexts>>,
      wordPrefix?: string,
    ): ListColumn<Row> =>
      renamable(names, wordPrefix, (words) => ({
        header,
        field,
        value: (row, locale) =>
          (row as Record<string, Value[]>)[field]?.map((each) => words[each][locale]).join(', ') ?? null,
        read: (cell) => readEach(cell, (text) => readChoice([words, names], text)),
      })),
    flag: (field: KeyOf<Row, boolean>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row, locale) => flagText(cellOf(row, field) === true, locale),
      read: readFlag,
    }),
    whole: (field: KeyOf<Row, number | null>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row) => cellOf(row, field),
      read: readWhole,
    }),
    /** A calendar day of Dushanbe. */
    day: (field: KeyOf<Row, string | null>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row) => cellOf(row, field),
      read: readDay,
    }),
    /** A moment, by the clock of Dushanbe. */
    moment: (field: KeyOf<Row, string | null>, header: LocaleTexts): ListColumn<Row> => ({
      header,
      field,
      value: (row) => {
        const moment = cellOf(row, field);
        return typeof moment === 'string' ? dushanbeMinute(new Date(moment)) : null;
      },
      read: readMoment,
    }),
    /** Another row by its code. */
    reference: (
      field: KeyOf<Row, number | null>,
      header: LocaleTexts,
      codeOf: (row: Row) => string | null,
      codes: () => Promise<CodeBook>,
    ): ListColumn<Row> => ({ header, field, value: codeOf, read: readCode, codes }),
    /** Other rows by their codes, with commas. */
    references: (
      field: KeyOf<Row, number[]>,
      header: LocaleTexts,
      codesOf: (row: Row) => readonly string[],
      codes: () => Promise<CodeBook>,
    ): ListColumn<Row> => ({
      header,
      field,
      value: (row) => codesOf(row).join(', '),
      read: (cell, book) => readEach(cell, (text) => readCode(text, book)),
      codes,
    }),
    /** Shown in the file, and ignored when the file comes back. */
    readOnly: (header: LocaleTexts, value: ListColumn<Row>['value']): ListColumn<Row> => ({ header, value }),
  };
}

/** The columns as the office says their words. */
export function renameColumns<Row>(
  columns: readonly ListColumn<Row>[],
  words: RenamedWords,
): readonly ListColumn<Row>[] {
  if (words.size === 0) return columns;
  return columns.map((column) => ({ ...column, ...column.renamed?.(words) }));
}

/** Headings of what every list's file can have beside its own columns. */
export const versionHeader: LocaleTexts = { ru: 'Версия', en: 'Version', zh: '版本号', tg: 'Нусха' };

function eachText(texts: LocaleTexts, change: (text: string) => string): LocaleTexts {
  return { ru: change(texts.ru), en: change(texts.en), zh: change(texts.zh), tg: change(texts.tg) };
}

/** Yes or no, as files say it. */
export function flagText(flag: boolean, locale: Locale): string {
  return (flag ? yes : no)[locale];
}

function nameOf(names: Readonly<Record<string, LocaleTexts>>, value: TableCell, locale: Locale): TableCell {
  return value === null ? null : (names[textOf(value)]?.[locale] ?? value);
}

function readText(cell: Cell, empty: '' | null = null): CellReading {
  // A spreadsheet keeps fifteen digits of a number and writes zeros for the rest.
  if (typeof cell === 'number' && !Number.isSafeInteger(cell * 1000)) return { problem: 'lostDigits' };
  const text = visibleText(cell).replaceAll('\r\n', '\n');
  return { value: text === '' ? empty : text };
}

function readDecimalText(cell: Cell): CellReading {
  const text = visibleText(cell)
    .replaceAll(/(?<=\d)[\s'’](?=\d)/gu, '')
    .replace(/%$/, '')
    .trim();
  return { value: text === '' ? null : text.replace(/^([^.,]*),([^.,]*)$/, '$1.$2') };
}

type Names<Value extends string> = Readonly<Record<Value, LocaleTexts>>;

/** A column of names that the office can replace: what it says is written, and read before the program's own. */
function renamable<Row, Value extends string>(
  names: Names<Value>,
  wordPrefix: string | undefined,
  columnOf: (names: Names<Value>) => ListColumn<Row>,
): ListColumn<Row> {
  const column = columnOf(names);
  if (wordPrefix === undefined) return column;
  const renamed = (words: RenamedWords) => {
    const current = Object.entries<LocaleTexts>(names).map(([code, own]) => [
      code,
      words.get(wordPrefix + code) ?? own,
    ]);
    return columnOf(Object.fromEntries(current) as Names<Value>);
  };
  return { ...column, renamed };
}

/** Earlier names win over later ones. */
function readChoice(sources: readonly Readonly<Record<string, LocaleTexts>>[], text: string): CellReading {
  if (text === '') return { value: null };
  const wanted = headerKey(text);
  for (const names of sources) {
    const found = Object.entries(names).find(([code, texts]) =>
      [code, ...Object.values(texts)].some((name) => headerKey(name) === wanted),
    );
    if (found !== undefined) return { value: found[0] };
  }
  return { problem: 'unknownChoice', params: allowedNames(sources[0] ?? {}) };
}

/** More names than these are no help in a sentence. */
const mostNamed = 20;

/** What may stand in the cell, in each language. */
function allowedNames(names: Readonly<Record<string, LocaleTexts>>): Record<Locale, string> {
  const all = Object.values(names);
  const inLanguage = (locale: Locale) => {
    const named = all.slice(0, mostNamed).map((texts) => texts[locale]);
    return [...named, ...(all.length > mostNamed ? ['…'] : [])].join(locale === 'zh' ? '、' : ', ');
  };
  return { ru: inLanguage('ru'), en: inLanguage('en'), zh: inLanguage('zh'), tg: inLanguage('tg') };
}

function readEach(cell: Cell, readOne: (text: string) => CellReading): CellReading {
  const values: unknown[] = [];
  for (const text of visibleText(cell).split(/[,;、，；]/)) {
    if (text.trim() === '') continue;
    const reading = readOne(text.trim());
    if ('problem' in reading) return reading;
    values.push(reading.value);
  }
  return { value: values };
}

const yesKeys = new Set([...Object.values(yes), 'true', 'истина', '1', '真'].map(headerKey));
const noKeys = new Set([...Object.values(no), 'false', 'ложь', '0', '假'].map(headerKey));

function readFlag(cell: Cell): CellReading {
  const key = headerKey(visibleText(cell));
  if (yesKeys.has(key)) return { value: true };
  return noKeys.has(key) ? { value: false } : { problem: 'notYesOrNo' };
}

function readWhole(cell: Cell): CellReading {
  const text = visibleText(cell);
  if (text === '') return { value: null };
  return /^-?\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: 'notWhole' };
}

function readDay(cell: Cell): CellReading {
  if (visibleText(cell) === '') return { value: null };
  const wall = readWall(cell);
  if (wall === undefined || Number.isNaN(wall.dayMs)) return { problem: 'notADay' };
  return { value: new Date(wall.dayMs).toISOString().slice(0, 10) };
}

function readMoment(cell: Cell): CellReading {
  if (visibleText(cell) === '') return { value: null };
  const wall = readWall(cell);
  if (wall === undefined || Number.isNaN(wall.dayMs)) return { problem: 'notADay' };
  const day = new Date(wall.dayMs).toISOString().slice(0, 10);
  const start = startOfDushanbeDay(day).getTime();
  const zoneMs = wall.zoneMinutes === undefined ? 0 : (5 * 60 - wall.zoneMinutes) * 60_000;
  return { value: new Date(start + (wall.timeMs ?? 0) + zoneMs).toISOString() };
}

function readCode(cell: Cell, codes: CodeBook): CellReading {
  const code = visibleText(cell).toUpperCase();
  if (code === '') return { value: null };
  const id = codes.get(code);
  return id === undefined ? { problem: 'unknownCode' } : { value: id };
}
