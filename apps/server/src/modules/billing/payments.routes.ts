import { payDebts as payDebtsCall } from '@rohi/contract/billing/debts.contract';
import * as calls from '@rohi/contract/billing/payments.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import { serve } from '../../http/serve.ts';
import { fileDownload } from '../../platform/file-download.ts';
import { payDebts } from './opening/pay-debts.service.ts';
import { drawReceipt } from './payments/receipt-files.service.ts';
import { takePayment } from './payments/payments.service.ts';
import { listPayments, readOwed, readPayment } from './payments/read-payments.service.ts';

/** What customers owe, and what is taken from them at drawers. */
export function registerPayments(app: FastifyInstance, context: Context): void {
  serve(app, calls.readOwed, ({ principal, query, request }) =>
    readOwed(context, { principal, viewer: actorOf(request) }, query.customerCode),
  );
  serve(app, calls.takePayment, ({ principal, body, request }) =>
    takePayment(context, { principal, actor: actorOf(request) }, body),
  );
  serve(app, payDebtsCall, ({ principal, body, request }) =>
    payDebts(context, { principal, actor: actorOf(request) }, body),
  );
  serve(app, calls.readPayment, ({ principal, params }) => readPayment(context, principal, params.id));
  serve(app, calls.printReceipt, async ({ principal, params, query }) =>
    fileDownload({
      ...(await drawReceipt(context, principal, params.id, { ...query, isCopy: query.copy === 'true' })),
      mediaType: calls.receiptTypes[query.format],
    }),
  );
  serve(app, calls.listPayments, ({ principal, query }) => listPayments(context, principal, query));
}
