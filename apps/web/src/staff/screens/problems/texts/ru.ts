import type { ProblemsListTexts } from './problems-list-texts.ts';

export const texts: ProblemsListTexts = {
  title: 'Посылки с проблемой',
  search: 'Трек-номер, клиент, заказ или примечание',
  none: '—',
  open: 'Открыть посылку',
};
