import type { SaidNote } from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { spokenMarks } from './spoken/spoken-marks.ts';
import type { VerdictTone } from './tones.ts';

/** What a station can say: a word for what is done next, not for each reason. */
export type SpokenWord = keyof (typeof spokenMarks)['ru'];

const wordsOfTones: Readonly<Record<VerdictTone, SpokenWord | undefined>> = {
  OK: 'accepted',
  STORED: 'stored',
  DUPLICATE: 'again',
  UNKNOWN: 'unknown',
  WRONG_PLACE: 'elsewhere',
  BLOCKED: 'stop',
  NEEDS_PERSON: 'person',
  ASKS: 'check',
  READY: undefined,
};

type OwnSay = 'NO_WEIGHT' | 'BAD_WEIGHT' | 'BAD_SIDES' | 'SCALE_MOVES' | 'SCALE';

/** Where the word of the verdict would say too little, or the wrong thing. */
const wordsOfSays: Partial<Record<ScanSay | OwnSay, SpokenWord>> = {
  RECEIVED_UNOWNED: 'unowned',
  PUT_AWAY: 'putAway',
  UNDONE: 'noted',
  PROBLEM_NOTED: 'noted',
  PROBLEM_KNOWN: 'noted',
  MAY_GO_ON: 'check',
  NO_SUCH_CUSTOMER: 'customer',
  SEVERAL_CUSTOMERS: 'customer',
  SEVERAL_WAIT: 'customer',
  OTHER_CUSTOMER: 'customer',
  HELD: 'held',
  HELD_INSIDE: 'held',
  CANCELLED: 'cancelled',
  LOST: 'held',
  RETURNING: 'held',
  STAYS_INSIDE: 'held',
  LIES_HERE: 'noted',
  LIES_HERE_BEFORE: 'noted',
  FAR_FROM_DECLARED: 'check',
  FAR_FROM_CONTENTS: 'check',
  OTHER_DESTINATION: 'elsewhere',
  OTHER_CHANNEL: 'elsewhere',
  NO_SUCH_TRIP: 'notACode',
  NOT_A_CODE: 'notACode',
  SEVERAL_CODES: 'notACode',
  BAG_CODE: 'notACode',
  TRIP_CODE: 'notACode',
  ORDER_CODE: 'notACode',
  NOT_A_BAG: 'notACode',
  NO_SUCH_BAG: 'notACode',
  NO_SUCH_STICKER: 'notACode',
  INBOUND_DAMAGED: 'noted',
  DAMAGE_NOTED: 'noted',
  WEIGHT_NEEDED: 'weight',
  WEIGHT_HIGHER: 'noted',
  FAR_FROM_FIRST_WEIGHT: 'check',
  BAG_TO_SCAN: 'check',
  BAG_WITHOUT_SEAL: 'check',
  SEAL_DIFFERS: 'check',
  // The word for the unknown says that it is undeclared, which is another thing.
  OF_OTHER_TRIP: 'elsewhere',
  NOT_EXPECTED: 'elsewhere',
  NOBODY_KNOWS_IT: 'unowned',
  TRANSFER_TAKEN_OUT: 'noted',
  NO_SUCH_TRANSFER: 'notACode',
  TRANSFER_CODE: 'notACode',
  ACCEPTED_DAMAGED: 'noted',
  TAKEN_IN_DAMAGED: 'noted',
  NO_SUCH_CONTAINER: 'notACode',
  OF_OTHER_TRANSFER: 'elsewhere',
  COUNTED_ELSEWHERE: 'elsewhere',
  CELL_COUNTED: 'noted',
  FOUND_CANCELLED: 'cancelled',
  FOUND_UNKNOWN: 'unowned',
  NO_SUCH_COUNT: 'notACode',
  BAGGED: 'bagged',
  MOVED_TO_BAG: 'bagged',
  BAG_CLOSED: 'bagClosed',
  NO_WEIGHT: 'weight',
  BAD_WEIGHT: 'weight',
  BAD_SIDES: 'check',
  SCALE_MOVES: 'scale',
  SCALE: 'scale',
};

/** What says itself that something is wrong. */
const noted = {
  INBOUND_DAMAGED: 1,
  ACCEPTED_DAMAGED: 1,
  TAKEN_IN_DAMAGED: 1,
  DAMAGE_NOTED: 1,
  LIES_HERE: 1,
  LIES_HERE_BEFORE: 1,
  UNDONE: 1,
};

/** The word for a verdict, by what it says where that is known; undefined where nothing is said. */
export function spokenWord(
  tone: VerdictTone,
  say?: string,
  notes: readonly SaidNote[] = [],
): SpokenWord | undefined {
  // Whatever was done with it, the hand has to look at it.
  const isDone = tone === 'OK' || tone === 'DUPLICATE';
  if (isDone && notes.length > 0 && !(say !== undefined && say in noted)) return 'check';
  return wordsOfSays[say as ScanSay] ?? wordsOfTones[tone];
}
