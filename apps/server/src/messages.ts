import type { ErrorName, ErrorParams, FieldError } from '@rohi/contract/errors';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { accountTexts } from './messages/accounts.ts';
import { catalogueTexts } from './messages/catalogue.ts';
import { customerTexts } from './messages/customers.ts';
import { documentTexts } from './messages/documents.ts';
import { claimTexts } from './messages/claims.ts';
import { fieldTexts } from './messages/fields.ts';
import { fillText } from './messages/fill-text.ts';
import { listTexts } from './messages/lists.ts';
import { linehaulTexts } from './messages/linehaul.ts';
import { inventoryTexts } from './messages/inventory.ts';
import { transferTexts } from './messages/transfers.ts';
import { importTexts } from './messages/imports.ts';
import { moveInTexts } from './messages/move-in.ts';
import { orderTexts } from './messages/orders.ts';
import { pricingTexts } from './messages/pricing.ts';
import { courierTexts } from './messages/courier.ts';
import { collectionTexts } from './messages/collection.ts';
import { handOverTexts } from './messages/hand-over.ts';
import { billingTexts } from './messages/billing.ts';
import { poolTexts } from './messages/pool.ts';
import { slipTexts } from './messages/slips.ts';
import { stationTexts } from './messages/stations.ts';
import { requestTexts } from './messages/requests.ts';
import { warehouseTexts } from './messages/warehouse.ts';
import { trackingTexts } from './messages/tracking.ts';

/** Every failure in every language; a name without its texts fails the type check. */
const errorTexts: Record<ErrorName, LocaleTexts> = {
  ...requestTexts,
  ...trackingTexts,
  ...pricingTexts,
  ...accountTexts,
  ...customerTexts,
  ...orderTexts,
  ...catalogueTexts,
  ...documentTexts,
  ...listTexts,
  ...importTexts,
  ...moveInTexts,
  ...claimTexts,
  ...slipTexts,
  ...stationTexts,
  ...poolTexts,
  ...billingTexts,
  ...collectionTexts,
  ...handOverTexts,
  ...courierTexts,
  ...warehouseTexts,
  ...linehaulTexts,
  ...transferTexts,
  ...inventoryTexts,
};

/** The text of a failure in the caller's language, its values filled in. */
export function errorText(name: ErrorName, locale: Locale, params: ErrorParams = {}): string {
  return fillText(errorTexts[name][locale], params, locale);
}

/** What is wrong with one field, in the caller's language. */
export function fieldText(error: FieldError, locale: Locale, params: ErrorParams = {}): string {
  return fillText(fieldTexts[error][locale], params, locale);
}
