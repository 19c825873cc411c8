import type { CaseAction } from '@rohi/contract/stations/exceptions.contract';
import type { StationCommand } from '@rohi/contract/stations/command-cards';
import type { NotMetReason } from '@rohi/contract/hand-over/courier-rules';
import type { SaidNote } from '@rohi/contract/stations/scans.contract';
import type { ScannerEnd } from '@rohi/contract/stations/station-words';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { ScanCameraState } from '../camera/use-camera.ts';
import type { SoundMode } from '../verdict/sound.ts';

/** A verdict in words: the largest text of the screen, one line that says why, and the one thing to do next. */
export type VerdictWords = { title: string; line: string; next: string };

/** The words of an undo stand in a file of their own. */
export type UndoSays = Pick<
  Record<ScanSay, VerdictWords>,
  | 'UNDONE'
  | 'UNDONE_BEFORE'
  | 'NOTHING_TO_UNDO'
  | 'NOT_YOURS'
  | 'TOO_LONG_AGO'
  | 'CHANGED_SINCE'
  | 'ANSWERED_SINCE'
  | 'BAG_NOT_EMPTY'
  | 'BAG_INSIDE'
  | 'BAG_INSIDE_CLOSED'
  | 'BAG_ABOARD'
>;

/** So do those of parcels that are brought on nowhere. */
export type StaySays = Pick<
  Record<ScanSay, VerdictWords>,
  'LOST' | 'RETURNING' | 'STAYS_INSIDE' | 'LIES_HERE' | 'LIES_HERE_BEFORE' | 'NOTHING_KEEPS_IT'
>;

/** So do those of a hub that unloads. */
export type UnloadingSays = Pick<
  Record<ScanSay, VerdictWords>,
  | 'INBOUND'
  | 'INBOUND_DAMAGED'
  | 'INBOUND_SURPLUS'
  | 'ALREADY_INBOUND'
  | 'DAMAGE_NOTED'
  | 'BAG_TAKEN'
  | 'BAG_TO_SCAN'
  | 'BAG_WITHOUT_SEAL'
  | 'SEAL_MATCHES'
  | 'SEAL_KNOWN'
  | 'SEAL_DIFFERS'
  | 'OF_OTHER_TRIP'
  | 'NOT_EXPECTED'
  | 'NOBODY_KNOWS_IT'
  | 'UNLOADING_NOT_BEGUN'
  | 'UNLOADING_OVER'
  | 'WEIGHT_AGREES'
  | 'WEIGHT_LOWERED'
  | 'WEIGHT_HIGHER'
  | 'FAR_FROM_FIRST_WEIGHT'
  | 'REFUND_WAITS'
  | 'NOT_AT_HUB'
>;

/** Of what couriers did at doors. */
export type DoorWords = {
  /** Whose device it was. */
  phone: string;
  /** Which stop of the round, and how many parcels it had. */
  stop: (number: number, parcels: number) => string;
  /** The day of the next attempt. */
  again: (day: string) => string;
  reasons: Record<NotMetReason, string>;
};

/** And those of a counter or a courier without the line. */
export type CounterSays = Pick<
  Record<ScanSay, VerdictWords>,
  | 'GIVEN'
  | 'CASH_TAKEN'
  | 'CASH_KNOWN'
  | 'ALREADY_GIVEN'
  | 'NO_SUCH_PARCEL'
  | 'NOT_AT_POINT'
  | 'STILL_OWED'
  | 'CASH_TO_BALANCE'
  | 'OVER_LIMIT'
  | 'SHIFT_OVER'
  | 'DONE_LONG_AGO'
  | 'NO_SUCH_RATE'
  | 'NO_EVIDENCE'
  | 'NO_PROOF'
  | 'NOT_MET'
  | 'NOT_MET_BEFORE'
  | 'NOT_WITH_COURIER'
  | 'DAY_NOT_OPEN'
  | 'PASS_FORGED'
  | 'PASS_FOREIGN'
  | 'PASS_EXPIRED'
  | 'PASS_CLOCK'
  | 'PASS_OTHER_POINT'
  | 'PASS_REVOKED'
  | 'PASS_USED'
  | 'PASS_LIMIT'
  | 'PASS_OTHER_PARCEL'
>;

/** And those of bags. */
export type BagSays = Pick<
  Record<ScanSay, VerdictWords>,
  | 'BAG_OPENED'
  | 'BAGGED'
  | 'MOVED_TO_BAG'
  | 'TAKEN_OUT'
  | 'BAG_CLOSED'
  | 'ALREADY_IN_BAG'
  | 'NOT_IN_A_BAG'
  | 'ALREADY_CLOSED'
  | 'NO_SUCH_BAG'
  | 'NOT_A_BAG'
  | 'BAG_SEALED'
  | 'BAG_DOES_NOT_FIT'
  | 'BAG_EMPTY'
  | 'OPEN_BAG_INSIDE'
  | 'HELD_INSIDE'
  | 'OTHER_DESTINATION'
  | 'OTHER_CHANNEL'
  | 'NO_SUCH_DESTINATION'
  | 'NO_SUCH_CHANNEL'
  | 'IN_A_BAG'
  | 'FAR_FROM_CONTENTS'
>;

