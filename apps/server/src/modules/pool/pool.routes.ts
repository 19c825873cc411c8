import * as calls from '@rohi/contract/pool/pool.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { bindParcel, unbindParcel } from './binding.service.ts';
import { readCandidates } from './candidates.service.ts';
import { readPool, readPoolParcel, saveClues } from './pool-parcels.service.ts';

export function registerPool(app: FastifyInstance, context: Context): void {
  serve(app, calls.listPool, ({ principal, query }) => readPool(context, principal, query));
  serve(app, calls.readPoolParcel, ({ principal, params, locale }) =>
    readPoolParcel(context, principal, params.code, locale),
  );
  serve(app, calls.poolCandidates, ({ principal, params, locale }) =>
    readCandidates(context, principal, params.code, locale),
  );
  serve(app, calls.saveClues, ({ principal, params, body, locale }) =>
    saveClues(context, principal, params.code, body, locale),
  );
  serve(app, calls.bindParcel, ({ principal, params, body, locale, request }) =>
    bindParcel(context, { principal, actor: actorOf(request) }, params.code, body, locale),
  );
  serve(app, calls.unbindParcel, ({ principal, params, body, locale, request }) =>
    unbindParcel(context, { principal, actor: actorOf(request) }, params.code, body, locale),
  );
}
