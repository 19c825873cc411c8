import { importTemplate } from '@rohi/contract/imports/imports.contract';
import { isImportTemplateName } from '@rohi/contract/imports/import-templates';
import { isLocale } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { fileDownload, serve } from '../../http/serve.ts';
import { writeTemplate } from './write-template.service.ts';

export function registerImports(app: FastifyInstance): void {
  serve(app, importTemplate, async ({ params, query, locale }) => {
    if (!isImportTemplateName(params.name)) throw new AppError('request.notFound');
    // A link in a page cannot send a header.
    const language = isLocale(query.lang) ? query.lang : locale;
    const { bytes, fileName } = await writeTemplate(params.name, language);
    return fileDownload({ bytes, mediaType: importTemplate.download, fileName });
  });
}
