import { rm, writeFile } from 'node:fs/promises';
import type { Locale } from '@rohi/contract/locales';
import type { ImportReport, RemarkTexts, TableReport } from '../modules/imports/loading/imports.service.ts';
import type { RecognisedTable } from '../modules/imports/tables/recognise-columns.ts';
import { rejectedCsv } from '../modules/imports/loading/rejected-rows.ts';
import { reportTexts } from '../modules/imports/loading/report-texts.ts';
import { countRows } from '../modules/imports/tables/row-cells.ts';
import { encodingName } from '../platform/table-files/text-encoding.ts';

// What `npm run import` prints on its two streams, and the lists of rejected rows that it leaves beside the file.

/** Where an import came from and how its report is printed. */
export type PrintedImport = { file: string; dryRun: boolean; locale: Locale };
type PrintedReport = PrintedImport & { remarks: RemarkTexts };

const shownProblems = 50;
export const out = (line: string) => process.stdout.write(`${line}\n`);
export const fail = (line: string) => process.stderr.write(`${line}\n`);

/** What the tables were taken for: one line each, before anything is loaded. */
export function printRecognised(
  tables: readonly RecognisedTable[],
  ignoredSheets: readonly string[],
  locale: Locale,
): void {
  const texts = reportTexts[locale];
  const comma = locale === 'zh' ? '、' : ', ';
  for (const table of tables) {
    const source =
      table.text === undefined
        ? texts.sheet(table.name ?? '')
        : texts.textFile(encodingName(table.text.encoding), separatorName(table.text.separator));
    const columns = [...table.columns.values()].map(({ header }) => header).join(comma);
    out(texts.recognised(source, table.kind, countRows(table), columns, table.ignored.join(comma)));
  }
  if (ignoredSheets.length > 0) out(texts.ignoredSheets(ignoredSheets.join(comma)));
}

function separatorName(separator: string): string {
  return separator === '\t' ? 'Tab' : separator;
}

/** The outcome, table by table, and the lists of rejected rows. Returns the exit code. */
export async function printReport(report: ImportReport, source: PrintedReport): Promise<number> {
  for (const table of report.tables) printTable(table, source);
  if (source.dryRun) out(reportTexts[source.locale].dryRun);
  else await saveRejected(report, source);
  return report.tables.some((table) => table.problems.length > 0) ? 1 : 0;
}

function printTable(table: TableReport, { locale, remarks }: PrintedReport): void {
  const texts = reportTexts[locale];
  const badRows = new Set(table.problems.map((problem) => problem.row)).size;
  const { created, changed, unchanged } = table.parcels;
  out(texts.table(table.name, table.kind, table.rowsRead));
  if (table.kind === 'parcels') out(texts.parcels(created, changed, unchanged, badRows));
  else out(texts.events(table.events.written, table.events.known, badRows));
  const lines = [
    ...table.problems.map((problem) => ({ ...problem, text: remarks.problem(problem) })),
    ...table.notes.map((note) => ({ ...note, text: remarks.note(note) })),
  ];
  for (const line of lines.slice(0, shownProblems))
    out(texts.row(line.row, line.column, line.value, line.text));
  if (lines.length > shownProblems) out(texts.more(lines.length - shownProblems));
}

/** Beside the file, one list a table. The list of an earlier run goes: it would name rows that are loaded by now. */
async function saveRejected(report: ImportReport, { file, locale, remarks }: PrintedReport): Promise<void> {
  for (const [index, table] of report.tables.entries()) {
    const path = `${file}${index === 0 ? '' : `.${index + 1}`}.rejected.csv`;
    try {
      if (table.problems.length === 0) await rm(path, { force: true });
      else await writeFile(path, rejectedCsv(table.table, textsByRow(table, remarks), locale));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      fail(reportTexts[locale].rejectedFileFailed(path, code ?? 'unknown'));
      continue;
    }
    if (table.problems.length > 0) out(reportTexts[locale].rejectedFile(path));
  }
}

function textsByRow(table: TableReport, remarks: RemarkTexts): Map<number, string[]> {
  const texts = new Map<number, string[]>();
  for (const problem of table.problems) {
    const column = problem.column === null ? '' : `${problem.column}: `;
    const rowTexts = texts.get(problem.row) ?? [];
    texts.set(problem.row, [...rowTexts, `${column}${remarks.problem(problem)}`]);
  }
  return texts;
}
