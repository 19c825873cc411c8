import type { WordsOf } from '@rohi/contract/locales';
import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

/** Words of the stations where things are scanned into bags and cells. */
export const texts = {
  kinds: bagKindNamesIn('ru'),
  kg: 'кг',
  parcels: (count: number) =>
    `${count} ${pluralRu(count, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`,
  /** Which one it is in the bag. */
  inBag: (count: number) => `${count}-я в мешке`,
};

export type BenchTexts = WordsOf<typeof texts>;
