/** What a customer's file of declarations may hold, and how many a customer may send. */
export const declarationLimits = {
  maxRows: 1_000,
  maxBytes: 2_000_000,
  /** Columns that may be given a meaning at once, and headers that are remembered of a customer. */
  maxColumns: 50,
  rememberedHeaders: 200,
  filesPerHour: 20,
  /** Of all files together: the answer about a row shows whether its code is known, without declaring it. */
  rowsPerHour: 2_000,
} as const;

/** The columns of a file of declarations, in the order of the template. */
export const declarationColumns = [
  'orderGroup',
  'trackingCode',
  'goods',
  'quantity',
  'hsCode',
  'places',
  'weightKg',
  'volumeM3',
  'valueAmount',
  'valueCurrency',
  'marketplace',
  'recipientName',
  'recipientPhone',
  'pickupPoint',
  'note',
] as const;
export type DeclarationColumn = (typeof declarationColumns)[number];
