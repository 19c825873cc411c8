import * as shelf from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { giveReturn } from './shelf/fetched-returns.service.ts';
import { readReturnList, sendBack, takeIn } from './shelf/returns.service.ts';
import { settleOnShelf } from './shelf/settle-decision.service.ts';
import { decideOnShelf } from './shelf/shelf-decisions.service.ts';
import { readOwnShelfNews, readShelfList } from './shelf/shelf-list.service.ts';
import { takeReturnPhoto, takeShelfPhoto } from './shelf/shelf-photos.service.ts';

/** Uncollected parcels on the shelf of their point: what is decided about them, and how that is carried out. */
export function registerShelf(app: FastifyInstance, context: Context): void {
  serve(app, shelf.readShelf, ({ principal, locale, query }) =>
    readShelfList(context, { principal, locale }, query),
  );
  serve(app, shelf.ownShelfNews, ({ principal, locale }) => readOwnShelfNews(context, principal, locale));
  registerDecisions(app, context);
  registerEndings(app, context);
  registerReturns(app, context);
}

function registerDecisions(app: FastifyInstance, context: Context): void {
  serve(app, shelf.storeLonger, ({ principal, params, body, locale, request }) => {
    const { until, standsStill, ...input } = body;
    const decision = { kind: 'KEEP', until, standsStill } as const;
    return decideOnShelf(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...input, given: decision },
      locale,
    );
  });
  serve(app, shelf.orderReturn, ({ principal, params, body, locale, request }) => {
    const { hubId, ...input } = body;
    const decision = { kind: 'RETURN', hubId } as const;
    return decideOnShelf(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...input, given: decision },
      locale,
    );
  });
  serve(app, shelf.askDisposal, ({ principal, params, body, locale, request }) =>
    decideOnShelf(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...body, given: { kind: 'DISPOSE' } },
      locale,
    ),
  );
  serve(app, shelf.sendShelfPhoto, ({ principal, params, query, body, locale, request }) =>
    takeShelfPhoto(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...query },
      Buffer.from(body),
      locale,
    ),
  );
}

function registerReturns(app: FastifyInstance, context: Context): void {
  serve(app, shelf.readReturns, ({ principal, locale }) => readReturnList(context, { principal, locale }));
  serve(app, shelf.sendReturn, ({ principal, body, locale, request }) =>
    sendBack(context, { principal, actor: actorOf(request) }, body, locale),
  );
  serve(app, shelf.takeReturnIn, ({ principal, body, locale, request }) =>
    takeIn(context, { principal, actor: actorOf(request) }, body, locale),
  );
  serve(app, shelf.sendReturnPhoto, ({ principal, params, query, body, locale, request }) =>
    takeReturnPhoto(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...query },
      Buffer.from(body),
      locale,
    ),
  );
  serve(app, shelf.giveToSender, ({ principal, body, locale, request }) =>
    giveReturn(context, { principal, actor: actorOf(request) }, body, locale),
  );
}

function registerEndings(app: FastifyInstance, context: Context): void {
  serve(app, shelf.confirmDisposal, ({ principal, params, body, locale, request }) =>
    settleOnShelf(
      context,
      { principal, actor: actorOf(request) },
      { ...params, ...body, how: 'DONE' },
      locale,
    ),
  );
  for (const { call, how } of [
    { call: shelf.refuseDisposal, how: 'REFUSED' },
    { call: shelf.withdrawDecision, how: 'WITHDRAWN' },
  ] as const)
    serve(app, call, ({ principal, params, body, locale, request }) =>
      settleOnShelf(context, { principal, actor: actorOf(request) }, { ...params, ...body, how }, locale),
    );
}
