/**
 * Says what each row of a file would do to a list, cell by cell. Writes nothing and knows no rules of the list's own.
 */
import { isDeepStrictEqual } from 'node:util';
import { bareText, harmlessCell, harmlessText } from '@rohi/contract/csv';
import { locales, type Locale } from '@rohi/contract/locales';
import type { AnyRow, CodeBook, ListColumn, ListOfFile } from '../../../platform/table-files/list-columns.ts';
import { cellText, visibleText, type Cell } from '../../../platform/table-files/table.ts';
import { textOf } from '../../../platform/table-files/table-cell.ts';
import { isFilled, type ListFile, type ListPlan, type PlannedProblem, type PlannedRow } from './list-plan.ts';

/** What stands in the list while a file is read. */
export type PlanDeps = { rows: readonly AnyRow[]; books: ReadonlyMap<number, CodeBook>; locale: Locale };

/** Upper case, blanks aside: how keys are compared. */
export function keyText(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/** The plan of a file, before the list's own rules are asked. */
export function planRows(file: ListFile, list: ListOfFile, deps: PlanDeps): ListPlan {
  const standing = new Map(deps.rows.map((row) => [keyText(list.keyOf(row)), row]));
  const firstRows = new Map<string, number>();
  const rows: ListPlan['rows'] = [];
  for (const [index, cells] of file.rows.entries()) {
    if (index <= file.headerRow || !isFilled(cells)) continue;
    const at = (column: number): Cell => cells[file.places.get(column) ?? -1] ?? null;
    const key = visibleText(plainCell(at(list.keyColumn)));
    const found = key === '' ? undefined : standing.get(keyText(key));
    const planned = planRow(at, found, { list, deps, file, key, row: index + 1 });
    const first = firstRows.get(keyText(key));
    if (key !== '' && first !== undefined)
      refuse(planned, list.keyColumn, key, 'twiceInFile', { row: first });
    else firstRows.set(keyText(key), index + 1);
    const width = file.rows[file.headerRow]?.length ?? 0;
    const surplus = file.sheet === null && cells.slice(width).some((cell) => visibleText(cell) !== '');
    if (surplus) refuse(planned, null, '', 'tooManyCells');
    rows.push({ ...planned, cells });
  }
  return {
    sheet: file.sheet,
    header: file.rows[file.headerRow] ?? [],
    columns: [...file.places.keys()].toSorted((a, b) => a - b),
    unknown: file.unknown,
    rows,
  };
}

type RowTask = { list: ListOfFile; deps: PlanDeps; file: ListFile; key: string; row: number };

function planRow(at: (column: number) => Cell, found: AnyRow | undefined, task: RowTask): PlannedRow {
  const { list, deps, file, key, row } = task;
  const fields = fieldsOf(list, found ?? list.blank);
  const planned: PlannedRow = {
    row,
    key: key.slice(0, 100),
    id: found?.id ?? null,
    version: found?.version ?? 0,
    fields,
    state: found === undefined ? 'new' : 'unchanged',
    changes: [],
    problems: [],
    outcome: null,
  };
  for (const [index, column] of list.columns.entries()) {
    if (column.field === undefined || column.read === undefined || !file.places.has(index)) continue;
    const cell = at(index);
    if (found !== undefined && saysTheSame(cell, column, found)) continue;
    const reading = column.read(plainCell(cell), deps.books.get(index) ?? new Map());
    if ('problem' in reading) refuse(planned, index, cellText(cell), reading.problem, reading.params);
    else setField(fields, column.field, reading.value);
  }
  planned.changes = changesOf(list, found, fields, at, deps.locale);
  if (found !== undefined && planned.changes.length > 0 && planned.state !== 'refused')
    planned.state = 'changed';
  if (found === undefined) checkNew(planned, task);
  else checkVersion(planned, at(list.columns.length), found, task);
  return planned;
}

/** A row that the list does not have: made, unless the list makes none or the row is the template's. */
function checkNew(planned: PlannedRow, { list, key }: RowTask): void {
  if (!list.makesRows) refuse(planned, list.keyColumn, key, key === '' ? 'keyNeeded' : 'notInList');
  else if (list.keyIsId && key !== '') refuse(planned, list.keyColumn, key, 'notInList');
  else if (isDeepStrictEqual(planned.fields, fieldsOf(list, list.example)))
    refuse(planned, null, '', 'example');
}

/** A row that somebody has changed since its file was saved is not written over. */
function checkVersion(planned: PlannedRow, cell: Cell, found: AnyRow, { list, deps }: RowTask): void {
  const text = visibleText(cell);
  if (text === '' || planned.changes.length === 0) return;
  const version = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (version === undefined) refuse(planned, list.columns.length, text, 'badVersion');
  else if (version !== found.version) refuseConflict(planned, found, list, deps.locale);
}

/** Refuses a row over which somebody was quicker, and says what stands. */
export function refuseConflict(
  planned: PlannedRow,
  found: AnyRow,
  list: Pick<ListOfFile, 'columns'>,
  locale: Locale,
): void {
  const now = planned.changes.map(({ column }) => {
    const { header, value } = list.columns[column] ?? {};
    return `${header?.[locale] ?? ''} = «${shorten(textOf(value?.(found, locale) ?? null))}»`;
  });
  const who = found['updatedBy'] ?? found['writtenBy'];
  refuse(planned, null, '', 'changedSince', {
    who: typeof who === 'string' ? who : '—',
    now: now.join('; '),
    version: found.version,
  });
}

/** Has a row refused, with one more reason. */
export function refuse(
  planned: PlannedRow,
  column: number | null,
  value: string,
  name: PlannedProblem['name'],
  params?: PlannedProblem['params'],
): void {
  planned.state = 'refused';
  planned.problems.push({ column, value: shorten(value), name, ...(params === undefined ? {} : { params }) });
}

/** The fields of the form, of a row that stands or of one that is begun. */
export function fieldsOf(
  list: Pick<ListOfFile, 'fields'>,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return structuredClone(Object.fromEntries(list.fields.map((name) => [name, row[name] ?? null])));
}

/** True when a cell holds what the list itself would write there, in whichever language. */
function saysTheSame(cell: Cell, { value }: ListColumn<AnyRow>, row: AnyRow): boolean {
  const text = lineEnds(cellText(cell));
  return locales.some((locale) => {
    const own = lineEnds(textOf(value(row, locale)));
    // In each form in which the list is saved; reading takes the first apostrophe of a CSV off by itself.
    const saved = [harmlessCell(own), harmlessText(own, ','), harmlessText(own, ';')];
    const read = saved.map((each) => (each.startsWith("'") ? each.slice(1) : each));
    return [own, ...saved, ...read].includes(text);
  });
}

/** Apostrophes that only keep a spreadsheet from calculating are taken off again (docs/security.md, case 13). */
function plainCell(cell: Cell): Cell {
  return typeof cell === 'string' ? bareText(cell) : cell;
}

function lineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

const longestShown = 300;

function shorten(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

function setField(fields: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', language] = path.split('.');
  if (language === undefined) fields[name] = value;
  else fields[name] = { ...noTexts, ...(fields[name] as object | null), [language]: value };
}

const noTexts = { ru: '', en: '', zh: '', tg: '' };

function changesOf(
  list: ListOfFile,
  found: AnyRow | undefined,
  fields: Record<string, unknown>,
  at: (column: number) => Cell,
  locale: Locale,
): PlannedRow['changes'] {
  const before = found ?? list.blank;
  return list.columns.flatMap(({ field, value, read, codes }, column) => {
    if (field === undefined || read === undefined) return [];
    const old = getField(before, field);
    const fresh = getField(fields, field);
    if (isDeepStrictEqual(old, fresh)) return [];
    const written = { ...found, ...fields } as AnyRow;
    const after = codes === undefined ? textOf(value(written, locale)) : visibleText(plainCell(at(column)));
    const was = found === undefined ? '' : textOf(value(found, locale));
    return [{ column, before: shorten(was), after: shorten(after) }];
  });
}

function getField(fields: Readonly<Record<string, unknown>>, path: string): unknown {
  const [name = '', language] = path.split('.');
  if (language === undefined) return fields[name] ?? null;
  // A text that is not there and an empty one are the same to a cell.
  return (fields[name] as Record<string, unknown> | null)?.[language] ?? '';
}
