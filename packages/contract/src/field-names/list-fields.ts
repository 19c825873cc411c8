/** The dictionaries of the console's lists, by the kind of thing that the record of changes speaks of. */
import { accountFields } from '../accounts/account.fields.ts';
import { bagFields } from '../containers/bag.fields.ts';
import { transferFields } from '../containers/transfer.fields.ts';
import { noticeFields } from '../content/notice.fields.ts';
import { blanksOf, type BlanksOf, type Fields } from '../fields.ts';
import type { Locale } from '../locales.ts';
import { importFields } from '../imports/import.fields.ts';
import { claimFields } from '../orders/claim.fields.ts';
import { orderFields } from '../orders/order.fields.ts';
import { unitFields } from '../pickup-points/unit.fields.ts';
import { channelFields } from '../pricing/channel.fields.ts';
import { customerPriceFields } from '../pricing/customer-price.fields.ts';
import { productFields } from '../pricing/product.fields.ts';
import { rateFields } from '../pricing/rate.fields.ts';
import { tariffFields } from '../pricing/tariff.fields.ts';
import { countryFields } from '../reference-data/country.fields.ts';
import { settingFields } from '../reference-data/setting.fields.ts';
import { vendorFields } from '../reference-data/vendor.fields.ts';
import { problemFields } from '../warehouse/problem.fields.ts';
import { wordFields } from '../reference-data/word.fields.ts';
import { messageFields } from '../records/message.fields.ts';
import { parcelFields } from '../tracking/parcel.fields.ts';
import { tripFields } from '../trips/trip.fields.ts';

export const listFields = {
  account: accountFields,
  bag: bagFields,
  channel: channelFields,
  claim: claimFields,
  country: countryFields,
  'customer-price': customerPriceFields,
  import: importFields,
  message: messageFields,
  notice: noticeFields,
  order: orderFields,
  parcel: parcelFields,
  problem: problemFields,
  product: productFields,
  rate: rateFields,
  setting: settingFields,
  tariff: tariffFields,
  transfer: transferFields,
  trip: tripFields,
  unit: unitFields,
  vendor: vendorFields,
  word: wordFields,
} as const satisfies Record<string, Fields>;

type ListFields = typeof listFields;
export type ListThing = keyof ListFields;
/** What the fields of every list are called in one language. */
export type FieldNames = {
  readonly [Thing in ListThing]: Readonly<Record<keyof ListFields[Thing], string>>;
};
/** What new rows have of themselves, list by list. */
export type NewRows = { readonly [Thing in ListThing]: BlanksOf<ListFields[Thing]> };

/** The names of all fields in one language: a client loads no other. */
export function namesOfFields(locale: Locale): FieldNames {
  return eachList((fields) =>
    Object.fromEntries(Object.entries(fields).map(([key, { name }]) => [key, name[locale]])),
  ) as FieldNames;
}

/** What new rows of all lists have of themselves. */
export function findNewRows(): NewRows {
  return eachList(blanksOf) as NewRows;
}

function eachList(make: (fields: Fields) => object): object {
  return Object.fromEntries(Object.entries(listFields).map(([thing, fields]) => [thing, make(fields)]));
}
