import type { WordsOf } from '@rohi/contract/locales';

/** Words of what the office and the customer write to each other. */
export const texts = {
  title: 'Сообщения от нас',
  office: 'Поддержка',
  you: 'Вы',
  fresh: 'новое',
  answer: 'Ответить',
  field: 'Ваш ответ',
  send: 'Отправить',
  markRead: 'Всё прочитано',
  all: (n: number) => `Показать все: ${n}`,
};

export type MessagesTexts = WordsOf<typeof texts>;
