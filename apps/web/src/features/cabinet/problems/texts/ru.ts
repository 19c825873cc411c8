import type { WordsOf } from '@rohi/contract/locales';
import type { ReplyTo } from '../../../../shared/api/calls.ts';

type Answer = ReplyTo<'GET /profile/problems'>['list'][number]['options'][number]['answer'];

/** Words of parcels that are held in China until their owner has answered. */
export const texts = {
  title: 'Нужен ваш ответ',
  /** What is asked, and until when. */
  question: (day: string) => `Посылка отложена на складе в Китае. Что с ней сделать? Ответьте до ${day}.`,
  /** The days to answer are over. */
  late: 'Посылка отложена на складе в Китае. Срок ответа прошёл, с вами свяжется поддержка. Ответить можно и сейчас.',
  /** By when it is done. */
  doneBy: {
    SEND_ON: (day) => `в пункте выдачи до ${day}`,
    RETURN: (day) => `передадим продавцу до ${day}`,
    DISPOSE: (day) => `утилизируем до ${day}`,
  } satisfies Record<Answer, (day: string) => string>,
  send: 'Ответить',
  choose: 'Выберите один из вариантов',
  answered: (answer: string) => `Ваш ответ: ${answer}`,
  /** What the answer costs; charged with the delivery. */
  price: (price: string) => `Стоимость — ${price}, оплата при получении счёта.`,
  canChange: 'Пока склад не выполнил просьбу, ответ можно изменить.',
  change: 'Изменить ответ',
  keep: 'Оставить как есть',
  sent: 'Ответ отправлен на склад',
  /** Of parcels that were not taken at the counter. */
  atCounter: 'Разбираемся с посылкой',
  notWanted: 'Вы отказались от посылки',
  decideBy: (day: string) =>
    `Посылка отложена в пункте выдачи, мы решим до ${day} и напишем вам. Оплата остаётся как есть, хранение на это время не считается.`,
  afterNotice: 'Что дальше с посылкой',
  storedUntil: (title: string, day: string) => `${title}: до ${day}`,
};

export type ProblemsTexts = WordsOf<typeof texts>;
