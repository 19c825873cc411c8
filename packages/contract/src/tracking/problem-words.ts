import type { LocaleTexts } from '../locales.ts';
import type { ProblemAnswer, ReceiptProblem } from './receipt-problems.ts';

/** What is wrong with a box, in letters, lists and on screens. Tajik awaits a native reader. */
export const receiptProblemNames: Record<ReceiptProblem, LocaleTexts> = {
  DAMAGED: {
    ru: 'Упаковка повреждена',
    en: 'Damaged packaging',
    zh: '包装破损',
    tg: 'Бастабандӣ осеб дидааст',
  },
  WET: { ru: 'Коробка мокрая', en: 'Wet box', zh: '包裹受潮', tg: 'Қуттӣ тар шудааст' },
  OPENED: { ru: 'Коробка вскрыта', en: 'Opened box', zh: '包裹被拆开', tg: 'Қуттӣ кушода шудааст' },
  LEAKING: { ru: 'Содержимое протекает', en: 'Leaking contents', zh: '内物渗漏', tg: 'Мӯҳтаво мечакад' },
  PROHIBITED: {
    ru: 'Запрещённый товар',
    en: 'Prohibited goods',
    zh: '违禁品',
    tg: 'Моли мамнӯъ',
  },
  BAD_PACKING: {
    ru: 'Упаковка не выдержит дороги',
    en: 'Packed too poorly for the road',
    zh: '包装不适合运输',
    tg: 'Бастабандӣ ба роҳ тоб намеорад',
  },
  OTHER_GOODS: {
    ru: 'Товар не тот, что в декларации',
    en: 'Not the goods declared',
    zh: '与申报品名不符',
    tg: 'Мол ба эъломия мувофиқ нест',
  },
};

/** What a customer may answer. */
export const problemAnswerNames: Record<ProblemAnswer, LocaleTexts> = {
  SEND_ON: { ru: 'Отправить дальше', en: 'Send it on', zh: '继续发运', tg: 'Фиристодан' },
  RETURN: {
    ru: 'Вернуть продавцу',
    en: 'Return to the seller',
    zh: '退回卖家',
    tg: 'Ба фурӯшанда баргардондан',
  },
  DISPOSE: { ru: 'Утилизировать', en: 'Dispose of it', zh: '销毁处理', tg: 'Нобуд кардан' },
};
