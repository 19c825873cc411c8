import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { StationsTexts } from './ru.ts';
import { carriedSays } from './carried-says-en.ts';
import { counterSays } from './counter-says-en.ts';
import { actions } from './action-words-en.ts';
import { doorWords } from './door-words-en.ts';
import { countSays } from './count-says-en.ts';
import { staySays } from './stay-says-en.ts';
import { scannerWords } from './scanner-words-en.ts';
import { undoSays } from './undo-says-en.ts';

const scansOf = (count: number) => `${count} ${pluralEn(count, { one: 'scan', other: 'scans' })}`;

export const texts: StationsTexts = {
  scan: {
    label: 'Parcel code',
    placeholder: 'Scan or type a code',
    back: 'back here',
    camera: {
      title: 'Scanning by camera',
      open: 'Scan by camera',
      close: 'Close the camera',
      light: 'Light',
      states: {
        asking: 'Opening the camera. If the browser asks, answer “Allow”.',
        insecure:
          'This address is open without protection (http), so the browser gives no camera. Open the station at its https:// address, or type the code.',
        refused:
          'The browser does not allow the camera. Allow it in the site settings and open it again, or type the code.',
        none: 'There is no camera, or another program uses it. Type the code.',
        noReader:
          'What reads codes could not be loaded. Open the camera again when the line is back, or type the code.',
      },
    },
    broken: {
      title: 'Not all read',
      line: 'Only a part of the code came, nothing is recorded',
      next: 'Scan it again',
    },
    covered: {
      title: 'Scan not taken',
      line: 'A window is open over the station',
      next: 'Close the window and scan again',
      message: (code) => `${code}: not taken. Close the window and scan it again`,
    },
  },
  scanner: scannerWords,
  next: 'Next',
  ready: { title: 'Scan', line: 'The barcode on the parcel’s label', next: 'Scan a parcel' },
  stored: {
    title: 'Stored',
    line: 'Stored on this device, being sent',
    offline: 'Stored on this device, goes out when the line is back',
    next: 'Scan the next parcel',
  },
  liesHere: 'It lies here',
  notes: { DAMAGED: 'damaged', LOST: 'searched for', RETURNING: 'going back' },
  bySnapshot: 'By this device’s snapshot',
  notStored: {
    title: 'Not stored',
    line: 'This device cannot store it, the scan is nowhere',
    next: 'Stop receiving, call your supervisor',
  },
  refused: {
    title: 'Refused',
    line: 'The service did not take this scan, it is listed for a person',
    next: 'Put the parcel aside',
  },
  door: doorWords,
  actions,
  sender: {
    sentBy: (name) => `sent by ${name}`,
    allegedly: (name) => `the device names ${name}, without a valid permit`,
  },
  says: {
    RECEIVED: { title: 'Received', line: 'The parcel is in the warehouse', next: 'Scan the next parcel' },
    RECEIVED_UNDECLARED: {
      title: 'Received',
      line: 'Not declared, the customer is asked to do so',
      next: 'Scan the next parcel',
    },
    RECEIVED_UNOWNED: {
      title: 'No owner',
      line: 'Received, its owner is not known yet',
      next: 'Put it with the unclaimed parcels',
    },
    RECEIVED_WITHOUT_OWNER: {
      title: 'Received',
      line: 'Awaits its owner: the hub finds that and the weight out',
      next: 'Scan the next parcel',
    },
    PUT_AWAY: { title: 'Put away', line: 'The cell is on record', next: 'Scan the next parcel' },
    PROBLEM_NOTED: {
      title: 'Noted',
      line: 'The problem is on record, the customer is asked',
      next: 'Put it with the problems',
    },
    PROBLEM_KNOWN: {
      title: 'Already noted',
      line: 'On record before; the customer has not answered yet',
      next: 'Put it with the problems',
    },
    MAY_GO_ON: {
      title: 'May go on',
      line: 'The customer’s answer: send it on',
      next: 'Back to its cell: it leaves with the next trip',
    },
    TO_RETURN: {
      title: 'Return to seller',
      line: 'The customer’s answer: return it to the seller',
      next: 'Put it with the returns',
    },
    TO_DISPOSE: {
      title: 'Dispose of it',
      line: 'The customer’s answer: dispose of it',
      next: 'Put it with what is disposed of',
    },
    ALREADY_RECEIVED: {
      title: 'Duplicate',
      line: 'This parcel was received before',
      next: 'Scan the next parcel',
    },
    ALREADY_THERE: { title: 'Duplicate', line: 'It is in this cell already', next: 'Scan the next parcel' },
    NOT_DECLARED: {
      title: 'Not declared',
      line: 'Nobody has declared this code',
      next: 'Scan or type the customer code on the box',
    },
    NO_SUCH_CUSTOMER: {
      title: 'No such customer',
      line: 'There is no customer with this code',
      next: 'Check the customer code on the box',
    },
    SEVERAL_CUSTOMERS: {
      title: 'Whose code?',
      line: 'The code fits several customers',
      next: 'Type the whole customer code',
    },
    SEVERAL_WAIT: {
      title: 'Several owners',
      line: 'Several customers have declared this code',
      next: 'Scan or type the customer code on the box',
    },
    OTHER_CUSTOMER: {
      title: 'Other customer',
      line: 'Another customer has declared this code',
      next: 'Check the code; if it is right, put it with the problems',
    },
    NOT_RECEIVED: {
      title: 'Not received',
      line: 'This parcel has not been received',
      next: 'Receive it at a receiving station first',
    },
    HELD: {
      title: 'Held',
      line: 'This parcel is held until that is settled',
      next: 'Put it with the problems',
    },
    CANCELLED: {
      title: 'Cancelled',
      line: 'The parcel is cancelled: it goes no further',
      next: 'Put it with the problems and press “It lies here”',
    },
    LEFT_CHINA: {
      title: 'Departed',
      line: 'This parcel has left China already',
      next: 'Put it aside and check the label',
    },
    COLLECTED: {
      title: 'Collected',
      line: 'The customer has this parcel already',
      next: 'Put it aside and check the label',
    },
    OTHER_WAREHOUSE: {
      title: 'Wrong place',
      line: 'It belongs to another warehouse',
      next: 'Put it aside for transfer',
    },
    FAR_FROM_DECLARED: {
      title: 'Check it',
      line: 'Weight or sides are more than a third off the declaration',
      next: 'Check, then press Enter again',
    },
    LABELLED: {
      title: 'Sticker bound',
      line: 'The code of the sticker is the parcel’s own from now on',
      next: 'Scan the next parcel',
    },
    STICKER_USED: {
      title: 'Sticker in use',
      line: 'This sticker is on another parcel already',
      next: 'Take another sticker',
    },
    NO_SUCH_STICKER: {
      title: 'Not our sticker',
      line: 'No sticker with this code was ever printed',
      next: 'Take a sticker from our sheet',
    },
    NOT_A_CODE: {
      title: 'Not a code',
      line: 'What was read is no tracking number',
      next: 'Scan the carrier’s barcode',
    },
    SEVERAL_CODES: {
      title: 'Two codes at once',
      line: 'More than one code was read at a time',
      next: 'Cover the other barcode and scan again',
    },
    BAG_CODE: { title: 'Bag code', line: 'This is the code of a bag', next: 'Scan the parcel’s label' },
    TRIP_CODE: { title: 'Trip code', line: 'This is the code of a trip', next: 'Scan the parcel’s label' },
    ORDER_CODE: {
      title: 'Order code',
      line: 'This is the code of an order',
      next: 'Scan the parcel’s label',
    },
    NO_SUCH_CELL: {
      title: 'No such cell',
      line: 'No cell is written like this',
      next: 'Scan the cell again',
    },
    ...staySays,
    ...undoSays,
    ...counterSays,
    ...countSays,
    OTHER_WORK: {
      title: 'Not here',
      line: 'This device is not registered for this work',
      next: 'Use another device, or call your supervisor',
    },
    NO_RIGHT: {
      title: 'No right',
      line: 'Your account does not have this right',
      next: 'Call your supervisor',
    },
    PERMIT_ENDED: {
      title: 'No permit',
      line: 'Scanned without a valid permit to work offline',
      next: 'Check the parcel and decide',
    },
    DEVICE_ENDED: {
      title: 'Device ended',
      line: 'This device is not registered any more',
      next: 'Have a supervisor register it',
    },
    LOADED: { title: 'Loaded', line: 'Aboard this trip', next: 'Scan the next one' },
    LOADED_UNPLANNED: {
      title: 'Loaded',
      line: 'It was not in the plan of the trip',
      next: 'Scan the next one',
    },
    UNLOADED: { title: 'Taken off', line: 'It waits in the warehouse again', next: 'Put it back' },
    ALREADY_ABOARD: { title: 'Already aboard', line: 'Already on this trip', next: 'Scan the next one' },
    NOT_ABOARD: { title: 'Not aboard', line: 'It is not on this trip', next: 'Scan the next one' },
    WRONG_CHANNEL: {
      title: 'Other channel',
      line: 'It goes by another channel',
      next: 'Do not load it, put it back',
    },
    UNDECLARED: {
      title: 'Undeclared',
      line: 'Its owner has not declared it',
      next: 'Do not load it, set it aside',
    },
    UNPAID: { title: 'Not paid', line: 'It is paid before departure', next: 'Set it aside, do not load' },
    OTHER_TRIP: {
      title: 'Other trip',
      line: 'It belongs to another trip',
      next: 'Do not load it, put it back',
    },
    TRIP_CLOSED: { title: 'Trip closed', line: 'It has left or was cancelled', next: 'Choose another trip' },
    NO_SUCH_TRIP: {
      title: 'No such trip',
      line: 'There is no trip with this code',
      next: 'Choose the trip again',
    },
    NO_SUCH_UNIT: {
      title: 'No such wagon',
      line: 'The trip has no wagon of this number',
      next: 'Choose the wagon again',
    },
    BAG_STILL_OPEN: {
      title: 'Not closed',
      line: 'The bag is still open',
      next: 'Close the bag, then load it',
    },
    GOES_WITH_BAG: { title: 'In a bag', line: 'It is loaded with its bag', next: 'Scan the outermost bag' },
    ...carriedSays,
  },
  recent: {
    title: 'Last scans',
    last: 'last 10',
    empty: 'Nothing has been scanned yet.',
    verdicts: {
      OK: 'Received',
      DUPLICATE: 'Duplicate',
      UNKNOWN: 'Unknown',
      WRONG_PLACE: 'Wrong place',
      BLOCKED: 'Blocked',
      NEEDS_PERSON: 'Person',
      ASKS: 'Question',
    },
    stored: 'Stored',
    open: 'Not taken',
    waits: 'waits to be sent',
    undone: 'this scan was taken back',
    refused: 'refused by the service',
    again: 'Send again',
    back: 'Back to it',
    reopen: (code) => `Back to it: ${code}`,
    pool: 'To the pool',
    openInPool: (code) => `Parcels without an owner: ${code}`,
  },
  bar: {
    label: 'State of the station',
    whole: 'All of it',
    line: { up: 'Online', down: 'Offline', unknown: 'Connecting' },
    since: (time) => `since ${time}`,
    queueEmpty: 'All sent',
    queueUnread: 'Reading the queue',
    queue: (count, time) => `${scansOf(count)} waiting, since ${time}`,
    others: (count) => `${scansOf(count)} by colleagues`,
    locked: 'Goes on after the log-in',
    refused: (count) => `Not taken here: ${count}`,
    needsPerson: (count) => `Needs a person: ${count}`,
    storage: {
      permanent: 'Storage: permanent',
      passing: 'Storage: not permanent',
      unknown: 'Storage: not known',
    },
    snapshot: (time, count) => `Snapshot ${time}, ${count} parcels`,
    noSnapshot: 'No snapshot',
    sound: {
      label: 'Sound',
      modes: { off: 'No sound', tones: 'Tones', voice: 'Tones and voice' },
    },
  },
  commands: {
    names: {
      NEXT: 'Next parcel',
      UNDO: 'Undo',
      PHOTO: 'Photo',
      NOWEIGHT: 'No weight',
      DAMAGED: 'Damaged',
      PROHIBITED: 'Prohibited',
      NOCODE: 'No code',
      NEWBAG: 'New bag',
      CLOSEBAG: 'Close bag',
      REPRINT: 'Print again',
      CELL: 'Cell',
      HELP: 'Help',
      LOGOUT: 'Log out',
    },
    notHere: (name) => ({
      title: name,
      line: 'This card does nothing at this station',
      next: 'Go on scanning parcels',
    }),
    again: (name) => ({
      title: name,
      line: 'It cannot be taken back',
      next: 'Scan the card again within 3 seconds',
    }),
    help: {
      title: 'Help',
      line: 'Cards: next parcel, undo, photo, no weight, damaged, prohibited, cell, print again, log out',
      next: 'Begin with a parcel’s label',
    },
  },
};
