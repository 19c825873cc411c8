import type { CompensationKind } from '@rohi/contract/billing/compensation-rules';

/** Words of who decides about claims for damage and loss. */
export type OfficeCompensationTexts = {
  title: string;
  lead: string;
  none: string;
  kinds: Record<CompensationKind, string>;
  asked: (sum: string, kind: string) => string;
  limits: (limit: string, paid: string) => string;
  decideBy: (day: string) => string;
  askedBy: (clerk: string) => string;
  photos: (count: number) => string;
  photo: (code: string, number: number) => string;
  gone: string;
  grantedBy: (sum: string, by: string) => string;
  decide: string;
  confirm: string;
  sendBack: string;
  sum: string;
  sumHint: string;
  reason: string;
  reasonHint: string;
  cancel: string;
  save: string;
  saved: string;
  waits: string;
};
