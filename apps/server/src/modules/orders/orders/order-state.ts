import type { BusinessLine } from '@rohi/contract/business-lines';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';

/** What an order's state follows from. */
type ParcelOfOrder = {
  state: { status: ParcelStatus; closedAt: Date | null };
  history: readonly { type: string }[];
};

export type OrderState = {
  /** The stage of the least advanced parcel that is not cancelled (docs/domain.md, section 1). */
  status: ParcelStatus;
  canEdit: boolean;
  canSubmit: boolean;
  canTakeBack: boolean;
  canCancel: boolean;
};

/**
 * What has become of an order, and what its customer may still do; cargo is asked for whole, there are no drafts of it.
 */
export function orderStateOf(parcels: readonly ParcelOfOrder[], line: BusinessLine = 'BSC'): OrderState {
  const going = parcels.filter(({ state }) => state.status !== ParcelStatus.Cancelled);
  const statuses = going.map(({ state }) => state.status);
  const status =
    statuses.toSorted((a, b) => stepIndexOf(a) - stepIndexOf(b))[0] ??
    (parcels.length === 0 ? ParcelStatus.AwaitingSubmission : ParcelStatus.Cancelled);
  const untouched =
    going.length > 0 &&
    going.every(
      ({ state, history }) =>
        stepIndexOf(state.status) <= stepIndexOf(ParcelStatus.AwaitingDeparture) &&
        !history.some((event) => event.type === 'CN_RECEIVED'),
    );
  return {
    status,
    canEdit: untouched,
    canSubmit: untouched && status === ParcelStatus.AwaitingSubmission,
    canTakeBack:
      line === 'BSC' && untouched && statuses.every((each) => each === ParcelStatus.AwaitingDeclaration),
    canCancel: untouched,
  };
}

/** The codes of the parcels that are neither collected nor cancelled. */
export function openCodesOf(
  parcels: readonly ({ trackingCode: string } & Pick<ParcelOfOrder, 'state'>)[],
): string[] {
  return parcels.filter(({ state }) => state.closedAt === null).map(({ trackingCode }) => trackingCode);
}
