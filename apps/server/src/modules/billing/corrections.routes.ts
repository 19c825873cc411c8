import { setCustomerTerms as setCall } from '@rohi/contract/billing/customer-terms.contract';
import { readSoleAllowance as readAllowanceCall } from '@rohi/contract/billing/sole-decisions.contract';
import * as calls from '@rohi/contract/billing/corrections.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { correctCharge, decideOnCorrection, readWaitingCorrections } from './charges/corrections.service.ts';
import { readSoleAllowance } from './sole-decisions/sole-decisions.service.ts';
import { setCustomerTerms } from './terms/customer-terms.service.ts';

/** Charges that the office lowers or raises, what of it one person decides alone, and when customers pay theirs. */
export function registerCorrections(app: FastifyInstance, context: Context): void {
  serve(app, calls.correctCharge, ({ principal, params, body, request }) =>
    correctCharge(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
  serve(app, setCall, ({ principal, params, body, request }) =>
    setCustomerTerms(context, { principal, actor: actorOf(request) }, { ...params, ...body }),
  );
  serve(app, readAllowanceCall, ({ principal, query }) =>
    readSoleAllowance(context, principal, query.customerCode),
  );
  serve(app, calls.waitingCorrections, () => readWaitingCorrections(context));
  for (const { call, isConfirmed } of [
    { call: calls.confirmCorrection, isConfirmed: true },
    { call: calls.refuseCorrection, isConfirmed: false },
  ])
    serve(app, call, ({ principal, params, body, request }) =>
      decideOnCorrection(
        context,
        { principal, actor: actorOf(request) },
        { ...params, ...body, isConfirmed },
      ),
    );
}
