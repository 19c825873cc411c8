import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of bags, of transfers and other containers, and as a hub unloads. */
export const carriedSays = {
  BAG_OPENED: { title: 'Bag open', line: 'Things can go into it', next: 'Scan parcels' },
  BAGGED: { title: 'In the bag', line: 'It lies in this bag', next: 'Go on, or scan the bag to close it' },
  MOVED_TO_BAG: {
    title: 'Moved',
    line: 'Out of another bag into this one',
    next: 'Go on, or scan the bag to close it',
  },
  TAKEN_OUT: { title: 'Taken out', line: 'It is in no bag now', next: 'Put it into a cell or another bag' },
  BAG_CLOSED: {
    title: 'Closed',
    line: 'All that is in it is packed',
    next: 'Stick on its label, scan the next bag',
  },
  ALREADY_IN_BAG: {
    title: 'Already inside',
    line: 'It lies in this bag',
    next: 'Go on; to move it, scan another bag',
  },
  NOT_IN_A_BAG: { title: 'In no bag', line: 'It lies in no bag', next: 'Scan the next one' },
  ALREADY_CLOSED: {
    title: 'Already closed',
    line: 'This bag was closed before',
    next: 'Scan the next bag',
  },
  NO_SUCH_BAG: {
    title: 'No such bag',
    line: 'There is no bag with this code',
    next: 'Open it first: scan its code',
  },
  NOT_A_BAG: {
    title: 'Not a bag',
    line: 'What was read is something else',
    next: 'Scan the code of a bag, it begins with RB',
  },
  BAG_SEALED: {
    title: 'Bag closed',
    line: 'Nothing goes into a closed bag or out of it',
    next: 'Open it again first',
  },
  BAG_DOES_NOT_FIT: {
    title: 'Does not fit',
    line: 'Pouches go into sacks, sacks onto pallets',
    next: 'Take another bag',
  },
  BAG_EMPTY: { title: 'Empty', line: 'There is no parcel in the bag', next: 'Put parcels in first' },
  OPEN_BAG_INSIDE: {
    title: 'Open bag inside',
    line: 'A bag in it is not closed',
    next: 'Close the inner one first',
  },
  HELD_INSIDE: {
    title: 'Held parcel inside',
    line: 'A parcel in the bag is on hold',
    next: 'Take it out, then close the bag',
  },
  OTHER_DESTINATION: {
    title: 'Wrong way',
    line: 'It goes somewhere else than the bag',
    next: 'Put it into a bag that goes there',
  },
  OTHER_CHANNEL: {
    title: 'Other channel',
    line: 'It goes by another channel than the bag',
    next: 'Put it into a bag of its channel',
  },
  NO_SUCH_DESTINATION: {
    title: 'No such place',
    line: 'A bag goes to a hub or a pickup point',
    next: 'Choose where it goes again',
  },
  NO_SUCH_CHANNEL: {
    title: 'No such channel',
    line: 'The channel is no longer in use',
    next: 'Choose the channel again',
  },
  IN_A_BAG: {
    title: 'In a bag',
    line: 'It is put away with its bag',
    next: 'Scan the bag, or take it out first',
  },
  FAR_FROM_CONTENTS: {
    title: 'Please check',
    line: 'The bag weighs over 3% more or less than its contents',
    next: 'Check, then press Enter again',
  },
  NOT_LYING_HERE: { title: 'Not here', line: 'The parcel does not lie here now', next: 'Take it in first' },
  TRANSFERRED: {
    title: 'In the transfer',
    line: 'The parcel goes with this transfer',
    next: 'Put it into the car and scan the next',
  },
  BAG_TRANSFERRED: {
    title: 'Bag in the transfer',
    line: 'The bag goes as a whole',
    next: 'Put it into the car and scan the next',
  },
  TRANSFER_TAKEN_OUT: {
    title: 'Taken out',
    line: 'It is not in the transfer any more',
    next: 'Put it back into its cell',
  },
  ALREADY_IN_TRANSFER: {
    title: 'Already in it',
    line: 'It was scanned into this transfer before',
    next: 'Scan the next',
  },
  NOT_IN_TRANSFER: { title: 'Not in it', line: 'It is not in this transfer', next: 'Scan another' },
  IN_OTHER_TRANSFER: {
    title: 'In another transfer',
    line: 'Another transfer has it already',
    next: 'Set it aside and check that transfer',
  },
  OTHER_POINT: {
    title: 'Not here',
    line: 'It goes to another pickup point',
    next: 'Set it apart',
  },
  OTHER_POINT_INSIDE: {
    title: 'Not here',
    line: 'Something in the bag goes to another point',
    next: 'Open the bag and scan each parcel',
  },
  NO_POINT: {
    title: 'No pickup point',
    line: 'The parcel names no pickup point',
    next: 'Set it aside: the office names one',
  },
  NOT_INBOUND: {
    title: 'Not received yet',
    line: 'Nobody has taken it in at this hub',
    next: 'Take it in at the unloading first',
  },
  LEFT_HUB: {
    title: 'Has left already',
    line: 'The parcel was sent off from the hub',
    next: 'Set it aside and call a supervisor',
  },
  NO_SUCH_TRANSFER: {
    title: 'No transfer',
    line: 'There is no transfer with this code',
    next: 'Choose the transfer again',
  },
  TRANSFER_CLOSED: {
    title: 'Transfer closed',
    line: 'Nothing comes into it any more',
    next: 'Choose another transfer',
  },
  TRANSFER_CODE: {
    title: 'A transfer',
    line: 'This is the code of a transfer',
    next: 'Scan a parcel or a bag',
  },
  ACCEPTED: { title: 'Taken in', line: 'The parcel is at the pickup point', next: 'Scan the next' },
  ACCEPTED_DAMAGED: {
    title: 'Taken in, damaged',
    line: 'The parcel is at the point and marked as damaged',
    next: 'Take a photo',
  },
  ACCEPTED_SURPLUS: {
    title: 'Taken in',
    line: 'It was not in the transfer and is taken in',
    next: 'Scan the next',
  },
  ALREADY_ACCEPTED: {
    title: 'Already here',
    line: 'This parcel or bag was taken in here before',
    next: 'Scan the next',
  },
  OF_OTHER_TRANSFER: {
    title: 'Of another transfer',
    line: 'Another transfer should bring it',
    next: 'Take it in beside the list or set it aside',
  },
  ACCEPTING_NOT_BEGUN: {
    title: 'Not begun',
    line: 'Nobody has begun to take this transfer in',
    next: 'Begin the acceptance first',
  },
  ACCEPTING_OVER: {
    title: 'Acceptance over',
    line: 'The transfer is accepted and takes nothing more',
    next: 'Choose another transfer',
  },
  TAKEN_IN: { title: 'Taken in', line: 'The parcel is marked on the list', next: 'Scan the next one' },
  TAKEN_IN_DAMAGED: {
    title: 'Taken in, damaged',
    line: 'The parcel is marked on the list and as damaged',
    next: 'Take a photo',
  },
  TAKEN_IN_SURPLUS: {
    title: 'Taken in',
    line: 'It was not on the list and is marked now',
    next: 'Scan the next one',
  },
  ALREADY_TAKEN_IN: {
    title: 'Already taken in',
    line: 'This parcel or bag is marked already',
    next: 'Scan the next one',
  },
  NO_SUCH_CONTAINER: {
    title: 'No such list',
    line: 'There is no such number',
    next: 'Choose the list again',
  },
  TAKING_IN_NOT_BEGUN: {
    title: 'Not begun',
    line: 'Nobody has begun this list here',
    next: 'Begin it first',
  },
  TAKING_IN_OVER: {
    title: 'Finished',
    line: 'The list is closed, and takes no surplus',
    next: 'Choose another list',
  },
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
  WEIGHED_FIRST: {
    title: 'Weight taken',
    line: 'The first weight of this parcel',
    next: 'Scan the next parcel',
  },
  WEIGHT_NEEDED: {
    title: 'Weight needed',
    line: 'The owner is named and it was never weighed: without a weight there is no price',
    next: 'Weigh it and type the weight',
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
} satisfies Partial<Record<ScanSay, VerdictWords>>;
