import * as calls from '@rohi/contract/orders/staff-orders.contract';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/request-actor.ts';
import type { Session } from '../../http/session-guard.ts';
import { serve } from '../../http/serve.ts';
import { streamTable } from '../../http/table-stream.ts';
import { measureCargo, takeCargoOrder } from './cargo-orders.service.ts';
import { orderFile } from './staff-order-file.ts';
import {
  historyOfOrder,
  listOrdersForStaff,
  ordersForFile,
  readOrderForStaff,
} from './staff-orders.service.ts';

export function registerStaffOrders(app: FastifyInstance, context: Context): void {
  serve(app, calls.listStaffOrders, ({ session, query, locale }) =>
    listOrdersForStaff(context, session, query, locale),
  );
  const readOrder = (session: Session, request: FastifyRequest, code: string, locale: Locale) =>
    readOrderForStaff(context, { session, actor: actorOf(session, request) }, code, locale);
  serve(app, calls.getStaffOrder, ({ session, params, locale, request }) =>
    readOrder(session, request, params.code, locale),
  );
  serve(app, calls.staffOrderHistory, ({ session, params, query, locale }) =>
    historyOfOrder(context, session, params.code, query, locale),
  );
  serve(app, calls.staffOrderFile, async ({ session, query, locale, request }) => {
    const actor = actorOf(session, request);
    const pages = await ordersForFile(context, session, query, { actor, locale });
    return streamTable({ ...orderFile(locale), pages }, query.format, locale);
  });
  serve(app, calls.createCargoOrder, async ({ session, body, locale, request }) => {
    const code = await takeCargoOrder(context, session, body, actorOf(session, request));
    return readOrder(session, request, code, locale);
  });
  serve(app, calls.measureBoxes, async ({ session, params, body, locale, request }) => {
    await measureCargo(context, session, params.code, body, actorOf(session, request));
    return readOrder(session, request, params.code, locale);
  });
}
