/**
 * Gives an unidentified parcel to a customer without a claim, when the user knows the owner: by phone, by what lies in
 * it. Promises what an approved claim does: one owner wins however many are named at once, the order comes along, and
 * open claims end.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import type { ErrorName } from '@rohi/contract/errors';
import type { assignStaffParcel } from '@rohi/contract/orders/assign.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { findCustomerAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import { getCustomer, type Customer } from '../../accounts/customers/customers.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readParcelForStaff } from '../../tracking/staff/staff-parcels.service.ts';
import { lockCustomer } from '../orders/customer.store.ts';
import { settleClaims, type Decider } from './claim-decisions.service.ts';
import { claimScopeOf } from './claim-scope.ts';
import { findParcelsWithin, findPoolParcel, findPoolParcels, type PoolParcel } from './claim.store.ts';
import { giveParcels, lockOwnerless } from './give-parcels.service.ts';

/**
 * The parcel, with every open parcel of its order, becomes this customer's. The present owner may be named again.
 * Throws `tracking.parcelNotFound`, `orders.customerNotFound`, `customers.codeAmbiguous`, `claims.parcelAway` for one
 * that lies in another unit,
 * `claims.parcelOwned`, `tracking.parcelClosed`, `request.invalid`.
 */
export async function assignParcel(
  context: Context,
  decider: Decider,
  id: string,
  { customerCode, reason: typed }: BodyOf<typeof assignStaffParcel>,
): Promise<void> {
  const code = normalizeTrackingCode(id);
  const reason = typed.trim();
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  // Staff of a pickup point see only what goes there.
  await readParcelForStaff(context, decider.principal, code, 'en');
  await inPatientTransaction(context, `assign:${code}`, async (tx) => {
    const customer = await findNamed(tx, customerCode);
    await lockCustomer(tx, customer.id);
    const pool = await findWithin(tx, decider, code);
    if (pool.ownerId === customer.id) return;
    const assignment = { customerId: customer.id, parcelId: pool.id, trackingCode: code };
    const parcels = await lockOwnerless(tx, assignment);
    if (parcels === undefined) return refuseTaken(tx, decider, code, customer);
    const orderCode = await giveParcels(context, tx, decider.principal, assignment, customer, parcels);
    await settleClaims(context, tx, decider, { given: assignment, orderCode, parcels });
    await recordAudit(tx, {
      at: context.clock.now(),
      actor: decider.actor,
      action: 'parcel:assign',
      subject: { type: 'parcel', id: code },
      details: { customerCode: customer.customerCode, order: orderCode, reason },
    });
  });
}

async function findNamed(tx: Tx, customerCode: string): Promise<Customer> {
  const named = await findCustomerAsWritten(tx, customerCode);
  if (named === undefined)
    throw new AppError('orders.customerNotFound', { params: { code: customerCode.trim() } });
  return getCustomer(tx, named.id);
}

async function findWithin(tx: Tx, { principal }: Decider, code: string): Promise<PoolParcel> {
  const pool = await findPoolParcel(tx, code);
  if (pool === undefined) throw new AppError('tracking.parcelNotFound', { params: { code } });
  const within = await findParcelsWithin(tx, [pool.id], claimScopeOf(principal));
  if (!within.has(pool.id)) throw new AppError('claims.parcelAway');
  return pool;
}

/** Somebody else was quicker; that it was for the same customer is as good. */
async function refuseTaken(tx: Tx, decider: Decider, code: string, customer: Customer): Promise<void> {
  const now = await findWithin(tx, decider, code);
  if (now.ownerId === customer.id) return;
  throw new AppError(now.ownerId === null ? 'tracking.parcelClosed' : 'claims.parcelOwned');
}

/** What stands against giving each of these parcels to a customer, by tracking code; undefined where nothing does. */
export async function judgeAssign(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  codes: readonly string[],
): Promise<(code: string) => ErrorName | undefined> {
  if (!principal.authorities.has('claim:decide')) return () => 'tracking.roleNotAllowed';
  const pool = await findPoolParcels(db, codes);
  const within = await findParcelsWithin(
    db,
    pool.map(({ id }) => id),
    claimScopeOf(principal),
  );
  const refusals = new Map(pool.map((parcel) => [parcel.trackingCode, refusalOf(parcel, within)]));
  return (code) => (refusals.has(code) ? refusals.get(code) : 'tracking.parcelNotFound');
}

function refusalOf(
  { id, ownerId, isClosed }: PoolParcel,
  within: ReadonlySet<string>,
): ErrorName | undefined {
  if (ownerId !== null) return 'claims.parcelOwned';
  if (isClosed) return 'tracking.parcelClosed';
  return within.has(id) ? undefined : 'claims.parcelAway';
}
