import type { EventTexts } from './event-texts.ts';

const cancelReasons: EventTexts['cancelReasons'] = {
  LOST: 'The parcel was lost. Contact us for compensation.',
  SEIZED: 'The parcel was seized by the authorities.',
  DESTROYED: 'The parcel was destroyed.',
  RETURNED: 'The parcel was returned to the sender.',
  ABANDONED: 'Nobody collected the parcel within the storage period.',
  CUSTOMER_REQUEST: 'At the customer’s request.',
  OTHER: 'The parcel will travel no further.',
};

const problemRaised: EventTexts['problemRaised'] = {
  HELD: {
    title: 'Held for clarification',
    text: 'We are checking the details and will go on as soon as we have an answer.',
  },
  DAMAGED: { title: 'Packaging damaged', text: 'The damage is on record.' },
  UNIDENTIFIED: {
    title: 'Recipient not identified',
    text: 'There is no customer code on the parcel. If it is yours, contact us.',
  },
  RETURNING: { title: 'Returning to the sender', text: 'The parcel is on its way back to the seller.' },
  LOST: {
    title: 'Being searched for',
    text: 'We are looking for the parcel and will tell you the outcome.',
  },
  OVERDUE: { title: 'Free storage is over', text: 'Storage is charged for every further day.' },
  DELAYED: { title: 'Delayed on the way', text: 'The run is behind schedule.' },
};

export const eventTextsEn: EventTexts = {
  cancelReasons,
  problemRaised,
  weighedAtHub: {
    text: 'Weight and price will be known after arrival in Tajikistan.',
    textAt: 'Weight and price will be known after arrival in {hub}.',
  },
  events: {
    ORDER_CREATED: { title: 'Order created', text: 'The parcel is on record.' },
    ORDER_SUBMITTED: { title: 'Order submitted', text: 'Waiting for the pre-declaration.' },
    FORECAST_ACCEPTED: {
      title: 'Declaration accepted',
      text: 'Waiting for the parcel at the China warehouse.',
    },
    CN_RECEIVED: {
      title: 'Received at the China warehouse',
      titleAt: 'Received at the China warehouse, {place}',
      text: 'The parcel has been weighed and measured.',
    },
    CN_PACKED: {
      title: 'Packed',
      titleAt: 'Packed, {place}',
      text: 'The parcel is ready to leave.',
    },
    LINEHAUL_DEPARTED: {
      title: 'Departed from China',
      titleAt: 'Departed {place}',
      text: 'The cargo is on its way to Tajikistan.',
    },
    HUB_PASSED: {
      title: 'Passed a transit point',
      titleAt: 'Arrived in {place}',
      text: 'Checkpoint passed.',
    },
    EXPORT_CUSTOMS_IN: {
      title: 'Export clearance',
      titleAt: 'Export clearance, {place}',
      text: 'The documents are with customs.',
    },
    EXPORT_CUSTOMS_OUT: {
      title: 'Export clearance completed',
      text: 'Customs released the cargo from China.',
    },
    BORDER_CROSSED: {
      title: 'Border crossed',
      titleAt: 'Border crossed, {place}',
      text: 'The cargo has left China.',
    },
    IMPORT_CUSTOMS_IN: {
      title: 'Import clearance',
      titleAt: 'Import clearance, {place}',
      text: 'The documents are with Tajik customs.',
    },
    IMPORT_CUSTOMS_OUT: { title: 'Released by customs', text: 'Duties and formalities are settled.' },
    DELAYED: {
      title: 'Delayed on the way',
      titleAt: 'Delayed on the way, {place}',
      text: 'The run is behind schedule. We will update the date once the cargo moves again.',
    },
    HUB_INBOUND: {
      title: 'Received at the hub in Tajikistan',
      titleAt: 'Received at the hub, {place}',
      text: 'The parcel is being sorted by pickup point.',
    },
    HUB_OUTBOUND: {
      title: 'Sent to the pickup point',
      text: 'The parcel is on its way to the pickup point.',
    },
    PP_RECEIVED: {
      title: 'Arrived at the pickup point',
      titleAt: 'Arrived at the pickup point, {place}',
      text: 'The parcel can be collected.',
    },
    COURIER_OUT: { title: 'With the courier', text: 'The courier is bringing the parcel to your address.' },
    COURIER_BACK: {
      title: 'Brought back to the pickup point',
      titleAt: 'Brought back to the pickup point, {place}',
      text: 'The parcel could not be delivered. It is at the pickup point again.',
    },
    CUSTOMER_RECEIVED: { title: 'Collected', text: 'Thank you for choosing us.' },
    CANCELLED: { title: 'Order cancelled' },
    FLAG_CLEARED: { title: 'Question settled', text: 'The parcel travels on.' },
    EXTERNAL: { title: 'Message from the carrier', text: 'A message from the carrier, untranslated.' },
  },
};
