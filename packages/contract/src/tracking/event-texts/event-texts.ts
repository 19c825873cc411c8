import type { CancelReason, ParcelEventType } from '../parcel-events.ts';
import type { ParcelProblem } from '../parcel-status.ts';

/** Events that have a line of their own in the public timeline; a raised flag is told by its problem. */
export type ToldEvent = Exclude<ParcelEventType, 'CORRECTED' | 'FLAG_RAISED'>;

/**
 * How an event reads. `titleAt` is the title once it is known where it happened: `{place}` stands for the place's name, in Russian
 * `{from}` and `{to}` for it after "из" and "в". A cancellation has no text here: its reason is told.
 */
export type EventTemplate = { readonly title: string; readonly titleAt?: string; readonly text?: string };

/** How each event reads in one language. Texts of the public timeline: they never hold what somebody typed. */
export type EventTexts = {
  readonly events: Readonly<Record<ToldEvent, EventTemplate>>;
  readonly problemRaised: Readonly<Record<ParcelProblem, { readonly title: string; readonly text: string }>>;
  /** Why a parcel was cancelled; a reason that is not on the list is told as OTHER. */
  readonly cancelReasons: Readonly<Record<CancelReason, string>>;
};
