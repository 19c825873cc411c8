import { stillPagePermissions } from '../../http/permissions-policy.ts';
/** Tracking as a call, and as the page `/t/<codes>` that needs no script, for links in messages and QR codes. */
import type { Locale } from '@rohi/contract/locales';
import { brandNamesOf, hotlineOf, type Settings } from '@rohi/contract/reference-data/settings';
import { nameParcel } from '@rohi/contract/tracking/parcel-names.contract';
import * as stickers from '@rohi/contract/stations/stickers.contract';
import { nextCode } from '@rohi/contract/tracking/next-code.contract';
import { trackQuery } from '@rohi/contract/tracking/tracking.contract';
import { splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { logFailure } from '../../http/error-handler.ts';
import { localeOfPage } from '../../http/locale.ts';
import { actorOf } from '../../http/request-actor.ts';
import { JsonBytes, serve } from '../../http/serve.ts';
import { scaledLimit } from '../../platform/budgets.ts';
import { findCaller } from '../../http/session-guard.ts';
import { parse } from '../../platform/parse-shape.ts';
import { readSettings } from '../reference-data/settings.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { holdsOwnAlone, trackForOwner, type ChargesOfOwned } from './owner/owner-view.service.ts';
import { nameOwnParcel } from './owner/parcel-names.service.ts';
import { reserveCode } from './codes/reserve-code.service.ts';
import { listStickerSeries, reserveStickers } from './codes/stickers.service.ts';
import { describeTracking, encodeTrackingData, trackParcels } from './answers/track-query.service.ts';
import {
  renderTrackingPage,
  trackingPagePolicy,
  trackingPageStyle,
  type PageBrand,
} from './answers/tracking-page.ts';
import { limitUnknownCodes, type UnknownCodes } from './answers/unknown-codes.service.ts';
import { readCodeShapes } from '../accounts/codes/customer-codes.service.ts';

/** A minute and address; mild, because whole streets share one mobile address (docs/security.md). */
const queriesPerMinute = 120;

/** 100 codes of 200 characters, four bytes each, with room for JSON around them. */
const bodyLimit = 256 * 1024;

/** `chargesOf` comes from the room of charges, which stands above. */
export function registerTracking(app: FastifyInstance, context: Context, chargesOf: ChargesOfOwned): void {
  const unknownCodes = limitUnknownCodes(context);
  const limit = limitQueries(app, context);
  serve(
    app,
    trackQuery,
    async ({ body, locale, request }) => {
      const codes = body.trackingCodeList;
      const principal = await findCaller(request);
      const query = { caller: { ip: request.ip, principal }, codes };
      const customerCode = principal?.customerCode ?? null;
      if (customerCode !== null) {
        const find = () => trackForOwner(context, codes, { customerCode, chargesOf }, locale);
        return unknownCodes.answer({ ...query, find, isOwn: holdsOwnAlone });
      }
      const find = () => trackParcels(context, codes, locale);
      const result = await unknownCodes.answer({ ...query, find });
      return new JsonBytes(encodeTrackingData(result));
    },
    { bodyLimit, ...limit },
  );
  serve(app, nameParcel, ({ principal, params, body }) =>
    nameOwnParcel(context, principal, params.code, body),
  );
  serve(app, nextCode, ({ params, request }) => reserveCode(context, params.type, actorOf(request)));
  serve(app, stickers.reserveStickers, ({ body, request }) =>
    reserveStickers(context, body, actorOf(request)),
  );
  serve(app, stickers.listStickerSeries, () => listStickerSeries(context));
  registerTrackingPage(app, context, unknownCodes, limit);
}

type QueryLimit = { onRequest?: onRequestHookHandler };

/**
 * Queries a minute by address: one counter for both ways of asking, in memory, for all processes of a service, since it
 * guards the strength of them all.
 */
function limitQueries(app: FastifyInstance, { config }: Context): QueryLimit {
  if (config.rateLimit === 0) return {};
  return {
    onRequest: app.rateLimit({
      max: scaledLimit(config, queriesPerMinute),
      timeWindow: 60_000,
    }) as onRequestHookHandler,
  };
}

type PageRoute = { Params: { codes: string }; Querystring: { lang?: unknown } };

const pageHeaders = ({ style }: PageBrand) => ({
  'content-security-policy': trackingPagePolicy(style),
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': stillPagePermissions,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language',
});

/** Its codes not found count as those of the call. */
function registerTrackingPage(
  app: FastifyInstance,
  context: Context,
  unknownCodes: UnknownCodes,
  limit: QueryLimit,
): void {
  app.get<PageRoute>('/t/:codes', {
    ...limit,
    handler: async (request, reply) => {
      const codes = splitBulkCodes(request.params.codes);
      const locale = localeOfPage(request.query.lang, request.headers['accept-language']);
      refuseUnreadable(codes);
      const result = await unknownCodes.answer({
        caller: { ip: request.ip },
        codes,
        find: () => trackParcels(context, codes, locale),
      });
      const words = (await readWords(context))[locale];
      const brand = await brandNow(context);
      return reply.headers(pageHeaders(brand)).send(
        renderTrackingPage({
          ...brand,
          locale,
          codes,
          now: context.clock.now(),
          answer: describeTracking(result),
          codeShapes: await readCodeShapes(context),
          words,
        }),
      );
    },
    errorHandler: (error, request, reply) => {
      const { codes } = request.params as PageRoute['Params'];
      return sendFailurePage(context, logFailure(error, request), { codes, request, reply });
    },
  });
}

/**
 * Answers with a page what the framework refuses before it has found a route, such as bytes that are no UTF-8; false
 * where the page was not what was asked for.
 */
export function refuseTrackingLink(
  context: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (request.method !== 'GET' || !request.url.startsWith('/t/')) return false;
  void sendFailurePage(context, logFailure(error, request), { codes: '', request, reply });
  return true;
}

/** Throws `request.invalid`: the link is held to the shapes of the call, and a page has no place for control signs. */
function refuseUnreadable(codes: readonly string[]): void {
  parse(trackQuery.body, { trackingCodeList: codes }, 'body');
  if (codes.some((code) => /\p{Cc}/u.test(code))) throw new AppError('request.invalid');
}

async function sendFailurePage(
  context: Context,
  failure: AppError,
  { codes, request, reply }: { codes: string; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const brand = await brandNow(context);
  const page = renderTrackingPage({
    ...brand,
    locale: localeOfRequest(request),
    codes: splitBulkCodes(codes),
    now: context.clock.now(),
    failure,
  });
  return reply
    .code(failure.status)
    .headers({ ...pageHeaders(brand), ...failure.headers })
    .send(page);
}

/** A request without a route has no query yet. */
function localeOfRequest({ url, headers }: FastifyRequest): Locale {
  const lang = new URLSearchParams(url.split('?')[1]).get('lang');
  return localeOfPage(lang ?? undefined, headers['accept-language']);
}

/** The usual name and number when the settings cannot be read: what has failed may be the database. */
async function brandNow(context: Context): Promise<PageBrand> {
  let settings: Settings = {};
  try {
    settings = await readSettings(context);
  } catch {
    // The page says what is usual.
  }
  return {
    hotline: hotlineOf(settings),
    firm: brandNamesOf(settings),
    style: trackingPageStyle(settings['brand.color'] ?? null),
  };
}
