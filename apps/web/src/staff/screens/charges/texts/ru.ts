import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

/** Words of the explanation of a charge in the console. */
export const texts = {
  title: 'Почему такая цена',
  notWeighed: 'Цена появится, когда посылку взвесят.',
  check: {
    title: 'Проверка цены',
    lead: 'Цена груза за любой день: по версии тарифа, которая тогда действовала, и по договору с клиентом.',
    date: 'День по Душанбе',
    channel: 'Канал',
    customer: 'Код клиента',
    customerHint: 'необязательно',
    length: 'Длина, см',
    width: 'Ширина, см',
    height: 'Высота, см',
    weight: 'Вес, кг',
    places: 'Мест',
    button: 'Посчитать',
    empty: 'Заполните размеры и вес и нажмите «Посчитать».',
    storage: 'Хранение',
    storageRule: (freeDays: number, perDay: string, most: string) =>
      `${freeDays} ${pluralRu(freeDays, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} бесплатно, затем ${perDay} в день, всего не больше ${most}.`,
  },
};

export type ChargesTexts = WordsOf<typeof texts>;
