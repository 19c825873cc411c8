import type { MessagesListTexts } from './messages-list-texts.ts';

export const texts: MessagesListTexts = {
  title: 'Сообщения',
  search: 'Клиент, номер посылки или заказа',
  inGeneral: 'Общий вопрос',
  parcel: (code) => `Посылка ${code}`,
  order: (code) => `Заказ ${code}`,
  office: 'Мы',
  close: 'Ответ не нужен',
  closed: 'Переписка больше не ждёт ответа.',
  wroteMeanwhile: 'За это время написали ещё. Прочитайте, пожалуйста, новое сообщение.',
};
