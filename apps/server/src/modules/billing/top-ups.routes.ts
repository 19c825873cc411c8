import * as calls from '@rohi/contract/billing/top-ups.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import type { UserPrincipal } from '../../principal.ts';
import type { MoneyClerk } from './ledger/money-requests.service.ts';
import {
  announceTopUp,
  confirmTopUp,
  readOwnTopUps,
  readWaitingTopUps,
  refuseTopUp,
  withdrawTopUp,
} from './top-ups/top-ups.service.ts';

/** Transfers to balances: announced by customers, confirmed by the office. */
export function registerTopUps(app: FastifyInstance, context: Context): void {
  const clerkOf = (principal: UserPrincipal, request: FastifyRequest): MoneyClerk => ({
    principal,
    actor: actorOf(request),
  });
  serve(app, calls.announceTopUp, ({ principal, body }) => announceTopUp(context, principal, body));
  serve(app, calls.ownTopUps, ({ principal }) => readOwnTopUps(context, principal));
  serve(app, calls.withdrawTopUp, ({ principal, params, body }) =>
    withdrawTopUp(context, principal, { ...params, ...body }),
  );
  serve(app, calls.waitingTopUps, () => readWaitingTopUps(context));
  serve(app, calls.confirmTopUp, ({ principal, params, body, request }) =>
    confirmTopUp(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.refuseTopUp, ({ principal, params, body, request }) =>
    refuseTopUp(context, clerkOf(principal, request), { ...params, ...body }),
  );
}
