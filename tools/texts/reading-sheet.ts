// The sheet of a native reader: a row for each text, with room for a correction and for the mark of having read it.
import { buffer } from 'node:stream/consumers';
import { byteOrderMark, csvLines } from '@rohi/contract/csv';
import { parseTables } from '../../apps/server/src/platform/table-files/parse-tables.ts';
import { cellText } from '../../apps/server/src/platform/table-files/table.ts';
import { writeWorkbook } from '../../apps/server/src/platform/table-files/write-workbook.ts';
import { hashOf, type TajikText } from './tajik-texts.ts';
import { openPictures, screenOf } from './text-screens.ts';

/** Columns by what they hold, under the words that the reader sees. */
const headings = {
  key: 'ключ',
  ru: 'русский',
  tg: 'тоҷикӣ',
  screen: 'экран',
  picture: 'картинка',
  correction: 'исправление',
  isRead: 'прочитано (+)',
  version: 'версия (не менять)',
} as const;

type Column = keyof typeof headings;
const columns = Object.keys(headings) as Column[];

/** A row as it comes back; `version` is the hash of the Tajik text that the reader had. */
export type SheetRow = Readonly<{
  number: number;
  key: string;
  tg: string;
  correction: string;
  isRead: boolean;
  version: string;
}>;

/** The bytes of the sheet: CSV in UTF-8 with its mark where `isCsv`, else a workbook. */
export async function writeSheet(root: string, texts: readonly TajikText[], isCsv: boolean): Promise<Buffer> {
  const pictureOf = openPictures(root);
  const rows = texts.map(({ key, file, ru, tg }) => {
    const { screen } = screenOf(file);
    return [key, ru, tg, screen, pictureOf(screen), '', '', hashOf(tg)];
  });
  const heading = columns.map((column) => headings[column]);
  if (isCsv) return Buffer.from(byteOrderMark + csvLines([heading, ...rows], ';'));
  const cells = rows.map((row) => row.map((text) => ({ text })));
  async function* pieces() {
    yield cells;
  }
  return await buffer(writeWorkbook({ title: 'тоҷикӣ', heading, rows: pieces() }));
}

/** What a reader may write for "not read". */
const no = /^(?:|-|–|—|0|no|не|нет|false)$/i;

/** The rows of a sheet that came back, CSV or workbook. Throws when a column of the sheet is missing. */
export async function readSheet(bytes: Buffer): Promise<SheetRow[]> {
  const headingWords = new Set<string>(Object.values(headings));
  const [table] = await parseTables(
    bytes,
    ([first = []]) => first.filter((cell) => headingWords.has(cellText(cell))).length,
  );
  const [heading = [], ...rows] = table?.rows ?? [];
  const at = (column: Column) => {
    const place = heading.findIndex((cell) => cellText(cell).trim() === headings[column]);
    if (place === -1) throw new Error(`The sheet has no column «${headings[column]}» in its first row.`);
    return place;
  };
  const places = Object.fromEntries(columns.map((column) => [column, at(column)])) as Record<Column, number>;
  const bare = (text: string) => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);
  return rows.flatMap((row, index) => {
    const cell = (column: Column) => bare(cellText(row[places[column]] ?? null));
    const key = cell('key').trim();
    if (key === '') return [];
    return {
      number: index + 2,
      key,
      tg: cell('tg'),
      correction: cell('correction').normalize('NFC'),
      isRead: !no.test(cell('isRead').trim()),
      version: cell('version').trim(),
    };
  });
}
