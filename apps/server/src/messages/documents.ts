import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const documentTexts: Record<Extract<ErrorName, `documents.${string}`>, LocaleTexts> = {
  'documents.parcelsNotFound': {
    ru: 'Ничего не напечатано: этих посылок нет или они не в вашем подразделении: {codes}.',
    en: 'Nothing was printed: these parcels are unknown or belong to another unit: {codes}.',
    zh: '未打印：以下包裹不存在或不属于您的网点：{codes}。',
    tg: 'Ҳеҷ чиз чоп нашуд: ин борҳо нестанд ё дар шуъбаи шумо нестанд: {codes}.',
  },
  'documents.typeNotPrinted': {
    ru: 'Документ «{docType}» пока не печатается. Доступны: parcel-label, shelf-label.',
    en: 'The document "{docType}" cannot be printed yet. Available: parcel-label, shelf-label.',
    zh: '暂不支持打印“{docType}”。可打印：parcel-label、shelf-label。',
    tg: 'Ҳуҷҷати «{docType}» ҳоло чоп намешавад. Дастрасанд: parcel-label, shelf-label.',
  },
  'documents.otherSize': {
    ru: 'Документ «{docType}» печатается только на этикетке {size} мм.',
    en: 'The document "{docType}" is printed on {size} mm labels only.',
    zh: '“{docType}”只能打印在 {size} 毫米标签上。',
    tg: 'Ҳуҷҷати «{docType}» танҳо дар нишонаи {size} мм чоп мешавад.',
  },
  'documents.codeNotScannable': {
    ru: 'Ничего не напечатано: в этих кодах есть знаки, которых не вмещает штрихкод: {codes}. Наклейте на посылку наклейку с кодом RP или исправьте код.',
    en: 'Nothing was printed: these codes have signs that no barcode holds: {codes}. Put a sticker with an RP code on the parcel, or have the code corrected.',
    zh: '未打印：以下单号含有条码无法容纳的字符：{codes}。请在包裹上贴 RP 贴纸，或更正单号。',
    tg: 'Ҳеҷ чиз чоп нашуд: дар ин рамзҳо аломатҳое ҳастанд, ки ба штрихкод намеғунҷанд: {codes}. Ба бор часпаки рамзи RP часпонед ё рамзро ислоҳ кунед.',
  },
  'documents.tripEmpty': {
    ru: 'В рейсе нет ни одной посылки: документы составлять не о чем.',
    en: 'The trip has no parcels, so there are no papers to draw up.',
    zh: '该车次没有包裹，无法制作单证。',
    tg: 'Дар рейс ягон бор нест: ҳуҷҷат тартиб додан мумкин нест.',
  },
  'documents.tripTooLarge': {
    ru: 'В рейсе больше {most} посылок. Разделите его на несколько рейсов: документы составляются не более чем на {most}.',
    en: 'The trip has more than {most} parcels. Split it into several trips: papers are drawn up for {most} at most.',
    zh: '该车次超过 {most} 件包裹。请拆分为多个车次：单证最多包含 {most} 件。',
    tg: 'Дар рейс аз {most} бор зиёд аст. Онро ба чанд рейс ҷудо кунед: ҳуҷҷатҳо барои ҳадди аксар {most} бор тартиб дода мешаванд.',
  },
  'documents.noStickers': {
    ru: 'Наклеек с такими номерами нет, или все они уже использованы.',
    en: 'There are no stickers with these numbers, or all of them are in use.',
    zh: '没有这些编号的贴纸，或已全部使用。',
    tg: 'Часпакҳо бо ин рақамҳо нестанд ё ҳамаашон истифода шудаанд.',
  },
};
