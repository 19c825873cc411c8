import type { PointDayTexts } from './point-day-texts.ts';

export const texts: PointDayTexts = {
  title: 'Пункт сегодня',
  counter: 'К выдаче',
  coming: 'Едут с хаба',
  waiting: 'Ждут выдачи',
  overdue: 'Из них сверх срока',
  cells: 'Ячеек занято',
  cellsOf: (taken, all) => `${taken} из ${all}`,
  lastHour: 'Выдано за час',
  today: 'Выдано сегодня',
};
