/**
 * What the rooms above need to make many orders of a customer: what is known before, and the making of some together.
 */
import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { TakenByChanceError, type Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import {
  findUndeclarable,
  newOrderCode,
  newOwnParcelCode,
  writeParcels,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { findBoundPoint } from '../orders/customer.store.ts';
import { takeNewCodes } from './declared-codes.service.ts';
import {
  emptyDeclaration,
  isComplete,
  readDraft,
  type FromFile,
  type OrderDraft,
} from '../orders/order-draft.ts';
import { findCodesOfRequests, findFirstMoment, insertOrders, type NewOrder } from '../orders/order.store.ts';
import { lineOf, moverOf } from '../orders/orders.service.ts';
import { isKnownPoint } from '../points/pickup-binding.service.ts';

/** The holder of a tracking code: the caller, in one of their orders, or somebody else. */
export type CodeHolder = { state: 'own'; orderCode: string } | { state: 'taken' };

/** Of these codes those that a new order of this customer cannot have; it does not name the owners of the others. */
export async function findCodeHolders(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  codes: readonly string[],
): Promise<Map<string, CodeHolder>> {
  const found = await findUndeclarable(db, principal.customerCode ?? '', codes);
  return new Map(
    [...found].map(([code, { orderCode }]): [string, CodeHolder] => [
      code,
      orderCode === null ? { state: 'taken' } : { state: 'own', orderCode },
    ]),
  );
}

/** The codes of the own orders that these requests have made. */
export function findOrdersOfRequests(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  requestIds: readonly string[],
): Promise<Map<string, string>> {
  return findCodesOfRequests(db, principal.userId, requestIds);
}

/** The pickup point that the customer has bound. */
export async function findOwnPointId(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
): Promise<number | null> {
  return (await findBoundPoint(db, principal.userId)) ?? null;
}

/** When the first of these own orders was made; undefined where there is none of them. */
export function firstMomentOf(
  { db }: Pick<Context, 'db'>,
  codes: readonly string[],
): Promise<Date | undefined> {
  return findFirstMoment(db, codes);
}

/** A draft that says where it goes, and the request that makes it once. */
export type DeclaredDraft = OrderDraft & { requestId: string; pickupPointId: number; fromFile: FromFile };

/** Takes a transaction back: what was asked for cannot be done together. */
class NotTogether extends Error {}

/**
 * Makes new orders in one transaction, submitted when `submits` says so, and returns their codes by request id.
 * Undefined, and nothing made, when one of them cannot be made or is there already: then each is to be tried by itself,
 * which says why.
 */
export async function declareTogether(
  context: Context,
  principal: UserPrincipal,
  drafts: readonly DeclaredDraft[],
  submits: boolean,
): Promise<Map<string, string> | undefined> {
  const points = new Set(drafts.map(({ pickupPointId }) => pickupPointId));
  const areKnown = await Promise.all([...points].map((id) => isKnownPoint(context, id)));
  const orders = drafts.map((draft) => newOrder(principal, draft));
  if (!areKnown.every(Boolean) || orders.some(({ isSound }) => !isSound)) return undefined;
  try {
    await inPatientTransaction(context, `customer:${principal.userId}`, async (tx) => {
      const added = await insertOrders(
        tx,
        orders.map(({ order }) => order),
      );
      if (added !== orders.length) throw new NotTogether();
      const codes = orders.reduce((sum, order) => sum + order.codes.length, 0);
      await takeNewCodes(context, tx, principal, codes);
      await declareNewParcels(
        context,
        tx,
        orders.flatMap((each) => writesOf(principal, each, submits)),
      );
    });
  } catch (error) {
    const isForEachAlone =
      error instanceof NotTogether || error instanceof TakenByChanceError || isOverBudget(error);
    if (isForEachAlone) return undefined;
    throw error;
  }
  return new Map(orders.map(({ order }) => [order.requestId, order.code]));
}

function isOverBudget(error: unknown): boolean {
  return error instanceof AppError && error.errorName === 'orders.tooManyNewCodes';
}

type DeclaredOrder = { order: NewOrder; codes: string[]; isSound: boolean };

function newOrder(principal: UserPrincipal, draft: DeclaredDraft): DeclaredOrder {
  const { declaration, codes, problems } = readDraft(emptyDeclaration, draft);
  const createdAt = draft.fromFile.at;
  const order = {
    id: randomUUID(),
    code: newOrderCode(dushanbeDay(createdAt)),
    customerId: principal.userId,
    requestId: draft.requestId,
    pickupPointId: draft.pickupPointId,
    declaration,
    createdAt,
    fileRow: draft.fromFile.row,
  };
  const isSound = problems.length === 0 && declaration.goods !== null;
  return { order, codes: codes.length === 0 ? [newOwnParcelCode()] : codes, isSound };
}

/**
 * The parcels of an order with all that happens to them at once; a complete declaration is accepted as it is submitted.
 */
function writesOf(
  principal: UserPrincipal,
  { order, codes }: DeclaredOrder,
  submits: boolean,
): ParcelWrite[] {
  const move = moverOf(principal);
  const { code: orderCode, pickupPointId } = order;
  const facts = { orderCode, customerCode: principal.customerCode, pickupPointId };
  const moves: ParcelWrite['moves'] = [
    ...(submits ? [{ type: 'ORDER_SUBMITTED', ...move } as const] : []),
    ...(submits && isComplete(order.declaration) ? [{ type: 'FORECAST_ACCEPTED', ...move } as const] : []),
  ];
  return codes.map((trackingCode) => ({
    trackingCode,
    ...lineOf(principal),
    declare: { facts, move },
    moves,
  }));
}

async function declareNewParcels(context: Context, tx: Tx, writes: readonly ParcelWrite[]): Promise<void> {
  const results = await writeParcels(context, tx, writes);
  const isAllNew = results.every(
    ({ created, outcomes }) => created && outcomes.every(({ result }) => result !== 'refused'),
  );
  if (!isAllNew) throw new NotTogether();
}
