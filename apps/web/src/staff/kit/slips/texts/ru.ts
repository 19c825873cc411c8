import type { WordsOf } from '@rohi/contract/locales';

/** Words of the slip by which a customer claims an account. */
export const texts = {
  title: 'Кабинет',
  none: 'Клиент ещё не входил в кабинет. Напечатайте листок: с ним он войдёт сам.',
  print: 'Напечатать листок',
  heading: (code: string) => `Листок клиента ${code}`,
  lead: 'Листок открывает кабинет тому, у кого он в руках. Печатайте его только человеку, который стоит перед вами. Прежний листок перестанет действовать.',
  document: 'Документ посмотрел',
  receipt: 'На чековом принтере',
  sheet: 'На листе A6',
  no: 'Отмена',
  saved: 'Листок готов: он в загрузках браузера',
};

export type SlipWords = WordsOf<typeof texts>;
