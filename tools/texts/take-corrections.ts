// Takes a sheet back: corrections into the sources, marks of reading into one file. A row that does not fit is refused.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SheetRow } from './reading-sheet.ts';
import { editsOf, withEdits, type Edit } from './source-texts.ts';
import { hashOf, keyedTexts, type KeyedText } from './tajik-texts.ts';

const readTexts = 'tools/texts/read-by-native.json';

/** Texts that a native reader has read: key and hash of the text as it was. */
export type ReadTexts = Readonly<Record<string, string>>;

export function loadRead(root: string): ReadTexts {
  const path = join(root, readTexts);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ReadTexts) : {};
}

export type TakeReport = {
  changed: { key: string; from: string; to: string }[];
  /** Rows without a correction, or with the text as it stands. */
  same: number;
  read: number;
  refused: { row: number; key: string; why: string }[];
};

/** What is filled in, and what a page needs to stay: `{name}`, `{{fact}}`, the target of a link, code. */
const markers = (text: string) =>
  (text.match(/\{\{[^{}]*\}\}|\{[^{}]*\}|\]\([^)]*\)|`[^`]*`/g) ?? []).toSorted();

function missingFrom(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** A space that must not break beside a marker stays so, and so do the spaces around a text that is joined to others. */
function withSpacesOf(text: string, correction: string): string {
  const joined = markers(text).reduce((result, marker) => {
    const after = text.includes(`${marker}\u00a0`)
      ? result.replaceAll(`${marker} `, `${marker}\u00a0`)
      : result;
    return text.includes(`\u00a0${marker}`) ? after.replaceAll(` ${marker}`, `\u00a0${marker}`) : after;
  }, correction.trim());
  return (/^\s*/.exec(text)?.[0] ?? '') + joined + (/\s*$/.exec(text)?.[0] ?? '');
}

const plainSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Why a row cannot be taken; undefined when it can. */
function refusalOf(row: SheetRow, text: KeyedText | undefined, isFirst: boolean): string | undefined {
  if (text === undefined) return 'There is no such text any more.';
  if (!isFirst) return 'The key stands in an earlier row too.';
  if (row.version !== hashOf(text.text)) return 'The text has changed since the sheet was made.';
  if (row.correction.trim() === '')
    return plainSpaces(row.tg) === plainSpaces(text.text)
      ? undefined
      : 'The Tajik column was changed: a correction goes into its own column.';
  if (/[\r\n]/.test(row.correction.trim()) && row.key.startsWith('content/'))
    return 'A text of a page is one line.';
  if (row.key.startsWith('content/terms-of-service/') && row.correction.trim() !== text.text)
    return 'An offer stays as it was made: a developer makes the next version.';
  const [before, after] = [markers(text.text), markers(row.correction)];
  const lost = missingFrom(before, after);
  if (lost.length > 0) return `Lost from the text: ${lost.join(' ')}`;
  const added = missingFrom(after, before);
  return added.length > 0 ? `Not known in this text: ${added.join(' ')}` : undefined;
}

/** What becomes of a row: the text it leaves, with the edits for it, or why it is refused. */
type Outcome = { row: SheetRow; text: KeyedText; to: string; edits: Edit[] } | { row: SheetRow; why: string };

function outcomeOf(row: SheetRow, text: KeyedText | undefined, isFirst: boolean, source: string): Outcome {
  const why = refusalOf(row, text, isFirst);
  if (why !== undefined || text === undefined) return { row, why: why ?? '' };
  const correction = plainSpaces(row.correction);
  if (correction === '' || correction === plainSpaces(text.text))
    return { row, text, to: text.text, edits: [] };
  const to = withSpacesOf(text.text, row.correction);
  const edits = row.key.startsWith('content/') ? [{ ...text, by: to }] : editsOf(text, to, source);
  return edits === undefined
    ? { row, why: 'A developer has to place this correction: what is filled in moves.' }
    : { row, text, to, edits };
}

/** Whether the file would hold the corrected texts and all others as they were. */
function holds(file: string, source: string, wanted: ReadonlyMap<string, string>): boolean {
  try {
    const after = keyedTexts(file, source);
    return after.length === wanted.size && after.every(({ key, text }) => wanted.get(key) === text);
  } catch {
    return false;
  }
}

/** Takes the rows of one file. Where the file would hold anything else than the sheet says, none of its rows. */
function takeFile(root: string, file: string, rows: readonly SheetRow[]): Outcome[] {
  const path = join(root, file);
  if (!/^(?:apps|packages|content)\/(?!.*\.\.\/).+\.(?:tsx?|md)$/.test(file) || !existsSync(path))
    return rows.map((row) => ({ row, why: 'There is no such text any more.' }));
  const source = readFileSync(path, 'utf8');
  const texts = new Map(keyedTexts(file, source).map((text) => [text.key, text]));
  const seen = new Set<string>();
  const outcomes = rows.map((row) => {
    const isFirst = !seen.has(row.key);
    seen.add(row.key);
    return outcomeOf(row, texts.get(row.key), isFirst, source);
  });
  const taken = outcomes.flatMap((each) => ('why' in each ? [] : each));
  const edits = taken.flatMap((each) => each.edits);
  if (edits.length === 0) return outcomes;
  const wanted = new Map([...texts].map(([key, { text }]) => [key, text]));
  for (const { row, to } of taken) wanted.set(row.key, to);
  const corrected = withEdits(source, edits);
  if (!holds(file, corrected, wanted))
    return outcomes.map((each) =>
      'why' in each
        ? each
        : { row: each.row, why: 'The file would not hold what the sheet says: a developer has to look.' },
    );
  writeFileSync(path, corrected);
  return outcomes;
}

/** Takes a sheet into the sources below `root`, and says what became of its rows. */
export function takeCorrections(root: string, rows: readonly SheetRow[]): TakeReport {
  const report: TakeReport = { changed: [], same: 0, read: 0, refused: [] };
  const read = new Map(Object.entries(loadRead(root)));
  const files = Map.groupBy(rows, ({ key }) => key.split('#')[0] ?? '');
  for (const outcome of [...files].flatMap(([file, own]) => takeFile(root, file, own))) {
    const { number, key, isRead } = outcome.row;
    if ('why' in outcome) {
      report.refused.push({ row: number, key, why: outcome.why });
      continue;
    }
    if (outcome.edits.length === 0) report.same += 1;
    else report.changed.push({ key, from: outcome.text.text, to: outcome.to });
    if (!isRead) continue;
    read.set(key, hashOf(outcome.to));
    report.read += 1;
  }
  if (report.read > 0) {
    const sorted = [...read].toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(join(root, readTexts), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
  return report;
}
