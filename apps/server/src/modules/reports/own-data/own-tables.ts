/** The tables of a person's own data: their columns, in their order. */
export const ownTables = {
  profile: ['customerCode', 'name', 'userName', 'email', 'phone', 'language', 'since', 'offer', 'letters'],
  codes: ['customerCode', 'since'],
  recipients: ['name', 'phone', 'point', 'note'],
  orders: [
    ...(['orderCode', 'at', 'goods', 'places', 'valueMinor', 'currency'] as const),
    ...(['recipient', 'recipientPhone', 'point', 'note'] as const),
  ],
  parcels: ['trackingCode', 'orderCode', 'ownName', 'status', 'weightG', 'receivedAt', 'point'],
  history: ['trackingCode', 'at', 'event', 'place'],
  claims: ['code', 'trackingCode', 'at', 'state', 'note'],
  charges: ['trackingCode', 'kind', 'at', 'amountMinor', 'paidMinor', 'currency'],
  payments: ['receipt', 'operation', 'at', 'amountMinor', 'currency'],
  transfers: ['reference', 'at', 'state', 'amountMinor', 'currency'],
  accounts: ['account', 'amountMinor', 'currency'],
  movements: ['at', 'account', 'amountMinor', 'currency'],
  messages: ['at', 'fromOffice', 'about', 'text'],
} as const;

export type OwnTable = keyof typeof ownTables;
export type OwnColumn = (typeof ownTables)[OwnTable][number];

export const ownTableNames = Object.keys(ownTables) as OwnTable[];
