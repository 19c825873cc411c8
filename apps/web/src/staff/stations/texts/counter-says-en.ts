import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What is said of what a counter or a courier has done offline. */
export const counterSays = {
  GIVEN: { title: 'Handed over', line: 'The hand-over offline is on record', next: 'Next customer' },
  CASH_TAKEN: { title: 'Paid', line: 'The cash is on record, the receipt is ready', next: 'Next customer' },
  CASH_KNOWN: { title: 'On record already', line: 'This cash was counted before', next: 'Nothing to do' },
  ALREADY_GIVEN: {
    title: 'Handed over before',
    line: 'A colleague had handed it over before this was sent',
    next: 'Find out who has the parcel',
  },
  NO_SUCH_PARCEL: {
    title: 'No such parcel',
    line: 'No parcel of this code is on record',
    next: 'Compare the code on the parcel',
  },
  NOT_AT_POINT: {
    title: 'Not at this point',
    line: 'By the record the parcel lies elsewhere',
    next: 'Find out where the parcel is',
  },
  STILL_OWED: {
    title: 'Not paid',
    line: 'Something is left to pay: the price has changed or the payment has not come',
    next: 'Take the rest or correct the sum',
  },
  CASH_TO_BALANCE: {
    title: 'Money on the balance',
    line: 'The price has changed or was paid: what is over is on the customer’s balance',
    next: 'Use or refund what is over',
  },
  OVER_LIMIT: {
    title: 'Over the limit',
    line: 'The money is on record, but more was taken offline than is allowed',
    next: 'Look at the hand-over',
  },
  DONE_LONG_AGO: {
    title: 'More than a day old',
    line: 'Nothing is on record: by its device this was done more than a day before it was sent',
    next: 'Find out when it was done',
  },
  SHIFT_OVER: {
    title: 'Shift is closed',
    line: 'The money is not on record: it was taken outside of this shift or too long ago',
    next: 'Enter the payment by hand',
  },
  NO_SUCH_RATE: {
    title: 'No such rate',
    line: 'The money is not on record: that day has no such rate',
    next: 'Enter the payment by hand',
  },
  PASS_FORGED: {
    title: 'Forged pass',
    line: 'The signature of the pass is wrong',
    next: 'Find out who got the parcel',
  },
  PASS_FOREIGN: {
    title: 'Foreign pass',
    line: 'The pass was not signed by this service',
    next: 'Find out who got the parcel',
  },
  PASS_EXPIRED: {
    title: 'Pass has run out',
    line: 'At the time of the hand-over the pass was good no more',
    next: 'Ask the customer who got the parcel',
  },
  PASS_CLOCK: {
    title: 'Times do not match',
    line: 'At the time of the hand-over the pass did not exist yet',
    next: 'Check the clock of the counter',
  },
  PASS_OTHER_POINT: {
    title: 'Pass for another point',
    line: 'The customer made the pass for another point',
    next: 'Ask the customer who got the parcel',
  },
  PASS_REVOKED: {
    title: 'Pass revoked',
    line: 'The pass was revoked before this hand-over was sent',
    next: 'Ask the customer who got the parcel',
  },
  PASS_USED: {
    title: 'Pass used',
    line: 'Parcels were handed over by this pass another time',
    next: 'Ask the customer who got the parcel',
  },
  PASS_LIMIT: {
    title: 'More than the pass allows',
    line: 'More parcels went by the pass than the customer allows',
    next: 'Ask the customer about the parcel too many',
  },
  PASS_OTHER_PARCEL: {
    title: 'Not on this pass',
    line: 'The customer did not choose this parcel for the pass',
    next: 'Ask the customer about this parcel',
  },
  NO_EVIDENCE: {
    title: 'No photo or signature',
    line: 'The point asks for a photo or a signature, and none was made',
    next: 'Ask the customer who got the parcel',
  },
  NO_PROOF: {
    title: 'Card closed before',
    line: 'A code was checked, but the card was closed before this parcel was handed over',
    next: 'Ask the customer who received the parcel',
  },
  NOT_MET: {
    title: 'On record',
    line: 'The attempt is on record',
    next: 'Bring the parcels back to the shelf',
  },
  NOT_MET_BEFORE: {
    title: 'On record already',
    line: 'Another attempt at this address is on record',
    next: 'Ask the courier',
  },
  NOT_WITH_COURIER: {
    title: 'Not with this courier',
    line: 'By the record the parcel was brought back or another courier has it',
    next: 'Find out who has the parcel',
  },
  DAY_NOT_OPEN: {
    title: 'Day does not fit',
    line: 'The day of the next attempt is over, too far ahead or the point is closed',
    next: 'Take it: the next open day stands for it',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
