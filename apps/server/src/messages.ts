import type { ErrorName, ErrorParams, FieldError } from '@rohi/contract/errors';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { accountTexts } from './messages/accounts.ts';
import { catalogueTexts } from './messages/catalogue.ts';
import { documentTexts } from './messages/documents.ts';
import { claimTexts } from './messages/claims.ts';
import { fieldTexts } from './messages/fields.ts';
import { listTexts } from './messages/lists.ts';
import { importTexts } from './messages/imports.ts';
import { orderTexts } from './messages/orders.ts';
import { pricingTexts } from './messages/pricing.ts';
import { requestTexts } from './messages/requests.ts';
import { trackingTexts } from './messages/tracking.ts';

/** Every failure in every language; a name without its texts fails the type check. */
const errorTexts: Record<ErrorName, LocaleTexts> = {
  ...requestTexts,
  ...trackingTexts,
  ...pricingTexts,
  ...accountTexts,
  ...orderTexts,
  ...catalogueTexts,
  ...documentTexts,
  ...listTexts,
  ...importTexts,
  ...claimTexts,
};

/** The text of a failure in the asker's language, its values filled in. */
export function errorText(name: ErrorName, locale: Locale, params: ErrorParams = {}): string {
  return fill(errorTexts[name][locale], params, locale);
}

/** What is wrong with one field, in the asker's language. */
export function fieldText(error: FieldError, locale: Locale, params: ErrorParams = {}): string {
  return fill(fieldTexts[error][locale], params, locale);
}

function fill(text: string, params: ErrorParams, locale: Locale): string {
  return text.replaceAll(
    /\{(\w+)\}/g,
    (placeholder, name: string) => valueText(params[name], locale) ?? placeholder,
  );
}

/** Decimals are told with a point; Russian and Tajik read them with a comma. */
function valueText(value: string | number | undefined, locale: Locale): string | undefined {
  if (value === undefined) return undefined;
  const text = String(value);
  const hasComma = (locale === 'ru' || locale === 'tg') && /^\d+\.\d+$/.test(text);
  return hasComma ? text.replace('.', ',') : text;
}
