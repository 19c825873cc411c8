import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };

/** Words of the panel in which the office makes a customer who has no account. */
export const texts = {
  button: 'Завести клиента',
  title: 'Новый клиент',
  phone: 'Телефон',
  name: 'Имя, как назвал',
  code: 'Код клиента',
  otherCode: 'Другой',
  usualCode: 'По порядку',
  codeLater: 'Появится, когда заведёте',
  codeHint: 'Код, который уже стоит на коробках клиента.',
  language: 'Язык сообщений',
  point: 'Забирает в',
  noPoint: 'Скажет потом',
  note: 'Заметка для своих',
  needed: 'Без имени клиента не завести.',
  under: (count: number) =>
    `Под этим кодом ${pluralRu(count, { one: 'лежит', few: 'лежат', many: 'лежат', other: 'лежат' })} ${count} ${pluralRu(count, parcels)} без владельца. Они станут этого клиента.`,
  alike: 'Похожие уже есть. Не тот же ли это человек?',
  itIs: 'Это он',
  by: { PHONE: 'телефон сходится', NAME: 'имя сходится', CODE: 'код ведёт к нему' },
  noPhone: 'телефона нет',
  noAccount: 'кабинета ещё нет',
  waiting: (count: number) => `ждут ${count} ${pluralRu(count, parcels)}`,
  coming: (count: number) => `в пути ${count} ${pluralRu(count, parcels)}`,
  lastAt: (day: string) => `был ${day}`,
  why: 'Если другой человек, скажите почему',
  whyNeeded: 'Скажите, почему это другой человек, или выберите похожего.',
  reasons: { NAMESAKE: 'однофамилец', FAMILY: 'семья', SHARED_PHONE: 'общий телефон' },
  make: 'Завести',
  cancel: 'Отмена',
  made: 'Клиент заведён',
  madeNext: 'Посылки выдаются по документу. В кабинет клиент войдёт, когда подтвердит, что код его.',
  found: (count: number) => `Нашли владельца: ${count} ${pluralRu(count, parcels)}.`,
  done: 'Готово',
};

export type NewCustomerTexts = WordsOf<typeof texts>;
