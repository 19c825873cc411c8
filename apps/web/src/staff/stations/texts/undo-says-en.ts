import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of an undo. */
export const undoSays = {
  UNDONE: { title: 'Taken back', line: 'It is as it was before the scan', next: 'Scan the next parcel' },
  UNDONE_BEFORE: {
    title: 'Taken back already',
    line: 'This scan was taken back before',
    next: 'Scan the next parcel',
  },
  NOTHING_TO_UNDO: {
    title: 'Nothing to undo',
    line: 'The scan has changed nothing that an undo takes back',
    next: 'Go on scanning',
  },
  NOT_YOURS: {
    title: 'Not your scan',
    line: 'A colleague has made this scan',
    next: 'Ask the colleague or your supervisor',
  },
  TOO_LONG_AGO: {
    title: 'Too long ago',
    line: 'Own scans are taken back within 24 hours',
    next: 'Call your supervisor',
  },
  CHANGED_SINCE: {
    title: 'Changed since',
    line: 'Something else was done with it after that scan',
    next: 'Take that back first, or call your supervisor',
  },
  ANSWERED_SINCE: {
    title: 'Answered',
    line: 'The customer has answered already what to do with it',
    next: 'Do what the answer says, or call your supervisor',
  },
  BAG_NOT_EMPTY: {
    title: 'Bag is not empty',
    line: 'Something lies in the bag, so its opening stays',
    next: 'Take everything out, then undo again',
  },
  BAG_INSIDE: {
    title: 'Lies in a bag',
    line: 'The bag lies in another bag, so its opening stays',
    next: 'Take it out of that bag, then undo again',
  },
  BAG_INSIDE_CLOSED: {
    title: 'In a closed bag',
    line: 'The bag lies in another bag that is closed',
    next: 'Open the outer bag again first',
  },
  BAG_ABOARD: {
    title: 'On a trip',
    line: 'The bag is aboard a trip',
    next: 'Take it off the trip first',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
