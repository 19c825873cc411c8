import type { LocaleTexts } from '@rohi/contract/locales';

/** What the history of the console says beside the public timeline. Tajik awaits a native reader. */
export const staffHistoryTexts = {
  corrected: {
    ru: 'Запись исправлена',
    en: 'An entry was corrected',
    zh: '更正了一条记录',
    tg: 'Сабт ислоҳ шуд',
  },
  takenBack: {
    ru: 'отменено исправлением',
    en: 'taken back by a correction',
    zh: '已被更正撤销',
    tg: 'бо ислоҳ бекор шуд',
  },
  turnedAway: {
    ru: 'на коробке код другого клиента',
    en: 'the box bears the code of another customer',
    zh: '包裹上标注的是其他客户的编号',
    tg: 'дар қуттӣ рамзи муштарии дигар аст',
  },
  implied: {
    ru: 'следует из более поздней отметки',
    en: 'follows from a later scan',
    zh: '由后续扫描推定',
    tg: 'аз сабти баъдӣ бармеояд',
  },
} as const satisfies Record<string, LocaleTexts>;
