import type { SettingKey } from '@rohi/contract/reference-data/settings';
import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** What stands before the dot of a key. */
export type SettingGroup = SettingKey extends infer Key
  ? Key extends `${infer Group}.${string}`
    ? Group
    : never
  : never;

/** Words of the list of settings. */
export type SettingsTexts = ListTexts & {
  names: Record<SettingKey, string>;
  /** Takes a value back to what holds without it. */
  back: string;
  groups: Record<SettingGroup, string>;
  facts: Record<'group' | 'allowed' | 'byDefault', string>;
  /** What each setting does; the address of the office and the name of the provider are one each, whatever the language. */
  explains: Record<
    | Exclude<SettingKey, `contact.address.${string}` | `provider.name.${string}`>
    | 'contact.address'
    | 'provider.name',
    string
  >;
  allowed: Record<
    | 'contact.hotline'
    | 'contact.email'
    | 'line'
    | 'link'
    | 'choice'
    | 'days'
    | 'percent'
    | 'minutes'
    | 'dollars'
    | 'fewDollars',
    string
  >;
  /** Beside a value that holds while nothing is set. */
  byDefault: (value: string) => string;
  notSet: string;
};
