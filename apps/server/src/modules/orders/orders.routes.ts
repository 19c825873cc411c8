import * as calls from '@rohi/contract/orders/orders.contract';
import * as binding from '@rohi/contract/orders/pickup-binding.contract';
import * as recipients from '@rohi/contract/orders/recipients.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { readOwnAddresses } from './china-address.service.ts';
import { describeOrder, listOwnOrders } from './order-list.service.ts';
import {
  cancelOrder,
  changeOrder,
  createOrder,
  getOwnOrder,
  submitOrder,
  takeBackOrder,
} from './orders.service.ts';
import { readOwnParcels } from './own-parcels.service.ts';
import { bindOwnPoint, previewOwnPoint, readOwnPoint } from './pickup-binding.service.ts';
import { addToBook, changeInBook, listOwnRecipients, removeFromBook } from './recipients.service.ts';

export function registerOrders(app: FastifyInstance, context: Context): void {
  serve(app, calls.listOrders, ({ session, query, locale }) =>
    listOwnOrders(context, session, query, locale),
  );
  serve(app, calls.getOrder, async ({ session, params, locale }) =>
    describeOrder(context, await getOwnOrder(context, session, params.code), locale),
  );
  serve(app, calls.createOrder, async ({ session, body, locale }) =>
    describeOrder(context, await createOrder(context, session, body), locale),
  );
  serve(app, calls.changeOrder, async ({ session, params, body, locale }) =>
    describeOrder(context, await changeOrder(context, session, params.code, body), locale),
  );
  serve(app, calls.submitOrder, async ({ session, params, locale }) =>
    describeOrder(context, await submitOrder(context, session, params.code), locale),
  );
  serve(app, calls.takeBackOrder, async ({ session, params, locale }) =>
    describeOrder(context, await takeBackOrder(context, session, params.code), locale),
  );
  serve(app, calls.cancelOrder, async ({ session, params, locale }) =>
    describeOrder(context, await cancelOrder(context, session, params.code), locale),
  );
  serve(app, binding.ownPickupPoint, ({ session, locale }) => readOwnPoint(context, session, locale));
  serve(app, binding.previewPickupPoint, ({ session, query, locale }) =>
    previewOwnPoint(context, session, query.pickupPointId, locale),
  );
  serve(app, binding.bindPickupPoint, ({ session, body, locale }) =>
    bindOwnPoint(context, session, body, locale),
  );
  serve(app, calls.warehouseAddresses, ({ session, locale }) => readOwnAddresses(context, session, locale));
  serve(app, calls.ownParcels, ({ session, locale }) => readOwnParcels(context, session, locale));
  registerRecipients(app, context);
}

function registerRecipients(app: FastifyInstance, context: Context): void {
  serve(app, recipients.listRecipients, ({ session, locale }) => listOwnRecipients(context, session, locale));
  serve(app, recipients.addRecipient, ({ session, body, locale }) =>
    addToBook(context, session, body, locale),
  );
  serve(app, recipients.changeRecipient, ({ session, params, body, locale }) =>
    changeInBook(context, session, params.id, body, locale),
  );
  serve(app, recipients.removeRecipient, ({ session, params }) =>
    removeFromBook(context, session, params.id),
  );
}
