import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';

/** What of a version of a tariff other lists have too. */
export const tariffFields = {
  currency: { name: { ru: 'Валюта', en: 'Currency', zh: '币种', tg: 'Асъор' }, kind: 'fact' },
  names: { name: sharedNames.names, kind: 'fact' },
} as const satisfies Fields;
