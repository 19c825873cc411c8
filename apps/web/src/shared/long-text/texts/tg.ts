import type { LongTextTexts } from './ru.ts';

export const texts: LongTextTexts = {
  contents: 'Мундариҷа',
  textLanguage: 'Забони матн',
  faq: {
    search: 'Ҷустуҷӯи саволҳо',
    found: (count) => `Ёфт шуд: ${count} савол`,
    noneFound: 'Чунин савол ин ҷо ҳоло нест. Калимаи дигарро санҷед.',
    callUs: 'Ё ба хати доғ занг занед',
  },
  versions: {
    former: 'Таҳрирҳои пештара',
    notInForce: (date) => `Ин таҳрири пештара аст, аз ${date}. Он дигар амал намекунад.`,
    toCurrent: 'Кушодани таҳрири амалкунанда',
  },
};
