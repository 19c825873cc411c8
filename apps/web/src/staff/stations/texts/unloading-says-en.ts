import type { UnloadingSays } from './stations-texts.ts';

/** What a station says as a hub unloads a trip. */
export const unloadingSays: UnloadingSays = {
  INBOUND: { title: 'Taken in', line: 'The parcel is at the hub', next: 'Scan the next one' },
  INBOUND_DAMAGED: {
    title: 'Taken in, damaged',
    line: 'The parcel is at the hub and marked as damaged',
    next: 'Take a photo',
  },
  INBOUND_SURPLUS: {
    title: 'Taken in',
    line: 'It was not expected here and is at the hub now',
    next: 'Scan the next one',
  },
  ALREADY_INBOUND: {
    title: 'Already taken in',
    line: 'This parcel or bag is at the hub already',
    next: 'Scan the next one',
  },
  DAMAGE_NOTED: { title: 'Damaged', line: 'The damage is noted', next: 'Take a photo' },
  BAG_TAKEN: {
    title: 'Bag taken in',
    line: 'The seal is whole: the bag counts as a whole',
    next: 'Scan the next bag',
  },
  BAG_TO_SCAN: { title: 'Open the bag', line: 'The seal is broken or gone', next: 'Scan each parcel in it' },
  BAG_WITHOUT_SEAL: {
    title: 'No seal number',
    line: 'No number was noted when the bag was closed',
    next: 'Scan each parcel in it',
  },
  SEAL_MATCHES: {
    title: 'Seal matches',
    line: 'The number is the one on record',
    next: 'Compare the next seal',
  },
  SEAL_KNOWN: {
    title: 'Compared before',
    line: 'This seal has been compared',
    next: 'Compare the next seal',
  },
  SEAL_DIFFERS: {
    title: 'Other seal',
    line: 'The number is not the one on record; this is noted',
    next: 'Call your supervisor',
  },
  OF_OTHER_TRIP: {
    title: 'Not expected',
    line: 'It belongs to another trip and is surplus here',
    next: 'Put it aside as surplus',
  },
  NOT_EXPECTED: {
    title: 'Not expected',
    line: 'It is not on the list of this trip',
    next: 'Put it aside as surplus',
  },
  NOBODY_KNOWS_IT: {
    title: 'Not expected',
    line: 'Nobody knows this code, it has no owner',
    next: 'Put it aside as surplus',
  },
  UNLOADING_NOT_BEGUN: {
    title: 'Not begun',
    line: 'Nobody has begun to unload this trip here',
    next: 'Begin the unloading',
  },
  UNLOADING_OVER: {
    title: 'Unloading over',
    line: 'The trip is unloaded, surplus cannot be noted with it',
    next: 'Choose another trip',
  },
  WEIGHT_AGREES: { title: 'Weight agrees', line: 'Within the tolerance', next: 'Scan the next one' },
  WEIGHT_LOWERED: {
    title: 'Weighs less',
    line: 'The new weight is on record, the price has fallen, the customer gets a letter',
    next: 'Scan the next one',
  },
  WEIGHT_HIGHER: {
    title: 'Weighs more',
    line: 'The price stays: the office decides',
    next: 'Scan the next one',
  },
  FAR_FROM_FIRST_WEIGHT: {
    title: 'Check the weight',
    line: 'More than a third away from the first one',
    next: 'Weigh it again or confirm',
  },
  REFUND_WAITS: {
    title: 'A refund is due',
    line: 'What was paid too much after the last weighing has not gone back yet',
    next: 'Set it aside for the office',
  },
  NOT_AT_HUB: {
    title: 'Not at this hub',
    line: 'Only what was taken in here is weighed again',
    next: 'Take the parcel in first',
  },
};
