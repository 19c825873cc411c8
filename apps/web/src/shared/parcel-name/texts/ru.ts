import type { WordsOf } from '@rohi/contract/locales';

/** Words of the name that a customer gives an own parcel. */
export const texts = {
  add: 'Назвать посылку',
  change: 'Изменить название',
  label: 'Название посылки',
  hint: 'Например, «зимние ботинки для Манижи». Видите только вы.',
  save: 'Сохранить',
  cancel: 'Отмена',
  remove: 'Убрать название',
  saved: 'Название сохранено.',
  removed: 'Название убрано.',
  errors: {
    badCharacters: 'В названии есть знаки, которые не видны. Наберите его вручную.',
    tooLong: 'Не больше 60 знаков.',
  },
};

export type NameTexts = WordsOf<typeof texts>;
