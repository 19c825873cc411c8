/**
 * So many new tracking codes a customer may declare on a Dushanbe day: `firstDay` on the day of registration, then
 * `daily` and `perReceived` more for each own parcel that China has received in `receivedDays` days. Staff may set a
 * higher number for a customer, up to `mostSet` (docs/domain.md, section 5).
 */
export const declaredCodeLimits = {
  firstDay: 500,
  daily: 200,
  perReceived: 10,
  receivedDays: 90,
  mostSet: 100_000,
} as const;
