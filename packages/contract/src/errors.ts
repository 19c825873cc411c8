/**
 * The closed list of failures. A name is stable and dotted; its status is the HTTP status and the `code` of the
 * envelope. A rule broken inside a well-formed request is HTTP 200 with a `code` of its own (1000 + n), fixed for ever.
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
  'orders.notFound': { status: 404 },
  'orders.changedMeanwhile': { status: 409 },
  'orders.codeTaken': { status: 409 },
  'orders.tooLateToChange': { status: 409 },
  'orders.ofAnotherCustomer': { status: 409 },
  'orders.pickupPointNeeded': { status: 200, code: 1020 },
  'orders.goodsNeeded': { status: 200, code: 1021 },
  'orders.recipientNotFound': { status: 404 },
  'orders.recipientChangedMeanwhile': { status: 409 },
  'orders.recipientKnown': { status: 409 },
  'orders.tooManyRecipients': { status: 409 },
  'catalogue.notFound': { status: 404 },
  'catalogue.changedMeanwhile': { status: 409 },
  'catalogue.codeTaken': { status: 409 },
  'catalogue.inUse': { status: 409 },
  'catalogue.goesInCircles': { status: 409 },
  'catalogue.datesOverlap': { status: 409 },
  'list.notFound': { status: 404 },
  'list.changedMeanwhile': { status: 409 },
  'list.tooManyToExport': { status: 400 },
  'imports.fileNotFound': { status: 404 },
  'imports.fileRefused': { status: 422 },
  'imports.otherFile': { status: 422 },
  'claims.notFound': { status: 404 },
  'claims.parcelNotFound': { status: 404 },
  'claims.pictureNotFound': { status: 404 },
  'claims.alreadyClaimed': { status: 409 },
  'claims.tooManyOpen': { status: 409 },
  'claims.alreadyDecided': { status: 409 },
  'claims.parcelTaken': { status: 409 },
  'claims.pictureKind': { status: 422 },
  'claims.pictureBroken': { status: 422 },
  'claims.pictureTooLarge': { status: 422 },
  'claims.pictureAnimated': { status: 422 },
  'pricing.noRate': { status: 404 },
  'documents.parcelsNotFound': { status: 404 },
  'documents.typeNotPrinted': { status: 400 },
  'documents.otherSize': { status: 400 },
  'pricing.versionNotFound': { status: 404 },
  'pricing.draftExists': { status: 409 },
  'pricing.changedMeanwhile': { status: 409 },
  'pricing.alreadyPublished': { status: 409 },
  'pricing.notPublished': { status: 409 },
  'pricing.alreadyInForce': { status: 409 },
  'pricing.versionCancelled': { status: 409 },
  'pricing.dayIsOver': { status: 409 },
  'auth.sessionExpired': { status: 401 },
  'auth.notAllowed': { status: 403 },
  'auth.tooManyFailures': { status: 429 },
  'auth.loginNotFound': { status: 404 },
  // Specification, section 7: a refresh that fails says so with code 500.
  'auth.refreshFailed': { status: 200, code: 500 },
  'auth.wrongLogin': { status: 200, code: 1001 },
  'auth.oneTimeCodeNeeded': { status: 200, code: 1002 },
  'auth.wrongOneTimeCode': { status: 200, code: 1003 },
  'auth.wrongLetterCode': { status: 200, code: 1004 },
  'auth.letterCodeOver': { status: 200, code: 1005 },
  'auth.wrongOldPassword': { status: 200, code: 1006 },
  'auth.unreadablePassword': { status: 200, code: 1007 },
  'accounts.badUsername': { status: 200, code: 1008 },
  'accounts.usernameTaken': { status: 200, code: 1009 },
  'accounts.badEmail': { status: 200, code: 1010 },
  'accounts.emailTaken': { status: 200, code: 1011 },
  'accounts.badPhone': { status: 200, code: 1012 },
  'accounts.emailCodeNeeded': { status: 200, code: 1013 },
  'accounts.passwordTooShort': { status: 200, code: 1014 },
  'accounts.passwordTooLong': { status: 200, code: 1015 },
  'accounts.passwordTooCommon': { status: 200, code: 1016 },
  'accounts.passwordIsName': { status: 200, code: 1017 },
  'auth.oneTimeCodesOn': { status: 200, code: 1018 },
  'accounts.unitNotFound': { status: 200, code: 1019 },
  'accounts.userNotFound': { status: 404 },
} as const satisfies Record<string, { readonly status: number; readonly code?: number }>;

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
  'badPlaceholders',
  'taken',
  'inUse',
  'inconsistent',
] as const;
export type FieldError = (typeof fieldErrors)[number];

/** Values that an error's text may name, e.g. `{ max: 100 }`. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export function statusOfError(name: ErrorName): number {
  return errorCatalogue[name].status;
}

/** The `code` of the envelope: the HTTP status, or the rule's own number. */
export function codeOfError(name: ErrorName): number {
  const entry: { status: number; code?: number } = errorCatalogue[name];
  return entry.code ?? entry.status;
}
