import type { WordsOf } from '@rohi/contract/locales';

/** Words of a clerk who asks for a hand-over without a proof. */
export const texts = {
  button: 'Нет ни кода, ни документа',
  title: 'Запрос на выдачу без кода',
  reason: 'Почему без кода и документа',
  reasonHint: 'Своими словами: что случилось и кто стоит у окна.',
  said: 'О чём спросили клиента',
  phoneEnd: 'Конец телефона, 4 цифры',
  contents: 'Что внутри',
  payment: 'Сумма и день оплаты',
  call: 'Звонок клиенту',
  callHint: 'Когда звонили и чем кончилось.',
  send: 'Отправить запрос',
  waiting: 'Запрос отправлен, ждём решения',
  waitingHint: (until: string) => `Действует до ${until}. Карточка откроется сама, как только разрешат.`,
  photos: (count: number, most: number) => `Фото: ${count} из ${most}`,
  photo: { LABEL: 'Фото этикетки', BOX: 'Фото коробки' },
  noPicture: 'Это не снимок. Выберите другой файл.',
  withdraw: 'Отозвать запрос',
  denied: (by: string) => `Отказано: ${by}`,
  over: 'Запрос больше не действует.',
  again: 'Новый запрос',
  open: 'Открыть карточку',
  allowed: (by: string) => `Разрешено: ${by}`,
};

export type AskTexts = WordsOf<typeof texts>;
