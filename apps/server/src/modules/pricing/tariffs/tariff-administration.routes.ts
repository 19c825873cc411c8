import { checkPrice as checkPriceCall } from '@rohi/contract/pricing/charge.contract';
import * as calls from '@rohi/contract/pricing/tariff-administration.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { allPages, streamTable } from '../../../platform/table-files/table-stream.ts';
import { checkPrice } from '../charges/price-check.service.ts';
import {
  cancelVersion,
  changeDraft,
  createDraft,
  discardDraft,
  publishDraft,
} from './tariff-administration.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { tariffFile } from './price-files.ts';
import { compareVersions, describeVersion, historyOfVersion, listVersions } from './tariff-list.service.ts';

export function registerTariffAdministration(app: FastifyInstance, context: Context): void {
  serve(app, checkPriceCall, ({ query, locale }) => checkPrice(context, query, locale));
  serve(app, calls.listTariffVersions, ({ query, locale }) => listVersions(context, query, locale));
  serve(app, calls.getTariffVersion, ({ params, locale }) => describeVersion(context, params.id, locale));
  serve(app, calls.tariffHistory, ({ params, query }) => historyOfVersion(context, params.id, query));
  serve(app, calls.tariffTable, async ({ query: { format, ...query }, locale }) => {
    const pages = allPages((paging) => listVersions(context, { ...query, ...paging }, locale));
    const { businessLineNames } = (await readWords(context))[locale];
    return streamTable({ ...tariffFile(locale, businessLineNames), pages }, format, locale);
  });
  serve(app, calls.compareTariffVersions, ({ params, locale }) =>
    compareVersions(context, { before: params.other, after: params.id }, locale),
  );
  serve(app, calls.createTariffDraft, async ({ request, body, locale }) =>
    describeVersion(context, await createDraft(context, actorOf(request), body), locale),
  );
  serve(app, calls.changeTariffDraft, async ({ request, params, body, locale }) => {
    await changeDraft(context, actorOf(request), params.id, body);
    return describeVersion(context, params.id, locale);
  });
  serve(app, calls.discardTariffDraft, async ({ request, params, body }) => {
    await discardDraft(context, actorOf(request), params.id, body.revision);
    return null;
  });
  serve(app, calls.publishTariffVersion, async ({ request, params, body, locale }) => {
    const reasons = await publishDraft(context, actorOf(request), params.id, body);
    if (reasons.length > 0) return { outcome: 'CONFIRM' as const, reasons };
    return { outcome: 'PUBLISHED' as const, version: await describeVersion(context, params.id, locale) };
  });
  serve(app, calls.cancelTariffVersion, async ({ request, params, body, locale }) => {
    await cancelVersion(context, actorOf(request), params.id, body.revision);
    return describeVersion(context, params.id, locale);
  });
}
