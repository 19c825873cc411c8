import type {
  ApprovalCheckKind,
  ApprovalPhotoKind,
  ApprovalState,
} from '@rohi/contract/hand-over/approval-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';

/** Words of who decides about a hand-over without a proof. */
export type ApprovalsTexts = {
  title: string;
  lead: string;
  none: string;
  /** Photos and signatures that were made without the line. */
  promised: {
    title: string;
    none: string;
    missing: string;
    more: string;
    never: string;
    waits: string;
    kinds: Record<EvidenceKind, string>;
    counts: (of: { promised: number; came: number; late: number; waits: number; never: number }) => string;
  };
  /** Clerks who have used up their searches by name. */
  names: {
    title: string;
    counts: (of: { looks: number; refused: number; last: string }) => string;
    /** The act of a supervisor, and what is said once it was done. */
    see: string;
    seen: (by: string, at: string) => string;
    own: string;
  };
  /** How long somebody has waited. */
  since: (minutes: number, seconds: number) => string;
  ready: (count: number) => string;
  open: string;
  heading: string;
  back: string;
  parcelsMore: (count: number) => string;
  noCell: string;
  cell: (cell: string) => string;
  isPaid: string;
  owes: (sum: string) => string;
  kilograms: (weight: string) => string;
  photos: string;
  noPhotos: string;
  photo: Record<ApprovalPhotoKind, string>;
  gone: string;
  why: string;
  writtenBy: (clerk: string) => string;
  checks: string;
  noChecks: string;
  check: Record<ApprovalCheckKind, string>;
  agrees: string;
  differs: string;
  compare: string;
  onRecord: (text: string) => string;
  value: string;
  noValue: string;
  liability: string;
  before: (days: number) => string;
  beforeCounts: (atPoint: number, ofClerk: number, ofCustomer: number) => string;
  reason: string;
  reasonHint: string;
  allow: string;
  deny: string;
  call: string;
  own: string;
  states: Record<ApprovalState, string>;
  decided: (by: string, at: string) => string;
};
