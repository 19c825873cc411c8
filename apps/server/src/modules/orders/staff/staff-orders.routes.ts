import * as calls from '@rohi/contract/orders/staff-orders.contract';
import { createRetailOrder } from '@rohi/contract/orders/retail-orders.contract';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../http/request-actor.ts';
import { streamTable } from '../../../platform/table-files/table-stream.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { serve } from '../../../http/serve.ts';
import { measureCargo, takeCargoOrder } from '../orders/cargo-orders.service.ts';
import { takeRetailOrder } from './retail-orders.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { itemsOfParcel } from './parcel-items.service.ts';
import { orderFile } from './staff-order-file.ts';
import {
  historyOfOrder,
  listOrdersForStaff,
  ordersForFile,
  readOrderForStaff,
  seesPrices,
} from './staff-orders.service.ts';

export function registerStaffOrders(app: FastifyInstance, context: Context): void {
  serve(app, calls.listStaffOrders, ({ principal, query, locale }) =>
    listOrdersForStaff(context, principal, query, locale),
  );
  const readOrder = (principal: UserPrincipal, request: FastifyRequest, code: string, locale: Locale) =>
    readOrderForStaff(context, { principal, actor: actorOf(request) }, code, locale);
  serve(app, calls.getStaffOrder, ({ principal, params, locale, request }) =>
    readOrder(principal, request, params.code, locale),
  );
  serve(app, calls.staffOrderHistory, ({ principal, params, query, locale }) =>
    historyOfOrder(context, principal, params.code, query, locale),
  );
  serve(app, calls.staffOrderFile, async ({ principal, query, locale, request }) => {
    const actor = actorOf(request);
    const pages = await ordersForFile(context, principal, query, { actor, locale });
    const { businessLineNames } = (await readWords(context))[locale];
    const file = orderFile(locale, { lineNames: businessLineNames, priced: seesPrices(principal) });
    return streamTable({ ...file, pages }, query.format, locale);
  });
  serve(app, calls.staffParcelItems, ({ principal, params }) => itemsOfParcel(context, principal, params.id));
  serve(app, calls.createCargoOrder, async ({ principal, body, locale, request }) => {
    const code = await takeCargoOrder(context, principal, body, actorOf(request));
    return readOrder(principal, request, code, locale);
  });
  serve(app, createRetailOrder, async ({ principal, body, locale, request }) => {
    const code = await takeRetailOrder(context, principal, body, actorOf(request));
    return readOrder(principal, request, code, locale);
  });
  serve(app, calls.measureBoxes, async ({ principal, params, body, locale, request }) => {
    await measureCargo(context, principal, params.code, body, actorOf(request));
    return readOrder(principal, request, params.code, locale);
  });
}
