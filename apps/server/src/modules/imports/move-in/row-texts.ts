/** What is said of rows that are not taken, to be mended or answered. */
import type { LocaleTexts, Locale } from '@rohi/contract/locales';
import { fillText } from '../../../messages/fill-text.ts';
import { bookReasonTexts, type BookReason } from '../earlier-books/book-reasons.ts';

// Tajik awaits a native reader.
const texts = {
  doublePhone: {
    ru: 'телефон уже у {codes}',
    en: 'the phone is that of {codes} already',
    zh: '该电话已属于 {codes}',
    tg: 'ин телефон аллакай аз {codes} аст',
  },
  alikeCode: {
    ru: 'код похож на {codes}',
    en: 'the code is like {codes}',
    zh: '编号与 {codes} 相似',
    tg: 'рамз ба {codes} монанд аст',
  },
  contradicts: {
    ru: 'у этого кода в файле разные телефоны и имена',
    en: 'this code has different phones and names in the file',
    zh: '文件中该编号对应不同的电话和姓名',
    tg: 'дар файл ин рамз телефон ва номҳои гуногун дорад',
  },
  reservedCode: {
    ru: 'код в запасе у фирмы',
    en: 'the firm keeps this code back',
    zh: '该编号为公司保留号',
    tg: 'ин рамз дар захираи ширкат аст',
  },
  ambiguousCode: {
    ru: 'код подходит к {codes}',
    en: 'the code fits {codes}',
    zh: '该编号可能是 {codes}',
    tg: 'рамз ба {codes} мувофиқ аст',
  },
  nameAlone: {
    ru: 'имя без кода и телефона',
    en: 'a name without code and phone',
    zh: '只有姓名，没有编号和电话',
    tg: 'ном бе рамз ва телефон',
  },
  nameFits: {
    ru: 'имя без кода: подходят {codes}',
    en: 'a name without a code: {codes} fit',
    zh: '只有姓名：可能是 {codes}',
    tg: 'ном бе рамз: {codes} мувофиқ аст',
  },
  phoneAlone: {
    ru: 'телефон без кода: у кого он, неизвестно',
    en: 'a phone without a code: whose it is stays unclear',
    zh: '只有电话，没有编号：无法确定属于谁',
    tg: 'телефон бе рамз: аз они кӣ будан маълум нест',
  },
  phoneFits: {
    ru: 'телефон без кода: подходят {codes}',
    en: 'a phone without a code: {codes} fit',
    zh: '只有电话：可能是 {codes}',
    tg: 'телефон бе рамз: {codes} мувофиқ аст',
  },
  noCurrency: {
    ru: 'не сказано, какая валюта',
    en: 'the currency is not said',
    zh: '未注明货币',
    tg: 'асъор гуфта нашудааст',
  },
  noYear: {
    ru: 'не сказано, какой год',
    en: 'the year is not said',
    zh: '未注明年份',
    tg: 'сол гуфта нашудааст',
  },
  noPlace: {
    ru: 'не сказано, куда пришла посылка',
    en: 'where the parcel has arrived is not said',
    zh: '未注明包裹到达何处',
    tg: 'гуфта нашудааст, ки бор ба куҷо расид',
  },
  otherOwner: {
    ru: 'эта посылка уже у {codes}',
    en: 'this parcel is that of {codes} already',
    zh: '该包裹已属于 {codes}',
    tg: 'ин бор аллакай аз {codes} аст',
  },
  twoOwners: {
    ru: 'в файле эта посылка у разных клиентов: {codes}',
    en: 'in the file this parcel is that of different customers: {codes}',
    zh: '文件中该包裹属于不同客户：{codes}',
    tg: 'дар файл ин бор аз муштариёни гуногун аст: {codes}',
  },
  twoWeights: {
    ru: 'в файле у этой посылки разный вес: {weights} кг',
    en: 'in the file this parcel has different weights: {weights} kg',
    zh: '文件中该包裹的重量不一致：{weights} 公斤',
    tg: 'дар файл ин бор вазнҳои гуногун дорад: {weights} кг',
  },
  badCode: {
    ru: 'это не код клиента',
    en: 'not a customer code',
    zh: '不是客户编号',
    tg: 'ин рамзи муштарӣ нест',
  },
  noSuchCustomer: {
    ru: 'клиента с таким кодом нет',
    en: 'no customer has this code',
    zh: '没有该编号的客户',
    tg: 'муштарии дорои ин рамз нест',
  },
  twiceInFile: {
    ru: 'та же строка уже есть: строка {first}',
    en: 'the same row stands above: row {first}',
    zh: '与第 {first} 行重复',
    tg: 'ҳамин сатр аллакай ҳаст: сатри {first}',
  },
  sumStands: {
    ru: 'та же сумма этого клиента уже записана из файла «{file}»',
    en: 'the same sum of this customer is written already, from the file {file}',
    zh: '该客户的相同金额已从文件“{file}”写入',
    tg: 'ҳамин маблағи ин муштарӣ аллакай аз файли «{file}» навишта шудааст',
  },
  sentBefore: {
    ru: 'этот файл уже записан: суммы не записываются дважды',
    en: 'this file is written already: sums are not written twice',
    zh: '该文件已写入：金额不会重复写入',
    tg: 'ин файл аллакай навишта шудааст: маблағҳо ду бор навишта намешаванд',
  },
  takenMeanwhile: {
    ru: 'код тем временем дали другому',
    en: 'the code was given to somebody else meanwhile',
    zh: '该编号已分配给他人',
    tg: 'дар ин миён рамз ба каси дигар дода шуд',
  },
  notStorable: {
    ru: 'такое значение нельзя сохранить',
    en: 'such a value cannot be stored',
    zh: '该内容无法保存',
    tg: 'чунин қиматро нигоҳ доштан мумкин нест',
  },
} satisfies Record<string, LocaleTexts>;

export type RowReason = keyof typeof texts | BookReason;

/** Why a row is not taken: the reason, its values, and the cell it is about. */
export type RowRemark = {
  reason: RowReason;
  params?: Record<string, string | number> | undefined;
  column?: string | null | undefined;
  value?: string | undefined;
};

/** What is said of a row, in one line. */
export function remarkText(why: readonly RowRemark[] | undefined, locale: Locale): string {
  return (why ?? [])
    .map(({ reason, params, column }) => {
      const own: Readonly<Record<string, LocaleTexts>> = texts;
      const text = (own[reason] ?? bookReasonTexts[reason as BookReason])[locale];
      return `${column ? `${column}: ` : ''}${fillText(text, params ?? {}, locale)}`;
    })
    .join('; ');
}
