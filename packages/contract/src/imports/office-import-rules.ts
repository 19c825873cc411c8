/** What the office imports. */
export const importKinds = ['parcels', 'events', 'positions'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * Where an import stands. `COLUMNS`: somebody has to say what its columns are. `CHECKING`: what would happen is being
 * found out. `CHECKED`: waits for confirmation. `FAILED`: broke off and can be continued.
 */
export const officeImportStates = [
  'COLUMNS',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'FAILED',
  'CANCELLED',
] as const;
export type OfficeImportState = (typeof officeImportStates)[number];

/** The encodings that offices in China and Tajikistan write text files in. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1251'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Units in which a column of weights or sides may be said to be written. */
export const measureUnits = ['kg', 'g', 'jin', 't', 'lb', 'cm', 'mm', 'm', 'in'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** How `1,250` is meant in a column: 1.25 by parts, 1250 by thousands. */
export const numberStyles = ['parts', 'thousands'] as const;
export type NumberStyle = (typeof numberStyles)[number];

/**
 * What somebody is asked of a column. `meaning`: what it is. `twice`: which of those that mean the same and differ.
 * `unit`: what it is written in. `numbers`: how `1,250` is meant. `scale`: whether another weight, the only one of its
 * file, is what the scale has shown.
 */
export const columnQuestions = ['meaning', 'twice', 'unit', 'numbers', 'scale'] as const;
export type ColumnQuestion = (typeof columnQuestions)[number];

/** Questions that are answered by what a column is, or that it is of no use. */
export const answeredByMeaning: ReadonlySet<ColumnQuestion> = new Set(['meaning', 'twice', 'scale']);

export const officeImportLimits = {
  maxBytes: 10_000_000,
  maxRows: 50_000,
  /** So long the rows of a file can be looked at; what became of them stays stored. */
  retentionDays: 30,
  /** Rows of each table that are shown as they were read. */
  shownRows: 5,
  /** Problems that are shown; all of them stand in the file of rejected rows. */
  shownProblems: 200,
} as const;
