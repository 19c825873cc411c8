/**
 * What a file of a list may hold, and how long what was read of any file of rows is stored: it can be come back to, and
 * names people.
 */
export const listImportLimits = {
  maxBytes: 10_000_000,
  maxRows: 5_000,
  /** Rows written by one call; the caller calls again while some are left. */
  rowsOfTurn: 200,
  retentionDays: 30,
} as const;
