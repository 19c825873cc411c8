import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const codes = { one: 'код', few: 'кода', many: 'кодов', other: 'кода' };

/** Texts of the codes that stand on parcels and that no customer has. */
export const texts = {
  title: 'Коды без клиента',
  counts: (count: number, under: number) =>
    `${count} ${pluralRu(count, codes)}, ${under} ${pluralRu(under, parcels)}`,
  lead: 'Эти коды написаны на посылках, но такого клиента нет. Заведите клиента с этим кодом или укажите, чей это код: все посылки под ним сразу станут его.',
  none: 'У каждого кода на посылках есть клиент',
  first: (count: number) => `Показаны ${count} кодов, под которыми посылок больше всего.`,
  toCustomers: 'Клиенты',
  parcels: (count: number) => `${count} ${pluralRu(count, parcels)}`,
  lastAt: (moment: string) => `последнее событие ${moment}`,
  guesses: 'Возможно, это',
  noGuess: 'Похожих кодов нет',
  by: { NOUGHTS: 'те же цифры без нулей впереди', LOOKS_ALIKE: 'знаки похожи', DIGITS: 'те же цифры' },
  /** On a button beside a customer who may be meant. */
  isTheirs: (code: string, written: string) => `${written} — это код клиента ${code}`,
  make: 'Завести клиента',
  another: 'Код другого клиента',
  noCode: 'Это не похоже на код клиента. Откройте посылки и отдайте каждую её владельцу.',
  mayNot: 'Указать, чей это код, может руководитель.',
  dialog: {
    title: (written: string) => `Чей код ${written}?`,
    lead: (count: number) =>
      `Код навсегда станет ещё одним кодом этого клиента. Под ним ${count} ${pluralRu(count, parcels)}: ${pluralRu(count, { one: 'она станет', few: 'они станут', many: 'они станут', other: 'они станут' })} его.`,
    field: 'Код клиента',
    needed: 'Введите код клиента.',
    no: 'Отмена',
    yes: 'Да, это его код',
  },
  done: (code: string, count: number) => `Клиент ${code} получил ${count} ${pluralRu(count, parcels)}.`,
};

export type UnknownCodesTexts = WordsOf<typeof texts>;
