/**
 * What the columns of a firm's earlier books may be. `sum`: a price, or what is owed where nothing else says so.
 * `debt`: owed to the firm. `credit`: owed by it.
 */
export const bookColumns = [
  'trackingCode',
  'customerCode',
  'phone',
  'name',
  'city',
  'weightKg',
  'sum',
  'debt',
  'credit',
  'currency',
  'status',
  'cell',
  'day',
  'trip',
  'paid',
  'note',
  'language',
] as const;
export type BookColumn = (typeof bookColumns)[number];

/** Where a parcel is, as these books say it. */
export const bookStatuses = ['IN_CHINA', 'ON_THE_ROAD', 'ARRIVED', 'HANDED_OVER'] as const;
export type BookStatus = (typeof bookStatuses)[number];
