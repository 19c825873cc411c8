import type { ErrorParams } from '@rohi/contract/errors';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';

/** What can be wrong with a row of an imported list, beside the problems that the form reports. */
export type ListProblemName =
  | 'changedSince'
  | 'twiceInFile'
  | 'example'
  | 'keyNeeded'
  | 'notInList'
  | 'unknownChoice'
  | 'unknownCode'
  | 'notYesOrNo'
  | 'notWhole'
  | 'notADay'
  | 'lostDigits'
  | 'badVersion'
  | 'tooManyCells';

// Tajik awaits a native reader.
const listProblemTexts: Record<ListProblemName, LocaleTexts> = {
  changedSince: {
    ru: 'Запись изменили после выгрузки файла ({who}). Сейчас: {now}. Чтобы записать своё, поставьте версию {version}.',
    en: 'The record was changed after the file was saved ({who}). It now says: {now}. To write yours over it, put version {version}.',
    zh: '导出后该记录已被修改（{who}）。当前内容：{now}。如需覆盖，请将版本号改为 {version}。',
    tg: 'Сабт пас аз гирифтани файл тағйир ёфт ({who}). Ҳоло: {now}. Барои навиштани худ ин нусхаро гузоред: {version}.',
  },
  twiceInFile: {
    ru: 'Эта запись уже есть в строке {row} файла.',
    en: 'This record stands in row {row} of the file already.',
    zh: '该记录已在文件第 {row} 行出现。',
    tg: 'Ин сабт аллакай дар сатри {row} ҳаст.',
  },
  example: {
    ru: 'Это пример из шаблона. Удалите строку.',
    en: 'This is the example of the template. Delete the row.',
    zh: '这是模板中的示例，请删除该行。',
    tg: 'Ин намунаи қолаб аст. Сатрро нест кунед.',
  },
  keyNeeded: {
    ru: 'Заполните ячейку: по ней находится запись.',
    en: 'Fill in the cell: the record is found by it.',
    zh: '请填写此单元格：系统据此查找记录。',
    tg: 'Чашмакро пур кунед: сабт аз рӯйи он ёфт мешавад.',
  },
  notInList: {
    ru: 'Такой записи в списке нет, а новые здесь не создаются.',
    en: 'The list has no such record, and new ones are not made here.',
    zh: '列表中没有该记录，此处不能新建。',
    tg: 'Дар рӯйхат чунин сабт нест ва дар ин ҷо сабти нав сохта намешавад.',
  },
  unknownChoice: {
    ru: 'Такого значения нет. Можно: {ru}.',
    en: 'There is no such value. Allowed: {en}.',
    zh: '没有该选项。可填：{zh}。',
    tg: 'Чунин қимат нест. Мумкин: {tg}.',
  },
  unknownCode: {
    ru: 'Записи с таким кодом нет.',
    en: 'There is no record with this code.',
    zh: '没有该代码的记录。',
    tg: 'Сабт бо ин рамз нест.',
  },
  notYesOrNo: {
    ru: 'Нужно «да» или «нет».',
    en: 'Write yes or no.',
    zh: '请填写“是”或“否”。',
    tg: '«Ҳа» ё «не» нависед.',
  },
  notWhole: {
    ru: 'Нужно целое число.',
    en: 'A whole number is needed.',
    zh: '请填写整数。',
    tg: 'Адади бутун лозим аст.',
  },
  notADay: {
    ru: 'Дата не читается. Напишите так: 2026-11-20.',
    en: 'The date cannot be read. Write it so: 2026-11-20.',
    zh: '日期无法识别，请按 2026-11-20 的格式填写。',
    tg: 'Сана хонда намешавад. Чунин нависед: 2026-11-20.',
  },
  lostDigits: {
    ru: 'Excel округлил число. Сделайте ячейку текстовой и введите значение заново.',
    en: 'The spreadsheet has rounded the number. Make the cell a text and type the value again.',
    zh: '表格软件已对数字取整。请将单元格设为文本后重新输入。',
    tg: 'Excel ададро яклухт кард. Чашмакро матнӣ кунед ва қиматро аз нав ворид намоед.',
  },
  badVersion: {
    ru: 'Версия — целое число из выгруженного файла.',
    en: 'The version is a whole number from the file that the list saved.',
    zh: '版本号应为导出文件中的整数。',
    tg: 'Нусха адади бутун аз файли гирифташуда аст.',
  },
  tooManyCells: {
    ru: 'В строке больше ячеек, чем столбцов: разделитель попал внутрь значения.',
    en: 'The row has more cells than there are columns: a separator stands inside a value.',
    zh: '该行单元格多于列数：数值中可能含有分隔符。',
    tg: 'Дар сатр чашмакҳо аз сутунҳо зиёданд: ҷудокунанда дар дохили қимат аст.',
  },
};

/** What is wrong with a row, in the reader's language. */
export function listProblemText(name: ListProblemName, locale: Locale, params: ErrorParams = {}): string {
  return listProblemTexts[name][locale].replaceAll(/\{(\w+)\}/g, (placeholder, key: string) =>
    String(params[key] ?? placeholder),
  );
}

export function isListProblem(name: string): name is ListProblemName {
  return Object.hasOwn(listProblemTexts, name);
}
