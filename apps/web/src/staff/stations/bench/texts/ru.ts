import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { BenchTexts } from './bench-texts.ts';

export const texts: BenchTexts = {
  kinds: bagKindNamesIn('ru'),
  kg: 'кг',
  parcels: (count) =>
    `${count} ${pluralRu(count, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`,
  inBag: (count) => `${count}-я в мешке`,
};
