/**
 * Owns orders: what one customer sends to one pickup point. It promises that customers see and change only their own,
 * that nothing written in another tab is overwritten, and that a repeated request makes one order.
 */
import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import {
  findParcelsOfOrder,
  lockParcels,
  newOrderCode,
  newOwnParcelCode,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { lockBoundPoint, lockCustomer } from './customer.store.ts';
import { takeNewCodes } from '../codes/declared-codes.service.ts';
import { contradictsBoxes, isAccepted, missingOfCargo } from './cargo-guards.ts';
import { contradictsItems } from './declared-items.ts';
import {
  emptyDeclaration,
  readDraft,
  type DraftProblem,
  type FromFile,
  type OrderDraft,
} from './order-draft.ts';
import { openCodesOf, orderStateOf } from './order-state.ts';
import { findCodesOfRequests, findOrder, insertOrder, updateOrder, type StoredOrder } from './order.store.ts';
import { sendParcels } from './order-points.service.ts';
import { isKnownPoint } from '../points/pickup-binding.service.ts';
import { canBeSentElsewhere } from '../points/pickup-switch.ts';

/** An order and its parcels, as they stand. */
export type OrderWithParcels = { order: StoredOrder; parcels: KnownParcel[] };

function refuseFields(problems: readonly DraftProblem[]): void {
  if (problems.length > 0) throw new AppError('request.invalid', { fields: [...problems] });
}

/** Somebody at a screen as the one who moves parcels. */
export function moverOf(principal: UserPrincipal) {
  return { actor: principal, source: 'office' as const };
}

/** The line of a code that is this customer's; the lines of other customers stay untouched. */
export function lineOf({ customerCode }: Pick<UserPrincipal, 'customerCode'>): Pick<ParcelWrite, 'line'> {
  return customerCode === null ? {} : { line: customerCode };
}

/** One own order. Throws `orders.notFound`, also for somebody else's. */
export async function getOwnOrder(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  code: string,
): Promise<OrderWithParcels> {
  const order = await findOrder(db, principal.userId, code);
  if (order === undefined) throw new AppError('orders.notFound');
  return { order, parcels: await findParcelsOfOrder(db, order.code) };
}

/**
 * Makes a draft with its parcels; without a courier's code it gets one parcel with a code of ours. A repeated
 * `requestId` gets the order made before.
 */
export async function createOrder(
  context: Context,
  principal: UserPrincipal,
  draft: OrderDraft & { requestId: string },
): Promise<OrderWithParcels> {
  return getOwnOrder(context, principal, await declareOrder(context, principal, draft, false));
}

/**
 * The same, submitted at once when `submits` says so, in one transaction. Returns the order's code, also that of an
 * order which this `requestId` has made before. Throws `request.invalid`, `orders.codeTaken`, `orders.tooManyNewCodes`,
 * `orders.pickupPointNeeded`, `orders.goodsNeeded`. `alongside` is written with a new order, or not at all.
 */
export async function declareOrder(
  context: Context,
  principal: UserPrincipal,
  { requestId, fromFile, ...draft }: OrderDraft & { requestId: string; fromFile?: FromFile },
  submits: boolean,
  alongside: (tx: Tx, made: { code: string; parcels: number }) => Promise<void> = async () => {},
): Promise<string> {
  const { declaration, codes, problems } = readDraft(emptyDeclaration, draft);
  refuseFields(problems);
  await checkPoint(context, draft.pickupPointId);
  return inPatientTransaction(context, `customer:${principal.userId}`, async (tx) => {
    const now = fromFile?.at ?? context.clock.now();
    // A switch at the same time waits, and takes this order along.
    const bound = await lockBoundPoint(tx, principal.userId);
    const order = {
      id: randomUUID(),
      code: newOrderCode(dushanbeDay(now)),
      customerId: principal.userId,
      pickupPointId: draft.pickupPointId ?? bound ?? null,
      declaration,
      createdAt: now,
      businessLine: 'BSC' as const,
      version: 1,
    };
    if (!(await insertOrder(tx, { ...order, requestId, fileRow: fromFile?.row }))) {
      const [made = ''] = (await findCodesOfRequests(tx, principal.userId, [requestId])).values();
      return made;
    }
    const declared = codes.length === 0 ? [newOwnParcelCode()] : codes;
    await declareParcels(context, tx, principal, order, declared);
    await alongside(tx, { code: order.code, parcels: declared.length });
    if (submits) await submitDrafts(context, tx, principal, order, await findParcelsOfOrder(tx, order.code));
    return order.code;
  });
}

async function checkPoint(context: Context, id: number | undefined): Promise<void> {
  if (id !== undefined && !(await isKnownPoint(context, id))) throw new AppError('orders.pickupPointNeeded');
}

/**
 * Makes the parcels of an order. A code that others have declared and China has not received is declared beside them.
 * Throws `orders.tooManyNewCodes`, `orders.codeTaken` when China has the parcel or the code stands in another own
 * order, and `orders.parcelElsewhere` when one has left the hub for another point.
 */
async function declareParcels(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  order: StoredOrder,
  codes: readonly string[],
): Promise<void> {
  await takeNewCodes(context, tx, principal, codes.length);
  // Own parcels that stand in no order yet come into this one.
  const loose = new Set(
    (await lockParcels(tx, codes)).flatMap((parcel) => {
      const { trackingCode, facts, state } = parcel;
      const isOwn = facts.customerCode === principal.customerCode && state.closedAt === null;
      if (!isOwn || (facts.orderCode !== null && facts.orderCode !== order.code)) return [];
      const goesTo = facts.pickupPointId ?? order.pickupPointId;
      if (!canBeSentElsewhere(parcel) && goesTo !== order.pickupPointId)
        throw new AppError('orders.parcelElsewhere', { params: { code: trackingCode } });
      return [trackingCode];
    }),
  );
  const facts = {
    orderCode: order.code,
    customerCode: principal.customerCode,
    pickupPointId: order.pickupPointId,
  };
  const results = await writeParcels(
    context,
    tx,
    codes.map((trackingCode) => ({
      trackingCode,
      ...lineOf(principal),
      declare: { facts, move: moverOf(principal) },
      moves: [],
    })),
  );
  codes.forEach((code, index) => {
    if (results[index]?.created !== true && !loose.has(code))
      throw new AppError('orders.codeTaken', { params: { code } });
  });
}

/** Runs one change of an own order under its lock; the answer is the order as it stands then. */
export async function changeOwnOrder(
  context: Context,
  principal: UserPrincipal,
  code: string,
  change: (tx: Tx, order: StoredOrder, parcels: KnownParcel[]) => Promise<void>,
): Promise<OrderWithParcels> {
  await inPatientTransaction(context, `customer:${principal.userId}`, async (tx) => {
    // In this order everywhere: customer, order, parcels.
    await lockCustomer(tx, principal.userId);
    const order = await findOrder(tx, principal.userId, code, 'lock');
    if (order === undefined) throw new AppError('orders.notFound');
    const codes = (await findParcelsOfOrder(tx, code)).map(({ trackingCode }) => trackingCode);
    // The lock on the parcels of the codes covers the lines beside them too.
    await lockParcels(tx, codes);
    await change(tx, order, await findParcelsOfOrder(tx, code));
  });
  return getOwnOrder(context, principal, code);
}

/**
 * Changes draft or declaration over the version that the form was filled from; without one, over what stands. Throws
 * `orders.changedMeanwhile`, `orders.saidByItems` when it says goods or value otherwise than the items do,
 * `orders.saidByBoxes` when it says of cargo what its boxes say, `orders.tooLateToChange`, `orders.codeTaken`,
 * `orders.tooManyNewCodes`.
 */
export async function changeOrder(
  context: Context,
  principal: UserPrincipal,
  code: string,
  draft: OrderDraft & { version?: number },
): Promise<OrderWithParcels> {
  await checkPoint(context, draft.pickupPointId);
  return changeOwnOrder(context, principal, code, async (tx, order, parcels) => {
    if (draft.version !== undefined && order.version !== draft.version)
      throw new AppError('orders.changedMeanwhile');
    const { changed, codes } = decideChange({ order, parcels }, draft);
    if (!(await updateOrder(tx, changed))) throw new AppError('orders.changedMeanwhile');
    // Only who names another point sends parcels there: anything else may be changed without moving them.
    const to = changed.pickupPointId;
    if (to !== order.pickupPointId) await sendParcels(context, tx, parcels, to);
    if (draft.trackingCodes !== undefined) await changeCodes(context, tx, principal, changed, parcels, codes);
    await acceptDeclaration(context, tx, principal, changed);
  });
}

/**
 * What an order becomes by a draft, and the codes that the draft names. Throws `orders.tooLateToChange`,
 * `orders.saidByItems`, `orders.saidByBoxes`, and `request.invalid` with the fields that cannot be read.
 */
export function decideChange(
  { order, parcels }: OrderWithParcels,
  draft: OrderDraft,
): { changed: StoredOrder; codes: string[] } {
  if (!orderStateOf(parcels).canEdit) throw new AppError('orders.tooLateToChange');
  if (contradictsItems(order.declaration, draft))
    throw new AppError('orders.saidByItems', { params: { code: order.code } });
  const { declaration, codes, problems } = readDraft(order.declaration, draft, openCodesOf(parcels));
  refuseFields([...problems, ...missingOfCargo(order, declaration)]);
  if (contradictsBoxes({ order, parcels }, declaration, codes))
    throw new AppError('orders.saidByBoxes', { params: { code: order.code } });
  return {
    changed: { ...order, declaration, pickupPointId: draft.pickupPointId ?? order.pickupPointId },
    codes,
  };
}

/** New codes become parcels of the order; those taken out of the list are cancelled. */
async function changeCodes(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  order: StoredOrder,
  parcels: readonly KnownParcel[],
  codes: readonly string[],
): Promise<void> {
  const open = openCodesOf(parcels);
  const added = codes.filter((code) => !open.includes(code));
  if (added.length > 0) await declareParcels(context, tx, principal, order, added);
  const removed = codes.length === 0 ? [] : open.filter((code) => !codes.includes(code));
  await moveAll(context, tx, principal, removed, cancelling(principal));
  const submitted = parcels.some(({ state }) => state.status === 'WAIT_FORECAST' || state.status === 'DTH');
  if (submitted)
    await moveAll(context, tx, principal, added, { type: 'ORDER_SUBMITTED', ...moverOf(principal) });
}

/** What happens to a parcel by the word of its customer. */
export type Move = ParcelWrite['moves'][number];

/** The same move for each of these parcels; one that is refused refuses all. */
export async function moveAll(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  codes: readonly string[],
  move: Move,
): Promise<void> {
  if (codes.length === 0) return;
  const results = await writeParcels(
    context,
    tx,
    codes.map((trackingCode) => ({ trackingCode, ...lineOf(principal), moves: [move] })),
  );
  for (const { outcomes } of results)
    for (const outcome of outcomes)
      if (outcome.result === 'refused')
        throw new AppError('orders.tooLateToChange', { cause: outcome.error });
}

/** A submitted order with a complete declaration waits for the goods from now on (docs/domain.md, section 3). */
async function acceptDeclaration(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  order: StoredOrder,
): Promise<void> {
  if (!isAccepted(order)) return;
  const waiting = (await findParcelsOfOrder(tx, order.code)).filter(
    ({ state }) => state.status === 'WAIT_FORECAST',
  );
  await moveAll(
    context,
    tx,
    principal,
    waiting.map((parcel) => parcel.trackingCode),
    { type: 'FORECAST_ACCEPTED', ...moverOf(principal) },
  );
}

/** How what a customer cancels is moved. */
export function cancelling(principal: UserPrincipal): Move {
  return { type: 'CANCELLED', reason: 'CUSTOMER_REQUEST', ...moverOf(principal) };
}

/** Submits a draft. Throws `orders.goodsNeeded` or `orders.pickupPointNeeded` when it says too little. */
export function submitOrder(
  context: Context,
  principal: UserPrincipal,
  code: string,
): Promise<OrderWithParcels> {
  return changeOwnOrder(context, principal, code, (tx, order, parcels) =>
    submitDrafts(context, tx, principal, order, parcels),
  );
}

async function submitDrafts(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  order: StoredOrder,
  parcels: readonly KnownParcel[],
): Promise<void> {
  if (order.declaration.goods === null) throw new AppError('orders.goodsNeeded');
  if (order.pickupPointId === null) throw new AppError('orders.pickupPointNeeded');
  const drafts = parcels.filter(({ state }) => state.status === 'NEW');
  if (drafts.length === 0) throw new AppError('orders.tooLateToChange');
  await moveAll(
    context,
    tx,
    principal,
    drafts.map((parcel) => parcel.trackingCode),
    { type: 'ORDER_SUBMITTED', ...moverOf(principal) },
  );
  await acceptDeclaration(context, tx, principal, order);
}

/** Takes a submitted order back to a draft, while its declaration has not been accepted. */
export function takeBackOrder(
  context: Context,
  principal: UserPrincipal,
  code: string,
): Promise<OrderWithParcels> {
  return changeOwnOrder(context, principal, code, async (tx, { businessLine }, parcels) => {
    if (!orderStateOf(parcels, businessLine).canTakeBack) throw new AppError('orders.tooLateToChange');
    for (const { trackingCode, history, state } of parcels) {
      const submitted = history.findLast((event) => event.type === 'ORDER_SUBMITTED');
      if (submitted === undefined || state.status !== 'WAIT_FORECAST') continue;
      await moveAll(context, tx, principal, [trackingCode], {
        type: 'CORRECTED',
        corrects: submitted.seq,
        ...moverOf(principal),
      });
    }
  });
}

/** Cancels what of an order China has not received. Throws `orders.tooLateToChange` when it has received some of it. */
export function cancelOrder(
  context: Context,
  principal: UserPrincipal,
  code: string,
): Promise<OrderWithParcels> {
  return changeOwnOrder(context, principal, code, async (tx, _order, parcels) => {
    if (!orderStateOf(parcels).canCancel) throw new AppError('orders.tooLateToChange');
    await moveAll(context, tx, principal, openCodesOf(parcels), cancelling(principal));
  });
}
