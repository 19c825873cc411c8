/** What can be wrong with a row of a firm's earlier books, and what has to be asked of one. */
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
const texts = {
  lostDigits: {
    ru: 'номер испорчен Excel, недостающие цифры не угадываем: задайте столбцу формат «Текст» и впишите номер заново',
    en: 'Excel has spoilt the number, and missing digits are not guessed: format the column as text and enter it again',
    zh: '单号已被 Excel 损坏，缺失的数字不会猜测：请将该列设为“文本”格式后重新填写',
    tg: 'Excel рақамро вайрон кардааст, рақамҳои гумшуда тахмин карда намешаванд: формати сутунро «Матн» кунед ва аз нав нависед',
  },
  formulaError: {
    ru: 'в ячейке ошибка формулы: впишите значение',
    en: 'the cell holds an error of a formula: enter the value',
    zh: '单元格是公式错误：请填写实际值',
    tg: 'дар катак хатои формула аст: қиматро нависед',
  },
  badTracking: {
    ru: 'это не трек-номер: нужны латинские буквы, цифры и дефис, от 4 до 40 знаков',
    en: 'not a tracking code: 4 to 40 Latin letters, digits and hyphens are needed',
    zh: '不是快递单号：应为 4 至 40 位拉丁字母、数字或连字符',
    tg: 'ин рақами борхат нест: аз 4 то 40 ҳарфи лотинӣ, рақам ва дефис лозим',
  },
  twoCodes: {
    ru: 'в одной строке два кода: разделите на две строки',
    en: 'two codes in one row: make two rows of it',
    zh: '一行中有两个编号：请拆成两行',
    tg: 'дар як сатр ду рамз: ба ду сатр ҷудо кунед',
  },
  twoSums: {
    ru: 'в одной строке две суммы: оставьте одну или разделите на две строки',
    en: 'two sums in one row: leave one, or make two rows of it',
    zh: '一行中有两个金额：请保留一个或拆成两行',
    tg: 'дар як сатр ду маблағ: якеро гузоред ё ба ду сатр ҷудо кунед',
  },
  twoCurrencies: {
    ru: 'в одной строке суммы в разных валютах: запишите каждую отдельной строкой',
    en: 'sums in different currencies in one row: make a row of each',
    zh: '一行中的金额币种不同：请每种币种单独写一行',
    tg: 'дар як сатр маблағҳо бо асъорҳои гуногун: ҳар якеро дар сатри алоҳида нависед',
  },
  noCode: {
    ru: 'нет ни кода, ни телефона, ни имени: непонятно, чья строка',
    en: 'neither code nor phone nor name: whose row it is stays unclear',
    zh: '没有编号、电话或姓名：无法确定属于谁',
    tg: 'на рамз, на телефон, на ном: маълум нест, ки сатри кист',
  },
  noTracking: {
    ru: 'нет трек-номера',
    en: 'no tracking code',
    zh: '没有快递单号',
    tg: 'рақами борхат нест',
  },
  noSum: {
    ru: 'нет суммы',
    en: 'no sum',
    zh: '没有金额',
    tg: 'маблағ нест',
  },
  badSum: {
    ru: 'сумма записана непонятно: нужно число, например 1 250,50',
    en: 'the sum cannot be read: a number such as 1 250.50 is needed',
    zh: '金额无法识别：请填写数字，例如 1250.50',
    tg: 'маблағ нофаҳмо навишта шудааст: рақам лозим, масалан 1 250,50',
  },
  unknownCurrency: {
    ru: 'такой валюты здесь нет: бывают сомони, доллары и юани',
    en: 'no such currency here: somoni, dollars and yuan are known',
    zh: '不支持该货币：仅支持索莫尼、美元和人民币',
    tg: 'чунин асъор ин ҷо нест: сомонӣ, доллар ва юан ҳаст',
  },
  badPhone: {
    ru: 'это не телефон: нужны девять цифр или номер с кодом страны',
    en: 'not a phone: nine digits or a number with its country are needed',
    zh: '不是电话号码：应为九位数字或带国家代码的号码',
    tg: 'ин телефон нест: нӯҳ рақам ё рақам бо коди кишвар лозим',
  },
  badWeight: {
    ru: 'вес записан непонятно: нужны килограммы, не больше 1000',
    en: 'the weight cannot be read: kilogrammes are needed, 1000 at most',
    zh: '重量无法识别：请填写公斤数，不超过 1000',
    tg: 'вазн нофаҳмо навишта шудааст: килограмм лозим, на зиёда аз 1000',
  },
  badDay: {
    ru: 'дата записана непонятно: нужен день, например 03.11.2026',
    en: 'the day cannot be read: one such as 03.11.2026 is needed',
    zh: '日期无法识别：请填写例如 03.11.2026 的日期',
    tg: 'сана нофаҳмо навишта шудааст: рӯз лозим, масалан 03.11.2026',
  },
  dayTooOld: {
    ru: 'дата слишком старая: такие появляются из-за ошибки Excel',
    en: 'the day is too old: such days come from a mistake of Excel',
    zh: '日期过早：这通常是 Excel 的错误',
    tg: 'сана хеле кӯҳна аст: чунин сана аз хатои Excel пайдо мешавад',
  },
  unknownStatus: {
    ru: 'статус непонятен: бывает «в Китае», «в пути», «прибыл», «выдан»',
    en: 'the status is unknown: “in China”, “on the road”, “arrived” and “handed over” are known',
    zh: '状态无法识别：可填“在中国”“在途”“已到达”“已取件”',
    tg: 'ҳолат нофаҳмо: «дар Чин», «дар роҳ», «омад», «дода шуд» мешавад',
  },
  badCharacters: {
    ru: 'в ячейке знаки, которые нельзя сохранить',
    en: 'the cell holds signs that cannot be stored',
    zh: '单元格含有无法保存的字符',
    tg: 'дар катак аломатҳое ҳастанд, ки нигоҳ дошта намешаванд',
  },
  tooLong: {
    ru: 'слишком длинный текст',
    en: 'the text is too long',
    zh: '文字过长',
    tg: 'матн аз ҳад дароз аст',
  },
} satisfies Record<string, LocaleTexts>;

/** The closed list of what can be wrong with a row. */
export type BookReason = keyof typeof texts;

/** What is said of each to the person who mends the row. */
export const bookReasonTexts: Readonly<Record<BookReason, LocaleTexts>> = texts;

/**
 * What has to be asked before a row can be taken: which customer where it says a name or a phone alone, which
 * currency, which year.
 */
export const bookAsks = ['nameAlone', 'phoneAlone', 'noCurrency', 'noYear'] as const;
export type BookAsk = (typeof bookAsks)[number];
