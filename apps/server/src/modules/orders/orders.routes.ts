import * as cargo from '@rohi/contract/orders/cargo-requests.contract';
import * as acts from '@rohi/contract/orders/order-acts.contract';
import * as calls from '@rohi/contract/orders/orders.contract';
import * as binding from '@rohi/contract/orders/pickup-binding.contract';
import * as recipients from '@rohi/contract/orders/recipients.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { privatelyTagged } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { chooseOwnWarehouse, readOwnAddresses } from './points/china-address.service.ts';
import { changeBoxes, isCargoOpen, requestCargo } from './orders/cargo-requests.service.ts';
import { cancelAll, declareAll, sendAll, valueAll } from './orders/order-acts.service.ts';
import { describeOwnOrder, listOwnOrders } from './orders/order-list.service.ts';
import { writeOrdersFile } from './orders/orders-file.service.ts';
import {
  cancelOrder,
  changeOrder,
  createOrder,
  getOwnOrder,
  submitOrder,
  takeBackOrder,
} from './orders/orders.service.ts';
import { readOwnParcels } from './orders/own-parcels.service.ts';
import { bindOwnPoint, previewOwnPoint, readOwnPoint } from './points/pickup-binding.service.ts';
import {
  addToBook,
  changeInBook,
  listOwnRecipients,
  removeFromBook,
} from './recipients/recipients.service.ts';

export function registerOrders(app: FastifyInstance, context: Context): void {
  serve(
    app,
    calls.listOrders,
    ({ principal, query, locale }) => listOwnOrders(context, principal, query, locale),
    privatelyTagged,
  );
  serve(app, calls.ordersFile, ({ principal, body, locale }) =>
    writeOrdersFile(context, principal, body, locale),
  );
  serve(app, calls.getOrder, async ({ principal, params, locale }) =>
    describeOwnOrder(context, principal, await getOwnOrder(context, principal, params.code), locale),
  );
  serve(app, calls.createOrder, async ({ principal, body, locale }) =>
    describeOwnOrder(context, principal, await createOrder(context, principal, body), locale),
  );
  serve(app, calls.changeOrder, async ({ principal, params, body, locale }) =>
    describeOwnOrder(context, principal, await changeOrder(context, principal, params.code, body), locale),
  );
  serve(app, calls.submitOrder, async ({ principal, params, locale }) =>
    describeOwnOrder(context, principal, await submitOrder(context, principal, params.code), locale),
  );
  serve(app, calls.takeBackOrder, async ({ principal, params, locale }) =>
    describeOwnOrder(context, principal, await takeBackOrder(context, principal, params.code), locale),
  );
  serve(app, calls.cancelOrder, async ({ principal, params, locale }) =>
    describeOwnOrder(context, principal, await cancelOrder(context, principal, params.code), locale),
  );
  serve(app, binding.ownPickupPoint, ({ principal, locale }) => readOwnPoint(context, principal, locale));
  serve(app, binding.previewPickupPoint, ({ principal, query, locale }) =>
    previewOwnPoint(context, principal, query.pickupPointId, locale),
  );
  serve(app, binding.bindPickupPoint, ({ principal, body, locale }) =>
    bindOwnPoint(context, principal, body, locale),
  );
  serve(app, calls.warehouseAddresses, ({ principal, locale }) =>
    readOwnAddresses(context, principal, locale),
  );
  serve(app, calls.chooseWarehouse, ({ principal, body }) =>
    chooseOwnWarehouse(context, principal, body.warehouseId),
  );
  serve(
    app,
    calls.ownParcels,
    ({ principal, locale }) => readOwnParcels(context, principal, locale),
    privatelyTagged,
  );
  registerCargo(app, context);
  registerActs(app, context);
  registerRecipients(app, context);
}

function registerCargo(app: FastifyInstance, context: Context): void {
  serve(app, cargo.cargoOpen, async ({ principal }) => ({ isOpen: await isCargoOpen(context, principal) }));
  serve(app, cargo.askForCargo, async ({ principal, body, locale }) =>
    describeOwnOrder(context, principal, await requestCargo(context, principal, body), locale),
  );
  serve(app, cargo.changeOwnBoxes, async ({ principal, params, body, locale }) =>
    describeOwnOrder(context, principal, await changeBoxes(context, principal, params.code, body), locale),
  );
}

function registerActs(app: FastifyInstance, context: Context): void {
  serve(app, acts.cancelOrders, ({ principal, body, locale }) =>
    cancelAll(context, { principal, locale }, body.codes),
  );
  serve(app, acts.sendOrders, ({ principal, body, locale }) =>
    sendAll(context, { principal, locale }, body.codes, body.pickupPointId),
  );
  serve(app, acts.valueOrders, ({ principal, body, locale }) =>
    valueAll(context, { principal, locale }, body.values, body.currency),
  );
  serve(app, acts.declareOrders, ({ principal, body: { codes, ...rest }, locale }) =>
    declareAll(context, { principal, locale }, codes, rest),
  );
}

function registerRecipients(app: FastifyInstance, context: Context): void {
  serve(app, recipients.listRecipients, ({ principal, locale }) =>
    listOwnRecipients(context, principal, locale),
  );
  serve(app, recipients.addRecipient, ({ principal, body, locale }) =>
    addToBook(context, principal, body, locale),
  );
  serve(app, recipients.changeRecipient, ({ principal, params, body, locale }) =>
    changeInBook(context, principal, params.id, body, locale),
  );
  serve(app, recipients.removeRecipient, ({ principal, params }) =>
    removeFromBook(context, principal, params.id),
  );
}
