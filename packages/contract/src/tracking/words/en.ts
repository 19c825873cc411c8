import type { TrackingWords } from './tracking-words.ts';

export const trackingWordsEn: TrackingWords = {
  statusNames: {
    NEW: 'Pending submission',
    WAIT_FORECAST: 'Pending pre-declaration',
    DTH: 'Pending pickup',
    DHWCRK: 'Pending overseas warehouse inbound',
    DHWCCK: 'Pending overseas warehouse outbound',
    DZTDQS: 'Pending pickup-point confirmation',
    DKHQS: 'Pending customer receipt',
    KHYQS: 'Received by customer',
    YQX: 'Cancelled',
  },
  stepNames: {
    NEW: 'Submit',
    WAIT_FORECAST: 'Declare',
    DTH: 'Pickup',
    DHWCRK: 'Inbound',
    DHWCCK: 'Outbound',
    DZTDQS: 'Pickup point',
    DKHQS: 'Handover',
    KHYQS: 'Received',
    YQX: 'Cancelled',
  },
  problemNames: {
    HELD: 'Held for clarification',
    DAMAGED: 'Packaging damaged',
    UNIDENTIFIED: 'Recipient not identified',
    RETURNING: 'Returning to sender',
    LOST: 'Being searched for',
    OVERDUE: 'Free storage is over',
    DELAYED: 'Delayed on the way',
  },
  handlingNoteNames: {
    FRAGILE: 'Fragile',
    BATTERY: 'Contains a battery',
    LIQUID: 'Contains liquid',
    OVERSIZE: 'Oversize cargo',
    KEEP_UPRIGHT: 'This side up',
  },
};
