import { closeAccount, readClosing } from '@rohi/contract/reports/closing.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { closeOwnAccount, type AboveClosing } from './closing.service.ts';

export function registerClosing(app: FastifyInstance, context: Context, above: AboveClosing): void {
  serve(app, readClosing, ({ principal }) =>
    above.findHindrances(context.db, {
      id: principal.userId,
      customerCode: principal.customerCode ?? '',
    }),
  );
  serve(app, closeAccount, ({ body, request }) => closeOwnAccount(context, actorOf(request), body, above));
}
