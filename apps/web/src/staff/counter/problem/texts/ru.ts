import type { WordsOf } from '@rohi/contract/locales';

/** Words of a clerk about a parcel that was not taken. */
export const texts = {
  button: 'Проблема',
  title: 'Посылку не берут',
  parcel: 'Посылка',
  kind: 'Что случилось',
  note: 'Что видно и что говорит клиент',
  noteHint: 'Это прочитают коллеги, которые будут решать.',
  send: 'Записать и отложить',
  done: (code: string) => `Отложена: ${code}`,
  back: (cell: string) => `Верните посылку в ячейку ${cell}.`,
  backNoCell: 'Верните посылку на место: ячейки у неё нет.',
  decideBy: (day: string) => `Офис решит до ${day}. Клиенту уже ушло письмо.`,
  money: 'Оплата остаётся как есть, хранение на это время не считается.',
  photo: (count: number) => (count === 0 ? 'Снять фото' : `Ещё фото, снято: ${count}`),
  close: 'Готово',
  claim: {
    title: 'Претензия',
    open: 'Записать претензию',
    amount: 'Сумма, USD',
    amountHint: 'Не больше стоимости доставки этой посылки.',
    words: 'Чего просит клиент и почему',
    send: 'Записать',
    sent: (day: string) => `Претензия записана, офис решит до ${day}. Письмо клиенту ушло.`,
  },
};

export type ProblemTexts = WordsOf<typeof texts>;
