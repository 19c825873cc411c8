import * as calls from '@rohi/contract/billing/refunds.contract';
import { receiptTypes } from '@rohi/contract/billing/payments.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import type { UserPrincipal } from '../../principal.ts';
import type { MoneyClerk } from './ledger/money-requests.service.ts';
import { drawRefundReceipt } from './refunds/refund-files.service.ts';
import {
  askRefund,
  judgeRefund,
  listRefunds,
  listRefundsOf,
  payRefund,
  readRefund,
  withdrawRefund,
} from './refunds/refunds.service.ts';

/** Money that goes back against payments. */
export function registerRefunds(app: FastifyInstance, context: Context): void {
  const clerkOf = (principal: UserPrincipal, request: FastifyRequest): MoneyClerk => ({
    principal,
    actor: actorOf(request),
  });
  serve(app, calls.askRefund, ({ principal, params, body, request }) =>
    askRefund(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.waitingRefunds, ({ principal }) => listRefunds(context, { principal }));
  serve(app, calls.refundsOfPayment, ({ principal, params }) =>
    listRefundsOf(context, { principal }, params.id),
  );
  serve(app, calls.readRefund, ({ principal, params }) => readRefund(context, { principal }, params.id));
  for (const { call, isApproved } of [
    { call: calls.approveRefund, isApproved: true },
    { call: calls.refuseRefund, isApproved: false },
  ])
    serve(app, call, ({ principal, params, body, request }) =>
      judgeRefund(context, clerkOf(principal, request), { ...params, ...body, isApproved }),
    );
  serve(app, calls.withdrawRefund, ({ principal, params, body, request }) =>
    withdrawRefund(context, clerkOf(principal, request), { ...params, ...body }),
  );
  serve(app, calls.printRefund, async ({ principal, params, query }) =>
    fileDownload({
      ...(await drawRefundReceipt(context, principal, params.id, {
        ...query,
        isCopy: query.copy === 'true',
      })),
      mediaType: receiptTypes[query.format],
    }),
  );
  serve(app, calls.payRefund, ({ principal, params, body, request }) =>
    payRefund(context, clerkOf(principal, request), { ...params, ...body }),
  );
}
