/** What the rooms above must know of a customer's orders before they make more of them. */
import type { Context } from '../../context.ts';
import type { Session } from '../../http/session-guard.ts';
import { findOwnersOfCodes } from '../tracking/tracking.service.ts';
import { findBoundPoint } from './customer.store.ts';
import { findCodesOfRequests } from './order.store.ts';

/** Whose a tracking code is: the asker's in one of his orders, or not for him to name. */
export type CodeHolder = { state: 'own'; orderCode: string } | { state: 'taken' };

/** Of these codes those that a new order of this customer cannot have; it says nothing of whose the others are. */
export async function findCodeHolders(
  { db }: Pick<Context, 'db'>,
  session: Session,
  codes: readonly string[],
): Promise<Map<string, CodeHolder>> {
  const holders = new Map<string, CodeHolder>();
  for (const { trackingCode, customerCode, orderCode, closedAt } of await findOwnersOfCodes(db, codes)) {
    const isOwn = customerCode !== null && customerCode === session.customerCode;
    if (isOwn && orderCode !== null) holders.set(trackingCode, { state: 'own', orderCode });
    else if (!isOwn || closedAt !== null) holders.set(trackingCode, { state: 'taken' });
  }
  return holders;
}

/** The codes of the own orders that these requests have made. */
export function findOrdersOfRequests(
  { db }: Pick<Context, 'db'>,
  session: Session,
  requestIds: readonly string[],
): Promise<Map<string, string>> {
  return findCodesOfRequests(db, session.userId, requestIds);
}

/** The pickup point that the customer has bound. */
export async function findOwnPointId({ db }: Pick<Context, 'db'>, session: Session): Promise<number | null> {
  return (await findBoundPoint(db, session.userId)) ?? null;
}
