import type { ApprovalPhotoKind } from '@rohi/contract/hand-over/approval-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';

/**
 * What pictures are about, and in which folder of the file store those of a subject lie: folders have stood since
 * before they were one room, and backups name them.
 */
export const attachmentFolders = {
  /** A parcel, by its id. */
  PARCEL: 'parcel-photos',
  /** A claim: the picture comes before it, under the id of its customer, and the claim names the picture. */
  CLAIM: 'claims',
  /** A compensation that is asked for. */
  COMPENSATION: 'compensations',
  /** A request of a counter that somebody else decides. */
  APPROVAL: 'counter-photos',
  /** A visit at a counter or at a door. */
  VISIT: 'hand-over-evidence',
  /** The seal of a trip; `part` is the departure, null before it. */
  TRIP: 'seal-photos',
} as const;

export type AttachmentSubject = keyof typeof attachmentFolders;

export const attachmentSubjects = Object.keys(attachmentFolders) as AttachmentSubject[];

type Size = { widthPx: number; heightPx: number };
type Taken = { takenBy: string; takenAt: Date };

/** What is known of every picture of a subject, as the check of the table says; all else may be null. */
export type AttachmentFacts = {
  PARCEL: Size & Taken & { kind: PhotoKind; placeId: number; deviceId: string; device: string };
  CLAIM: Size & { kind: null };
  /** One from before sizes were stored has none. */
  COMPENSATION: { kind: null };
  APPROVAL: Size & { kind: ApprovalPhotoKind; takenAt: Date };
  /** As COMPENSATION. */
  VISIT: Taken & { kind: EvidenceKind; placeId: number };
  TRIP: Size & Taken & { kind: null };
};
