import type { WordsOf } from '@rohi/contract/locales';

/** What is said where codes not found are only counted, or not searched for at all. `wait` is "in 40 minutes". */
export const texts = {
  notTold: {
    heading: (count: number) => `Не найдено номеров: ${count}`,
    /** Why, to a stranger with a counted network and to a customer with a counted account. */
    network:
      'За последний час из вашей сети искали слишком много номеров, которых у нас пока нет, поэтому какие именно не нашлись, сейчас не показываем. Найденные посылки показаны все.',
    account:
      'За последний час вы искали слишком много номеров, которых у нас пока нет, поэтому какие именно не нашлись, сейчас не показываем. Найденные посылки показаны все.',
    details: (wait: string) => `Подробности — примерно ${wait}.`,
    detailsNow: 'Подробности снова доступны.',
    retry: 'Проверить ещё раз',
  },
  limited: {
    title: 'Слишком много ненайденных номеров',
    network: (wait: string) =>
      `За последний час из вашей сети искали слишком много номеров, которых у нас пока нет. Поиск снова откроется примерно ${wait}. Ваши номера остались в поле поиска.`,
    account: (wait: string) =>
      `За последний час вы искали слишком много номеров, которых у нас пока нет. Поиск снова откроется примерно ${wait}. Ваши номера остались в поле поиска.`,
    now: 'Поиск снова открыт. Ваши номера остались в поле поиска.',
    retry: 'Попробовать снова',
  },
  /** To strangers: "Log in and there is no wait." */
  logIn: { link: 'Войдите', after: ', и ждать не придётся: у вошедших свой счёт.' },
};

export type LimitTexts = WordsOf<typeof texts>;
