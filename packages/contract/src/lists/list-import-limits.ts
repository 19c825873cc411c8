/** What a file of rows may hold, and how long what was read of it is kept. */
export const listImportLimits = {
  maxBytes: 10_000_000,
  maxRows: 5_000,
  /** Rows written by one call; the caller calls again while some are left. */
  rowsOfTurn: 200,
  keptDays: 30,
} as const;
