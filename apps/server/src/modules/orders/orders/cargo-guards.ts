import type { BusinessLine } from '@rohi/contract/business-lines';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { isComplete, type DraftProblem, type ReadDeclaration } from './order-draft.ts';
import { openCodesOf } from './order-state.ts';

type Order = { businessLine: BusinessLine; declaration: ReadDeclaration };
type Parcel = { trackingCode: string; state: { status: ParcelStatus; closedAt: Date | null } };

// Cargo is accepted by the office, and its boxes say how many, how heavy and how large: no form of an order goes round
// either.

/**
 * Whether the word of the customer alone is enough for the warehouse to wait for it (docs/domain.md, section 6): never
 * of cargo.
 */
export function isAccepted({ businessLine, declaration }: Order) {
  return businessLine === 'BSC' && isComplete(declaration);
}

/** What cargo may not be without, and a form takes away. */
export function missingOfCargo(
  { businessLine, declaration: before }: Order,
  { goods, valueMinor }: ReadDeclaration,
): DraftProblem[] {
  if (businessLine === 'BSC') return [];
  const isGone = (was: unknown, now: unknown) => was !== null && now === null;
  return [
    ...(isGone(before.goods, goods) ? [{ field: 'goods', error: 'required' } as const] : []),
    ...(isGone(before.valueMinor, valueMinor) ? [{ field: 'valueAmount', error: 'required' } as const] : []),
  ];
}

/**
 * Whether a form says otherwise than the boxes of cargo do: their number, weight, volume, or which parcels they are.
 */
export function contradictsBoxes(
  { order, parcels }: { order: Order; parcels: readonly Parcel[] },
  declaration: ReadDeclaration,
  codes: readonly string[],
): boolean {
  if (order.businessLine === 'BSC') return false;
  const { places, weightG, volumeCm3 } = order.declaration;
  const open = openCodesOf(parcels);
  return (
    declaration.places !== places ||
    declaration.weightG !== weightG ||
    declaration.volumeCm3 !== volumeCm3 ||
    (codes.length > 0 && (codes.length !== open.length || codes.some((code) => !open.includes(code))))
  );
}

/**
 * The parcels of cargo that are not cancelled, as long as none of them was accepted: what its customer may still say
 * otherwise.
 */
export function changeableBoxes<Known extends Parcel>(parcels: readonly Known[]): Known[] | undefined {
  const open = parcels.filter(({ state }) => state.status !== ParcelStatus.Cancelled);
  const areAsked = open.every(({ state }) => state.status === ParcelStatus.AwaitingDeclaration);
  return open.length > 0 && areAsked ? open : undefined;
}
