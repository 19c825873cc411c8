/**
 * Owns what staff do to enter an order for a customer who is on the phone: it is the customer's in all that follows,
 * and stands in the audit.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import type { createRetailOrder } from '@rohi/contract/orders/retail-orders.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findCustomerAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { declareOrder } from '../orders/orders.service.ts';
import { enterOnce } from './entered-once.service.ts';

/**
 * Makes a retail order for a customer and submits it, so that it waits for the goods; returns its code. A repeated
 * `requestId` gets the order made before. Throws `orders.customerNotFound`, `customers.codeAmbiguous`,
 * `orders.alreadyEntered` and what
 * `declareOrder` does.
 */
export async function takeRetailOrder(
  context: Context,
  principal: UserPrincipal,
  { customerCode: written, ...draft }: BodyOf<typeof createRetailOrder>,
  actor: AuditActor,
): Promise<string> {
  const customer = await findCustomerAsWritten(context.db, written);
  if (customer === undefined)
    throw new AppError('orders.customerNotFound', { params: { code: written.trim() } });
  const { id: userId, customerCode } = customer;
  // The order is the customer's; histories name the user who has entered it, since the moves need that user's rights.
  const onBehalf = { ...principal, userId, customerCode };
  const request = { requestId: draft.requestId, customerId: userId };
  return enterOnce(context, principal, request, (note) =>
    declareOrder(context, onBehalf, draft, true, async (tx, { code, parcels }) => {
      await note(tx, code);
      await recordAudit(tx, {
        at: context.clock.now(),
        actor,
        action: 'order:take',
        subject: { type: 'order', id: code },
        details: { line: 'BSC', customerCode, boxes: parcels },
      });
    }),
  );
}
