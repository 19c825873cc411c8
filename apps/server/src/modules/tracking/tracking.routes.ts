import { hotline as usualHotline } from '@rohi/contract/site/limits';
import { nextCode } from '@rohi/contract/tracking/next-code.contract';
import { trackQuery } from '@rohi/contract/tracking/tracking.contract';
import { splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Context } from '../../context.ts';
import { createAddressBudget, type AddressBudget } from '../../http/address-limits.ts';
import { localeOfPage } from '../../http/locale.ts';
import { JsonBytes, serve } from '../../http/serve.ts';
import { sessionOf } from '../../http/session-guard.ts';
import { actorOf } from '../../http/request-actor.ts';
import { reserveCode } from './reserve-code.service.ts';
import { readHotline } from '../reference-data/settings.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { trackForOwner } from './owner-view.service.ts';
import { logFailure } from '../../http/error-handler.ts';
import { renderTrackingPage, trackingPagePolicy } from './tracking-page.ts';
import { decodeTrackingData, encodeTrackingData, trackParcels } from './track-query.service.ts';

/** Limits of public tracking (docs/security.md): mild, because whole streets share one mobile address. */
const queriesPerMinute = 120;
const unknownCodesPerHour = 300;

/** 100 codes of 200 characters, four bytes each, with room for JSON around them. */
const bodyLimit = 256 * 1024;

export function registerTracking(app: FastifyInstance, context: Context): void {
  const { rateLimit } = context.config;
  const unknownCodes = createAddressBudget(
    context.clock,
    rateLimit === 0 ? Number.POSITIVE_INFINITY : Math.ceil(unknownCodesPerHour * rateLimit),
    3_600_000,
  );
  const limits = limitOf(app, rateLimit);
  serve(
    app,
    trackQuery,
    async ({ body, locale, request }) => {
      unknownCodes.check(request.ip);
      const codes = body.trackingCodeList;
      const owner = (await sessionOf(request))?.customerCode ?? null;
      const result =
        owner === null
          ? await trackParcels(context, codes, locale)
          : await trackForOwner(context, codes, owner, locale);
      unknownCodes.use(request.ip, result.notFound.length);
      return 'found' in result ? new JsonBytes(encodeTrackingData(result)) : result;
    },
    { bodyLimit, ...limits },
  );
  serve(app, nextCode, ({ params, session, request }) =>
    reserveCode(context, params.type, actorOf(session, request)),
  );
  registerTrackingPage(app, context, unknownCodes, limits);
}

type Limits = { onRequest?: onRequestHookHandler };

/** One counter for both ways of asking. */
function limitOf(app: FastifyInstance, factor: number): Limits {
  if (factor === 0) return {};
  return {
    onRequest: app.rateLimit({
      max: Math.ceil(queriesPerMinute * factor),
      timeWindow: 60_000,
    }) as onRequestHookHandler,
  };
}

type PageRoute = { Params: { codes: string }; Querystring: { lang?: unknown } };

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': trackingPagePolicy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language',
};

/** The usual number when the settings cannot be read: what has failed may be the database. */
async function hotlineNow(context: Context): Promise<string> {
  try {
    return await readHotline(context);
  } catch {
    return usualHotline;
  }
}

/** `/t/<codes>`: the same answer as a page that needs no script, for links in messages and QR codes. */
function registerTrackingPage(
  app: FastifyInstance,
  context: Context,
  unknownCodes: AddressBudget,
  limits: Limits,
): void {
  const pageOf = (request: FastifyRequest<PageRoute>) => ({
    locale: localeOfPage(request.query.lang, request.headers['accept-language']),
    codes: splitBulkCodes(request.params.codes),
    now: context.clock.now(),
  });
  app.get<PageRoute>('/t/:codes', {
    ...limits,
    handler: async (request, reply) => {
      const page = pageOf(request);
      unknownCodes.check(request.ip);
      const result = await trackParcels(context, page.codes, page.locale);
      unknownCodes.use(request.ip, result.notFound.length);
      const { problemNames } = (await readWords(context))[page.locale];
      return reply.headers(pageHeaders).send(
        renderTrackingPage({
          ...page,
          hotline: await hotlineNow(context),
          answer: decodeTrackingData(result),
          problemNames,
        }),
      );
    },
    errorHandler: async (error, request, reply) => {
      const failure = logFailure(error, request);
      const page = pageOf(request as FastifyRequest<PageRoute>);
      const hotline = await hotlineNow(context);
      return reply
        .code(failure.status)
        .headers({ ...pageHeaders, ...failure.headers })
        .send(renderTrackingPage({ ...page, hotline, failure }));
    },
  });
}
