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
