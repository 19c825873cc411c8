import * as calls from '@rohi/contract/imports/bank-statements.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { serve } from '../../../http/serve.ts';
import { confirmStatementLine, readStatement, sendStatement } from './bank-statements.service.ts';

/** Banks' statements: compared with announced transfers, and confirmed line by line. */
export function registerBankStatements(app: FastifyInstance, context: Context): void {
  serve(app, calls.sendBankStatement, ({ principal: { userId }, params, query, body, locale }) =>
    sendStatement(
      context,
      { userId, id: params.importId, locale },
      { name: query.name ?? '', bytes: Buffer.from(body), currency: query.currency },
    ),
  );
  serve(app, calls.readBankStatement, ({ principal: { userId }, params, locale }) =>
    readStatement(context, { userId, id: params.importId, locale }),
  );
  serve(app, calls.confirmBankLine, ({ principal, params, body, locale, request }) =>
    confirmStatementLine(context, { principal, actor: actorOf(request) }, { ...params, ...body, locale }),
  );
}
