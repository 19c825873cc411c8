import * as declarations from '@rohi/contract/imports/declarations.contract';
import { importTemplate } from '@rohi/contract/imports/imports.contract';
import { isHeadingTemplateName, isImportTemplateName } from '@rohi/contract/imports/import-templates';
import { isLocale } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { confirmDeclared } from './declarations/confirm-declarations.service.ts';
import { chooseForFile } from './declarations/file-choices.service.ts';
import { showFile, uploadFile } from './declarations/declaration-files.service.ts';
import { writeRejectedRows } from './declarations/rejected-declarations.service.ts';
import { writeHeadings } from './templates/heading-templates.service.ts';
import { writeTemplate } from './templates/write-template.service.ts';

export function registerImports(app: FastifyInstance, context: Context): void {
  registerDeclarations(app, context);
  serve(app, importTemplate, async ({ params, query, locale }) => {
    // A link in a page cannot send a header.
    const language = isLocale(query.lang) ? query.lang : locale;
    if (isHeadingTemplateName(params.name)) return writeHeadings(params.name, language);
    if (!isImportTemplateName(params.name)) throw new AppError('request.notFound');
    const { bytes, fileName } = await writeTemplate(params.name, language);
    return fileDownload({ bytes, mediaType: importTemplate.download, fileName });
  });
}

function registerDeclarations(app: FastifyInstance, context: Context): void {
  serve(app, declarations.uploadDeclarations, ({ principal, params, query, body, locale }) =>
    uploadFile(
      context,
      { principal, id: params.id, locale },
      { name: query.name ?? '', bytes: Buffer.from(body) },
    ),
  );
  serve(app, declarations.readDeclarations, ({ principal, params, locale }) =>
    showFile(context, { principal, id: params.id, locale }),
  );
  serve(app, declarations.chooseForDeclarations, ({ principal, params, body, locale }) =>
    chooseForFile(context, { principal, id: params.id, locale }, body),
  );
  serve(app, declarations.confirmDeclarations, ({ principal, params, body, locale }) =>
    confirmDeclared(context, { principal, id: params.id, locale }, body.submit),
  );
  serve(app, declarations.rejectedDeclarations, async ({ principal, params, locale }) =>
    fileDownload({
      ...(await writeRejectedRows(context, { principal, id: params.id, locale })),
      mediaType: declarations.rejectedDeclarations.download,
    }),
  );
}
