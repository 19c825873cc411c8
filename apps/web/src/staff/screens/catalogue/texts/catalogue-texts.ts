import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** What stands in more than one of the lists is written once. */
export type CatalogueTexts = {
  channels: ListTexts;
  products: ListTexts;
  prices: ListTexts;
  customers: ListTexts & { looks: string };
  vendors: ListTexts;
  countries: ListTexts;
  words: ListTexts;
  sections: Record<'what' | 'road' | 'suspension' | 'terms' | 'who' | 'days' | 'contact' | 'words', string>;
  wordFacts: Record<'own' | 'placeholders' | 'when' | 'changed' | 'asProgram', string>;
  types: Readonly<Record<string, string>>;
  columns: Record<
    | 'code'
    | 'name'
    | 'route'
    | 'mode'
    | 'days'
    | 'line'
    | 'state'
    | 'channels'
    | 'charge'
    | 'weights'
    | 'customer'
    | 'product'
    | 'discount'
    | 'valid'
    | 'kind'
    | 'contact'
    | 'country'
    | 'phoneCode'
    | 'currency'
    | 'lines'
    | 'word'
    | 'type'
    | 'changedBy'
    | 'username'
    | 'phone'
    | 'email'
    | 'since',
    string
  >;
  states: Record<'inUse' | 'disabled' | 'suspended', string>;
  /** `inDays(18, 22)` */
  inDays: (from: number, to: number) => string;
  byWeight: string;
  byVolume: string;
  bothLines: string;
  none: string;
  noEnd: string;
  filters: Record<'inUse' | 'yes' | 'no' | 'suspended' | 'onlyChanged' | 'type' | 'kind', string>;
  fields: Record<
    | 'code'
    | 'codeHint'
    | 'names'
    | 'routes'
    | 'routesHint'
    | 'line'
    | 'mode'
    | 'daysMin'
    | 'daysMax'
    | 'daysHint'
    | 'day'
    | 'sort'
    | 'sortHint'
    | 'enabled'
    | 'enabledHint'
    | 'replacedBy'
    | 'replacedByHint'
    | 'suspendedFrom'
    | 'suspendedFromHint'
    | 'suspendedUntil'
    | 'suspendedUntilHint'
    | 'suspensionTexts'
    | 'suspensionTextsHint'
    | 'channels'
    | 'charge'
    | 'minWeight'
    | 'maxWeight'
    | 'weightHint'
    | 'customerCode'
    | 'customerCodeHint'
    | 'product'
    | 'discount'
    | 'discountHint'
    | 'validFrom'
    | 'validTo'
    | 'validToHint'
    | 'kind'
    | 'country'
    | 'countryHint'
    | 'parent'
    | 'parentHint'
    | 'contact'
    | 'phone'
    | 'note'
    | 'phoneCode'
    | 'currency'
    | 'lines'
    | 'newCodesDaily'
    | 'newCodesDailyHint'
    | 'mayLogIn'
    | 'mayLogInHint',
    string
  >;
};
