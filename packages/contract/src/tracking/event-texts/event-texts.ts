import type { CancelReason, ParcelEventType } from '../parcel-events.ts';
import type { ParcelProblem } from '../parcel-status.ts';

/** Events that have a line of their own in the public timeline; a raised flag is shown by its problem. */
export type ShownEvent = Exclude<ParcelEventType, 'CORRECTED' | 'FLAG_RAISED'>;

/**
 * How an event reads. `titleAt` is the title once it is known where it happened: `{place}` stands for the place's name,
 * in Russian `{from}` and `{to}` for it after "из" and "в". A cancellation has no text here: its reason is shown.
 */
export type EventTemplate = { readonly title: string; readonly titleAt?: string; readonly text?: string };

/** How each event reads in one language. Texts of the public timeline: they never hold what somebody typed. */
export type EventTexts = {
  readonly events: Readonly<Record<ShownEvent, EventTemplate>>;
  /** The text of a receipt in China without a weight, which the hub finds; `{hub}` is its city as after "to". */
  readonly weighedAtHub: { readonly text: string; readonly textAt: string };
  readonly problemRaised: Readonly<Record<ParcelProblem, { readonly title: string; readonly text: string }>>;
  /** Why a parcel was cancelled; a reason that is not on the list is shown as OTHER. */
  readonly cancelReasons: Readonly<Record<CancelReason, string>>;
};
