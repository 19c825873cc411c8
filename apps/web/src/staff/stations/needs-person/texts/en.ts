import type { NeedsPersonTexts } from './needs-person-texts.ts';

export const texts: NeedsPersonTexts = {
  title: 'Needs a person',
  lead: 'Scans that came late and may not be taken silently. Nothing is lost.',
  list: {
    title: 'To be decided',
    more: (shown, all) => `${shown} of ${all} shown: the rest follow once these are settled.`,
  },
  empty: {
    title: 'All settled',
    text: 'Scans that waited more than a minute for the line and were not taken come here.',
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
  },
  device: {
    title: 'The device says',
    came: (at) => `Arrived ${at}`,
    why: (reason) => `Why it was not taken: ${reason}`,
  },
  actions: {
    RECEIVE: 'Receiving',
    REPORT_PROBLEM: 'Report of a problem',
    PUT_AWAY: 'Put into a cell',
    BAG_OPEN: 'New bag',
    BAG_PUT: 'Put into a bag',
    BAG_TAKE_OUT: 'Taken out of a bag',
    BAG_CLOSE: 'Bag closed',
    LOAD: 'Loading onto a trip',
    UNLOAD: 'Taking off a trip',
    INBOUND: 'Hub inbound',
    SEAL: 'Seal',
    WEIGH: 'Second weighing',
    UNDO: 'Undo of a scan',
    GIVE: 'Hand-over without the line',
    TAKE_CASH: 'Cash without the line',
  },
  events: {
    CORRECTED: 'Corrected',
    FLAG_RAISED: 'Flag raised',
    FLAG_CLEARED: 'Flag cleared',
    EXTERNAL: 'Message of the carrier',
  },
  decision: {
    title: 'Decision',
    take: 'Receive: the scan counts as the clerk made it, at the time when it was made.',
    aside: 'Lay aside: the parcel stays as the server knows it.',
    onRecord: 'The decision and who made it stay on record.',
  },
};
