import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { LoadTexts } from './ru.ts';

const spaced = (count: number) => new Intl.NumberFormat('en').format(count);
const counted = (count: number) => (count === 1 ? '1 parcel' : `${spaced(count)} parcels`);
const customers = (count: number) => (count === 1 ? '1 customer' : `${spaced(count)} customers`);

export const texts: LoadTexts = {
  hinders: 'What stands in the way of departure',
  nothingHinders: 'Nothing is in the way.',
  stays: 'Waits, may not leave yet, and is no part of what is suggested:',
  obstacles: {
    UNDECLARED: (count) => `${spaced(count)} not declared`,
    HELD: (count) => `${spaced(count)} held`,
    LOST: (count) => `${spaced(count)} on record as lost`,
    RETURNING: (count) => `${spaced(count)} going back to the sender`,
    NO_VALUE: (count) => `${spaced(count)} without a value`,
    UNPAID: (count) => `${spaced(count)} not paid`,
  },
  settle: {
    UNDECLARED: 'The customer has to declare the goods: write to them from the parcel’s page.',
    HELD: 'They wait for the customer’s answer. The hold is lifted on the parcel’s page.',
    LOST: 'Take them off the trip. Found? Clear the flag in the record of the parcel.',
    RETURNING: 'Take them off the trip: they go back.',
    NO_VALUE: 'Without a value they have no line in the invoice: ask the customer to enter it.',
    UNPAID: 'They wait for payment. If none comes, take them off the trip.',
  },
  customers,
  stops: 'the trip cannot leave with them',
  warns: 'the trip may leave with them',
  show: 'Show',
  hide: 'Hide',
  more: (count) => `and ${spaced(count)} more`,
  drop: 'Remove from the plan',
  check: {
    title: 'Load check',
    hint: 'look for the goods first, then give one reason for all',
    aboard: (count, kg, m3) => `${counted(count)} aboard, ${kg} kg, ${m3} m³`,
    unweighed: (count) => `of them not weighed: ${spaced(count)}`,
    nothing: 'Nothing is aboard.',
    missing: 'Planned, not aboard',
    extra: 'Aboard, not planned',
    agrees: 'Everything planned is aboard, and nothing else.',
    parcels: counted,
    kinds: bagKindNamesIn('en'),
    loose: 'loose',
    kg: 'kg',
    inCell: (cell) => `cell ${cell}`,
    loadedBy: (moment, who) => [moment, who].filter(Boolean).join(', '),
    notAll: (count) => `and ${counted(count)} more`,
    over: 'More is aboard than the trip can hold.',
  },
  depart: {
    title: (code) => `Depart trip ${code}`,
    reason: 'Reason for the difference, one for all',
    choose: 'Choose a reason',
    note: 'Note for colleagues',
    noteHint: 'Customers do not see it.',
    at: 'When it left',
    atHint: 'Leave empty for now. Dushanbe time.',
    isSure: 'Let it leave over capacity',
    yes: (count) => `Depart, ${counted(count)}`,
    chooseFirst: 'Choose a reason first.',
    settleFirst: 'First settle what the trip cannot leave with.',
    sureFirst: 'Confirm the excess first.',
    emptyFirst: 'Load the goods first.',
    cancel: 'Not yet',
    done: (count, people, left) =>
      [
        `The trip has left: ${counted(count)}, ${customers(people)}`,
        left > 0 ? `waiting again: ${spaced(left)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  seals: {
    title: 'Seals',
    numbers: (numbers) => `Numbers: ${numbers}`,
    noNumbers: 'No seal numbers on record.',
    take: 'Photograph a seal',
    sending: 'Sending…',
    remove: 'Remove the photo',
    open: 'Open the photo',
    photo: (moment, who) => `Seal, ${moment}, ${who}`,
    gone: 'The photo is out of reach',
    noPicture: 'This is not a photo: JPEG, PNG or WebP is needed.',
    failed: 'The photo was not sent.',
    again: 'Send again',
  },
};
