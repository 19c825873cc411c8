import type { BagSays } from './stations-texts.ts';

/** What a station says of bags. */
export const bagSays: BagSays = {
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
};
