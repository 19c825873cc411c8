import type { NeedsPersonTexts } from './ru.ts';

export const texts: NeedsPersonTexts = {
  title: 'Needs a person',
  lead: 'Scans, and what couriers noted, that may not be taken silently, and parcels that were reported to lie somewhere. Nothing is lost.',
  list: {
    title: 'To be decided',
    more: (count, all) => `${count} of ${all} shown: the rest follow once these are settled.`,
  },
  empty: {
    title: 'All settled',
    text: 'Scans that waited for the line and were not taken come here, scans that clerks have passed on, and parcels that were reported to lie somewhere.',
  },
  gone: {
    title: 'This scan is settled already',
    text: 'Somebody decided it earlier, or the parcel was scanned again.',
  },
  back: 'To the list',
  since: (age) => `Open since ${age}`,
  facts: { parcel: 'Parcel', customer: 'Customer', goods: 'Goods', warehouse: 'Warehouse' },
  server: {
    title: 'The server says',
    noParcel: 'No parcel has this code',
    noEvents: 'Nothing is on record of the parcel',
    now: (facts) => `Now: ${facts}`,
    pass: (serial, state) => `Pass ${serial}: ${state}`,
    passStates: {
      GOOD: 'good',
      USED: 'used',
      RUN_OUT: 'has run out',
      CANCELLED: 'revoked by the customer',
      REPLACED: 'replaced by the customer',
      DELEGATED: 'revoked: another was given out',
      COLLECTED: 'revoked: something was collected',
      NOTHING_LEFT: 'revoked: its parcels were returned or disposed of',
    },
  },
  device: {
    title: 'The device says',
    came: (at) => `Arrived ${at}`,
    why: (reason) => `Why it was not taken: ${reason}`,
    keeps: (reason) => `What keeps it there: ${reason}`,
    remark: (text) => `Remark: ${text}`,
  },
  events: {
    CORRECTED: 'Corrected',
    FLAG_RAISED: 'Flag raised',
    FLAG_CLEARED: 'Flag cleared',
    EXTERNAL: 'Message of the carrier',
  },
  decision: {
    title: 'Decision',
    take: 'Take: the scan counts as the clerk made it, at the time when it was made.',
    liesHere:
      'On the page of the parcel, take the flag down, take the cancellation back, or cancel it: this row then goes by itself.',
    aside: 'Lay aside: the parcel stays as the server knows it.',
    onRecord: 'The decision and who made it stay on record.',
  },
};
