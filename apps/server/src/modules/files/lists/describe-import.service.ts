/** Owns what is shown of a list's file: headings and reasons in the reader's language. */
import type { FieldError, ErrorName } from '@rohi/contract/errors';
import { errorCatalogue } from '@rohi/contract/errors';
import type { ImportedFile, ImportedRow, ImportState } from '@rohi/contract/lists/list-import';
import type { Locale } from '@rohi/contract/locales';
import { errorText, fieldText } from '../../../messages.ts';
import { isListProblem, listProblemText } from '../../../messages/list-imports.ts';
import { versionHeader, type ListOfFile } from '../../../platform/table-files/list-columns.ts';
import { rejectedLines } from '../../../platform/table-files/rejected-lines.ts';
import type { ReadFile } from '../row-files.service.ts';
import { isWaiting, type ListPlan, type PlannedProblem, type PlannedRow } from './list-plan.ts';

type Columns = ListOfFile['columns'];

/** The file as a whole. */
export function describeFile(
  { id, fileName, uploadedAt, confirmedAt }: ReadFile,
  plan: ListPlan,
  columns: Columns,
  locale: Locale,
): ImportedFile {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const written = { new: 0, changed: 0 };
  for (const { state, outcome } of plan.rows) {
    counts[state] += 1;
    if (outcome === 'written' && (state === 'new' || state === 'changed')) written[state] += 1;
  }
  return {
    id,
    fileName,
    uploadedAt: uploadedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    sheet: plan.sheet,
    columns: plan.columns.map((column) => headingOf(columns, column, locale)),
    unknownColumns: plan.unknown,
    rows: plan.rows.length,
    counts,
    written,
    waiting: plan.rows.filter((row) => isWaiting(row)).length,
  };
}

/** A page of its rows. */
export function describeRows(
  plan: ListPlan,
  columns: Columns,
  { page, limit, state }: { page: number; limit: number; state?: ImportState | undefined },
  locale: Locale,
): { total: number; list: ImportedRow[] } {
  const wanted = plan.rows.filter((row) => state === undefined || row.state === state);
  return {
    total: wanted.length,
    list: wanted.slice((page - 1) * limit, page * limit).map((row) => describeRow(row, columns, locale)),
  };
}

function describeRow(
  { row, key, state, changes, problems, outcome }: PlannedRow,
  columns: Columns,
  locale: Locale,
): ImportedRow {
  return {
    row,
    key,
    state,
    changes: changes.map(({ column, before, after }) => ({
      column: headingOf(columns, column, locale),
      before,
      after,
    })),
    problems: problems.map((problem) => ({
      column: problem.column === null ? null : headingOf(columns, problem.column, locale),
      value: problem.value,
      msg: describe(problem, locale),
    })),
    outcome,
  };
}

/** The refused rows in the file's own layout, with the reasons in a last column. */
export function refusedTable(
  plan: ListPlan,
  columns: Columns,
  locale: Locale,
): { headers: string[]; rows: string[][] } {
  const refused = plan.rows.filter(({ state }) => state === 'refused');
  const [headers, ...rows] = rejectedLines(
    plan.header,
    refused.map(({ row, cells, problems }) => ({ row, cells, why: whyOf(problems, columns, locale) })),
    locale,
    { numbered: false },
  );
  return { headers, rows };
}

function whyOf(problems: readonly PlannedProblem[], columns: Columns, locale: Locale): string {
  const texts = problems.map((problem) => {
    const msg = describe(problem, locale);
    return problem.column === null ? msg : `${headingOf(columns, problem.column, locale)}: ${msg}`;
  });
  return texts.join(' ');
}

/** The heading of a column; after the list's own comes the version. */
export function headingOf(columns: Columns, column: number, locale: Locale): string {
  return (columns[column]?.header ?? versionHeader)[locale];
}

function describe({ name, params }: PlannedProblem, locale: Locale): string {
  if (isListProblem(name)) return listProblemText(name, locale, params);
  return isErrorName(name) ? errorText(name, locale, params) : fieldText(name, locale, params);
}

function isErrorName(name: ErrorName | FieldError): name is ErrorName {
  return Object.hasOwn(errorCatalogue, name);
}
