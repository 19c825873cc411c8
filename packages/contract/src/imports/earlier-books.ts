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
  'otherCodes',
] as const;
export type BookColumn = (typeof bookColumns)[number];

/** What a move-in takes over of each kind of rows; the file page says of other columns that they stay behind. */
export const takenColumns: Readonly<Record<'customers' | 'parcels' | 'balances', readonly BookColumn[]>> = {
  customers: ['customerCode', 'phone', 'name', 'language', 'day', 'otherCodes'],
  parcels: ['trackingCode', 'customerCode', 'weightKg', 'city', 'status', 'cell', 'day', 'trip'],
  balances: ['customerCode', 'phone', 'name', 'sum', 'debt', 'credit', 'currency', 'note'],
};

/** Where a parcel is, as these books say it. */
export const bookStatuses = ['IN_CHINA', 'ON_THE_ROAD', 'ARRIVED', 'HANDED_OVER'] as const;
export type BookStatus = (typeof bookStatuses)[number];
