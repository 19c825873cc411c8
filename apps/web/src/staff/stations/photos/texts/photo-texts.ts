import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';

/** Words of the photos at a station. */
export type PhotoTexts = {
  title: string;
  kinds: Record<PhotoKind, string>;
  /** What a photo shows, to be chosen. */
  kind: string;
  take: string;
  /** Before the first one, then how many of how many there are. */
  first: string;
  more: (taken: number, most: number) => string;
  full: (most: number) => string;
  note: string;
  states: Record<'draft' | 'waiting' | 'refused' | 'sent', string>;
  remove: string;
  again: string;
  noPicture: string;
  notStored: string;
  refused: string;
  neverReceived: string;
  /** The list of photos that the service does not take. */
  list: { title: string; lead: string };
};
