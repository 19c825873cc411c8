import type { LocaleTexts } from '@rohi/contract/locales';

/** What can be wrong with a row of declarations, beside what can be wrong with any row. */
export type DeclarationProblem =
  | 'tooPrecise'
  | 'notWhole'
  | 'unknownCurrency'
  | 'badPhone'
  | 'badHsCode'
  | 'recipientUnclear'
  | 'pickupPointNeeded'
  | 'goodsForbidden'
  | 'codeTwice'
  | 'codeOwn'
  | 'codeTaken'
  | 'parcelElsewhere'
  | 'noCodesLeft'
  | 'differsInOrder'
  | 'tooManyParcels'
  | 'rowOfOrderWrong';

/** What is worth knowing of a row that is taken. */
export type DeclarationNote = 'goodsAskFirst' | 'incomplete';

// Tajik awaits a native reader.
export const declarationProblemTexts: Record<DeclarationProblem, LocaleTexts> = {
  tooPrecise: {
    ru: 'слишком много знаков после запятой, не больше {digits}',
    en: 'too many decimal places, at most {digits}',
    zh: '小数位数过多，最多 {digits} 位',
    tg: 'рақамҳо пас аз вергул зиёданд, на беш аз {digits}',
  },
  notWhole: {
    ru: 'нужно целое число от 1 до {max}',
    en: 'a whole number from 1 to {max} is needed',
    zh: '应为 1 至 {max} 的整数',
    tg: 'адади бутун аз 1 то {max} лозим',
  },
  unknownCurrency: {
    ru: 'неизвестная валюта: нужно CNY, USD или TJS',
    en: 'unknown currency: CNY, USD or TJS is needed',
    zh: '未知币种：应为 CNY、USD 或 TJS',
    tg: 'асъори номаълум: CNY, USD ё TJS лозим',
  },
  badPhone: {
    ru: 'такого номера телефона не бывает',
    en: 'there can be no such phone number',
    zh: '电话号码无效',
    tg: 'чунин рақами телефон шуда наметавонад',
  },
  badHsCode: {
    ru: 'код ТН ВЭД состоит из 4–10 цифр',
    en: 'an HS code has 4 to 10 digits',
    zh: 'HS编码应为 4 至 10 位数字',
    tg: 'рамзи HS аз 4 то 10 рақам иборат аст',
  },
  recipientUnclear: {
    ru: 'в вашей книге несколько таких получателей: укажите телефон',
    en: 'your book has several such recipients: give the phone number',
    zh: '收件人簿中有多位同名收件人，请填写电话',
    tg: 'дар дафтари шумо чанд гирандаи ҳамном ҳаст: телефонро нависед',
  },
  pickupPointNeeded: {
    ru: 'не выбран',
    en: 'not chosen',
    zh: '未选择',
    tg: 'интихоб нашудааст',
  },
  goodsForbidden: {
    ru: 'это отправлять нельзя: {goods}',
    en: 'this cannot be sent: {goods}',
    zh: '禁止寄送：{goods}',
    tg: 'инро фиристодан мумкин нест: {goods}',
  },
  codeTwice: {
    ru: 'этот трек-номер уже есть в строке {first}',
    en: 'row {first} has this tracking number already',
    zh: '该运单号已在第 {first} 行出现',
    tg: 'ин рақам аллакай дар сатри {first} ҳаст',
  },
  codeOwn: {
    ru: 'вы уже указали этот трек-номер в заказе {order}',
    en: 'you have given this tracking number in order {order}',
    zh: '您已在订单 {order} 中填写过该运单号',
    tg: 'шумо ин рақамро аллакай дар фармоиши {order} навиштаед',
  },
  codeTaken: {
    ru: 'этот трек-номер указан не вами; если это ваша посылка, позвоните на горячую линию',
    en: 'somebody else has given this tracking number; if the parcel is yours, call the hotline',
    zh: '该运单号已由他人填写；如为您的包裹，请拨打客服热线',
    tg: 'ин рақамро каси дигар навиштааст; агар бор аз они шумо бошад, ба хати доғ занг занед',
  },
  parcelElsewhere: {
    ru: 'эта посылка уже отправлена в другой пункт выдачи: укажите его в строке или уберите строку',
    en: 'this parcel has been sent to another pickup point: name that point in the row, or leave the row out',
    zh: '该包裹已发往其他自提点：请在此行填写该自提点，或删除此行',
    tg: 'ин бор аллакай ба нуқтаи дигар фиристода шудааст: дар сатр ҳамон нуқтаро нависед ё сатрро хориҷ кунед',
  },
  noCodesLeft: {
    ru: 'на сегодня новых трек-номеров больше нет (в день не больше {max}): загрузите эту строку завтра',
    en: 'no new tracking numbers are left for today (at most {max} a day): upload this row tomorrow',
    zh: '今日可添加的新运单号已用完（每日最多 {max} 个），请明天再上传此行',
    tg: 'барои имрӯз рақамҳои нав намондаанд (дар як рӯз на беш аз {max}): ин сатрро фардо бор кунед',
  },
  differsInOrder: {
    ru: 'в строке {first} того же заказа указано другое',
    en: 'row {first} of the same order says something else',
    zh: '与同一订单第 {first} 行的内容不同',
    tg: 'дар сатри {first}-и ҳамин фармоиш чизи дигар навишта шудааст',
  },
  tooManyParcels: {
    ru: 'в одном заказе не больше {max} посылок',
    en: 'one order holds at most {max} parcels',
    zh: '一个订单最多 {max} 个包裹',
    tg: 'дар як фармоиш на беш аз {max} бор',
  },
  rowOfOrderWrong: {
    ru: 'в этом заказе ошибка в строке {first}',
    en: 'row {first} of this order has a mistake',
    zh: '同一订单第 {first} 行有误',
    tg: 'дар ин фармоиш сатри {first} хато дорад',
  },
};

export const declarationNoteTexts: Record<DeclarationNote, LocaleTexts> = {
  goodsAskFirst: {
    ru: 'сначала уточните по горячей линии: {goods}',
    en: 'ask the hotline first: {goods}',
    zh: '请先拨打客服热线确认：{goods}',
    tg: 'аввал аз хати доғ пурсед: {goods}',
  },
  incomplete: {
    ru: 'не указано: {missing}',
    en: 'lacks: {missing}',
    zh: '未填写：{missing}',
    tg: 'нишон дода нашудааст: {missing}',
  },
};
