/**
 * What somebody may do to parcels, said before it is done: by the transition table, and by the rules of their owners.
 * The same rules judge the acts themselves, so what is offered is not refused a moment later without a reason.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { staffParcelActs } from '@rohi/contract/records/parcel-acts.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../context.ts';
import { errorText } from '../../messages.ts';
import type { UserPrincipal } from '../../principal.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { judgeAssign } from '../orders/claims/assign-parcel.service.ts';
import { findOrderSeen } from '../orders/staff/staff-orders.service.ts';
import { judgeActs } from '../tracking/staff/staff-acts.service.ts';
import { findParcelsOfCodes, findParcelsOfOrder } from '../tracking/tracking.service.ts';

/**
 * What may be done to each of these parcels, and to those of these orders; what the caller does not see is left out.
 */
export async function judgeParcels(
  context: Context,
  principal: UserPrincipal,
  { ids = [], orders = [] }: BodyOf<typeof staffParcelActs>,
  locale: Locale,
): Promise<DataOf<typeof staffParcelActs>> {
  const ofOrders = await Promise.all(orders.map((code) => codesOfOrder(context, principal, code)));
  const codes = [...new Set([...ids, ...ofOrders.flat()].map(normalizeTrackingCode))];
  if (codes.length === 0) return { list: [] };
  const [moves, refusalOf, nameOf] = await Promise.all([
    judgeActs(context, principal, codes, locale),
    judgeAssign(context, principal, codes),
    namesOfStaff(context),
  ]);
  return {
    list: moves.map((acts) => {
      const refusal = refusalOf(acts.id);
      const why = refusal === undefined ? null : errorText(refusal, locale, { code: acts.id });
      const { actor } = acts.undo;
      const undo = { ...acts.undo, actor: actor === null ? null : nameOf(actor) };
      return { ...acts, undo, assign: { fits: refusal === undefined, why } };
    }),
  };
}

async function codesOfOrder(context: Context, principal: UserPrincipal, code: string): Promise<string[]> {
  if (!principal.authorities.has('order:read')) return [];
  const order = await findOrderSeen(context, principal, code);
  if (order === undefined) return [];
  const parcels = await findParcelsOfOrder(context.db, order.code);
  const codes = parcels.map(({ trackingCode }) => trackingCode);
  const own = new Set(parcels.map(({ id }) => id));
  // A code may stand here as a line that waits beside somebody else's parcel: an act by that code would be done to
  // theirs.
  const current = await findParcelsOfCodes(context.db, codes);
  return current.flatMap(({ id, trackingCode }) => (own.has(id) ? [trackingCode] : []));
}
