import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says as a hub or a point is counted. */
export const countSays = {
  COUNTED: { title: 'In its place', line: 'The parcel is counted', next: 'Scan the next one' },
  COUNTED_ELSEWHERE: {
    title: 'Not of this cell',
    line: 'The records had it in another cell',
    next: 'Leave it, the move is recorded',
  },
  COUNTED_NEW: {
    title: 'New here',
    line: 'It came during the count, which is no difference',
    next: 'Scan the next one',
  },
  ALREADY_COUNTED: {
    title: 'Counted already',
    line: 'It was scanned in this count before',
    next: 'Scan the next one',
  },
  BAG_COUNTED: {
    title: 'Bag counted',
    line: 'All that is in the closed bag counts as found',
    next: 'Go on scanning',
  },
  CELL_COUNTED: {
    title: 'Cell counted',
    line: 'What was not found in it is a difference',
    next: 'Scan the next cell',
  },
  CELL_COUNTED_BEFORE: {
    title: 'Cell counted before',
    line: 'It is marked as counted already',
    next: 'Scan the next cell',
  },
  FOUND_COLLECTED: {
    title: 'On record as collected',
    line: 'By the records its owner has it',
    next: 'Lay it aside and call a supervisor',
  },
  FOUND_CANCELLED: {
    title: 'Cancelled',
    line: 'By the records it is cancelled',
    next: 'Lay it aside, the office decides',
  },
  FOUND_WITH_COURIER: {
    title: 'On record with a courier',
    line: 'By the records a courier has it',
    next: 'Lay it aside and check with the courier',
  },
  FOUND_IN_TRANSFER: {
    title: 'On record in a transfer',
    line: 'By the records a transfer has it',
    next: 'Lay it aside and check the transfer',
  },
  FOUND_OF_OTHER_UNIT: {
    title: 'Belongs elsewhere',
    line: 'Its place is not here',
    next: 'Lay it aside to be sent on',
  },
  FOUND_NOT_TAKEN_IN: {
    title: 'Not taken in',
    line: 'Nobody has taken it in here',
    next: 'Lay it aside and take it in',
  },
  FOUND_UNKNOWN: {
    title: 'Unknown code',
    line: 'The records have no such code',
    next: 'Lay it aside with what is surplus',
  },
  NO_SUCH_COUNT: { title: 'No such count', line: 'There is no such count', next: 'Open the count again' },
  COUNT_OVER: { title: 'Count is over', line: 'Nothing more is scanned into it', next: 'Begin a new count' },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
