import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isImportTemplateName, type ImportTemplateName } from '@rohi/contract/imports/import-templates';
import { textEncodings, type TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { isLocale, resolveLocale, type Locale } from '@rohi/contract/locales';
import { errorText } from '../messages.ts';
import { describeRefusal } from '../modules/imports/tables/describe-refusal.ts';
import { FileRefusal } from '../platform/table-files/file-refusal.ts';
import { importTables, readRemarkTexts } from '../modules/imports/loading/imports.service.ts';
import { readTables } from '../modules/imports/tables/read-table.service.ts';
import { reportTexts } from '../modules/imports/loading/report-texts.ts';
import { findTextEncoding } from '../platform/table-files/text-encoding.ts';
import { openTariffs } from '../modules/pricing/tariffs/tariff.service.ts';
import { writeTemplate } from '../modules/imports/templates/write-template.service.ts';
import { isDatabaseDown, isDiskFull } from '../platform/database.ts';
import { runCommand } from './command-context.ts';
import { fail, out, printRecognised, printReport } from './print-import.ts';

// npm run import -- FILE [--sheet NAME] [--encoding NAME] [--dry-run] [--lang ru|en|zh|tg]: loads a CSV or XLSX file.
// npm run import -- --template NAME [--lang …]: writes a workbook to be filled in.
// Exit code 0: all rows taken; 1: some rows were not (they are named, the others are loaded); 2: nothing could be done.

/** A line of progress after so many rows: every few seconds. */
const rowsBetweenLines = 2_000;

type Request = {
  template: ImportTemplateName | undefined;
  file: string;
  sheet: string | undefined;
  encoding: string | undefined;
  dryRun: boolean;
  locale: Locale;
};

function readRequest(): Request | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        sheet: { type: 'string' },
        encoding: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        lang: { type: 'string' },
      },
    });
    const [file] = positionals;
    const isKnown = values.lang === undefined || isLocale(values.lang);
    const { template } = values;
    if (!isKnown || (template !== undefined && !isImportTemplateName(template))) return undefined;
    if (positionals.length !== (template === undefined ? 1 : 0)) return undefined;
    // npm runs its scripts in the project's folder; the file was named from where the person stands.
    const from = process.env['npm_lifecycle_event'] === 'import' ? process.env['INIT_CWD'] : undefined;
    return {
      template,
      file: resolve(from ?? '.', file ?? `${template}.xlsx`),
      sheet: values.sheet,
      encoding: values.encoding,
      dryRun: values['dry-run'],
      locale: resolveLocale(values.lang),
    };
  } catch {
    return undefined;
  }
}

/** Beside other files of the person; what stands there already may be filled in and is left alone. */
async function saveTemplate(name: ImportTemplateName, { file, locale }: Request): Promise<number> {
  const texts = reportTexts[locale];
  const { bytes } = await writeTemplate(name, locale);
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    fail(texts.templateFailed(file, code ?? 'unknown'));
    return 2;
  }
  out(texts.templateWritten(file));
  return 0;
}

/** Reads the file before a database is touched: most refusals need none. */
async function importFile(request: Request): Promise<number> {
  const { locale } = request;
  const texts = reportTexts[locale];
  try {
    const { sheet, dryRun } = request;
    const tables = await readTables(request.file, { sheet, encoding: encodingOf(request.encoding) });
    return await runCommand(async (context) => {
      // Before the first start of the service the tariffs that weighed parcels are charged by are missing.
      if (!dryRun) await openTariffs(context);
      const report = await importTables(context, tables, {
        dryRun,
        onRecognised: (layouts, ignoredSheets) => printRecognised(layouts, ignoredSheets, locale),
        onProgress: progressLines(locale),
      });
      return await printReport(report, { ...request, remarks: await readRemarkTexts(context, locale) });
    });
  } catch (error) {
    if (error instanceof FileRefusal) fail(describeRefusal(error, locale));
    else if (isDatabaseDown(error)) fail(texts.broken(errorText('server.databaseDown', locale)));
    else if (isDiskFull(error)) fail(texts.broken(errorText('server.diskFull', locale)));
    else throw error;
    return 2;
  }
}

function encodingOf(name: string | undefined): TextEncoding | undefined {
  if (name === undefined) return undefined;
  const encoding = findTextEncoding(name);
  if (encoding === undefined)
    throw new FileRefusal('noSuchEncoding', { name, known: textEncodings.join(', ') });
  return encoding;
}

/** Says from time to time how many rows are done and how many a second. */
function progressLines(locale: Locale): (done: number, all: number) => void {
  const startedAt = performance.now();
  let next = rowsBetweenLines;
  return (done, all) => {
    if (done < next || done === all) return;
    next = done + rowsBetweenLines;
    const seconds = (performance.now() - startedAt) / 1_000;
    out(reportTexts[locale].progress(done, all, Math.round(done / Math.max(seconds, 0.001))));
  };
}

// A reader of the first lines only (`| head`) closes the pipe, which does not affect the import.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const request = readRequest();
if (request === undefined) {
  fail(reportTexts.en.usage);
  process.exitCode = 2;
} else {
  const { template } = request;
  process.exitCode =
    template === undefined ? await importFile(request) : await saveTemplate(template, request);
}
