/**
 * Owns what a customer asks for as cargo (FBA): an order with boxes that waits until the office accepts it. Promises
 * that nothing which a customer sends accepts it, that boxes which the office has accepted are not changed by their
 * customer, and that a repeated request makes one order.
 */
import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { askForCargo, changeOwnBoxes } from '@rohi/contract/orders/cargo-requests.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findDeclarer } from '../../accounts/customers/customers.service.ts';
import { newOrderCode, writeParcels } from '../../tracking/tracking.service.ts';
import { takeNewCodes } from '../codes/declared-codes.service.ts';
import { isKnownPoint } from '../points/pickup-binding.service.ts';
import { readBoxes, sumOfBoxes } from './cargo-boxes.ts';
import { changeableBoxes } from './cargo-guards.ts';
import { askedFor, checkCount, makeBoxes, readCargo } from './cargo-orders.service.ts';
import { lockBoundPoint } from './customer.store.ts';
import { orderStateOf } from './order-state.ts';
import { findCodesOfRequests, insertOrder, updateOrder } from './order.store.ts';
import {
  cancelling,
  changeOwnOrder,
  getOwnOrder,
  lineOf,
  moveAll,
  moverOf,
  type OrderWithParcels,
} from './orders.service.ts';

/** Whether the office has opened cargo for a customer: by the business line in their record. */
export async function isCargoOpen({ db }: Pick<Context, 'db'>, { userId }: UserPrincipal): Promise<boolean> {
  return (await findDeclarer(db, userId)).businessLine === 'FBA';
}

/**
 * Makes an order of cargo with its boxes, submitted and not accepted. A repeated `requestId` gets the order made
 * before. Throws `orders.cargoNotOpen`, `request.invalid` with the fields, `orders.tooManyBoxes`,
 * `orders.tooManyNewCodes` and `orders.pickupPointNeeded`.
 */
export async function requestCargo(
  context: Context,
  principal: UserPrincipal,
  { requestId, pickupPointId: named, ...form }: BodyOf<typeof askForCargo>,
): Promise<OrderWithParcels> {
  if (!(await isCargoOpen(context, principal))) throw new AppError('orders.cargoNotOpen');
  const { declaration, boxes } = readCargo(form);
  const { userId: customerId, customerCode } = principal;
  const made = await inPatientTransaction(context, `customer:${customerId}`, async (tx) => {
    // A switch at the same time waits, and takes this order along.
    const bound = await lockBoundPoint(tx, customerId);
    const pickupPointId = named ?? bound;
    if (pickupPointId === undefined || !(await isKnownPoint(context, pickupPointId)))
      throw new AppError('orders.pickupPointNeeded');
    const createdAt = context.clock.now();
    const code = newOrderCode(dushanbeDay(createdAt));
    const order = { id: randomUUID(), code, customerId, pickupPointId, declaration, createdAt };
    if (!(await insertOrder(tx, { ...order, requestId, businessLine: 'FBA' }))) {
      const [before = ''] = (await findCodesOfRequests(tx, customerId, [requestId])).values();
      return before;
    }
    await takeNewCodes(context, tx, principal, boxes.length);
    await makeBoxes(context, tx, principal, { code, customerCode, pickupPointId, boxes, moves: askedFor });
    return code;
  });
  return getOwnOrder(context, principal, made);
}

/**
 * Other boxes for cargo that waits for the office, over the version that was read; boxes that are left over are
 * cancelled, further ones made. Throws `orders.notFound` (also for an order of parcels), `orders.changedMeanwhile`,
 * `orders.tooLateToChange` once China has received one, `orders.boxesAccepted`, `request.invalid` with the fields,
 * `orders.tooManyBoxes` and `orders.tooManyNewCodes`.
 */
export async function changeBoxes(
  context: Context,
  principal: UserPrincipal,
  code: string,
  body: BodyOf<typeof changeOwnBoxes>,
): Promise<OrderWithParcels> {
  const { boxes, problems } = readBoxes(body.boxes);
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  checkCount(boxes);
  return changeOwnOrder(context, principal, code, async (tx, order, parcels) => {
    if (order.businessLine !== 'FBA') throw new AppError('orders.notFound');
    if (order.version !== body.version) throw new AppError('orders.changedMeanwhile');
    if (!orderStateOf(parcels).canEdit) throw new AppError('orders.tooLateToChange');
    const open = changeableBoxes(parcels);
    if (open === undefined) throw new AppError('orders.boxesAccepted');
    const declaration = { ...order.declaration, ...sumOfBoxes(boxes), places: boxes.length };
    if (!(await updateOrder(tx, { ...order, declaration }))) throw new AppError('orders.changedMeanwhile');
    const move = moverOf(principal);
    await writeParcels(
      context,
      tx,
      open.slice(0, boxes.length).map(({ trackingCode }, index) => {
        const { trackingCode: _none, ...facts } = boxes[index] as (typeof boxes)[number];
        return { trackingCode, ...lineOf(principal), declare: { facts, move }, moves: [] };
      }),
    );
    const left = open.slice(boxes.length).map(({ trackingCode }) => trackingCode);
    await moveAll(context, tx, principal, left, cancelling(principal));
    const added = boxes.slice(open.length);
    await takeNewCodes(context, tx, principal, added.length);
    const { customerCode } = principal;
    const { pickupPointId } = order;
    await makeBoxes(context, tx, principal, {
      code,
      customerCode,
      pickupPointId,
      boxes: added,
      moves: askedFor,
    });
  });
}
