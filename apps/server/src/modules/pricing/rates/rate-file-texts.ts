import type { LocaleTexts } from '@rohi/contract/locales';
import type { RejectedRate } from './rate-rows.ts';

// Tajik awaits a native reader.
export const rateFileNames = {
  refused: { ru: 'Непринятые курсы', en: 'Rates not taken', zh: '未导入的汇率', tg: 'Қурбҳои қабулнашуда' },
} as const satisfies Record<string, LocaleTexts>;

/** Why a rate of a file is not taken, by the field that is wrong. */
export const rejectedReasons: Record<RejectedRate['field'], LocaleTexts> = {
  CharCode: {
    ru: 'Код валюты — три заглавные латинские буквы, например USD',
    en: 'A currency code is three capital letters, such as USD',
    zh: '币种代码应为三个大写字母，例如 USD',
    tg: 'Рамзи асъор — се ҳарфи калони лотинӣ, масалан USD',
  },
  Nominal: {
    ru: 'Номинал — целое число от 1 до 999999',
    en: 'The number of units is a whole number from 1 to 999999',
    zh: '单位数应为 1 至 999999 的整数',
    tg: 'Номинал — адади бутун аз 1 то 999999',
  },
  Value: {
    ru: 'Курс — число больше нуля, после запятой не больше шести знаков',
    en: 'A rate is a number above zero with at most six decimal places',
    zh: '汇率应为大于零的数字，小数点后不超过六位',
    tg: 'Қурб — адади аз сифр калон, баъд аз вергул на бештар аз шаш рақам',
  },
  Date: {
    ru: 'Дня нет в календаре, или он ещё не наступил',
    en: 'There is no such day, or it is still to come',
    zh: '日期不存在，或尚未到来',
    tg: 'Чунин рӯз нест ё ҳанӯз нарасидааст',
  },
};
