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
  maxReaderCpuMs: 120_000,
  /** Against a hang; it comes after all others, and what it waits for them is not its own. */
  maxReaderMs: 600_000,
} as const;

/** Of the process that reads a table of some thousand rows: a list, rates, a declaration. */
export const shortTableReader = { megabytes: 300, cpuMs: 20_000, ms: tableLimits.maxReaderMs } as const;
