/** The record that is meant, for users who may see it: beyond that nothing is noted and nothing is shown. */
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { UserPrincipal } from '../../principal.ts';
import { getStaffCustomer } from '../accounts/customers/customer-list.service.ts';
import { findOrderSeen } from '../orders/staff/staff-orders.service.ts';
import { findCodeForStaff, readParcelForStaff } from '../tracking/staff/staff-parcels.service.ts';
import type { RecordSubject } from './note.store.ts';

type Reading = Pick<Context, 'db'>;

/** A record and the customer code that it carries; null without an owner. */
export type OwnedSubject = { subject: RecordSubject; customerCode: string | null };

/** A parcel by its tracking code. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit. */
export async function seenParcel(
  context: Reading,
  principal: UserPrincipal,
  id: string,
): Promise<RecordSubject> {
  return { type: 'parcel', id: await findCodeForStaff(context, principal, id) };
}

/** An order by its code. Throws `orders.notFound`, also for one beyond the caller's unit. */
export async function seenOrder(
  context: Reading,
  principal: UserPrincipal,
  code: string,
): Promise<RecordSubject> {
  const order = await findOrderSeen(context, principal, code);
  if (order === undefined) throw new AppError('orders.notFound');
  return { type: 'order', id: order.code };
}

/** A customer by the id of the account. Throws `list.notFound`. */
export async function seenCustomer(context: Reading, id: string): Promise<RecordSubject> {
  const customer = await getStaffCustomer(context, id);
  if (customer === undefined) throw new AppError('list.notFound');
  return { type: 'customer', id: customer.id };
}

/** A parcel with the customer that it, or its order, carries. Throws as `seenParcel` does. */
export async function ownedParcel(
  context: Context,
  principal: UserPrincipal,
  id: string,
): Promise<OwnedSubject> {
  const parcel = await readParcelForStaff(context, principal, id, 'en');
  const order =
    parcel.customerCode === null && parcel.orderCode !== null
      ? await findOrderSeen(context, principal, parcel.orderCode)
      : undefined;
  const customerCode = parcel.customerCode ?? order?.customerCode ?? null;
  return { subject: { type: 'parcel', id: parcel.id }, customerCode };
}

/** An order with its customer. Throws as `seenOrder` does. */
export async function ownedOrder(
  context: Reading,
  principal: UserPrincipal,
  code: string,
): Promise<OwnedSubject> {
  const order = await findOrderSeen(context, principal, code);
  if (order === undefined) throw new AppError('orders.notFound');
  return { subject: { type: 'order', id: order.code }, customerCode: order.customerCode };
}

/** A customer by the id of the account. Throws as `seenCustomer` does. */
export async function ownedCustomer(context: Reading, id: string): Promise<OwnedSubject> {
  const customer = await getStaffCustomer(context, id);
  if (customer === undefined) throw new AppError('list.notFound');
  return { subject: { type: 'customer', id: customer.id }, customerCode: customer.code };
}
