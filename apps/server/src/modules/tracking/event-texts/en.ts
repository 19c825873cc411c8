import { fixed, reasonText, type EventTexts } from './event-text.ts';

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
    trackInfo: 'We are checking the details and will go on as soon as we have an answer.',
  },
  DAMAGED: { title: 'Packaging damaged', trackInfo: 'The damage is on record; the parcel travels on.' },
  UNIDENTIFIED: {
    title: 'Recipient not identified',
    trackInfo: 'There is no customer code on the parcel. If it is yours, contact us.',
  },
  RETURNING: { title: 'Returning to the sender', trackInfo: 'The parcel is on its way back to the seller.' },
  LOST: {
    title: 'Being searched for',
    trackInfo: 'We are looking for the parcel and will tell you the outcome.',
  },
  OVERDUE: { title: 'Free storage is over', trackInfo: 'Storage is charged for every further day.' },
  DELAYED: { title: 'Delayed on the way', trackInfo: 'The run is behind schedule.' },
};

export const eventTextsEn: EventTexts = {
  cancelReasons,
  problemRaised,
  events: {
    ORDER_CREATED: fixed('Order created', 'The parcel is on record.'),
    ORDER_SUBMITTED: fixed('Order submitted', 'Waiting for the pre-declaration.'),
    FORECAST_ACCEPTED: fixed('Declaration accepted', 'Waiting for the parcel at the China warehouse.'),
    CN_RECEIVED: (place) => ({
      title:
        place === null ? 'Received at the China warehouse' : `Received at the China warehouse, ${place.name}`,
      trackInfo: 'The parcel has been weighed and measured.',
    }),
    CN_PACKED: (place) => ({
      title: place === null ? 'Packed' : `Packed, ${place.name}`,
      trackInfo: 'The parcel is ready to leave.',
    }),
    LINEHAUL_DEPARTED: (place) => ({
      title: place === null ? 'Departed from China' : `Departed ${place.name}`,
      trackInfo: 'The cargo is on its way to Tajikistan.',
    }),
    HUB_PASSED: (place) => ({
      title: place === null ? 'Passed a transit point' : `Arrived in ${place.name}`,
      trackInfo: 'Checkpoint passed.',
    }),
    EXPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? 'Export clearance' : `Export clearance, ${place.name}`,
      trackInfo: 'The documents are with customs.',
    }),
    EXPORT_CUSTOMS_OUT: fixed('Export clearance completed', 'Customs released the cargo from China.'),
    BORDER_CROSSED: (place) => ({
      title: place === null ? 'Border crossed' : `Border crossed, ${place.name}`,
      trackInfo: 'The cargo has left China.',
    }),
    IMPORT_CUSTOMS_IN: (place) => ({
      title: place === null ? 'Import clearance' : `Import clearance, ${place.name}`,
      trackInfo: 'The documents are with Tajik customs.',
    }),
    IMPORT_CUSTOMS_OUT: fixed('Released by customs', 'Duties and formalities are settled.'),
    DELAYED: (place) => ({
      title: place === null ? 'Delayed on the way' : `Delayed on the way, ${place.name}`,
      trackInfo: 'The run is behind schedule. We will update the date once the cargo moves again.',
    }),
    HUB_INBOUND: (place) => ({
      title: place === null ? 'Received at the hub in Tajikistan' : `Received at the hub, ${place.name}`,
      trackInfo: 'The parcel is being sorted by pickup point.',
    }),
    HUB_OUTBOUND: fixed('Sent to the pickup point', 'The parcel is on its way to the pickup point.'),
    PP_RECEIVED: (place) => ({
      title: place === null ? 'Arrived at the pickup point' : `Arrived at the pickup point, ${place.name}`,
      trackInfo: 'The parcel can be collected.',
    }),
    CUSTOMER_RECEIVED: fixed('Collected', 'Thank you for choosing us.'),
    CANCELLED: (_place, details) => ({
      title: 'Order cancelled',
      trackInfo: reasonText(cancelReasons, details),
    }),
    FLAG_RAISED: (_place, details) => problemRaised[details.flag ?? 'HELD'],
    FLAG_CLEARED: fixed('Question settled', 'The parcel travels on.'),
    EXTERNAL: (_place, details) => ({
      title: details.raw ?? 'Message from the carrier',
      trackInfo: 'A message from the carrier, untranslated.',
    }),
  },
};
