import { problemList } from '@rohi/contract/warehouse/problem-list.contract';
import * as problems from '@rohi/contract/warehouse/parcel-problems.contract';
import { ownReceipt } from '@rohi/contract/warehouse/receipt.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readOwnReceipt } from './own-receipt.service.ts';
import { findProblems, getProblem, problemFile } from './problems/problem-list.service.ts';
import { answerProblem, readOwnProblems } from './problems/problem-answers.service.ts';
import { readProblemOfParcel } from './problems/staff-problems.service.ts';

export function registerWarehouse(app: FastifyInstance, context: Context): void {
  serve(app, ownReceipt, ({ principal, params, locale }) =>
    readOwnReceipt(context, principal, params.code, locale),
  );
  serveStaffList(app, problemList, {
    find: (query, { principal }) => findProblems(context, principal, query),
    get: (id, { principal }) => getProblem(context, principal, id),
    columns: problemFile,
  });
  serve(app, problems.problemOfParcel, ({ principal, params, locale }) =>
    readProblemOfParcel(context, principal, params.id, locale),
  );
  serve(app, problems.listOwnProblems, ({ principal, locale }) =>
    readOwnProblems(context, principal, locale),
  );
  serve(app, problems.answerProblem, ({ principal, params, body, locale, request }) =>
    answerProblem(context, { principal, actor: actorOf(request) }, params.id, body, locale),
  );
}
