import type { VerdictWords } from '../../../stations/texts/stations-texts.ts';

/** Words of the photo or signature that a point asks for before it hands over. */
export type EvidenceTexts = {
  title: string;
  asksPhoto: string;
  asksSignature: string;
  made: Record<'PHOTO' | 'SIGNATURE', string>;
  photo: string;
  sign: string;
  pad: { title: string; field: string; hint: string; clear: string; save: string };
  noPicture: string;
  /** Without the line: it goes with the hand-over. */
  waits: string;
  missing: VerdictWords;
  /** What the service does not take. */
  refused: {
    title: string;
    lead: string;
    kinds: Record<'PHOTO' | 'SIGNATURE', string>;
    takeAgain: string;
    sendAgain: string;
    drop: string;
    reason: string;
    confirm: string;
    back: string;
  };
};
