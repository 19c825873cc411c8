import type { ErrorName, ErrorParams } from '@rohi/contract/errors';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { declarationProblemTexts } from '../declarations/declaration-problems.ts';
import type { DeclarationProblem } from '../declarations/declaration-problems.ts';
import { fillIn } from '../../../messages/table-files.ts';
import { allowedWords } from './import-words.ts';

/** What can be wrong with a cell that holds a code. */
const codeProblemTexts = {
  badCode: {
    ru: 'код записан неверно: нужны буквы, цифры и дефис, от {min} до {max} знаков',
    en: 'not a code: {min} to {max} letters, digits and hyphens are needed',
    zh: '编号格式错误：应为 {min} 至 {max} 位字母、数字或连字符',
    tg: 'рамз нодуруст аст: аз {min} то {max} ҳарф, рақам ва дефис лозим',
  },
  severalCodes: {
    ru: 'здесь несколько номеров ({codes}): оставьте один, для других сделайте свои строки',
    en: 'several codes ({codes}): leave one, and give each of the others a row of its own',
    zh: '此处有多个单号（{codes}）：请保留一个，其余各占一行',
    tg: 'дар ин ҷо чанд рақам аст ({codes}): якеро гузоред, барои дигарҳо сатри алоҳида кунед',
  },
  wordForCode: {
    ru: 'это слово, а не номер посылки: впишите номер или уберите строку',
    en: 'a word, not a code: enter the code or remove the row',
    zh: '这是文字而不是单号：请填写单号或删除该行',
    tg: 'ин калима аст, на рақами борхат: рақамро нависед ё сатрро гиред',
  },
  otherLetters: {
    ru: 'буквы не латинские, и номер неясен: впишите его латинскими буквами',
    en: 'letters that are not Latin, and the code is not clear: enter it in Latin letters',
    zh: '含有非拉丁字母，无法确定单号：请用拉丁字母重新填写',
    tg: 'ҳарфҳо лотинӣ нестанд ва рақам норавшан аст: онро бо ҳарфҳои лотинӣ нависед',
  },
  lostDigits: {
    ru: 'Excel округлил номер: задайте столбцу формат «Текст» и введите номер заново',
    en: 'Excel has rounded the number: format the column as text and enter it again',
    zh: 'Excel 已将号码四舍五入：请将该列设为“文本”格式后重新输入',
    tg: 'Excel рақамро яклухт кардааст: формати сутунро «Матн» кунед ва аз нав нависед',
  },
} satisfies Record<string, LocaleTexts>;

/** The closed list of what can be wrong with a row. */
export const problemReasons = [
  'required',
  'badCode',
  'severalCodes',
  'wordForCode',
  'otherLetters',
  'lostDigits',
  'badCharacters',
  'tooLong',
  'unknownStatus',
  'unknownEvent',
  'notRoadEvent',
  'unknownTrip',
  'unknownPlace',
  'unknownPickupPoint',
  'unknownCountry',
  'unknownBusinessLine',
  'unknownHandlingNote',
  'unknownReason',
  'badNumber',
  'notPositive',
  'badSizes',
  'sharedByRows',
  'tooBig',
  'badWebsite',
  'badDate',
  'dateInFuture',
  'dateTooOld',
  'beforeDeparture',
  'duplicateRow',
  'lastMileTaken',
  'otherPointOfOrder',
  'severalCustomers',
  'tooManyEvents',
  'tooManyCells',
  'unknownParcel',
  'eventRefused',
  'statusRefused',
  'orderRefused',
  'databaseRefused',
] as const;
export type ProblemReason = (typeof problemReasons)[number] | DeclarationProblem;

export type ProblemParams = Readonly<Record<string, string | number>>;

/** One thing wrong with one row. */
export type RowProblem = {
  /** As the spreadsheet shows it, from 1. */
  row: number;
  /** The header as the file has it; null when the row as a whole is meant. */
  column: string | null;
  /** What stands in the cell. */
  value: string;
  reason: ProblemReason;
  params?: ProblemParams;
  /** Of eventRefused, statusRefused and orderRefused: why. */
  error?: { name: ErrorName; params: ErrorParams };
};

/** A refusal with what may stand in the cell. */
function withAllowed(text: LocaleTexts, valuesIn: (locale: Locale) => readonly string[]): LocaleTexts {
  const ru = valuesIn('ru').join(', ');
  const en = valuesIn('en').join(', ');
  const tg = valuesIn('tg').join(', ');
  return {
    ru: `${text.ru}; можно: ${ru}`,
    en: `${text.en}; allowed: ${en}`,
    zh: `${text.zh}；可填：${valuesIn('zh').join('、')}`,
    tg: `${text.tg}; мумкин: ${tg}`,
  };
}

