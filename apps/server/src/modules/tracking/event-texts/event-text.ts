import {
  isCancelReason,
  type CancelReason,
  type ParcelEventType,
} from '@rohi/contract/tracking/parcel-events';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { EventDetails } from '../parcel-history.ts';

/** A place's public name in one language; Russian needs it after "из" (`from`) and "в" (`to`) too. */
export type PlaceName = { name: string; from: string; to: string };

/** One line of the public timeline. Built from templates alone: never from a note that somebody typed. */
export type EventText = { title: string; trackInfo: string };

/** How each event reads in one language. `place` is null when nobody told where it happened. */
export type EventTexts = {
  events: Record<
    Exclude<ParcelEventType, 'CORRECTED'>,
    (place: PlaceName | null, details: EventDetails) => EventText
  >;
  problemRaised: Record<ParcelProblem, EventText>;
  /** Why a parcel was cancelled; a reason that is not on the list is told as OTHER. */
  cancelReasons: Record<CancelReason, string>;
};

/** A template that does not depend on the place or details. */
export function fixed(title: string, trackInfo: string): () => EventText {
  return () => ({ title, trackInfo });
}

/** The text of a cancellation's reason. What somebody typed is never shown. */
export function reasonText(texts: Record<CancelReason, string>, details: EventDetails): string {
  return texts[isCancelReason(details.reason) ? details.reason : 'OTHER'];
}
