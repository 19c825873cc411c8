/** Merging two customers who are one person, and its way back. */
import * as calls from '@rohi/contract/records/customer-merge.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { decideMerge, listMergesOf, listWaitingMerges, mergeCustomers } from './customer-merge.service.ts';
import { readMergePreview } from './merge-preview.service.ts';
import { seenCustomer } from './record-subjects.service.ts';
import { undoMerge } from './undo-merge.service.ts';

export function registerCustomerMerges(app: FastifyInstance, context: Context): void {
  serve(app, calls.previewMerge, ({ params, query, locale }) =>
    readMergePreview(context, params.id, query.into, locale),
  );
  serve(app, calls.mergeCustomers, ({ principal, params, body, request }) =>
    mergeCustomers(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
  serve(app, calls.listMerges, async ({ principal, params }) =>
    listMergesOf(context, principal, (await seenCustomer(context, params.id)).id),
  );
  serve(app, calls.listWaitingMerges, ({ principal }) => listWaitingMerges(context, principal));
  serve(app, calls.decideMerge, ({ principal, params, body, request }) =>
    decideMerge(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
  serve(app, calls.undoMerge, ({ principal, params, locale, request }) =>
    undoMerge(context, { principal, actor: actorOf(request) }, params.id, locale),
  );
}
