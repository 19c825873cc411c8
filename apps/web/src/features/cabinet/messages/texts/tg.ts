import type { MessagesTexts } from './ru.ts';

export const texts: MessagesTexts = {
  title: 'Паёмҳо аз мо',
  office: 'Дастгирӣ',
  you: 'Шумо',
  fresh: 'нав',
  answer: 'Ҷавоб додан',
  field: 'Ҷавоби шумо',
  send: 'Фиристодан',
  markRead: 'Ҳамааш хонда шуд',
  all: (n) => `Нишон додани ҳама: ${n}`,
};
