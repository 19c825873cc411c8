import type { MessagesTexts } from './messages-texts.ts';

export const texts: MessagesTexts = {
  title: 'Сообщения от нас',
  office: 'Поддержка',
  you: 'Вы',
  fresh: 'новое',
  answer: 'Ответить',
  field: 'Ваш ответ',
  send: 'Отправить',
  markRead: 'Всё прочитано',
  all: (n) => `Показать все: ${n}`,
};
