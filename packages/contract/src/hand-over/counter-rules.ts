/** What a counter goes by, for the service and the screen alike. */

/** By what a customer has shown that the parcels are to be given. */
export const visitProofs = ['CODE', 'DOCUMENT', 'APPROVAL', 'PASS'] as const;
export type VisitProof = (typeof visitProofs)[number];

/** Documents that are looked at; of their numbers the last signs are stored. */
export const documentTypes = ['PASSPORT', 'ID_CARD', 'DRIVING_LICENCE', 'OTHER'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** An open visit counts as ended after so long. */
export const visitMinutes = 60;

/**
 * So many wrong pickup codes an hour without a chosen customer, for a clerk and for a registered device; then a
 * customer has to be chosen.
 */
export const mostCodeTries = 10;

/**
 * So many searches by name an hour for a clerk, at whatever device; then customers are found by code, phone or parcel,
 * and the supervisors see it.
 */
export const mostNameLooks = 60;

/** A word of so many letters at least is looked for among names; a sign of Chinese is a word. */
export const shortestName = 3;

/** So many customers are listed for one search. */
export const mostFound = 20;

/** The last signs of a document's number in their stored form; undefined where it is something else. */
export function readDocumentEnd(text: string): string | undefined {
  const signs = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return /^[\p{L}\d]{4}$/u.test(signs) ? signs : undefined;
}

/** Of a phone so many digits are its end. */
export const phoneEndDigits = 4;

/** The end of a phone as somebody types it (`0148`, `•••• 0148`, `01-48`); undefined where it is something else. */
export function readPhoneEnd(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s\p{Pd}•*.]/gu, '');
  return /^\d{4}$/.test(digits) ? digits : undefined;
}
