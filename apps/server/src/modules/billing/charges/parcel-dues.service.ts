/** What is left to pay for one parcel: for the user who hands it over, and for its owner. */
import type { DeliveryPayment } from '@rohi/contract/billing/delivery-payments';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { KnownParcel } from '../../tracking/tracking.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { findMayBeCollected } from '../may-be-collected.store.ts';
import { findDelivery } from './charge.store.ts';
import { owedByParcel, owedCharges, type OwedCharge } from './owed.service.ts';

type Due = { customerCode: string; parcelId: string };
/** `feeParcelId`: the parcel that bears the fee of a courier's way. */
type DueAtDoor = Due & { feeParcelId?: string | undefined };

/** In cents of a dollar, with storage by the end of today. */
export async function owedOfParcel(
  context: Pick<Context, 'db' | 'clock'>,
  { customerCode, parcelId }: Due,
): Promise<bigint> {
  return sumOf(await owedCharges(context, customerCode), parcelId);
}

/**
 * The same, with purse and charges of the customer locked until the end of the transaction, which has locked the
 * parcel: no payment, refund or correction happens meanwhile. With the fee of the courier who brings it, where another
 * parcel bears that.
 */
export async function lockOwedOfParcel(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { customerCode, parcelId, feeParcelId }: DueAtDoor,
): Promise<bigint> {
  const locked = lockPurse(tx, customerCode);
  const [charges] = await Promise.all([
    owedCharges({ db: tx, clock }, customerCode, { isLocked: true }),
    locked,
  ]);
  const fees = charges.filter(
    (charge) => charge.kind === 'COURIER' && charge.parcelId === feeParcelId && feeParcelId !== parcelId,
  );
  return fees.reduce(
    (sum, { owedMinor }) => sum + (owedMinor > 0n ? owedMinor : 0n),
    sumOf(charges, parcelId),
  );
}

/**
 * Locks the purses of these customers until the end of the transaction, which has locked their parcels: no payment,
 * refund or correction happens meanwhile.
 */
export async function lockPurses(tx: Tx, customerCodes: readonly string[]): Promise<void> {
  for (const code of [...new Set(customerCodes)].toSorted()) await lockPurse(tx, code);
}

/**
 * What of the payment for its delivery is still to come; nothing while it is searched for or goes back to its sender.
 */
export async function deliveryPaymentOf(
  { db }: Pick<Context, 'db'>,
  { id, state: { status } }: Pick<KnownParcel, 'id' | 'state'>,
): Promise<DeliveryPayment> {
  const delivery = await findDelivery(db, id);
  const isDue = delivery !== undefined && delivery.dueAt !== null;
  if (delivery !== undefined && delivery.settledMinor >= delivery.amountMinor)
    return delivery.settledMinor > 0n ? 'PAID' : 'NONE';
  if (isClosed(status)) return isDue && status === ParcelStatus.Received ? 'NOW' : 'NONE';
  if (!(await findMayBeCollected(db, id))) return 'NONE';
  return isDue && status !== ParcelStatus.AwaitingCustomer ? 'NOW' : 'ON_COLLECTION';
}

/** Whether anything was paid for the delivery of a parcel, which the transaction has locked. */
export async function isDeliveryPaid(tx: Tx, parcelId: string): Promise<boolean> {
  const delivery = await findDelivery(tx, parcelId);
  return delivery !== undefined && delivery.settledMinor > 0n;
}

function sumOf(charges: readonly OwedCharge[], parcelId: string): bigint {
  const { chargesMinor = 0n, storageMinor = 0n } = owedByParcel(charges).get(parcelId) ?? {};
  return chargesMinor + storageMinor;
}
