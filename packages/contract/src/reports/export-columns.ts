/** What a file of orders can show, in the order in which it does unless asked otherwise. */
export const exportColumns = [
  'orderCode',
  'createdAt',
  'customerCode',
  'stage',
  'problem',
  'businessLine',
  'pickupPoint',
  'country',
  'goods',
  'parcels',
  'trackingCodes',
  'weightKg',
  'volumeCbm',
  'freightUsd',
  'recipientName',
  'recipientPhone',
  'note',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
