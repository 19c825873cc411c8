import type { SharedTexts } from '../shared-texts.ts';

export const sharedTextsRu: SharedTexts = {
  otherError: 'Не получилось. Попробуйте ещё раз.',
  again: 'Попробовать снова',
  loading: 'Загружаем…',
  close: 'Закрыть',
};
