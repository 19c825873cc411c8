import type { TransferSays } from './stations-texts.ts';

/** What a station says of transfers to pickup points. */
export const transferSays: TransferSays = {
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
};
