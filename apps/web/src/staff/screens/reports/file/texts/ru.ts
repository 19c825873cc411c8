import type { WordsOf } from '@rohi/contract/locales';

/** Words of the dialog that saves orders as a file. */
export const texts = {
  title: 'Заказы в файл',
  format: 'Формат',
  from: 'Оформлены с',
  to: 'по',
  stage: 'Этап',
  anyStage: 'Все этапы',
  /** Every stage but the cancelled. */
  uncancelled: 'Все, кроме отменённых',
  line: 'Направление',
  anyLine: 'Оба направления',
  point: 'Пункт выдачи',
  anyPoint: 'Все пункты',
  columns: 'Столбцы',
  all: 'Выбрать все',
  nothing: 'Снять все',
  save: 'Скачать',
  cancel: 'Отмена',
  working: 'Готовим файл…',
  received: (kb: string) => `Получено ${kb} КБ`,
  saved: 'Файл сохранён',
  wrongDays: 'Первый день позже последнего.',
  noColumns: 'Выберите хотя бы один столбец.',
  failed: 'Файл не получен. Проверьте связь и попробуйте ещё раз.',
};

export type OrdersFileTexts = WordsOf<typeof texts>;