/** Words of the count of a hub or a pickup point. */
export type CountSays = Pick<
  Record<ScanSay, VerdictWords>,
  | 'COUNTED'
  | 'COUNTED_ELSEWHERE'
  | 'COUNTED_NEW'
  | 'ALREADY_COUNTED'
  | 'BAG_COUNTED'
  | 'CELL_COUNTED'
  | 'CELL_COUNTED_BEFORE'
  | 'FOUND_COLLECTED'
  | 'FOUND_CANCELLED'
  | 'FOUND_WITH_COURIER'
  | 'FOUND_IN_TRANSFER'
  | 'FOUND_OF_OTHER_UNIT'
  | 'FOUND_NOT_TAKEN_IN'
  | 'FOUND_UNKNOWN'
  | 'NO_SUCH_COUNT'
  | 'COUNT_OVER'
>;

/** And those of transfers, at the hub and at the pickup point, and of containers of other kinds. */
export type TransferSays = Pick<
  Record<ScanSay, VerdictWords>,
  | 'NOT_LYING_HERE'
  | 'TRANSFERRED'
  | 'BAG_TRANSFERRED'
  | 'TRANSFER_TAKEN_OUT'
  | 'ALREADY_IN_TRANSFER'
  | 'NOT_IN_TRANSFER'
  | 'IN_OTHER_TRANSFER'
  | 'OTHER_POINT'
  | 'OTHER_POINT_INSIDE'
  | 'NO_POINT'
  | 'NOT_INBOUND'
  | 'LEFT_HUB'
  | 'NO_SUCH_TRANSFER'
  | 'TRANSFER_CLOSED'
  | 'TRANSFER_CODE'
  | 'ACCEPTED'
  | 'ACCEPTED_DAMAGED'
  | 'ACCEPTED_SURPLUS'
  | 'ALREADY_ACCEPTED'
  | 'OF_OTHER_TRANSFER'
  | 'ACCEPTING_NOT_BEGUN'
  | 'ACCEPTING_OVER'
  | 'TAKEN_IN'
  | 'TAKEN_IN_DAMAGED'
  | 'TAKEN_IN_SURPLUS'
  | 'ALREADY_TAKEN_IN'
  | 'NO_SUCH_CONTAINER'
  | 'TAKING_IN_NOT_BEGUN'
  | 'TAKING_IN_OVER'
>;

/** Words of every station. */
export type StationsTexts = {
  scan: {
    label: string;
    placeholder: string;
    back: string;
    /** The camera in the place of a scanner. */
    camera: {
      title: string;
      open: string;
      close: string;
      light: string;
      states: Record<Exclude<ScanCameraState, 'on'>, string>;
    };
    /** Not all of a code came. */
    broken: VerdictWords;
    /** A dialog stands over the station. */
    covered: VerdictWords & { message: (code: string) => string };
  };
  /** How the scanner ends a code, and the test scan that shows it. */
  scanner: {
    title: string;
    why: string;
    test: string;
    hint: string;
    found: Record<ScannerEnd | 'byHand', string>;
    bar: Record<ScannerEnd | 'unknown', string>;
  };
  /** Stands above what is to be done next. */
  next: string;
  /** Nothing has been scanned yet. */
  ready: VerdictWords;
  /** Stored here, not answered yet; `withoutLine` while the service is out of reach. */
  stored: VerdictWords & { withoutLine: string };
  /** Given by what this device knows, without the line. */
  /** The act beside a verdict: the parcel lies here, and the office is asked. */
  liesHere: string;
  /** What is said of a parcel beside its verdict. */
  notes: Record<SaidNote, string>;
  bySnapshot: string;
  notStored: VerdictWords;
  refused: VerdictWords;
  door: DoorWords;
  /** What was scanned it for, or done at a door. */
  actions: Record<CaseAction, string>;
  /** Of a case: who has sent what somebody else made, and whom the device names without proving it. */
  sender: { sentBy: (name: string) => string; allegedly: (name: string) => string };
  says: Record<ScanSay, VerdictWords>;
  recent: {
    title: string;
    last: string;
    empty: string;
    verdicts: Record<ScanVerdict | 'ASKS', string>;
    stored: string;
    /** Looked up and not received. */
    open: string;
    waits: string;
    /** Of a scan that was taken back. */
    undone: string;
    refused: string;
    again: string;
    /** Brings the parcel back onto the table; `reopen` says which. */
    back: string;
    reopen: (code: string) => string;
    /** Leads to a box of nobody; `openInPool` says which. */
    pool: string;
    openInPool: (code: string) => string;
  };
  bar: {
    label: string;
    /** Shows the rest of it on a phone. */
    whole: string;
    line: Record<'up' | 'down' | 'unknown', string>;
    since: (time: string) => string;
    queueEmpty: string;
    queueUnread: string;
    queue: (count: number, time: string) => string;
    others: (count: number) => string;
    locked: string;
    refused: (count: number) => string;
    needsPerson: (count: number) => string;
    storage: Record<'permanent' | 'passing' | 'unknown', string>;
    snapshot: (time: string, count: string) => string;
    noSnapshot: string;
    sound: { label: string; modes: Record<SoundMode, string> };
  };
  commands: {
    names: Record<StationCommand, string>;
    notHere: (name: string) => VerdictWords;
    again: (name: string) => VerdictWords;
    help: VerdictWords;
  };
};
