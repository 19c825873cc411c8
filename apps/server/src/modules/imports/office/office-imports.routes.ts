import * as calls from '@rohi/contract/imports/office-imports.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { fileDownload, serve } from '../../../http/serve.ts';
import { serveStaffList } from '../../../http/staff-list.ts';
import { dushanbeText } from '../../../http/table-file.ts';
import { findOfficeImports, getOfficeImport } from './office-import-list.service.ts';
import { nameColumns, uploadOfficeFile } from './office-import-files.service.ts';
import { showImport, writeRejectedOfficeRows } from './office-import-view.service.ts';
import { cancelImport, confirmImport } from './office-imports.service.ts';
import { officeImportTexts } from './office-import-texts.ts';

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
    columns: (locale) => {
      const { name, columns, kinds, states } = officeImportTexts[locale];
      return {
        name,
        columns: [
          [columns.uploadedAt, (row) => dushanbeText(row.uploadedAt)],
          [columns.uploadedBy, (row) => row.uploadedBy],
          [columns.fileName, (row) => row.fileName],
          [columns.kinds, (row) => row.kinds.map((kind) => kinds[kind]).join(', ')],
          [columns.state, (row) => states[row.state]],
          [columns.rows, (row) => row.rows],
          [columns.added, (row) => row.added],
          [columns.changed, (row) => row.changed],
          [columns.known, (row) => row.known],
          [columns.rejected, (row) => row.rejected],
          [columns.confirmedBy, (row) => row.confirmedBy],
          [columns.endedAt, (row) => dushanbeText(row.endedAt)],
        ],
      };
    },
  });
}
