/**
 * The closed list of failures. A name is stable and dotted; its status is the HTTP status and the `code` of the
 * envelope. `rule` marks a rule broken inside a well-formed request: HTTP 200 with that code (1000 + n), fixed for ever.
 */
export const errorCatalogue = {
  'request.invalid': { status: 400 },
  'request.badJson': { status: 400 },
  'request.badEncoding': { status: 400 },
  'request.notFound': { status: 404 },
  'request.methodNotAllowed': { status: 405 },
  'request.timeout': { status: 408 },
  'request.tooLarge': { status: 413 },
  'request.urlTooLong': { status: 414 },
  'request.unsupportedMediaType': { status: 415 },
  'request.tooMany': { status: 429 },
  'request.headersTooLarge': { status: 431 },
  'server.internal': { status: 500 },
  'server.busy': { status: 503 },
  'server.databaseDown': { status: 503 },
  'server.diskFull': { status: 507 },
  'tracking.noCodes': { status: 400 },
  'tracking.tooManyCodes': { status: 400 },
  'tracking.parcelNotFound': { status: 404 },
  'tracking.moveNotAllowed': { status: 409 },
  'tracking.parcelClosed': { status: 409 },
  'tracking.parcelHeld': { status: 409 },
  'tracking.notReceivedInChina': { status: 409 },
  'tracking.reasonRequired': { status: 409 },
  'tracking.nothingToUndo': { status: 409 },
  'tracking.undoTooLate': { status: 409 },
  'tracking.roleNotAllowed': { status: 403 },
  'pricing.noRate': { status: 404 },
} as const satisfies Record<string, { readonly status: number; readonly rule?: number }>;

export type ErrorName = keyof typeof errorCatalogue;

/** What can be wrong with one field; the reason stands in `fields[].error`. */
export const fieldErrors = [
  'required',
  'wrongType',
  'unknownField',
  'badCharacters',
  'tooLong',
  'tooShort',
  'notAllowed',
  'badFormat',
  'tooSmall',
  'tooLarge',
  'tooPrecise',
] as const;
export type FieldError = (typeof fieldErrors)[number];

/** Values that an error's text may name, e.g. `{ max: 100 }`. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export function statusOfError(name: ErrorName): number {
  return errorCatalogue[name].status;
}
