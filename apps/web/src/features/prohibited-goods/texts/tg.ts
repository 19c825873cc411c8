import type { GoodsTexts } from './ru.ts';

export const texts: GoodsTexts = {
  verdicts: {
    forbidden: 'Мумкин нест',
    'ask-first': 'Аввал пурсед',
    allowed: 'Мумкин',
    unknown: 'Дар рӯйхат нест',
  },
  groups: {
    hazardous: 'Моддаҳои хатарнок',
    illegal: 'Ашёи ғайриқонунӣ ва маҳдуд',
    biological: 'Биологӣ ва зудвайроншаванда',
    other: 'Дигар ашёи хатарнок',
    everyday: 'Молҳои оддӣ',
  },
  listSeparator: ', ',
  checker: {
    title: 'Санҷиши мол',
    label: 'Инро фиристодан мумкин?',
    placeholder: 'Масалан, павербанк',
    hint: 'Номи молро ба русӣ, тоҷикӣ, англисӣ ё чинӣ нависед.',
    answers: {
      forbidden: 'Инро фиристодан мумкин нест.',
      'ask-first': 'Мумкин, вале аввал бо мо маслиҳат кунед.',
      allowed: 'Бале, инро фиристодан мумкин.',
      unknown: 'Ин мол дар рӯйхат нест. Пеш аз харид аз мо пурсед.',
    },
    callUs: 'Хати доғ',
    foundBy: (keyword) => `Мувофиқат: «${keyword}»`,
    toParagraph: 'Муфассал дар қоидаҳо',
    toClause: (clause) => `Оферта, банди ${clause}`,
  },
  list: {
    title: 'Рӯйхати молҳо',
    group: 'Гурӯҳ',
    allGroups: 'Ҳамаи гурӯҳҳо',
    verdict: 'Қарор',
    allVerdicts: 'Ҳар қарор',
    count: (found, all) =>
      found === all ? `Ҳамагӣ ${all} намуди мол` : `${found} намуди мол аз ${all} нишон дода шуд`,
    none: 'Дар ин гурӯҳ чунин мол нест.',
    more: (hidden) => `Боз ${hidden} нишон додан`,
    less: 'Пӯшидани рӯйхат',
  },
};
