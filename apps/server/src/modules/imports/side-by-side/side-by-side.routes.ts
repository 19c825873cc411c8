import * as calls from '@rohi/contract/imports/side-by-side.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { compare, listOfComparisons, setAside, showComparison } from './side-by-side.service.ts';

export function registerSideBySide(app: FastifyInstance, context: Context): void {
  serve(app, calls.listComparisons, async () => ({ list: await listOfComparisons(context) }));
  serve(app, calls.compareSheet, ({ params: { id }, query, body, locale, request }) => {
    const { name = '', encoding } = query;
    return compare(context, actorOf(request), { id, name, bytes: Buffer.from(body), encoding }, locale);
  });
  serve(app, calls.readComparison, ({ params, query }) => showComparison(context, params.id, query));
  serve(app, calls.setDifferenceAside, async ({ body, request }) => ({
    setAside: await setAside(context, actorOf(request), body),
  }));
}
