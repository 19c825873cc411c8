import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** What an installation sets while it runs. */
export const settingFields = {
  id: { name: { ru: 'Настройка', en: 'Setting', zh: '设置项', tg: 'Танзим' }, kind: 'fact' },
  value: {
    name: { ru: 'Значение', en: 'Value', zh: '值', tg: 'Қимат' },
    kind: 'text',
    audited: 'values',
  },
  updatedBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
