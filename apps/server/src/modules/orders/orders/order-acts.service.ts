/**
 * Owns what a customer does with several orders at once. Promises that each is changed whole or not at all, that one
 * which cannot be leaves the others as they are meant, and that a repeat does nothing twice. All of a call stand in one
 * transaction: hundreds take little longer than one.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { cancelOrders } from '@rohi/contract/orders/order-acts.contract';
import type { Currency } from '@rohi/contract/pricing/money';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { errorText } from '../../../messages.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findParcelsOfOrders, findSentParcels, lockParcels } from '../../tracking/tracking.service.ts';
import { isKnownPoint } from '../points/pickup-binding.service.ts';
import { isAccepted } from './cargo-guards.ts';
import { lockCustomer } from './customer.store.ts';
import type { OrderDraft } from './order-draft.ts';
import { sendParcels } from './order-points.service.ts';
import { openCodesOf, orderStateOf } from './order-state.ts';
import { lockOrders, updateOrders, type StoredOrder } from './order.store.ts';
import {
  cancelling,
  decideChange,
  moveAll,
  moverOf,
  type Move,
  type OrderWithParcels,
} from './orders.service.ts';

/** Who acts, and in which language refusals are answered. */
export type Acting = { principal: UserPrincipal; locale: Locale };
type Outcome = DataOf<typeof cancelOrders>;

/** What an act makes of one order: how it stands from then on, and which of its parcels are moved. */
type Decided = { changed?: StoredOrder; moved: string[] };
/** `decide` throws AppError for an order with which it cannot be done. */
type Act = { move: Move; decide: (order: OrderWithParcels) => Decided };

/** Cancels what of these orders China has not received. */
export function cancelAll(context: Context, acting: Acting, codes: readonly string[]): Promise<Outcome> {
  const decide = ({ parcels }: OrderWithParcels): Decided => {
    const { canCancel, status } = orderStateOf(parcels);
    if (canCancel) return { moved: openCodesOf(parcels) };
    // An answer that was lost is asked for again.
    if (status === ParcelStatus.Cancelled) return { moved: [] };
    throw new AppError('orders.tooLateToChange');
  };
  return actOnAll(context, acting, codes, { move: cancelling(acting.principal), decide });
}

/** Says the same in the declarations of these orders. */
export function declareAll(
  context: Context,
  acting: Acting,
  codes: readonly string[],
  declaration: Pick<OrderDraft, 'goods' | 'places' | 'recipientName' | 'recipientPhone'>,
): Promise<Outcome> {
  return changeAll(context, acting, codes, () => declaration);
}

/** Sends these orders to a point. Throws `orders.pickupPointNeeded` for one that there is not. */
export async function sendAll(
  context: Context,
  acting: Acting,
  codes: readonly string[],
  pickupPointId: number,
): Promise<Outcome> {
  if (!(await isKnownPoint(context, pickupPointId))) throw new AppError('orders.pickupPointNeeded');
  return changeAll(context, acting, codes, () => ({ pickupPointId }));
}

/** Says what the goods of each of these orders have cost. */
export function valueAll(
  context: Context,
  acting: Acting,
  values: readonly { code: string; amount: string }[],
  valueCurrency: Currency,
): Promise<Outcome> {
  const amounts = new Map(values.map(({ code, amount }) => [code, amount]));
  return changeAll(context, acting, [...amounts.keys()], (code) => ({
    valueAmount: amounts.get(code) ?? '',
    valueCurrency,
  }));
}

/** Puts a draft over what each of these orders says; a declaration that is complete by that is accepted. */
function changeAll(
  context: Context,
  acting: Acting,
  codes: readonly string[],
  draftOf: (code: string) => OrderDraft,
): Promise<Outcome> {
  const decide = ({ order, parcels }: OrderWithParcels): Decided => {
    const { changed } = decideChange({ order, parcels }, draftOf(order.code));
    const waiting = parcels.filter(({ state }) => state.status === ParcelStatus.AwaitingDeclaration);
    const moved = isAccepted(changed) ? waiting.map(({ trackingCode }) => trackingCode) : [];
    return { changed, moved };
  };
  const move: Move = { type: 'FORECAST_ACCEPTED', ...moverOf(acting.principal) };
  return actOnAll(context, acting, codes, { move, decide });
}

