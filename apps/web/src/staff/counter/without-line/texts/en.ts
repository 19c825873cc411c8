import type { WithoutLineTexts } from './without-line-texts.ts';

export const texts: WithoutLineTexts = {
  placeholder: 'Parcel, pass or customer code',
  ready: {
    title: 'No line',
    line: 'You can hand over by the snapshot: scan a pass or a parcel, or type a customer code.',
    next: 'pass, parcel or customer',
  },
  chosen: { title: 'Customer chosen', line: 'The snapshot has no names.', next: 'pass or document' },
  seen: {
    title: 'Document checked',
    line: 'A scan of a parcel records its hand-over at once.',
    next: 'scan the parcels',
  },
  stored: (cell) => ({
    title: 'Stored',
    line:
      cell === null
        ? 'The hand-over is sent once the line is back.'
        : `Cell ${cell}. The hand-over is sent once the line is back.`,
    next: 'next parcel',
  }),
  paid: {
    title: 'Stored',
    line: 'The cash is taken and sent once the line is back.',
    next: 'scan the parcels',
  },
  again: {
    title: 'Handed over already',
    line: 'This counter has handed the parcel over.',
    next: 'next parcel',
  },
  documentFirst: {
    title: 'Document first',
    line: 'Without the line a pass or a document is the proof: scan the QR or type 4 characters.',
    next: 'pass or document',
  },
  payFirst: { title: 'Not paid', line: 'Take cash by the price and rate of the snapshot.', next: 'F9: cash' },
  notOfCustomer: { title: 'Another customer’s', line: 'It belongs to somebody else.', next: 'put it back' },
  unknown: {
    title: 'Not in the snapshot',
    line: 'It shows up once the line is back.',
    next: 'another parcel',
  },
  stays: { title: 'Not without the line', next: 'put it back' },
  why: {
    HELD: 'an open problem, support decides',
    LOST: 'on record as lost, support decides',
    RETURNING: 'going back to its sender',
    TOO_OLD: 'the snapshot is too old to count storage',
    NO_SHIFT: 'not paid, and no shift was open',
    NO_RATE: 'not paid, and the snapshot has no rate',
    NO_RIGHT: 'not paid, and you may not take money',
  },
  noCode: {
    title: 'The code needs the line',
    line: 'A pickup code cannot be checked here: ask for a pass or a document.',
    next: 'pass or document',
  },
  passes: {
    opened: {
      title: 'Pass accepted',
      line: 'Its signature was checked here. A scan of a parcel records its hand-over at once.',
      next: 'scan the parcels',
    },
    good: 'The signature of the pass is right',
    until: (moment) => `Checked here, good until ${moment}.`,
    revokedUntil: (time) => `Revoked passes are known as of ${time}.`,
    limit: (most) => ({
      title: 'More than the pass allows',
      line: `The customer allows this many parcels at most: ${most}.`,
      next: 'put it back',
    }),
    nothingHere: 'The snapshot has nothing for the customer of this pass.',
    against: {
      FOREIGN: 'The pass was not signed by this service.',
      FORGED: 'The signature is wrong: the pass is forged.',
      CLOCK: 'The clock of this device is slow: the pass cannot be judged.',
      EXPIRED: 'The pass has run out.',
      REVOKED: 'The pass was revoked or used.',
      OTHER_POINT: 'The pass is for another point.',
      USED_HERE: 'This customer has collected here meanwhile: older passes are good no more.',
      NO_KEYS: 'This device has no keys of passes yet: they come with the line.',
      NO_CHECK: 'This browser cannot check the signature of a pass.',
    },
    next: 'see a document',
  },
  noName: 'The snapshot has no names',
  document: { title: 'Document', seen: 'Document checked', close: 'Another customer' },
  groups: {
    mayGo: 'May be handed over',
    forCash: 'May be handed over for cash',
    stays: 'Not without the line',
  },
  mayGoHint: 'paid',
  forCashHint: (rate) => `price and rate of the snapshot: ${rate}`,
  staysHint: 'with the reason',
  empty: 'The snapshot has no parcels of this customer.',
  row: {
    isPaid: 'paid',
    isPaidHere: 'paid without the line',
    isGiven: 'waits to be sent',
    scan: 'scan it',
    isBrought: 'brought, waits for payment',
    noCell: 'no cell',
  },
  cash: {
    title: 'Cash',
    onlyCash: 'cards need the line',
    due: 'To pay',
    handed: 'Received, TJS',
    change: 'Change',
    take: (sum) => `Take ${sum}`,
    receipt: 'The receipt gets its number once the payment has reached the service.',
    nothing: 'Nothing left to pay.',
    over: {
      handOver: 'More than one hand-over may take without the line.',
      shift: 'More than a shift may take without the line.',
    },
  },
  limits: {
    title: 'Limits without the line',
    handOver: 'This hand-over',
    shift: 'This shift',
    of: (taken, most) => `${taken} of ${most} USD`,
  },
  waiting: {
    title: (count) => `Waiting for the line: ${count}`,
    since: (time) => `since ${time}`,
    give: 'Hand-over',
    cash: 'Cash',
    none: 'Nothing waits.',
  },
  onlyWithLine:
    'Pickup code, cards, balance, points and undo need the line. Without it a signed pass or a document is the proof.',
  noSnapshot: 'This device has no snapshot of the pickup point: handing over needs the line.',
  notRegistered: {
    text: 'This browser is not registered as a counter: nothing can be handed over without the line.',
    register: 'Register it',
  },
};
