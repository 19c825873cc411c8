import type { SharedTexts } from '../shared-texts.ts';

export const sharedTextsRu: SharedTexts = {
  otherError: 'Не получилось. Попробуйте ещё раз.',
  noAnswer: 'Нет связи с сервисом. Проверьте интернет и повторите.',
  again: 'Попробовать снова',
  loading: 'Загружаем…',
  close: 'Закрыть',
};
