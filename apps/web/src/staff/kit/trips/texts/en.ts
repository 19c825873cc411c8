import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { LoadTexts } from './load-texts.ts';

const spaced = (count: number) => new Intl.NumberFormat('en').format(count);
const counted = (count: number) => (count === 1 ? '1 parcel' : `${spaced(count)} parcels`);
const customers = (count: number) => (count === 1 ? '1 customer' : `${spaced(count)} customers`);

export const texts: LoadTexts = {
  hinders: 'In the way of departure',
  nothingHinders: 'Nothing is in the way.',
  obstacles: {
    UNDECLARED: (count) => `${spaced(count)} not declared`,
    HELD: (count) => `${spaced(count)} held`,
    NO_VALUE: (count) => `${spaced(count)} without a value`,
    UNPAID: (count) => `${spaced(count)} not paid`,
  },
  settle: {
    UNDECLARED: 'The customer declares the goods in the cabinet: write from the page of the parcel.',
    HELD: 'They wait for an answer of the customer. The flag is taken down on the page of the parcel.',
    NO_VALUE: 'Without a value the invoice has no line for them: have the customer enter it.',
    UNPAID: 'They wait for payment. If none comes, take them off the trip.',
  },
  customers,
  stops: 'the trip may not leave with them',
  warns: 'the trip may leave with them',
  show: 'Show',
  hide: 'Hide',
  more: (count) => `and ${spaced(count)} more`,
  drop: 'Take out of the plan',
  check: {
    title: 'Load check',
    hint: 'look for the goods first, then give one reason',
    aboard: (count, kg, m3) => `${counted(count)} aboard, ${kg} kg, ${m3} m³`,
    nothing: 'Nothing is aboard.',
    missing: 'Planned, not aboard',
    extra: 'Aboard, not planned',
    agrees: 'All that was planned is aboard, and nothing else.',
    parcels: counted,
    kinds: bagKindNamesIn('en'),
    loose: 'loose',
    kg: 'kg',
    inCell: (cell) => `cell ${cell}`,
    loadedBy: (moment, who) => [moment, who].filter(Boolean).join(', '),
    notAll: (count) => `and ${counted(count)} more`,
    over: 'More is aboard than the trip holds.',
  },
  depart: {
    title: (code) => `Depart trip ${code}`,
    reason: 'Reason for the difference, one for all',
    choose: 'Choose a reason',
    note: 'Note for colleagues',
    noteHint: 'Customers do not see it.',
    at: 'When it left',
    atHint: 'Empty: now. Dushanbe time.',
    isSure: 'Let it leave beyond its capacity',
    yes: (count) => `Depart, ${counted(count)}`,
    chooseFirst: 'Choose the reason first.',
    settleFirst: 'Settle first what the trip may not leave with.',
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
};
