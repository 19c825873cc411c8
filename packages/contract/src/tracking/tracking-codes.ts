import { plainFormOf } from './plain-code.ts';

/** Specification, section 9: at most 100 tracking codes per query. */
export const maxTrackingCodes = 100;

/** Longest string that may be asked for; anything longer is a bad request, not an unknown code. */
export const maxTrackingCodeLength = 200;

/** Specification, section 9: a paste or Enter is parsed after this delay. */
export const pasteParseDelayMs = 100;

/** Separators of the bulk dialog: commas, semicolons (both also full-width), the enumeration comma, white space. */
const bulkSeparators = /[,，;；、\s]+/u;

/** What a code can look like: 4–40 letters, digits and hyphens (JD and Deppon put hyphens inside). */
const codeFormat = /^[\p{L}0-9-]{4,40}$/u;

/** True when a normalised code could be a tracking code at all. */
export function isTrackingCodeFormat(normalizedCode: string): boolean {
  return codeFormat.test(normalizedCode);
}

/**
 * Splits pasted text as the bulk dialog does (specification, section 5): items are trimmed, empty ones dropped,
 * duplicates removed. Codes that differ only by case or width are one parcel, so the first spelling stays.
 */
export function splitBulkCodes(text: string): string[] {
  return addBulkCodes([], text);
}

/** Adds pasted text to a list of codes; those already there are not added again. Returns a new list. */
export function addBulkCodes(existing: readonly string[], text: string): string[] {
  const byKey = new Map(existing.map((code) => [plainFormOf(code), code]));
  for (const item of text.split(bulkSeparators)) {
    const key = plainFormOf(item);
    if (key !== '' && !byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()];
}

/** Splits the main search box (specification, section 5): on commas only, without trimming. */
export function splitSearchBox(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
