import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const listTexts: Record<Extract<ErrorName, `list.${string}`>, LocaleTexts> = {
  'list.notFound': {
    ru: 'Такой записи нет.',
    en: 'There is no such record.',
    zh: '没有该记录。',
    tg: 'Чунин сабт нест.',
  },
  'list.otherState': {
    ru: 'Запись {code} уже в другом состоянии, для неё это невозможно. Обновите страницу.',
    en: 'Record {code} is in another state by now, and this cannot be done to it. Refresh the page.',
    zh: '记录 {code} 的状态已变化，无法执行此操作。请刷新页面。',
    tg: 'Сабти {code} аллакай дар ҳолати дигар аст, ин амал имконнопазир аст. Саҳифаро нав кунед.',
  },
  'list.unsettled': {
    ru: 'В списке {code} не решено мест: {things}. Решите по каждому, затем закончите.',
    en: 'On the list {code} {things} things are not settled. Settle each, then finish.',
    zh: '清单 {code} 还有 {things} 件未处理。请逐件处理后再结束。',
    tg: 'Дар рӯйхати {code} ҳал нашудааст: {things}. Ҳар якро ҳал кунед, баъд анҷом диҳед.',
  },
  'list.changedMeanwhile': {
    ru: 'Запись тем временем изменил другой сотрудник. Сравните и выберите, что оставить.',
    en: 'A colleague has changed this record meanwhile. Compare and choose what to keep.',
    zh: '该记录刚被其他同事修改，请对比后选择要保留的内容。',
    tg: 'Ин сабтро дар ин миён ҳамкоратон тағйир дод. Муқоиса кунед ва интихоб намоед.',
  },
  'list.tooManyToExport': {
    ru: 'Для одного файла слишком много записей: не больше {max}. Сузьте поиск.',
    en: 'Too many records for one file: at most {max}. Narrow the search.',
    zh: '记录过多，一个文件最多 {max} 条，请缩小查询范围。',
    tg: 'Барои як файл сабтҳо зиёданд: на бештар аз {max}. Ҷустуҷӯро танг кунед.',
  },
};
