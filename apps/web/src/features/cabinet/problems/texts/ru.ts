import type { ProblemsTexts } from './problems-texts.ts';

export const texts: ProblemsTexts = {
  title: 'Нужен ваш ответ',
  question: (day) => `Посылка отложена на складе в Китае. Что с ней сделать? Ответьте до ${day}.`,
  late: 'Посылка отложена на складе в Китае. Срок ответа прошёл, с вами свяжется поддержка. Ответить можно и сейчас.',
  free: 'бесплатно',
  onRequest: 'цену назовёт поддержка',
  doneBy: {
    SEND_ON: (day) => `в пункте выдачи до ${day}`,
    RETURN: (day) => `передадим продавцу до ${day}`,
    DISPOSE: (day) => `утилизируем до ${day}`,
  },
  sentence: (fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`,
  send: 'Ответить',
  choose: 'Выберите один из вариантов',
  answered: (answer) => `Ваш ответ: ${answer}`,
  price: (price) => `Стоимость — ${price}, оплата при получении счёта.`,
  canChange: 'Пока склад не выполнил просьбу, ответ можно изменить.',
  change: 'Изменить ответ',
  keep: 'Оставить как есть',
  sent: 'Ответ отправлен на склад',
};
