import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { CollectedTexts } from './collected-texts.ts';

const parcelsOf = (count: number) =>
  `${count} ${pluralRu(count, { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' })}`;

export const texts: CollectedTexts = {
  title: (parcels) => `Получено: ${parcelsOf(parcels)}`,
  at: (place, when) => `${place}, ${when}`,
  atDoor: (when) => `Курьер, ${when}`,
  more: (parcels) => `и ещё ${parcelsOf(parcels)}`,
  receipt: 'Скачать чек',
  allReceipts: 'Счёт и чеки',
  question: 'Всё прошло хорошо?',
  good: 'Да, хорошо',
  bad: 'Нет',
  thanks: 'Спасибо, рады были помочь.',
  sorry:
    'Жаль, что так вышло: руководитель пункта это увидит. Если посылка повреждена или чего-то не хватает, подайте претензию.',
  claim: 'Подать претензию',
  claimOf: (tail) => `Претензия по …${tail}`,
  call: (phone) => `Позвонить: ${phone}`,
  change: 'Изменить ответ',
};
