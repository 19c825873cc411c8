import type { ProblemsListTexts } from './ru.ts';

export const texts: ProblemsListTexts = {
  title: 'Борҳои мушкилдор',
  search: 'Рақами пайгирӣ, муштарӣ, фармоиш ё эзоҳ',
  none: '—',
  open: 'Кушодани бор',
};
