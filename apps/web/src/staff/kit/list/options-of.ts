import type { LocaleTexts } from '@rohi/contract/locales';
import { locale } from '../../../shared/i18n/locale.ts';
import type { Option } from './list-definition.ts';

/** Values with their names of the contract as options, in the language of the interface. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, LocaleTexts>>,
): Option[] {
  return values.map((value) => ({ value, label: names[value][locale] }));
}
