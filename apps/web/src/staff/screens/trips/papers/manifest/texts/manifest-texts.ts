/** What a manifest can say otherwise than the trip. */
export type ManifestFinding = 'missing' | 'surplus' | 'weights' | 'unreadable';

export type ManifestTexts = {
  open: string;
  title: string;
  lead: string;
  choose: string;
  drop: string;
  dropNow: string;
  limits: string;
  tooLarge: string;
  template: string;
  /** Codes in the file, and how many of them are as with us. */
  read: (parcels: number, matching: number) => string;
  notCompared: (columns: string) => string;
  same: string;
  findings: Record<ManifestFinding, string>;
  row: (row: number) => string;
  /** Of a surplus code. */
  elsewhere: (trip: string) => string;
  noTrip: string;
  unknown: string;
  weights: (ours: string, theirs: string) => string;
  weight: (kg: string) => string;
  more: (count: number) => string;
  take: string;
  cancel: string;
  close: string;
  taken: string;
  noted: string;
};
