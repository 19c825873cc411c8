import type { WordsOf } from '@rohi/contract/locales';

/** Texts of the building blocks that every feature uses. */
export const sharedTextsRu = {
  /** Shown when a failed call says nothing itself (specification, section 8). */
  otherError: 'Не получилось. Попробуйте ещё раз.',
  /** Of a call that no answer came to. */
  noAnswer: 'Нет связи с сервисом. Проверьте интернет и повторите.',
  again: 'Попробовать снова',
  loading: 'Загружаем…',
  close: 'Закрыть',
};

export type SharedTexts = WordsOf<typeof sharedTextsRu>;
