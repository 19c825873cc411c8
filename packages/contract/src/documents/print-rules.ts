/**
 * What can be printed today, and on which paper: the label of a parcel, and the small one for the shelf it stands on.
 */
export const printedDocuments = {
  'parcel-label': { size: '100x150', widthMm: 100, heightMm: 150 },
  'shelf-label': { size: '58x40', widthMm: 58, heightMm: 40 },
} as const;

export type PrintedDocument = keyof typeof printedDocuments;

/** Width by height in millimetres. */
export const labelSizes = ['100x150', '58x40'] as const;

/** The languages of label printers, drawn for 203 dpi: `zpl` is text, `tspl` has bytes between its commands. */
export const printerLanguages = ['zpl', 'tspl'] as const;
export type PrinterLanguage = (typeof printerLanguages)[number];

export const printFormats = ['pdf', ...printerLanguages] as const;
export type PrintFormat = (typeof printFormats)[number];

/** A printer that has not taken a label by then is not there; the browser prints instead. */
export const printAgentTimeoutMs = 5_000;

/** Parcels in one call, and copies of each label. */
export const mostPrintedParcels = 100;
export const mostCopies = 10;

export function isPrintedDocument(name: string): name is PrintedDocument {
  return Object.hasOwn(printedDocuments, name);
}

/** Whether Code 128 holds a text: printable signs of ASCII alone (ISO/IEC 15417), as many as a label has room for. */
export function holdsInBars(text: string): boolean {
  return /^[\x20-\x7E]{1,60}$/.test(text);
}
