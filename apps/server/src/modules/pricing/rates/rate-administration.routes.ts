import * as calls from '@rohi/contract/pricing/rate-administration.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { serve } from '../../../http/serve.ts';
import { allPages, streamTable } from '../../../http/table-stream.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { decideRate, enterRate, readTypedRate, takeRateFile } from './rate-administration.service.ts';
import { rateFile } from '../tariffs/price-files.ts';
import { describeRate, historyOfRate, listRateRecords } from './rate-list.service.ts';

/** The file in base64 and the JSON around it. */
const fileBodyLimit = 512 * 1024;

export function registerRateAdministration(app: FastifyInstance, context: Context): void {
  serve(app, calls.listRates, ({ request, query }) => listRateRecords(context, actorOf(request), query));
  serve(app, calls.rateHistory, ({ params, query }) => historyOfRate(context, params.id, query));
  serve(app, calls.rateTable, async ({ request, query: { format, ...asked }, locale }) => {
    const actor = actorOf(request);
    const pages = allPages((paging) => listRateRecords(context, actor, { ...asked, ...paging }));
    return streamTable({ ...rateFile(locale), pages }, format, locale);
  });
  serve(app, calls.enterRate, async ({ request, body }) => {
    const actor = actorOf(request);
    return describeRate(await enterRate(context, actor, readTypedRate(context, body)), actor);
  });
  for (const [call, decision] of [
    [calls.confirmRate, 'confirm'],
    [calls.refuseRate, 'refuse'],
  ] as const)
    serve(app, call, async ({ request, params }) => {
      const actor = actorOf(request);
      return describeRate(await decideRate(context, actor, params.id, decision), actor);
    });
  for (const [call, mode] of [
    [calls.previewRateFile, 'preview'],
    [calls.importRateFile, 'save'],
  ] as const)
    serve(
      app,
      call,
      ({ request, body }) => takeRateFile(context, actorOf(request), bytesOf(body.file), mode),
      { bodyLimit: fileBodyLimit },
    );
}

/** Throws `request.invalid` for what is no base64. */
function bytesOf(text: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0)
    throw new AppError('request.invalid', { fields: [{ field: 'file', error: 'badFormat' }] });
  return Buffer.from(text, 'base64');
}
