import type { ParcelHeadline } from '../parcel-headline.ts';
import type { HandlingNote, ParcelProblem, ParcelStatus } from '../parcel-status.ts';

/**
 * Names of statuses, steps, headlines, problems and handling notes in one language; one module a language, so that a
 * client loads one.
 */
export type TrackingWords = {
  /** Full label of each status. */
  statusNames: Record<ParcelStatus, string>;
  /** Short word of each status, for progress steps and tabs. */
  stepNames: Record<ParcelStatus, string>;
  /** Where the parcel is, in customers' words: the first line of rows, cards and letters. */
  headlines: Record<ParcelHeadline, string>;
  problemNames: Record<ParcelProblem, string>;
  handlingNoteNames: Record<HandlingNote, string>;
};
