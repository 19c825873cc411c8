import type { CompensationKind, CompensationState } from '@rohi/contract/billing/compensation-rules';

/** Words of a customer who asks for compensation of damage or loss. */
export type CompensationTexts = {
  title: string;
  lead: string;
  ask: string;
  trackingCode: string;
  codeWrong: string;
  kind: string;
  kinds: Record<CompensationKind, string>;
  amount: string;
  amountHint: string;
  amountWrong: string;
  words: string;
  wordsHint: string;
  wordsWrong: string;
  send: string;
  cancel: string;
  sent: (day: string) => string;
  states: Record<CompensationState, string>;
  asked: (day: string, kind: string, limit: string) => string;
  decideBy: (day: string) => string;
  granted: (sum: string) => string;
  reason: (text: string) => string;
  photo: (count: number, most: number) => string;
  photoOf: (code: string) => string;
  noPicture: string;
};
