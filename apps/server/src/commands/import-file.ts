import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, resolveLocale, type Locale } from '@rohi/contract/locales';
import { errorText } from '../messages.ts';
import { describeRefusal } from '../modules/imports/describe-refusal.ts';
import { FileRefusal } from '../modules/imports/file-refusal.ts';
import {
  describeNote,
  describeProblem,
  importTables,
  type ImportReport,
  type TableReport,
} from '../modules/imports/imports.service.ts';
import { readTables } from '../modules/imports/read-table.service.ts';
import { rejectedCsv } from '../modules/imports/rejected-rows.ts';
import { reportTexts } from '../modules/imports/report-texts.ts';
import { isDatabaseDown, isDiskFull } from '../platform/database.ts';
import { runCommand } from './command-context.ts';

// npm run import -- FILE [--sheet NAME] [--dry-run] [--lang ru|en|zh]: loads parcels and events of a CSV or XLSX file.
// Exit code 0: all rows taken; 1: some rows were not (they are named, the others are loaded); 2: nothing could be done.
const shownProblems = 50;
const out = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => process.stderr.write(`${line}\n`);

type Request = { file: string; sheet: string | undefined; dryRun: boolean; locale: Locale };

function readRequest(): Request | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        sheet: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        lang: { type: 'string' },
      },
    });
    const [file] = positionals;
    const isKnown = values.lang === undefined || isLocale(values.lang);
    if (file === undefined || positionals.length > 1 || !isKnown) return undefined;
    // npm runs its scripts in the project's folder; the file was named from where the person stands.
    const from = process.env['npm_lifecycle_event'] === 'import' ? process.env['INIT_CWD'] : undefined;
    return {
      file: resolve(from ?? '.', file),
      sheet: values.sheet,
      dryRun: values['dry-run'],
      locale: resolveLocale(values.lang),
    };
  } catch {
    return undefined;
  }
}

/** Reads the file before a database is touched: most refusals need none. */
async function importFile(request: Request): Promise<number> {
  const { locale } = request;
  const texts = reportTexts[locale];
  try {
    const tables = await readTables(request.file, request.sheet);
    return await runCommand(async (context) => {
      let nextProgress = 5_000;
      const report = await importTables(context, tables, {
        dryRun: request.dryRun,
        onProgress(done, all) {
          if (done < nextProgress || done === all) return;
          nextProgress = done + 5_000;
          out(texts.progress(done, all));
        },
      });
      return await tell(report, request);
    });
  } catch (error) {
    if (error instanceof FileRefusal) fail(describeRefusal(error, locale));
    else if (isDatabaseDown(error)) fail(texts.broken(errorText('server.databaseDown', locale)));
    else if (isDiskFull(error)) fail(texts.broken(errorText('server.diskFull', locale)));
    else throw error;
    return 2;
  }
}

async function tell(report: ImportReport, request: Request): Promise<number> {
  const texts = reportTexts[request.locale];
  for (const table of report.tables) tellTable(table, request.locale);
  if (report.ignoredSheets.length > 0) out(texts.ignoredSheets(report.ignoredSheets.join(', ')));
  if (request.dryRun) out(texts.dryRun);
  else await saveRejected(report, request);
  return report.tables.some((table) => table.problems.length > 0) ? 1 : 0;
}

function tellTable(table: TableReport, locale: Locale): void {
  const texts = reportTexts[locale];
  const badRows = new Set(table.problems.map((problem) => problem.row)).size;
  const { created, changed, unchanged } = table.parcels;
  out(texts.table(table.name, table.kind, table.rowsRead));
  if (table.kind === 'parcels') out(texts.parcels(created, changed, unchanged, badRows));
  else out(texts.events(table.events.written, table.events.known, badRows));
  if (table.table.ignored.length > 0) out(texts.ignoredColumns(table.table.ignored.join(', ')));
  const lines = [
    ...table.problems.map((problem) => ({ ...problem, text: describeProblem(problem, locale) })),
    ...table.notes.map((note) => ({ ...note, text: describeNote(note, locale) })),
  ];
  for (const line of lines.slice(0, shownProblems))
    out(texts.row(line.row, line.column, line.value, line.text));
  if (lines.length > shownProblems) out(texts.more(lines.length - shownProblems));
}

/** Beside the file, one list a table. The list of an earlier run goes: it would name rows that are loaded by now. */
async function saveRejected(report: ImportReport, { file, locale }: Request): Promise<void> {
  for (const [index, table] of report.tables.entries()) {
    const path = `${file}${index === 0 ? '' : `.${index + 1}`}.rejected.csv`;
    try {
      if (table.problems.length === 0) await rm(path, { force: true });
      else await writeFile(path, rejectedCsv(table.table, textsByRow(table, locale), locale));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      fail(reportTexts[locale].rejectedFileFailed(path, code ?? 'unknown'));
      continue;
    }
    if (table.problems.length > 0) out(reportTexts[locale].rejectedFile(path));
  }
}

function textsByRow(table: TableReport, locale: Locale): Map<number, string[]> {
  const texts = new Map<number, string[]>();
  for (const problem of table.problems) {
    const column = problem.column === null ? '' : `${problem.column}: `;
    const rowTexts = texts.get(problem.row) ?? [];
    texts.set(problem.row, [...rowTexts, `${column}${describeProblem(problem, locale)}`]);
  }
  return texts;
}

// Whoever reads only the first lines (`| head`) closes the pipe; the import is no worse for it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const request = readRequest();
if (request === undefined) {
  fail(reportTexts.en.usage);
  process.exitCode = 2;
} else {
  process.exitCode = await importFile(request);
}
