import type { LocaleTexts } from '../locales.ts';

/** What a parcel with a problem waits for: its owner, support, the warehouse, or nothing any more. */
export const problemStates = [
  'WAITING',
  /** Not answered in time. */
  'OVERDUE',
  'TO_SEND',
  'TO_RETURN',
  'TO_DISPOSE',
  'ENDED',
] as const;
export type ProblemState = (typeof problemStates)[number];

export const problemStateNames: Record<ProblemState, LocaleTexts> = {
  WAITING: {
    ru: 'Ждёт ответа клиента',
    en: 'Customer to answer',
    zh: '等待客户答复',
    tg: 'Ҷавоби муштариро интизор аст',
  },
  OVERDUE: {
    ru: 'Нет ответа 14 дней',
    en: 'No answer for 14 days',
    zh: '14 天未答复',
    tg: '14 рӯз ҷавоб нест',
  },
  TO_SEND: { ru: 'Отправить дальше', en: 'To be sent on', zh: '待继续发运', tg: 'Бояд фиристод' },
  TO_RETURN: {
    ru: 'Вернуть продавцу',
    en: 'To be returned',
    zh: '待退回卖家',
    tg: 'Бояд ба фурӯшанда баргардонд',
  },
  TO_DISPOSE: { ru: 'Утилизировать', en: 'To be disposed of', zh: '待销毁', tg: 'Бояд нобуд кард' },
  ENDED: { ru: 'Закрыта', en: 'Settled', zh: '已处理', tg: 'Ҳал шуд' },
};
