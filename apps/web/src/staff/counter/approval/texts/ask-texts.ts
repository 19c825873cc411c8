import type { ApprovalPhotoKind } from '@rohi/contract/hand-over/approval-rules';

/** Words of a clerk who asks for a hand-over without a proof. */
export type AskTexts = {
  button: string;
  title: string;
  reason: string;
  reasonHint: string;
  said: string;
  phoneEnd: string;
  contents: string;
  payment: string;
  call: string;
  callHint: string;
  send: string;
  waiting: string;
  waitingHint: (until: string) => string;
  photos: (count: number, most: number) => string;
  photo: Record<ApprovalPhotoKind, string>;
  noPicture: string;
  withdraw: string;
  denied: (by: string) => string;
  over: string;
  again: string;
  open: string;
  allowed: (by: string) => string;
};
