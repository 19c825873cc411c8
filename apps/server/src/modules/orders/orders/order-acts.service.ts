/**
 * Owns what a customer does with several orders at once. Promises that each is changed whole or not at all, that one which cannot be
 * leaves the others as they are meant, and that a repeat does nothing twice.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { cancelOrders } from '@rohi/contract/orders/order-acts.contract';
import type { Currency } from '@rohi/contract/pricing/money';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { errorText } from '../../../messages.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { isKnownPoint } from '../points/pickup-binding.service.ts';
import { orderStateOf } from './order-state.ts';
import { cancelOrder, changeOrder, getOwnOrder } from './orders.service.ts';

/** Who acts, and in which language refusals are answered. */
export type Acting = { principal: UserPrincipal; locale: Locale };
type Outcome = DataOf<typeof cancelOrders>;

/** Cancels what of these orders China has not received. */
export function cancelAll(context: Context, acting: Acting, codes: readonly string[]): Promise<Outcome> {
  return eachOrder(acting, codes, async (code) => {
    try {
      await cancelOrder(context, acting.principal, code);
    } catch (error) {
      if (!(error instanceof AppError) || error.errorName !== 'orders.tooLateToChange') throw error;
      // An answer that was lost is asked for again.
      const { parcels } = await getOwnOrder(context, acting.principal, code);
      if (orderStateOf(parcels).status !== ParcelStatus.Cancelled) throw error;
    }
  });
}

/** Sends these orders to a point. Throws `orders.pickupPointNeeded` for one that there is not. */
export async function sendAll(
  context: Context,
  acting: Acting,
  codes: readonly string[],
  pickupPointId: number,
): Promise<Outcome> {
  if (!(await isKnownPoint(context, pickupPointId))) throw new AppError('orders.pickupPointNeeded');
  return eachOrder(acting, codes, async (code) => {
    await changeOrder(context, acting.principal, code, { pickupPointId });
  });
}

/** Says what the goods of each of these orders have cost. */
export function valueAll(
  context: Context,
  acting: Acting,
  values: readonly { code: string; amount: string }[],
  valueCurrency: Currency,
): Promise<Outcome> {
  const amounts = new Map(values.map(({ code, amount }) => [code, amount]));
  return eachOrder(acting, [...amounts.keys()], async (code) => {
    const valueAmount = amounts.get(code) ?? '';
    await changeOrder(context, acting.principal, code, { valueAmount, valueCurrency });
  });
}

/** One order after the other, each in a transaction of its own; a refusal is listed beside its order. */
async function eachOrder(
  { locale }: Acting,
  codes: readonly string[],
  act: (code: string) => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  for (const code of new Set(codes)) {
    try {
      await act(code);
      outcome.done.push(code);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const { errorName, params } = error;
      outcome.refused.push({ code, error: errorName, msg: errorText(errorName, locale, params) });
    }
  }
  return outcome;
}
