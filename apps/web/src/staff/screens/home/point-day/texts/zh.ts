import type { PointDayTexts } from './point-day-texts.ts';

export const texts: PointDayTexts = {
  title: '今日自提点',
  counter: '前往柜台',
  coming: '海外仓发来',
  waiting: '待提取',
  overdue: '其中超期',
  cells: '已用货位',
  cellsOf: (taken, all) => `${taken} / ${all}`,
  lastHour: '近一小时交付',
  today: '今日交付',
};
