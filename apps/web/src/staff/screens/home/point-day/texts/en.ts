import type { PointDayTexts } from './point-day-texts.ts';

export const texts: PointDayTexts = {
  title: 'The point today',
  counter: 'To the counter',
  coming: 'Coming from the hub',
  waiting: 'Waiting to be collected',
  overdue: 'Of these beyond the free days',
  cells: 'Cells taken',
  cellsOf: (taken, all) => `${taken} of ${all}`,
  lastHour: 'Handed over in the last hour',
  today: 'Handed over today',
};
