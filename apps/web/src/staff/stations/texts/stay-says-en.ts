import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of parcels that are brought on nowhere. */
export const staySays = {
  LOST: {
    title: 'Searched for',
    line: 'The parcel is on record as lost: do not send it anywhere',
    next: 'Put it with the problems and press “It lies here”',
  },
  RETURNING: {
    title: 'Going back',
    line: 'The parcel returns to its sender: it is not sent on or handed over',
    next: 'Put it with the returns and press “It lies here”',
  },
  STAYS_INSIDE: {
    title: 'One must stay',
    line: 'Something inside was cancelled, is going back or is on record as lost',
    next: 'Find it and take it out',
  },
  LIES_HERE: {
    title: 'Noted',
    line: 'The office knows that it lies here, and will decide what to do with it',
    next: 'Leave it laid aside, scan the next',
  },
  LIES_HERE_BEFORE: {
    title: 'Noted before',
    line: 'The office knows already that it lies here',
    next: 'Scan the next',
  },
  NOTHING_KEEPS_IT: {
    title: 'Nothing keeps it',
    line: 'The parcel is not cancelled, lost or going back',
    next: 'Scan it as usual',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
