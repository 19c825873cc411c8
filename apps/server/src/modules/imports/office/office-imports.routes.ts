import { importKindNames, importStateNames } from '@rohi/contract/imports/import-words';
import { importFields } from '@rohi/contract/imports/import.fields';
import type { OfficeImportRow } from '@rohi/contract/imports/office-imports.contract';
import * as calls from '@rohi/contract/imports/office-imports.contract';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { fileDownload } from '../../../platform/file-download.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';
import { dushanbeText } from '../../../platform/table-files/table-file.ts';
import { findOfficeImports, getOfficeImport } from './office-import-list.service.ts';
import { nameColumns, uploadOfficeFile } from './office-import-files.service.ts';
import { showImport, writeRejectedOfficeRows } from './office-import-view.service.ts';
import { cancelImport, confirmImport } from './office-imports.service.ts';

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = {
  ru: 'Загрузки файлов',
  en: 'File imports',
  zh: '文件导入记录',
  tg: 'Боркунии файлҳо',
};

export function registerOfficeImports(app: FastifyInstance, context: Context): void {
  registerHistory(app, context);
  serve(app, calls.uploadOfficeImport, async ({ params, query, body, locale, request }) => {
    const file = {
      id: params.id,
      name: query.name ?? '',
      bytes: Buffer.from(body),
      encoding: query.encoding,
    };
    await uploadOfficeFile(context, actorOf(request), file, locale);
    return showImport(context, params.id, locale);
  });
  serve(app, calls.readOfficeImport, ({ params, locale }) => showImport(context, params.id, locale));
  serve(app, calls.nameOfficeColumns, async ({ params, body, locale, request }) => {
    await nameColumns(context, actorOf(request), params.id, body);
    return showImport(context, params.id, locale);
  });
  serve(app, calls.confirmOfficeImport, async ({ params, body, locale, request }) => {
    await confirmImport(context, actorOf(request), params.id, body);
    return showImport(context, params.id, locale);
  });
  serve(app, calls.cancelOfficeImport, async ({ params, locale, request }) => {
    await cancelImport(context, actorOf(request), params.id);
    return showImport(context, params.id, locale);
  });
  serve(app, calls.rejectedOfficeRows, async ({ params, locale }) =>
    fileDownload({
      ...(await writeRejectedOfficeRows(context, params.id, locale)),
      mediaType: calls.rejectedOfficeRows.download,
    }),
  );
}

function registerHistory(app: FastifyInstance, context: Context): void {
  serveStaffList(app, calls.officeImportList, {
    find: (query) => findOfficeImports(context, query),
    get: (id) => getOfficeImport(context, id),
    columns: (locale) => ({
      name: fileName[locale],
      columns: namedColumns(importFields, locale, [
        ['uploadedAt', (row: OfficeImportRow) => dushanbeText(row.uploadedAt)],
        ['uploadedBy', (row) => row.uploadedBy],
        ['fileName', (row) => row.fileName],
        ['kinds', (row) => row.kinds.map((kind) => importKindNames[kind][locale]).join(', ')],
        ['state', (row) => importStateNames[row.state][locale]],
        ['rows', (row) => row.rows],
        ['added', (row) => row.added],
        ['changed', (row) => row.changed],
        ['known', (row) => row.known],
        ['rejected', (row) => row.rejected],
        ['confirmedBy', (row) => row.confirmedBy],
        ['endedAt', (row) => dushanbeText(row.endedAt)],
      ]),
    }),
  });
}
