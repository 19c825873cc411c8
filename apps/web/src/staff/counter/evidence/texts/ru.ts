import type { WordsOf } from '@rohi/contract/locales';

/** Words of the photo or signature that a point asks for before it hands over. */
export const texts = {
  title: 'До выдачи',
  asksPhoto: 'Пункт просит фото посылки.',
  asksSignature: 'Пункт просит подпись получателя. Если расписаться нельзя, сделайте фото.',
  made: { PHOTO: 'Фото сделано.', SIGNATURE: 'Подпись принята.' },
  photo: 'Сделать фото',
  sign: 'Принять подпись',
  pad: {
    title: 'Подпись получателя',
    field: 'Поле для подписи',
    hint: 'Распишитесь пальцем или мышью. С клавиатуры подписать нельзя: закройте окно и сделайте фото.',
    clear: 'Стереть',
    save: 'Принять',
  },
  noPicture: 'Снимок не открылся. Сделайте другой.',
  /** Offline: it goes with the hand-over. */
  waits: 'Уйдёт на сервер со связью.',
  missing: {
    title: 'Нет фото или подписи',
    line: 'Пункт просит их до выдачи: кнопки на карточке.',
    next: 'фото или подпись',
  },
  /** What the service does not take. */
  refused: {
    title: 'Фото и подписи выдач',
    lead: 'Сервер не взял эти фото и подписи. Снимите заново или откажитесь и напишите почему: причина останется в карточке посылки.',
    kinds: { PHOTO: 'Фото', SIGNATURE: 'Подпись' },
    takeAgain: 'Переснять',
    sendAgain: 'Отправить ещё раз',
    drop: 'Отказаться',
    reason: 'Почему без фото или подписи',
    confirm: 'Записать причину',
    back: 'Назад',
  },
};

export type EvidenceTexts = WordsOf<typeof texts>;
