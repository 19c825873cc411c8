import * as calls from '@rohi/contract/pricing/rate-administration.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { serve } from '../../../http/serve.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { allPages, streamTable } from '../../../platform/table-files/table-stream.ts';
import { decideRate, enterRate, readTypedRate } from './rate-administration.service.ts';
import { rateFile } from '../tariffs/price-files.ts';
import { confirmRates, readRates, refusedRates, sendRates } from './rate-files.service.ts';
import { describeRate, historyOfRate, listRateRecords } from './rate-list.service.ts';

export function registerRateAdministration(app: FastifyInstance, context: Context): void {
  serve(app, calls.listRates, ({ request, query }) => listRateRecords(context, actorOf(request), query));
  serve(app, calls.rateHistory, ({ params, query }) => historyOfRate(context, params.id, query));
  serve(app, calls.rateTable, async ({ request, query: { format, ...query }, locale }) => {
    const actor = actorOf(request);
    const pages = allPages((paging) => listRateRecords(context, actor, { ...query, ...paging }));
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
  serve(app, calls.sendRateFile, ({ request, params, query, body, locale }) =>
    sendRates(
      context,
      { actor: actorOf(request), id: params.importId, locale },
      { name: query.name ?? '', bytes: Buffer.from(body) },
    ),
  );
  for (const [call, answer] of [
    [calls.readRateFile, readRates],
    [calls.confirmRateFile, confirmRates],
    [calls.refusedRates, refusedRates],
  ] as const)
    serve(app, call, ({ request, params, locale }) =>
      answer(context, { actor: actorOf(request), id: params.importId, locale }),
    );
}