/**
 * Does an act with all of these orders in one transaction; where that is refused as a whole, with each of them by
 * itself.
 */
async function actOnAll(
  context: Context,
  acting: Acting,
  codes: readonly string[],
  act: Act,
): Promise<Outcome> {
  const distinct = [...new Set(codes)];
  const { principal, locale } = acting;
  try {
    return await inPatientTransaction(context, `customer:${principal.userId}`, (tx) =>
      actTogether(context, tx, { ...acting, codes: distinct }, act),
    );
  } catch (error) {
    const [code = ''] = distinct;
    if (distinct.length === 1) return { done: [], refused: [refusalOf(error, code, locale)] };
    if (!isRefusal(error)) throw error;
  }
  const outcome: Outcome = { done: [], refused: [] };
  for (const code of distinct) {
    const alone = await actOnAll(context, acting, [code], act);
    outcome.done.push(...alone.done);
    outcome.refused.push(...alone.refused);
  }
  return outcome;
}

async function actTogether(
  context: Context,
  tx: Tx,
  { principal, locale, codes }: Acting & { codes: readonly string[] },
  { move, decide }: Act,
): Promise<Outcome> {
  const orders = await lockOwnOrders(tx, principal, codes);
  const outcome: Outcome = { done: [], refused: [] };
  const decided: (OrderWithParcels & Decided)[] = [];
  for (const code of codes) {
    try {
      const order = orders.get(code);
      if (order === undefined) throw new AppError('orders.notFound');
      decided.push({ ...order, ...decide(order) });
      outcome.done.push(code);
    } catch (error) {
      outcome.refused.push(refusalOf(error, code, locale));
    }
  }
  const changed = decided.flatMap((each) => each.changed ?? []);
  if ((await updateOrders(tx, changed)) !== changed.length) throw new AppError('orders.changedMeanwhile');
  await sendChanged(context, tx, decided);
  await moveAll(
    context,
    tx,
    principal,
    decided.flatMap(({ moved }) => moved),
    move,
  );
  return outcome;
}

/** The own orders of these codes with their parcels, locked until the end of the transaction. */
async function lockOwnOrders(
  tx: Tx,
  { userId }: UserPrincipal,
  codes: readonly string[],
): Promise<Map<string, OrderWithParcels>> {
  // In this order everywhere: customer, orders, parcels.
  await lockCustomer(tx, userId);
  const orders = await lockOrders(tx, userId, codes);
  const orderCodes = orders.map(({ code }) => code);
  const sent = await findSentParcels(tx, { orderCodes, ids: [] }, 'read');
  await lockParcels(
    tx,
    sent.map(({ trackingCode }) => trackingCode),
  );
  const parcels = Map.groupBy(await findParcelsOfOrders(tx, orderCodes), ({ facts }) => facts.orderCode);
  return new Map(orders.map((order) => [order.code, { order, parcels: parcels.get(order.code) ?? [] }]));
}

/** Sends the parcels of the orders that go elsewhere from now on. */
async function sendChanged(
  context: Context,
  tx: Tx,
  decided: readonly (OrderWithParcels & Decided)[],
): Promise<void> {
  const sent = decided.filter(
    ({ order, changed }) => changed && changed.pickupPointId !== order.pickupPointId,
  );
  for (const [to, orders] of Map.groupBy(sent, ({ changed }) => changed?.pickupPointId ?? null))
    await sendParcels(
      context,
      tx,
      orders.flatMap(({ parcels }) => parcels),
      to,
    );
}

/** The caller learns why, as against a failure of the service. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && error.status < 500;
}

/** Why an order stays as it is. Throws what is no refusal. */
function refusalOf(error: unknown, code: string, locale: Locale): Outcome['refused'][number] {
  if (!isRefusal(error)) throw error;
  const { errorName, params } = error;
  return { code, error: errorName, msg: errorText(errorName, locale, params) };
}
