import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
const help: Record<DeclarationColumn, LocaleTexts> = {
  orderGroup: {
    ru: 'Строки с одинаковым значением станут одним заказом; пусто — у строки свой заказ',
    en: 'Rows with the same value become one order; empty means an order of its own',
    zh: '内容相同的行合并为一个订单；留空则该行单独成单',
    tg: 'Сатрҳо бо қимати якхела як фармоиш мешаванд; холӣ — сатр фармоиши худро дорад',
  },
  trackingCode: {
    ru: 'Номер от магазина или курьера, от 4 до 40 знаков; пусто — добавите позже',
    en: 'The number from the shop or the courier, 4 to 40 characters; may be added later',
    zh: '商家或快递提供的单号，4 至 40 位；可留空，之后再补',
    tg: 'Рақам аз мағоза ё курьер, аз 4 то 40 аломат; холӣ — баъдтар илова мекунед',
  },
  goods: {
    ru: 'Что внутри, каждый вид товара через запятую; до 500 знаков',
    en: 'What is inside, each kind of item, with commas between; up to 500 characters',
    zh: '包裹内物品，逐项填写，用逗号分隔；最多 500 个字符',
    tg: 'Дар дохил чӣ ҳаст, ҳар навъи мол бо вергул; то 500 аломат',
  },
  quantity: {
    ru: 'Сколько штук этого товара, целое число; ещё товар той же посылки — в следующей строке с тем же заказом и без трек-номера',
    en: 'How many pieces of these goods, a whole number; more goods of the same parcel go into the next row, with the same order and no tracking code',
    zh: '该物品的数量，整数；同一包裹的其他物品填在下一行，订单相同、不填单号',
    tg: 'Чанд дона аз ин мол, адади бутун; моли дигари ҳамон бор дар сатри оянда, бо ҳамон фармоиш ва бе рақам',
  },
  hsCode: {
    ru: 'От 4 до 10 цифр, если известен; нужен для документов рейса',
    en: '4 to 10 digits where it is known; the papers of the trip need it',
    zh: '4 至 10 位数字，如已知请填写；车次单证需要',
    tg: 'Аз 4 то 10 рақам, агар маълум бошад; барои ҳуҷҷатҳои рейс лозим',
  },
  places: {
    ru: 'Целое число от 1 до 999; в одном заказе складывается',
    en: 'A whole number from 1 to 999; added up within an order',
    zh: '1 至 999 的整数；同一订单内相加',
    tg: 'Адади бутун аз 1 то 999; дар як фармоиш ҷамъ мешавад',
  },
  weightKg: {
    ru: 'Килограммы, до трёх знаков после запятой; в одном заказе складывается',
    en: 'Kilogrammes, up to three decimal places; added up within an order',
    zh: '公斤，最多三位小数；同一订单内相加',
    tg: 'Килограмм, то се рақам пас аз вергул; дар як фармоиш ҷамъ мешавад',
  },
  volumeM3: {
    ru: 'Кубические метры; можно не указывать',
    en: 'Cubic metres; may be left out',
    zh: '立方米；可不填',
    tg: 'Метри мукааб; навиштан ҳатмӣ нест',
  },
  valueAmount: {
    ru: 'Сколько заплатили за товар, без доставки; в одном заказе складывается',
    en: 'What you paid for the goods, without delivery; added up within an order',
    zh: '货款，不含运费；同一订单内相加',
    tg: 'Барои мол чанд пардохтед, бе расонидан; дар як фармоиш ҷамъ мешавад',
  },
  valueCurrency: {
    ru: 'CNY, USD или TJS; пусто — юани (CNY)',
    en: 'CNY, USD or TJS; empty means yuan (CNY)',
    zh: 'CNY、USD 或 TJS；留空为人民币（CNY）',
    tg: 'CNY, USD ё TJS; холӣ — юан (CNY)',
  },
  marketplace: {
    ru: 'Taobao, 1688, Pinduoduo, JD или другой магазин',
    en: 'Taobao, 1688, Pinduoduo, JD or another shop',
    zh: '淘宝、1688、拼多多、京东或其他平台',
    tg: 'Taobao, 1688, Pinduoduo, JD ё мағозаи дигар',
  },
  recipientName: {
    ru: 'Имя; телефон подставим, если получатель есть в вашей книге. Пусто — ваш основной получатель',
    en: 'A name; the phone follows when the recipient is in your book. Empty means your usual recipient',
    zh: '姓名；如已在收件人簿中，电话会自动填入。留空则为默认收件人',
    tg: 'Ном; агар гиранда дар дафтари шумо бошад, телефон худ меояд. Холӣ — гирандаи асосии шумо',
  },
  recipientPhone: {
    ru: 'Номер в Таджикистане: девять цифр или с +992',
    en: 'A number in Tajikistan: nine digits, or with +992',
    zh: '塔吉克斯坦电话：九位数字，或加 +992',
    tg: 'Рақам дар Тоҷикистон: нӯҳ рақам ё бо +992',
  },
  pickupPoint: {
    ru: 'Код, название или город пункта выдачи; пусто — ваш пункт',
    en: 'Code, name or city of the pickup point; empty means your own point',
    zh: '自提点代码、名称或城市；留空则为您的自提点',
    tg: 'Рамз, ном ё шаҳри нуқтаи супориш; холӣ — нуқтаи шумо',
  },
  note: {
    ru: 'Для склада, до 500 знаков',
    en: 'For the warehouse, up to 500 characters',
    zh: '给仓库的备注，最多 500 个字符',
    tg: 'Барои анбор, то 500 аломат',
  },
};

/** What belongs into a column of the customers' template. */
export function declarationHelp(key: DeclarationColumn, locale: Locale): string {
  return help[key][locale];
}

const examples: Record<DeclarationColumn, LocaleTexts | string> = {
  orderGroup: '1',
  trackingCode: 'YT8800000000001',
  goods: { ru: 'кроссовки', en: 'trainers', zh: '运动鞋', tg: 'кроссовкаҳо' },
  quantity: '2',
  hsCode: '640411',
  places: '1',
  weightKg: '2.5',
  volumeM3: '0.02',
  valueAmount: '260',
  valueCurrency: 'CNY',
  marketplace: 'Taobao',
  recipientName: {
    ru: 'Мадина Каримова',
    en: 'Madina Karimova',
    zh: 'Madina Karimova',
    tg: 'Мадина Каримова',
  },
  recipientPhone: '+992 92 700 11 22',
  pickupPoint: '',
  note: '',
};

/** An example of a column, for the sheet of explanations. */
export function declarationExample(key: DeclarationColumn, locale: Locale): string {
  const example = examples[key];
  return typeof example === 'string' ? example : example[locale];
}
