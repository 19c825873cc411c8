import type { MoveRefusal } from '@rohi/contract/linehaul/channel-moves.contract';

/** Words of moving goods to another channel. */
export type MoveTexts = {
  act: string;
  title: (channel: string) => string;
  /** What a move does not change. */
  stays: string;
  to: string;
  choose: string;
  suspended: (channel: string) => string;
  noneOpen: string;
  codes: string;
  codesHint: string;
  pick: string;
  all: string;
  found: (codes: number) => string;
  notCodes: (pieces: number) => string;
  noCodes: string;
  tooMany: (most: number) => string;
  will: (parcels: number, kg: string, m3: string, customers: number) => string;
  nothing: string;
  list: string;
  held: string;
  /** More of them than the list shows. */
  notShown: (parcels: number) => string;
  /** Some were unticked: those that are not shown stay too. */
  ticked: (parcels: number) => string;
  refused: (parcels: number) => string;
  why: Record<MoveRefusal, string>;
  more: (parcels: number) => string;
  note: string;
  noteHint: string;
  cancel: string;
  yes: (parcels: number) => string;
  done: (parcels: number) => string;
};
