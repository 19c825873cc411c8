import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcelsOf = (count: number) =>
  `${count} ${pluralRu(count, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`;

/** Words of what was collected last: its receipt, and how it went. */
export const texts = {
  title: (parcels: number) => `Получено: ${parcelsOf(parcels)}`,
  at: (place: string, when: string) => `${place}, ${when}`,
  atDoor: (when: string) => `Курьер, ${when}`,
  more: (parcels: number) => `и ещё ${parcelsOf(parcels)}`,
  receipt: 'Скачать чек',
  allReceipts: 'Счёт и чеки',
  question: 'Всё прошло хорошо?',
  good: 'Да, хорошо',
  bad: 'Нет',
  thanks: 'Спасибо, рады были помочь.',
  /** After "not good": what can be done. */
  sorry:
    'Жаль, что так вышло: руководитель пункта это увидит. Если посылка повреждена или чего-то не хватает, подайте претензию.',
  claim: 'Подать претензию',
  /** Of one of several, by the end of its code. */
  claimOf: (tail: string) => `Претензия по …${tail}`,
  call: (phone: string) => `Позвонить: ${phone}`,
  change: 'Изменить ответ',
};

export type CollectedTexts = WordsOf<typeof texts>;
