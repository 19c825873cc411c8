import type { LocaleTexts } from '../locales.ts';
import type { differenceReasons } from './cash.ts';

// Tajik awaits a native reader.
/** Why the cash counted is not what was expected. */
export const differenceNames: Record<(typeof differenceReasons)[number], LocaleTexts> = {
  CHANGE: { ru: 'Ошибка со сдачей', en: 'Wrong change', zh: '找零有误', tg: 'Хато дар бақия' },
  MISCOUNT: { ru: 'Ошибка в пересчёте', en: 'Miscounted', zh: '清点有误', tg: 'Хато дар шумориш' },
  UNRECORDED: {
    ru: 'Движение не записано',
    en: 'A movement was not recorded',
    zh: '有变动未登记',
    tg: 'Ҳаракат сабт нашудааст',
  },
  FALSE_NOTE: { ru: 'Поддельная купюра', en: 'Counterfeit note', zh: '假币', tg: 'Пули қалбакӣ' },
  UNKNOWN: { ru: 'Не знаю', en: 'I don’t know', zh: '不清楚', tg: 'Намедонам' },
};
