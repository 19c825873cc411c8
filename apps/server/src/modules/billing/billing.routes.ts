import * as points from '@rohi/contract/billing/points.contract';
import { getParcelCharge } from '@rohi/contract/tracking/staff-parcels.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import type { UserPrincipal } from '../../principal.ts';
import type { MoneyClerk } from './ledger/money-requests.service.ts';
import { changePoints, decidePoints, readWaitingPoints } from './points/points-changes.service.ts';
import { explainParcelCharge } from './staff-charge.service.ts';

export function registerBilling(app: FastifyInstance, context: Context): void {
  serve(app, getParcelCharge, ({ principal, params }) => explainParcelCharge(context, principal, params.id));
  registerPoints(app, context);
}

const clerkOf = (principal: UserPrincipal, request: FastifyRequest): MoneyClerk => ({
  principal,
  actor: actorOf(request),
});

function registerPoints(app: FastifyInstance, context: Context): void {
  serve(app, points.changePoints, ({ principal, body, request }) =>
    changePoints(context, clerkOf(principal, request), body),
  );
  serve(app, points.waitingPoints, () => readWaitingPoints(context));
  for (const { call, isConfirmed } of [
    { call: points.confirmPoints, isConfirmed: true },
    { call: points.refusePoints, isConfirmed: false },
  ])
    serve(app, call, ({ principal, params, body, request }) =>
      decidePoints(context, clerkOf(principal, request), { ...params, ...body, isConfirmed }),
    );
}
