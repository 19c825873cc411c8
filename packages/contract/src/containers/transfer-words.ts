import type { LocaleTexts } from '../locales.ts';

/** A transfer is filled at the hub, closed, on its way, taken out at its pickup point, and over. */
export const transferStates = ['OPEN', 'CLOSED', 'DEPARTED', 'ARRIVED', 'FINISHED'] as const;
export type TransferState = (typeof transferStates)[number];

// Tajik awaits a native reader.
export const transferStateNames: Record<TransferState, LocaleTexts> = {
  OPEN: { ru: 'Собирается', en: 'Being filled', zh: '装入中', tg: 'Ҷамъ мешавад' },
  CLOSED: { ru: 'Закрыта', en: 'Closed', zh: '已关闭', tg: 'Пӯшида' },
  DEPARTED: { ru: 'В пути', en: 'On its way', zh: '运输中', tg: 'Дар роҳ' },
  ARRIVED: {
    ru: 'Принимают в пункте',
    en: 'Being accepted',
    zh: '自提点接收中',
    tg: 'Дар нуқта қабул мешавад',
  },
  FINISHED: { ru: 'Принята', en: 'Accepted', zh: '已接收', tg: 'Қабул шуд' },
};
