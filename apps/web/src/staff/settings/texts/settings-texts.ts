import type { SettingKey } from '@rohi/contract/reference-data/settings';
import type { ListTexts } from '../../list/list-definition.ts';

/** Words of the list of settings. */
export type SettingsTexts = ListTexts & {
  columns: Record<'name' | 'value' | 'updatedBy', string>;
  names: Record<SettingKey, string>;
  value: string;
  hint: string;
  /** Beside a value that holds while nothing is set. */
  byDefault: (value: string) => string;
  notSet: string;
};
