/**
 * Owns what is open in orders of customers who were merged. Promises that parcels and orders change their customer
 * together and by the one writer of parcels, and that they come back as long as none of them was used.
 */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { systemPrincipal, type Principal } from '../../../principal.ts';
import { moveParcelNames } from '../../tracking/owner/parcel-names.service.ts';
import { writeParcels } from '../../tracking/tracking.service.ts';
import { bindPoint, findBoundPoint } from '../orders/customer.store.ts';
import {
  codesOfBoth,
  countCollected,
  countDecidedClaims,
  countGoneParcels,
  countOpenClaims,
  countOpenOrders,
  countRecipients,
  moveClaims,
  moveClaimsBack,
  moveOrders,
  moveOrdersBack,
  moveRecipients,
  moveRecipientsBack,
  openParcelsOf,
  unbindPoint,
  type MovedRecipient,
  type OpenParcel,
  type Owner,
} from './moved-orders.store.ts';

/** What a merge has moved of orders. */
export type MovedOrders = {
  parcels: OpenParcel[];
  orders: string[];
  claims: string[];
  recipients: MovedRecipient[];
  /** The point that was bound for the one who had none. */
  pointId: number | null;
};

/** What of moved parcels and claims was used. */
export type UsedOrders = 'PARCELS' | 'CLAIMS';

type Sides = { from: Owner; into: Owner };

/** How much is open of a customer, and what is past. */
export type OpenOfCustomer = {
  parcels: number;
  orders: number;
  claims: number;
  recipients: number;
  collected: number;
};

export async function readOpenOf(db: Db | Tx, { id, customerCode }: Owner): Promise<OpenOfCustomer> {
  const parcels = (await openParcelsOf(db, customerCode)).length;
  return {
    parcels,
    orders: await countOpenOrders(db, id),
    claims: await countOpenClaims(db, id),
    recipients: await countRecipients(db, id),
    collected: await countCollected(db, customerCode),
  };
}

/** Throws `customers.mergeBothDeclared` for tracking codes for which lines of both wait. */
export async function refuseSameLines(db: Db | Tx, { from, into }: Sides): Promise<void> {
  const codes = await codesOfBoth(db, from.customerCode, into.customerCode);
  if (codes.length > 0)
    throw new AppError('customers.mergeBothDeclared', { params: { codes: codes.join(', ') } });
}

/** Moves all that is open. The caller has locked both accounts, and locks their purses after it. */
export async function moveOpen(
  context: Context,
  tx: Tx,
  principal: Principal,
  { from, into }: Sides,
): Promise<MovedOrders> {
  const orders = await moveOrders(tx, from.id, into.id);
  const parcels = await moveParcels(context, tx, principal, { from, into });
  const claims = await moveClaims(tx, from.id, into.id);
  const recipients = await moveRecipients(tx, from.id, into.id);
  const own = await findBoundPoint(tx, into.id);
  const bound = own === undefined ? await findBoundPoint(tx, from.id) : undefined;
  if (bound !== undefined) await bindPoint(tx, into.id, bound, context.clock.now());
  return { parcels, orders, claims, recipients, pointId: bound ?? null };
}

/** Gives open parcels of one code to another customer. */
async function moveParcels(
  context: Context,
  tx: Tx,
  actor: Principal,
  { from, into }: Sides,
  some?: readonly OpenParcel[],
): Promise<OpenParcel[]> {
  const parcels = some ?? (await openParcelsOf(tx, from.customerCode));
  if (parcels.length === 0) return [];
  const trackingCodes = parcels.map(({ trackingCode }) => trackingCode);
  // Before the parcels: a customer who has a parcel no more loses its name.
  await moveParcelNames(tx, { from: from.customerCode, into: into.customerCode, trackingCodes });
  const move = { actor, source: 'office' } as const;
  const written = await writeParcels(
    context,
    tx,
    trackingCodes.map((trackingCode) => ({
      trackingCode,
      line: from.customerCode,
      declare: { facts: { customerCode: into.customerCode }, move },
      moves: [],
    })),
  );
  // What was collected while this one waited for it stays where it was.
  return parcels.filter((_parcel, index) => written[index]?.factsChanged === true);
}

/** What of it was used since. The parcels are locked by the caller, or their purses are. */
export async function findUsedOrders(
  tx: Tx,
  { into }: Pick<Sides, 'into'>,
  { parcels, claims }: MovedOrders,
): Promise<UsedOrders[]> {
  const ids = parcels.map(({ id }) => id);
  const gone = await countGoneParcels(tx, ids, into.customerCode);
  const decided = await countDecidedClaims(tx, claims);
  return [...(gone > 0 ? (['PARCELS'] as const) : []), ...(decided > 0 ? (['CLAIMS'] as const) : [])];
}

/** Moves it back. */
export async function moveOpenBack(
  context: Context,
  tx: Tx,
  principal: Principal,
  { from, into }: Sides,
  moved: MovedOrders,
): Promise<void> {
  await moveOrdersBack(tx, moved.orders, from.id, into.id);
  await moveParcels(context, tx, principal, { from: into, into: from }, moved.parcels);
  await moveClaimsBack(tx, moved.claims, from.id, into.id);
  await moveRecipientsBack(tx, moved.recipients, from.id, into.id);
  if (moved.pointId !== null) await unbindPoint(tx, into.id, moved.pointId);
}

/** Moves what has come under a code that leads on: begun before the merge and written after it, or opened again. */
export async function moveLateParcels(context: Context, tx: Tx, sides: Sides): Promise<MovedOrders> {
  const orders = await moveOrders(tx, sides.from.id, sides.into.id);
  const parcels = await moveParcels(context, tx, systemPrincipal('records'), sides);
  return { parcels, orders, claims: [], recipients: [], pointId: null };
}
