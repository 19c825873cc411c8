import type { WithoutLineTexts } from './without-line-texts.ts';

export const texts: WithoutLineTexts = {
  placeholder: 'Parcel or customer code',
  ready: {
    title: 'No line',
    line: 'You can hand over by the snapshot: scan a parcel or type a customer code.',
    next: 'parcel or customer',
  },
  chosen: { title: 'Customer chosen', line: 'The snapshot has no names.', next: 'check the document' },
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
    line: 'Without the line a document is the proof: choose its kind and type 4 characters.',
    next: 'document',
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
    TOO_OLD: 'the snapshot is too old to count storage',
    NO_SHIFT: 'not paid, and no shift was open',
    NO_RATE: 'not paid, and the snapshot has no rate',
    NO_RIGHT: 'not paid, and you may not take money',
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
    'Pickup code, cards, balance, points and undo need the line. Without it a document is the proof.',
  noSnapshot: 'This device has no snapshot of the pickup point: handing over needs the line.',
  notRegistered: {
    text: 'This browser is not registered as a counter: nothing can be handed over without the line.',
    register: 'Register it',
  },
};
