import type { ErrorName, ErrorParams, FieldError } from '@rohi/contract/errors';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { fieldTexts } from './messages/fields.ts';
import { requestTexts } from './messages/requests.ts';
import { trackingTexts } from './messages/tracking.ts';

/** Every failure in every language; a name without its texts fails the type check. */
const errorTexts: Record<ErrorName, LocaleTexts> = { ...requestTexts, ...trackingTexts };

/** The text of a failure in the asker's language, its values filled in. */
export function errorText(name: ErrorName, locale: Locale, params: ErrorParams = {}): string {
  return fill(errorTexts[name][locale], params);
}

/** What is wrong with one field, in the asker's language. */
export function fieldText(error: FieldError, locale: Locale, params: ErrorParams = {}): string {
  return fill(fieldTexts[error][locale], params);
}

function fill(text: string, params: ErrorParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
