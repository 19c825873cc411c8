import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { declarationNoteTexts, type DeclarationNote } from '../declarations/declaration-problems.ts';
import { fillIn } from '../../../messages/table-files.ts';
import type { ProblemParams } from './row-problems.ts';

/** What is worth knowing of a row that was taken. */
export const noteReasons = [
  'alreadyFurther',
  'notUnderWay',
  'remarksIgnored',
  'noSizes',
  'totalsLeftOut',
  'textsLeftOut',
  'hiddenTaken',
  'hiddenLeftOut',
  'columnsNotStored',
  'unknownCustomer',
  'unknownCustomerYet',
  'noCustomer',
  'noCustomerYet',
  'noCustomers',
  'ofKnownCustomer',
] as const;
export type NoteReason = (typeof noteReasons)[number] | DeclarationNote;
export type RowNote = {
  row: number;
  column: string | null;
  value: string;
  reason: NoteReason;
  params?: ProblemParams;
};

// Tajik awaits a native reader.
const noteTexts: Record<NoteReason, LocaleTexts> = {
  ...declarationNoteTexts,
  remarksIgnored: {
    ru: 'свободный текст не загружается, таких ячеек: {count}',
    en: 'free text is not imported; cells of it: {count}',
    zh: '自由文本不予导入，共 {count} 个单元格',
    tg: 'матни озод бор намешавад, чунин катакҳо: {count}',
  },
  notUnderWay: {
    ru: 'посылок этого рейса не в пути, событие им не записано: {count} ({codes})',
    en: 'parcels of this trip that are not under way and were left alone: {count} ({codes})',
    zh: '该车次中不在途而未记录的包裹：{count}（{codes}）',
    tg: 'борҳои ин сафар, ки дар роҳ нестанд ва сабт нашуданд: {count} ({codes})',
  },
  noSizes: {
    ru: 'есть вес, но нет размеров: расчётный вес будет равен фактическому',
    en: 'there are weights and no sizes: the chargeable weight will be the actual weight',
    zh: '有重量但没有尺寸：计费重量将按实际重量计算',
    tg: 'вазн ҳаст, аммо андоза нест: вазни ҳисобӣ ба вазни воқеӣ баробар мешавад',
  },
  totalsLeftOut: {
    ru: 'итоговые строки не загружаются: {count}',
    en: 'rows of totals are left out: {count}',
    zh: '合计行不予导入，共 {count} 行',
    tg: 'сатрҳои ҷамъбастӣ бор намешаванд: {count}',
  },
  hiddenTaken: {
    ru: 'в файле скрыто и загружается тоже: {what}',
    en: 'hidden in the file and imported all the same: {what}',
    zh: '在文件中被隐藏但仍会导入：{what}',
    tg: 'дар файл пинҳон аст ва низ бор мешавад: {what}',
  },
  hiddenLeftOut: {
    ru: 'в файле скрыто и по вашему ответу не загружается: {what}',
    en: 'hidden in the file and left out, as you have said: {what}',
    zh: '在文件中被隐藏，按您的选择不导入：{what}',
    tg: 'дар файл пинҳон аст ва мувофиқи ҷавоби шумо бор намешавад: {what}',
  },
  textsLeftOut: {
    ru: 'строки без номера не загружаются: {count} ({texts})',
    en: 'rows that name no parcel are left out: {count} ({texts})',
    zh: '没有单号的行不予导入，共 {count} 行（{texts}）',
    tg: 'сатрҳои бе рақам бор намешаванд: {count} ({texts})',
  },
  columnsNotStored: {
    ru: 'эти столбцы понятны, но не хранятся: {columns}',
    en: 'columns that are understood and not stored: {columns}',
    zh: '以下列已识别，但不保存：{columns}',
    tg: 'ин сутунҳо фаҳмо ҳастанд, вале нигоҳ дошта намешаванд: {columns}',
  },
  unknownCustomer: {
    ru: 'нет клиента с таким кодом: посылка получает отметку «Получатель не определён»',
    en: 'no customer has this code: the parcel is marked "Recipient not identified"',
    zh: '没有使用该编号的客户：包裹标记为“收件人待确认”',
    tg: 'муштарӣ бо ин рамз нест: бор қайди «Гиранда муайян нашудааст» мегирад',
  },
  unknownCustomerYet: {
    ru: 'нет клиента с таким кодом: если при приёме клиент не найдётся, посылка получит отметку «Получатель не определён»',
    en: 'no customer has this code: unless one is found by its receipt, the parcel will be marked "Recipient not identified"',
    zh: '没有使用该编号的客户：若收货时仍未找到客户，包裹将标记为“收件人待确认”',
    tg: 'муштарӣ бо ин рамз нест: агар то қабул ёфт нашавад, бор қайди «Гиранда муайян нашудааст» мегирад',
  },
  noCustomer: {
    ru: 'клиент не указан: посылка получает отметку «Получатель не определён»',
    en: 'no customer is named: the parcel is marked "Recipient not identified"',
    zh: '未填写客户：包裹标记为“收件人待确认”',
    tg: 'муштарӣ нишон дода нашудааст: бор қайди «Гиранда муайян нашудааст» мегирад',
  },
  noCustomerYet: {
    ru: 'клиент не указан: если при приёме он не найдётся, посылка получит отметку «Получатель не определён»',
    en: 'no customer is named: unless one is found by its receipt, the parcel will be marked "Recipient not identified"',
    zh: '未填写客户：若收货时仍未找到客户，包裹将标记为“收件人待确认”',
    tg: 'муштарӣ нишон дода нашудааст: агар то қабул ёфт нашавад, бор қайди «Гиранда муайян нашудааст» мегирад',
  },
  noCustomers: {
    ru: 'клиент неизвестен, посылки получают отметку «Получатель не определён»: {count} ({codes})',
    en: 'parcels whose customer is not known and that are marked "Recipient not identified": {count} ({codes})',
    zh: '客户未知而标记为“收件人待确认”的包裹：{count}（{codes}）',
    tg: 'борҳое, ки муштариашон маълум нест ва қайди «Гиранда муайян нашудааст» мегиранд: {count} ({codes})',
  },
  ofKnownCustomer: {
    ru: 'нет клиента с таким кодом: посылка остаётся за клиентом {customer}',
    en: 'no customer has this code: the parcel stays with customer {customer}',
    zh: '没有使用该编号的客户：包裹仍属于客户 {customer}',
    tg: 'муштарӣ бо ин рамз нест: бор аз они муштарии {customer} мемонад',
  },
  alreadyFurther: {
    ru: 'посылка уже дальше: {status}',
    en: 'the parcel is already further: {status}',
    zh: '包裹已在后续状态：{status}',
    tg: 'бор аллакай пештар аст: {status}',
  },
};

/** A remark on a row that was taken. */
export function noteText(reason: NoteReason, locale: Locale, params: ProblemParams = {}): string {
  return fillIn(noteTexts[reason][locale], params);
}
