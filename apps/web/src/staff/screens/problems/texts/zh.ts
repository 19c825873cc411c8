import type { ProblemsListTexts } from './ru.ts';

export const texts: ProblemsListTexts = {
  title: '问题件',
  search: '快递单号、客户、订单或备注',
  none: '—',
  open: '打开包裹',
};
