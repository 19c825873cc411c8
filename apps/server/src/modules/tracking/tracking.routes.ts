import { trackQuery } from '@rohi/contract/tracking/tracking.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { createAddressBudget, type AddressBudget } from '../../http/address-limits.ts';
import { localeOfPage } from '../../http/locale.ts';
import { JsonBytes, serve } from '../../http/serve.ts';
import { toAppError } from '../../http/error-handler.ts';
import { renderTrackingPage } from './tracking-page.ts';
import { decodeTrackingData, encodeTrackingData, trackParcels } from './tracking.service.ts';

/** Limits of public tracking (design, trust): mild, because whole streets share one mobile address. */
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
  const limits =
    rateLimit === 0
      ? {}
      : { rateLimit: { max: Math.ceil(queriesPerMinute * rateLimit), timeWindow: 60_000 } };
  serve(
    app,
    trackQuery,
    async ({ body, locale, request }) => {
      unknownCodes.check(request.ip);
      const result = await trackParcels(context, body.trackingCodeList, locale);
      unknownCodes.use(request.ip, result.notFound.length);
      return new JsonBytes(encodeTrackingData(result));
    },
    { bodyLimit, config: limits },
  );
  registerTrackingPage(app, context, unknownCodes, limits);
}

/** `/t/<codes>`: the same answer as a page that needs no script, for links in messages and QR codes. */
function registerTrackingPage(
  app: FastifyInstance,
  context: Context,
  unknownCodes: AddressBudget,
  limits: object,
): void {
  app.get<{ Params: { codes: string }; Querystring: { lang?: unknown } }>(
    '/t/:codes',
    { config: limits },
    async (request, reply) => {
      const locale = localeOfPage(request.query.lang, request.headers['accept-language']);
      const codes = request.params.codes.split(/[,，;；、\s]+/u);
      reply.type('text/html; charset=utf-8').headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        vary: 'accept-language',
      });
      try {
        unknownCodes.check(request.ip);
        const result = await trackParcels(context, codes, locale);
        unknownCodes.use(request.ip, result.notFound.length);
        return await reply.send(
          renderTrackingPage({ answer: decodeTrackingData(result), codes, locale, now: context.clock.now() }),
        );
      } catch (error) {
        const failure = toAppError(error);
        if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, 'page failed');
        return reply
          .code(failure.status)
          .headers(failure.headers)
          .send(renderTrackingPage({ failure, codes, locale, now: context.clock.now() }));
      }
    },
  );
}
