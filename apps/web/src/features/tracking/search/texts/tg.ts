import type { BulkTexts } from './ru.ts';

export const texts: BulkTexts = {
  title: 'Пайгирӣ бо рӯйхат',
  listLabel: 'Рақамҳо барои санҷиш',
  remove: (code) => `Гирифтани рақами ${code}`,
  fieldLabel: 'Рақамҳоро илова кунед',
  moreLabel: 'Боз илова кунед',
  placeholder: 'Бо вергул, фосила ё аз сатри нав',
  hint: (max) => `Такрорҳоро худамон мегирем. То ${max} рақам.`,
  clearAll: 'Тоза кардани ҳама',
  found: (codes) => `Дар матн ${codes} рақам ёфтем`,
  noneFound: 'Дар матн рақами нав нест',
  takeBack: 'Баргардонидан',
  changed: {
    link: 'аз пайванд',
    letters: (from, to) => `${from} ба ${to} иваз шуд`,
    hyphens: 'дефисҳо гирифта шуданд',
  },
  rest: {
    title: (count) => `${count} калима ба рақам монанд нест`,
    hint: 'Барои илова пахш кунед',
    add: (piece) => `Илова кардани «${piece}» ҳамчун рақам`,
  },
  overLimit: (codes, max) => `Дар рӯйхат ${codes} рақам, дар як бор ${max} рақамро месанҷем.`,
  keepFirst: (max) => `Мондани ${max} рақами аввал`,
};
