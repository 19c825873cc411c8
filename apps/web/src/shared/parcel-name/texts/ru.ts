import type { NameTexts } from '../name-texts.ts';

export const texts: NameTexts = {
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
