import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** Words of the data dictionary. */
export const wordFields = {
  consType: {
    name: { ru: 'Где используется', en: 'Used in', zh: '使用位置', tg: 'Дар куҷо истифода мешавад' },
    kind: 'fact',
  },
  consValue: { name: sharedNames.code, kind: 'fact' },
  names: { name: sharedNames.names, kind: 'texts', audited: 'name' },
  writtenBy: { name: sharedNames.updatedBy, kind: 'fact' },
} as const satisfies Fields;
