/** Words of what was collected last: its receipt, and how it went. */
export type CollectedTexts = {
  title: (parcels: number) => string;
  at: (place: string, when: string) => string;
  atDoor: (when: string) => string;
  more: (parcels: number) => string;
  receipt: string;
  allReceipts: string;
  question: string;
  good: string;
  bad: string;
  thanks: string;
  /** After "not good": what can be done. */
  sorry: string;
  claim: string;
  /** Of one of several, by the end of its code. */
  claimOf: (tail: string) => string;
  call: (phone: string) => string;
  change: string;
};
