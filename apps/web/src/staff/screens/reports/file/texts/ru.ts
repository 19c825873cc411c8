import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import type { OrdersFileTexts } from './orders-file-texts.ts';

export const texts: OrdersFileTexts = {
  statusNames: trackingWordsRu.statusNames,
  title: 'Заказы в файл',
  format: 'Формат',
  from: 'Оформлены с',
  to: 'по',
  stage: 'Этап',
  anyStage: 'Все этапы',
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
  received: (kb) => `Получено ${kb} КБ`,
  saved: 'Файл сохранён',
  wrongDays: 'Первый день позже последнего.',
  noColumns: 'Выберите хотя бы один столбец.',
  failed: 'Файл не получен. Проверьте связь и попробуйте ещё раз.',
};