// Tajik awaits a native reader.
const problemTexts: Record<ProblemReason, LocaleTexts> = {
  ...declarationProblemTexts,
  required: {
    ru: 'не указано',
    en: 'not given',
    zh: '未填写',
    tg: 'нишон дода нашудааст',
  },
  ...codeProblemTexts,
  badCharacters: {
    ru: 'недопустимые знаки',
    en: 'characters that are not allowed',
    zh: '含有不允许的字符',
    tg: 'аломатҳои номумкин',
  },
  tooLong: {
    ru: 'слишком длинно, не больше {max} знаков',
    en: 'too long, at most {max} characters',
    zh: '过长，最多 {max} 个字符',
    tg: 'хеле дароз, на беш аз {max} аломат',
  },
  unknownStatus: withAllowed(
    {
      ru: 'неизвестный статус',
      en: 'unknown status',
      zh: '未知状态',
      tg: 'ҳолати номаълум',
    },
    allowedWords.statuses,
  ),
  unknownEvent: withAllowed(
    {
      ru: 'неизвестное событие или его нельзя загрузить',
      en: 'unknown event, or one that cannot be imported',
      zh: '未知事件，或不允许导入',
      tg: 'ҳодисаи номаълум ё онро бор кардан мумкин нест',
    },
    allowedWords.events,
  ),
  notRoadEvent: {
    ru: 'это не событие в пути: машина может пройти пункт, таможню или границу либо задержаться',
    en: 'not an event of the road: a lorry passes a point, customs or a border, or is delayed',
    zh: '不是运输途中的事件：车辆只能途经站点、海关、口岸或延误',
    tg: 'ин ҳодисаи роҳ нест: мошин аз нуқта, гумрук ё сарҳад мегузарад ё таъхир мешавад',
  },
  beforeDeparture: {
    ru: 'раньше выезда рейса: он уехал {departure} по Душанбе',
    en: 'before the departure of the trip: it left at {departure}, Dushanbe time',
    zh: '早于发车时间：该车次于 {departure}（杜尚别时间）发车',
    tg: 'пеш аз равон шудани сафар: он {departure} бо вақти Душанбе рафт',
  },
  unknownTrip: {
    ru: 'нет посылок с таким рейсом: сначала загрузите посылки со столбцом «Рейс»',
    en: 'no parcel has this trip: import the parcels with a column "Trip" first',
    zh: '没有包裹属于该车次：请先导入带“车次”列的包裹',
    tg: 'бо ин сафар бор нест: аввал борҳоро бо сутуни «Рақами рейс» бор кунед',
  },
  unknownPlace: {
    ru: 'неизвестное место',
    en: 'unknown place',
    zh: '未知地点',
    tg: 'ҷойи номаълум',
  },
  unknownPickupPoint: {
    ru: 'нет такого пункта выдачи, или в этом городе их несколько',
    en: 'there is no such pickup point, or the city has several',
    zh: '没有该自提点，或该城市有多个自提点',
    tg: 'чунин нуқтаи супориш нест ё дар ин шаҳр якчандтост',
  },
  unknownCountry: {
    ru: 'неизвестная страна',
    en: 'unknown country',
    zh: '未知国家',
    tg: 'кишвари номаълум',
  },
  unknownBusinessLine: {
    ru: 'неизвестное направление: нужно BSC или FBA',
    en: 'unknown business line: BSC or FBA is needed',
    zh: '未知业务线：应为 BSC 或 FBA',
    tg: 'самти номаълум: BSC ё FBA лозим',
  },
  unknownHandlingNote: withAllowed(
    {
      ru: 'неизвестная отметка «{word}»',
      en: 'unknown handling note "{word}"',
      zh: '未知的搬运备注“{word}”',
      tg: 'қайди номаълум «{word}»',
    },
    allowedWords.handlingNotes,
  ),
  unknownReason: withAllowed(
    {
      ru: 'неизвестная причина отмены',
      en: 'unknown reason of cancellation',
      zh: '未知的取消原因',
      tg: 'сабаби номаълуми бекоркунӣ',
    },
    allowedWords.reasons,
  ),
  badNumber: {
    ru: 'это не число',
    en: 'not a number',
    zh: '不是数字',
    tg: 'ин рақам нест',
  },
  notPositive: {
    ru: 'число должно быть больше нуля',
    en: 'the number must be above zero',
    zh: '数值必须大于零',
    tg: 'рақам бояд аз сифр зиёд бошад',
  },
  badSizes: {
    ru: 'это не три стороны: подойдёт 60*50*40',
    en: 'not three sides; 60*50*40 will do',
    zh: '不是三个边长；可写 60*50*40',
    tg: 'ин се тараф нест; 60*50*40 нависед',
  },
  sharedByRows: {
    ru: 'одно значение на {count} посылки: впишите каждой своё',
    en: 'one value for {count} parcels: write one for each',
    zh: '{count} 个包裹共用一个值：请分别填写',
    tg: 'як қимат барои {count} бор: ба ҳар кадом худашро нависед',
  },
  tooBig: {
    ru: 'слишком большое число, не больше {max}',
    en: 'the number is too large, at most {max}',
    zh: '数值过大，最大为 {max}',
    tg: 'рақам хеле калон аст, на беш аз {max}',
  },
  badWebsite: {
    ru: 'это не адрес сайта (https://…)',
    en: 'not the address of a site (https://…)',
    zh: '不是网址（https://…）',
    tg: 'ин суроғаи сомона нест (https://…)',
  },
  badDate: {
    ru: 'дата не распознана; подойдёт 2026-11-05 14:30 или 05.11.2026 14:30',
    en: 'not a date; 2026-11-05 14:30 or 05.11.2026 14:30 will do',
    zh: '无法识别日期；可写 2026-11-05 14:30 或 2026/11/5 14:30',
    tg: 'сана фаҳмида нашуд; 2026-11-05 14:30 ё 05.11.2026 14:30 нависед',
  },
  dateInFuture: {
    ru: 'дата в будущем',
    en: 'the date is in the future',
    zh: '日期在未来',
    tg: 'сана дар оянда аст',
  },
  dateTooOld: {
    ru: 'дата раньше {year} года',
    en: 'the date is before {year}',
    zh: '日期早于 {year} 年',
    tg: 'сана пеш аз соли {year} аст',
  },
  duplicateRow: {
    ru: 'повторяет строку {first} с другими данными',
    en: 'repeats row {first} with other data',
    zh: '与第 {first} 行重复，但内容不同',
    tg: 'такрори сатри {first} бо маълумоти дигар',
  },
  lastMileTaken: {
    ru: 'этот номер последней мили уже у другой посылки',
    en: 'another parcel has this last-mile number',
    zh: '该末端运单号已属于另一个包裹',
    tg: 'ин рақами охирин аллакай дар бори дигар аст',
  },
  otherPointOfOrder: {
    ru: 'по строке {first} этот заказ едет в другой пункт выдачи, а заказ едет в один',
    en: 'by row {first} this order goes to another pickup point, and an order goes to one',
    zh: '按第 {first} 行，该订单送往其他自提点，而一个订单只送往一个自提点',
    tg: 'мувофиқи сатри {first} ин фармоиш ба нуқтаи дигар меравад, вале як фармоиш ба як нуқта меравад',
  },
  severalCustomers: {
    ru: 'код подходит нескольким клиентам: {codes}; напишите код полностью',
    en: 'the code fits several customers: {codes}; write the whole code',
    zh: '该编号对应多位客户：{codes}；请填写完整编号',
    tg: 'рамз ба якчанд муштарӣ мувофиқ аст: {codes}; рамзро пурра нависед',
  },
  tooManyEvents: {
    ru: 'больше {max} событий одной посылки в файле',
    en: 'more than {max} events of one parcel in the file',
    zh: '文件中同一包裹的事件超过 {max} 条',
    tg: 'дар файл беш аз {max} ҳодисаи як бор',
  },
  tooManyCells: {
    ru: 'в строке больше значений, чем заголовков: проверьте разделители и кавычки',
    en: 'the row has more values than there are headers: check separators and quotes',
    zh: '该行的值多于表头列数：请检查分隔符和引号',
    tg: 'дар сатр қиматҳо аз сарлавҳаҳо зиёданд: ҷудокунанда ва нохунакро санҷед',
  },
  unknownParcel: {
    ru: 'такой посылки нет: сначала загрузите посылки',
    en: 'there is no such parcel: import the parcels first',
    zh: '没有该包裹：请先导入包裹',
    tg: 'чунин бор нест: аввал борҳоро бор кунед',
  },
  eventRefused: {
    ru: 'событие не принято: {why}',
    en: 'the event is not accepted: {why}',
    zh: '事件未被接受：{why}',
    tg: 'ҳодиса қабул нашуд: {why}',
  },
  statusRefused: {
    ru: 'статус не изменён, остальное записано: {why}',
    en: 'the status is not changed, the rest is saved: {why}',
    zh: '状态未更改，其余已保存：{why}',
    tg: 'ҳолат тағйир наёфт, боқимонда сабт шуд: {why}',
  },
  orderRefused: {
    ru: 'строка не принята: {why}',
    en: 'the row is not accepted: {why}',
    zh: '该行未被接受：{why}',
    tg: 'сатр қабул нашуд: {why}',
  },
  databaseRefused: {
    ru: 'база данных не приняла строку ({code})',
    en: 'the database did not take the row ({code})',
    zh: '数据库未接受该行（{code}）',
    tg: 'пойгоҳи маълумот сатрро қабул накард ({code})',
  },
};

/** What is wrong, in the reader's language; `why` stands for the text of a refused move. */
export function problemText(reason: ProblemReason, locale: Locale, params: ProblemParams = {}): string {
  return fillIn(problemTexts[reason][locale], params);
}
