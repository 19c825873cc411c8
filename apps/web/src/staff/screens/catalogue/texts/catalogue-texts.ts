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
  columns: Record<'days' | 'state' | 'weights' | 'valid' | 'word', string>;
  states: Record<'inUse' | 'disabled' | 'suspended', string>;
  /** `inDays(18, 22)` */
  inDays: (from: number, to: number) => string;
  bothLines: string;
  none: string;
  noEnd: string;
  filters: Record<'yes' | 'no' | 'suspended' | 'onlyChanged', string>;
  /** Beside the fields, by their keys. */
  hints: Record<
    | 'announceDelay'
    | 'code'
    | 'routes'
    | 'days'
    | 'sort'
    | 'enabled'
    | 'replacedBy'
    | 'suspendedFrom'
    | 'suspendedUntil'
    | 'suspensionTexts'
    | 'weight'
    | 'customerCode'
    | 'discount'
    | 'validTo'
    | 'country'
    | 'parent'
    | 'newCodesDaily'
    | 'mayLogIn'
    | 'currency',
    string
  >;
  form: Record<'day', string>;
};
