/** What a file may hold. Checked before anything is unpacked or parsed (docs/security.md). */
export const tableLimits = {
  maxZipBytes: 10_000_000,
  maxUnpackedBytes: 50_000_000,
  maxZipEntries: 200,
  /** Unpacked size over packed size; spreadsheets stay below 50. */
  maxZipRatio: 100,
  /** A text file is not packed, so it may be as large as what a packed one holds. */
  maxTextBytes: 50_000_000,
  maxRows: 50_000,
  maxColumns: 200,
  /** Rows above the header: a title, a date of the export. */
  maxRowsBeforeHeader: 20,
  /** Of the process that unpacks and parses a workbook: one of 50 MB unpacked takes some 520 MB. */
  maxReaderMegabytes: 700,
  maxReaderMs: 120_000,
} as const;
