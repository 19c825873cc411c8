import * as calls from '@rohi/contract/billing/shifts.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import type { UserPrincipal } from '../../principal.ts';
import type { MoneyClerk } from './ledger/money-requests.service.ts';
import { closeShift, collectCash, confirmShift, countShift, payOut } from './shifts/close-shift.service.ts';
import { listShifts, openShift, readOwnShift, readShift } from './shifts/shifts.service.ts';
import { addDrawer, readDrawers, renameDrawer, retireDrawer } from './shifts/drawers.service.ts';

/** Drawers of points and shifts at them. */
export function registerShifts(app: FastifyInstance, context: Context): void {
  const clerkOf = (principal: UserPrincipal, request: FastifyRequest): MoneyClerk => ({
    principal,
    actor: actorOf(request),
  });
  serve(app, calls.addDrawer, ({ principal, body, request }) =>
    addDrawer(context, clerkOf(principal, request), body),
  );
  serve(app, calls.renameDrawer, ({ principal, params, body, request }) =>
    renameDrawer(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.retireDrawer, ({ principal, params, body, request }) =>
    retireDrawer(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.listDrawers, ({ principal }) => readDrawers(context, principal));
  serve(app, calls.ownShift, ({ principal }) => readOwnShift(context, principal));
  serve(
    app,
    calls.listShifts,
    ({ principal, query }) => listShifts(context, principal, query),
    privatelyTagged,
  );
  serve(app, calls.readShift, ({ principal, params }) => readShift(context, principal, params.id));
  serve(app, calls.openShift, ({ principal, body, request }) =>
    openShift(context, clerkOf(principal, request), body),
  );
  serve(app, calls.payOut, ({ principal, params, body, request }) =>
    payOut(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.collectCash, ({ principal, params, body, request }) =>
    collectCash(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.countShift, ({ principal, params, body, request }) =>
    countShift(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.closeShift, ({ principal, params, body, request }) =>
    closeShift(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.confirmShift, ({ principal, params, body, request }) =>
    confirmShift(context, clerkOf(principal, request), { ...params, ...body }),
  );
}
