/** What a move of the office is called in the audit; the history of the parcel has it as its event already. */
export const actionOf = {
  CANCELLED: 'parcel:cancel',
  CORRECTED: 'parcel:undo',
  FLAG_RAISED: 'parcel:flag',
  FLAG_CLEARED: 'parcel:unflag',
  FORECAST_ACCEPTED: 'parcel:accept',
} as const;
