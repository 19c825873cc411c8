import type { WordsOf } from '@rohi/contract/locales';

export const texts = {
  title: 'Сообщения',
  search: 'Клиент, номер посылки или заказа',
  /** What a conversation is about, where that is no parcel and no order. */
  inGeneral: 'Общий вопрос',
  parcel: (code: string) => `Посылка ${code}`,
  order: (code: string) => `Заказ ${code}`,
  /** Before what the office itself wrote last. */
  office: 'Мы',
  /** Says that what the customer wrote needs no answer. */
  close: 'Ответ не нужен',
  closed: 'Переписка больше не ждёт ответа.',
  /** More was written than the caller has seen. */
  wroteMeanwhile: 'За это время написали ещё. Прочитайте, пожалуйста, новое сообщение.',
};

export type MessagesListTexts = WordsOf<typeof texts>;
